extension Phrases {
  static func arabic(_ conventions: LocaleConventions) -> Phrases {
    Phrases(
      allDay: "طوال اليوم", today: "اليوم",
      untilTime: { "حتى \($0)" },
      untilDay: { "حتى \($0)" },
      fromDay: { "من \($0)" },
      dayOfDays: { "اليوم \($0) من \($1)" },
      more: { "+\($0) أخرى" },
      duration: { parts([($0, "ي"), ($1, "س"), ($2, "د"), ($3, "ث")]) },
      conflict: "تعارض", tentative: "مبدئي", cancelled: "ملغى", declined: "مرفوض", accepted: "مقبول",
      untitled: "(بلا عنوان)", unnamed: "(بلا اسم)", noEvents: "لا أحداث",
      noEventsOn: { "لا أحداث، \($0)" },
      noEventsWith: { "لا أحداث فيها \($0)" },
      noEventsIn: { "\($0): لا أحداث." },
      nearestIn: { "الأقرب في \($0):" },
      events: { numbers, last in
        switch ArabicPlural(last) {
        case .one: numbers == "1" ? "حدث واحد" : "\(numbers) حدث"
        case .two: numbers == "2" ? "حدثان" : "\(numbers) حدث"
        case .few: "\(numbers) أحداث"
        case .many: "\(numbers) حدثًا"
        case .other: "\(numbers) حدث"
        }
      },
      zone: { "المنطقة الزمنية: \($0)، \($1) هناك" },
      organizer: "المنظم: ", attendees: "مع: ", categories: "الفئات: ",
      todayButton: "اليوم", previousMonth: "الشهر السابق", nextMonth: "الشهر التالي",
      close: "إغلاق", months: "الأشهر", week: "الأسبوع", rules: .arabic(conventions))
  }
}

/// How Arabic counts: each has a form of the noun of its own.
enum ArabicPlural {
  case one, two, few, many, other

  init(_ number: Int) {
    self =
      switch number {
      case 1: .one
      case 2: .two
      default:
        switch number % 100 {
        case 3...10: .few
        case 11...99: .many
        default: .other
        }
      }
  }
}

extension RulePhrases {
  static func arabic(_ conventions: LocaleConventions) -> RulePhrases {
    let weekdays = conventions.weekdays.wide
    @Sendable func weekday(_ day: Weekday) -> String { weekdays.element(day.rawValue - 1) ?? day.iCalendarCode }
    /// `ثاني يوم جمعة`: before it, a weekday loses its article.
    @Sendable func ordinal(_ number: Int, _ noun: String, in whole: String) -> String {
      let words = ["أول", "ثاني", "ثالث", "رابع", "خامس"]
      if number == -1 { return "آخر \(noun)\(whole)" }
      if number < 0 { return "\(noun) رقم \(size(number)) من نهاية\(whole.isEmpty ? " الشهر" : whole)" }
      return words.element(number - 1).map { "\($0) \(noun)\(whole)" } ?? "\(noun) رقم \(number)\(whole)"
    }
    return RulePhrases(
      every: { frequency, interval in
        let forms =
          switch frequency {
          case .secondly: ["ثانية", "ثانيتين", "ثوانٍ", "ثانية"]
          case .minutely: ["دقيقة", "دقيقتين", "دقائق", "دقيقة"]
          case .hourly: ["ساعة", "ساعتين", "ساعات", "ساعة"]
          case .daily: ["يوم", "يومين", "أيام", "يومًا"]
          case .weekly: ["أسبوع", "أسبوعين", "أسابيع", "أسبوعًا"]
          case .monthly: ["شهر", "شهرين", "أشهر", "شهرًا"]
          case .yearly: ["سنة", "سنتين", "سنوات", "سنة"]
          }
        return switch ArabicPlural(interval) {
        case .one: "كل \(forms[0])"
        case .two: "كل \(forms[1])"
        case .few: "كل \(interval) \(forms[2])"
        case .many: "كل \(interval) \(forms[3])"
        case .other: "كل \(interval) \(forms[0])"
        }
      },
      everyWorkday: "من الاثنين إلى الجمعة",
      weekday: { "يوم \(weekday($0))" },
      nthWeekday: { number, day, _ in
        let name = weekday(day)
        return ordinal(number, "يوم \(name.hasPrefix("ال") ? String(name.dropFirst(2)) : name)", in: "")
      },
      month: { month, scale in
        monthName(month, scale, conventions) ?? "الشهر \(month.number)\(month.isLeap ? " الكبيس" : "")"
      },
      dayOfMonth: { $0 > 0 ? "يوم \($0)" : ordinal($0, "يوم", in: " الشهر") },
      dayOfYear: { $0 > 0 ? "اليوم \($0) من السنة" : ordinal($0, "يوم", in: " السنة") },
      week: { $0 > 0 ? "الأسبوع \($0)" : ordinal($0, "أسبوع", in: " السنة") },
      position: { $0 == -1 ? "الأخير" : $0 < 0 ? "رقم \(size($0)) من النهاية" : $0 == 1 ? "الأول" : "رقم \($0)" },
      time: { hour, minute, second in
        clock(hour, minute, second) ?? hour.map { "\($0)" } ?? minute.map { "الدقيقة \($0)" }
          ?? "الثانية \(second ?? 0)"
      },
      date: { "\($0.day) \(conventions.monthsInDates.wide.element($0.month - 1) ?? "\($0.month)") \($0.year)" },
      list: { list($0, comma: "، ", and: " و") },
      inMonths: { "في \($0)" },
      inWeeks: { "في \($0)" },
      onDays: { $0 },
      ifOn: { "إذا كان \($0)" },
      atTimes: { "الساعة \($0)" },
      onlyPositions: { "(\($0) منها فقط)" },
      times: { number in
        switch ArabicPlural(number) {
        case .one: "مرة واحدة"
        case .two: "مرتين"
        case .few: "\(number) مرات"
        case .many, .other: "\(number) مرة"
        }
      },
      until: { "حتى \($0)" },
      inCalendar: { "حسب تقويم \(scaleName($0))" })
  }
}
