extension Phrases {
  static func hebrew(_ conventions: LocaleConventions) -> Phrases {
    Phrases(
      allDay: "כל היום", today: "היום",
      untilTime: { "עד \($0)" },
      untilDay: { "עד \($0)" },
      fromDay: { "מ\($0)" },
      dayOfDays: { "יום \($0) מתוך \($1)" },
      more: { $0 == 1 ? "+1 נוסף" : "+\($0) נוספים" },
      duration: { parts([($0, "ימ׳"), ($1, "שע׳"), ($2, "דק׳"), ($3, "שנ׳")]) },
      conflict: "התנגשות", tentative: "לא סופי", cancelled: "בוטל", declined: "נדחה", accepted: "אושר",
      untitled: "(ללא כותרת)", unnamed: "(ללא שם)", noEvents: "אין אירועים",
      noEventsOn: { "אין אירועים, \($0)" },
      noEventsWith: { "אין אירועים עם \($0)" },
      noEventsIn: { "\($0): אין אירועים." },
      nearestIn: { "הקרובים ביותר הם ב\($0):" },
      events: { $1 == 1 ? "אירוע אחד" : "\($0) אירועים" },
      zone: { "אזור זמן: \($0), \($1) שם" },
      organizer: "מארגן: ", attendees: "עם: ", categories: "קטגוריות: ",
      todayButton: "היום", previousMonth: "החודש הקודם", nextMonth: "החודש הבא",
      close: "סגירה", months: "חודשים", week: "שבוע", rules: .hebrew(conventions))
  }
}

extension RulePhrases {
  static func hebrew(_ conventions: LocaleConventions) -> RulePhrases {
    let weekdays = conventions.weekdays.wide
    @Sendable func weekday(_ day: Weekday) -> String { weekdays.element(day.rawValue - 1) ?? day.iCalendarCode }
    /// A prefix letter, with a hyphen before a digit: `ביום`, `ב-15`.
    @Sendable func prefixed(_ letter: String, _ text: String) -> String {
      letter + (text.first?.isASCII ?? false ? "-" : "") + text
    }
    /// `הראשון`, `ה-6`, `האחרון`, `ה-3 מהסוף`
    @Sendable func ordinal(_ number: Int) -> String {
      switch number {
      case -1: "האחרון"
      case -2: "הלפני אחרון"
      case ..<0: "ה-\(size(number)) מהסוף"
      default: ["הראשון", "השני", "השלישי", "הרביעי", "החמישי"].element(number - 1) ?? "ה-\(number)"
      }
    }
    return RulePhrases(
      every: { frequency, interval in
        let forms =
          switch frequency {
          case .secondly: ["שנייה", "שתי שניות", "שניות"]
          case .minutely: ["דקה", "שתי דקות", "דקות"]
          case .hourly: ["שעה", "שעתיים", "שעות"]
          case .daily: ["יום", "יומיים", "ימים"]
          case .weekly: ["שבוע", "שבועיים", "שבועות"]
          case .monthly: ["חודש", "חודשיים", "חודשים"]
          case .yearly: ["שנה", "שנתיים", "שנים"]
          }
        return interval <= 2 ? "כל \(forms[interval == 2 ? 1 : 0])" : "כל \(interval) \(forms[2])"
      },
      everyWorkday: "מיום שני עד יום שישי",
      weekday: weekday,
      nthWeekday: { "\($2) \(ordinal($0))" },
      month: { month, scale in
        monthName(month, scale, conventions) ?? "חודש \(month.number)\(month.isLeap ? " מעובר" : "")"
      },
      dayOfMonth: { $0 > 0 ? "\($0) בחודש" : "יום \(ordinal($0)) בחודש" },
      dayOfYear: { $0 > 0 ? "יום ה-\($0) בשנה" : "יום \(ordinal($0)) בשנה" },
      week: { $0 > 0 ? "שבוע \($0)" : "שבוע \(ordinal($0))" },
      position: ordinal,
      time: { hour, minute, second in
        clock(hour, minute, second) ?? hour.map { "\($0)" } ?? minute.map { "דקה \($0)" } ?? "שנייה \(second ?? 0)"
      },
      date: { conventions.longDate($0) },
      list: { items in
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " " + prefixed("ו", last)
      },
      inMonths: { prefixed("ב", $0) },
      inWeeks: { prefixed("ב", $0) },
      onDays: { prefixed("ב", $0) },
      ifOn: { "אם זה \($0)" },
      atTimes: { "בשעה \($0)" },
      onlyPositions: { "(רק \($0))" },
      times: { $0 == 1 ? "פעם אחת" : $0 == 2 ? "פעמיים" : "\($0) פעמים" },
      until: { "עד \($0)" },
      inCalendar: { "לפי לוח \(scaleName($0))" })
  }
}
