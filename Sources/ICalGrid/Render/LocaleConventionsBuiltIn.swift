extension LocaleConventions {
  /// The conventions of a locale that needs no locale data of the system; `nil` for any other.
  ///
  /// The charset and modifier of a POSIX name are left out of account; `C`, `POSIX` and an empty name are ``english``.
  ///
  /// - Complexity: O(1); the names of one locale are split on each call.
  public static func builtIn(_ identifier: String) -> LocaleConventions? {
    let identifier = normalized(identifier)
    if identifier.isEmpty || identifier == "C" || identifier == "POSIX" { return .english }
    let name = ["zh_Hans": "zh_CN", "zh_Hans_CN": "zh_CN", "ja": "ja_JP", "ko": "ko_KR"][identifier] ?? identifier
    return table.first { $0.identifier == name }.map { $0.conventions(named: identifier) }
  }

  /// The locale's name without a POSIX charset and modifier, `-` as `_`: `de_DE` for `de-DE.UTF-8@euro`.
  static func normalized(_ identifier: String) -> String {
    let name = identifier.prefix { $0 != "." }
    // A modifier with a `=` is CLDR's own (`@calendar=…`).
    let bare = name.contains("=") ? name : name.prefix { $0 != "@" }
    return String(bare.map { $0 == "-" ? "_" : $0 })
  }

  /// One locale in a compact form: lists are joined by `|`, those of dates are given where they differ.
  private struct Entry: Sendable {
    var identifier: String
    var months: String
    var monthsInDates: String?
    var shortMonths: String
    var shortMonthsInDates: String?
    var initials: String
    var weekdays: String
    var shortWeekdays: String
    var shortWeekdaysInDates: String?
    var weekdayInitials: String
    /// As in ``LocaleConventions/Patterns``, in its order.
    var patterns: String
    var halves = "AM|PM"
    var weekStart: Weekday
    var minimalDays: Int

    func conventions(named name: String) -> LocaleConventions {
      func list(_ text: String) -> [String] {
        text.split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
      }
      let pattern = list(patterns)
      let half = list(halves)
      return LocaleConventions(
        identifier: name,
        months: Names(wide: list(months), abbreviated: list(shortMonths), narrow: list(initials)),
        monthsInDates: Names(
          wide: list(monthsInDates ?? months), abbreviated: list(shortMonthsInDates ?? shortMonths),
          narrow: list(initials)),
        weekdays: Names(
          wide: list(weekdays), abbreviated: list(shortWeekdays), narrow: list(weekdayInitials)),
        weekdaysInDates: Names(
          wide: list(weekdays), abbreviated: list(shortWeekdaysInDates ?? shortWeekdays),
          narrow: list(weekdayInitials)),
        patterns: Patterns(
          fullDate: pattern[0], weekdayDate: pattern[1], monthDay: pattern[2], monthTitle: pattern[3],
          time: pattern[4]),
        am: half[0], pm: half[1], weekStart: weekStart, minimalDays: minimalDays)
    }
  }

  private static let table: [Entry] = [
    Entry(
      identifier: "de_DE",
      months: "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember",
      shortMonths: "Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez",
      shortMonthsInDates: "Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.",
      initials: "J|F|M|A|M|J|J|A|S|O|N|D",
      weekdays: "Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag",
      shortWeekdays: "Mo|Di|Mi|Do|Fr|Sa|So",
      shortWeekdaysInDates: "Mo.|Di.|Mi.|Do.|Fr.|Sa.|So.",
      weekdayInitials: "M|D|M|D|F|S|S",
      patterns: "EEEE, d. MMMM y|EEE d. MMM|d. MMM|MMMM y|HH:mm",
      weekStart: .monday, minimalDays: 4),
    Entry(
      identifier: "en_GB",
      months: "January|February|March|April|May|June|July|August|September|October|November|December",
      shortMonths: "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec",
      initials: "J|F|M|A|M|J|J|A|S|O|N|D",
      weekdays: "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday",
      shortWeekdays: "Mon|Tue|Wed|Thu|Fri|Sat|Sun",
      weekdayInitials: "M|T|W|T|F|S|S",
      patterns: "EEEE, d MMMM y|EEE d MMM|d MMM|MMMM y|HH:mm",
      halves: "am|pm", weekStart: .monday, minimalDays: 4),
    Entry(
      identifier: "en_US",
      months: "January|February|March|April|May|June|July|August|September|October|November|December",
      shortMonths: "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec",
      initials: "J|F|M|A|M|J|J|A|S|O|N|D",
      weekdays: "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday",
      shortWeekdays: "Mon|Tue|Wed|Thu|Fri|Sat|Sun",
      weekdayInitials: "M|T|W|T|F|S|S",
      patterns: "EEEE, MMMM d, y|EEE, MMM d|MMM d|MMMM y|h:mm a",
      weekStart: .sunday, minimalDays: 1),
    Entry(
      identifier: "es_ES",
      months: "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
      shortMonths: "ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic",
      initials: "E|F|M|A|M|J|J|A|S|O|N|D",
      weekdays: "lunes|martes|miércoles|jueves|viernes|sábado|domingo",
      shortWeekdays: "lun|mar|mié|jue|vie|sáb|dom",
      weekdayInitials: "L|M|X|J|V|S|D",
      patterns: "EEEE, d 'de' MMMM 'de' y|EEE, d MMM|d MMM|MMMM 'de' y|H:mm",
      halves: "a. m.|p. m.", weekStart: .monday, minimalDays: 4),
    Entry(
      identifier: "fr_FR",
      months: "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre",
      shortMonths: "janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.",
      initials: "J|F|M|A|M|J|J|A|S|O|N|D",
      weekdays: "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche",
      shortWeekdays: "lun.|mar.|mer.|jeu.|ven.|sam.|dim.",
      weekdayInitials: "L|M|M|J|V|S|D",
      patterns: "EEEE d MMMM y|EEE d MMM|d MMM|MMMM y|HH:mm",
      weekStart: .monday, minimalDays: 4),
    Entry(
      identifier: "it_IT",
      months: "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre",
      shortMonths: "gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic",
      initials: "G|F|M|A|M|G|L|A|S|O|N|D",
      weekdays: "lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica",
      shortWeekdays: "lun|mar|mer|gio|ven|sab|dom",
      weekdayInitials: "L|M|M|G|V|S|D",
      patterns: "EEEE d MMMM y|EEE d MMM|d MMM|MMMM y|HH:mm",
      weekStart: .monday, minimalDays: 4),
    Entry(
      identifier: "ja_JP",
      months: "1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月",
      shortMonths: "1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月",
      initials: "1|2|3|4|5|6|7|8|9|10|11|12",
      weekdays: "月曜日|火曜日|水曜日|木曜日|金曜日|土曜日|日曜日",
      shortWeekdays: "月|火|水|木|金|土|日",
      weekdayInitials: "月|火|水|木|金|土|日",
      patterns: "y年M月d日 EEEE|M月d日(EEE)|M月d日|y年M月|H:mm",
      halves: "午前|午後", weekStart: .sunday, minimalDays: 1),
    Entry(
      identifier: "ko_KR",
      months: "1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월",
      shortMonths: "1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월",
      initials: "1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월",
      weekdays: "월요일|화요일|수요일|목요일|금요일|토요일|일요일",
      shortWeekdays: "월|화|수|목|금|토|일",
      weekdayInitials: "월|화|수|목|금|토|일",
      patterns: "y년 MMMM d일 EEEE|MMM d일 (EEE)|MMM d일|y년 MMMM|a h:mm",
      halves: "오전|오후", weekStart: .sunday, minimalDays: 1),
    Entry(
      identifier: "nl_NL",
      months: "januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december",
      shortMonths: "jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec",
      initials: "J|F|M|A|M|J|J|A|S|O|N|D",
      weekdays: "maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag",
      shortWeekdays: "ma|di|wo|do|vr|za|zo",
      weekdayInitials: "M|D|W|D|V|Z|Z",
      patterns: "EEEE d MMMM y|EEE d MMM|d MMM|MMMM y|HH:mm",
      weekStart: .monday, minimalDays: 4),
    Entry(
      identifier: "pl_PL",
      months: "styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień",
      monthsInDates:
        "stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia",
      shortMonths: "sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru",
      initials: "s|l|m|k|m|c|l|s|w|p|l|g",
      weekdays: "poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela",
      shortWeekdays: "pon.|wt.|śr.|czw.|pt.|sob.|niedz.",
      weekdayInitials: "P|W|Ś|C|P|S|N",
      patterns: "EEEE, d MMMM y|EEE, d MMM|d MMM|LLLL y|HH:mm",
      weekStart: .monday, minimalDays: 4),
    Entry(
      identifier: "pt_BR",
      months: "janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro",
      shortMonths: "jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.",
      initials: "J|F|M|A|M|J|J|A|S|O|N|D",
      weekdays: "segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo",
      shortWeekdays: "seg.|ter.|qua.|qui.|sex.|sáb.|dom.",
      weekdayInitials: "S|T|Q|Q|S|S|D",
      patterns: "EEEE, d 'de' MMMM 'de' y|EEE, d 'de' MMM|d 'de' MMM|MMMM 'de' y|HH:mm",
      weekStart: .sunday, minimalDays: 1),
    Entry(
      identifier: "ru_RU",
      months: "январь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь",
      monthsInDates: "января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря",
      shortMonths: "янв.|февр.|март|апр.|май|июнь|июль|авг.|сент.|окт.|нояб.|дек.",
      shortMonthsInDates: "янв.|февр.|марта|апр.|мая|июня|июля|авг.|сент.|окт.|нояб.|дек.",
      initials: "Я|Ф|М|А|М|И|И|А|С|О|Н|Д",
      weekdays: "понедельник|вторник|среда|четверг|пятница|суббота|воскресенье",
      shortWeekdays: "Пн|Вт|Ср|Чт|Пт|Сб|Вс",
      weekdayInitials: "П|В|С|Ч|П|С|В",
      patterns: "EEEE, d MMMM y 'г'.|ccc, d MMM|d MMM|LLLL y 'г'.|HH:mm",
      weekStart: .monday, minimalDays: 4),
    Entry(
      identifier: "sv_SE",
      months: "januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december",
      shortMonths: "jan.|feb.|mars|apr.|maj|juni|juli|aug.|sep.|okt.|nov.|dec.",
      initials: "J|F|M|A|M|J|J|A|S|O|N|D",
      weekdays: "måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag",
      shortWeekdays: "mån|tis|ons|tors|fre|lör|sön",
      weekdayInitials: "M|T|O|T|F|L|S",
      patterns: "EEEE d MMMM y|EEE d MMM|d MMM|MMMM y|HH:mm",
      halves: "fm|em", weekStart: .monday, minimalDays: 4),
    Entry(
      identifier: "zh_CN",
      months: "一月|二月|三月|四月|五月|六月|七月|八月|九月|十月|十一月|十二月",
      shortMonths: "1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月",
      initials: "1|2|3|4|5|6|7|8|9|10|11|12",
      weekdays: "星期一|星期二|星期三|星期四|星期五|星期六|星期日",
      shortWeekdays: "周一|周二|周三|周四|周五|周六|周日",
      weekdayInitials: "一|二|三|四|五|六|日",
      patterns: "y年M月d日 EEEE|M月d日 EEE|M月d日|y年M月|HH:mm",
      halves: "上午|下午", weekStart: .sunday, minimalDays: 5),
  ]
}
