extension Phrases {
  static func german(_ conventions: LocaleConventions) -> Phrases {
    Phrases(
      allDay: "ganztägig", today: "heute",
      untilTime: { "bis \($0)" },
      untilDay: { "bis \($0)" },
      fromDay: { "ab \($0)" },
      dayOfDays: { "Tag \($0) von \($1)" },
      more: { $0 == 1 ? "+1 weiterer" : "+\($0) weitere" },
      duration: { parts([($0, "T"), ($1, "Std."), ($2, "Min."), ($3, "Sek.")]) },
      conflict: "Konflikt", tentative: "vorläufig", cancelled: "abgesagt", declined: "abgelehnt", accepted: "zugesagt",
      untitled: "(ohne Titel)", unnamed: "(ohne Namen)", noEvents: "Keine Termine",
      noEventsOn: { "Keine Termine, \($0)" },
      noEventsWith: { "Keine Termine mit \($0)" },
      noEventsIn: { "\($0): keine Termine." },
      nearestIn: { "Die nächstgelegenen sind im \($0):" },
      events: { $1 == 1 ? "\($0) Termin" : "\($0) Termine" },
      zone: { "Zeitzone: \($0), dort \($1)" },
      organizer: "Organisation: ", attendees: "mit: ", categories: "Kategorien: ",
      todayButton: "Heute", previousMonth: "Voriger Monat", nextMonth: "Nächster Monat",
      close: "Schließen", months: "Monate", week: "Woche", rules: .german(conventions))
  }
}

extension RulePhrases {
  static func german(_ conventions: LocaleConventions) -> RulePhrases {
    let weekdays = conventions.weekdaysInDates.wide
    @Sendable func weekday(_ day: Weekday) -> String { weekdays.element(day.rawValue - 1) ?? day.iCalendarCode }
    /// `ersten`, `6.`, `vorletzten`
    @Sendable func ordinal(_ number: Int) -> String {
      let fromStart = ["ersten", "zweiten", "dritten", "vierten", "fünften"]
      let fromEnd = ["letzten", "vorletzten", "drittletzten", "viertletzten", "fünftletzten"]
      return (number > 0 ? fromStart : fromEnd).element(size(number) - 1)
        ?? (number > 0 ? "\(number)." : "\(size(number)).-letzten")
    }
    return RulePhrases(
      every: { frequency, interval in
        let (one, many) =
          switch frequency {
          case .secondly: ("jede Sekunde", "Sekunden")
          case .minutely: ("jede Minute", "Minuten")
          case .hourly: ("jede Stunde", "Stunden")
          case .daily: ("jeden Tag", "Tage")
          case .weekly: ("jede Woche", "Wochen")
          case .monthly: ("jeden Monat", "Monate")
          case .yearly: ("jedes Jahr", "Jahre")
          }
        return interval == 1 ? one : "alle \(interval) \(many)"
      },
      everyWorkday: "montags bis freitags",
      weekday: weekday,
      nthWeekday: { "\(ordinal($0)) \($2)" },
      month: { month, scale in
        monthName(month, scale, conventions) ?? (month.isLeap ? "Schaltmonat \(month.number)" : "Monat \(month.number)")
      },
      dayOfMonth: { $0 > 0 ? "\($0)." : "\(ordinal($0)) Tag" },
      dayOfYear: { $0 > 0 ? "\($0). Tag des Jahres" : "\(ordinal($0)) Tag des Jahres" },
      week: { $0 > 0 ? "Woche \($0)" : "der \(ordinal($0)) Woche" },
      position: { "den \(ordinal($0))" },
      time: { hour, minute, second in
        clock(hour, minute, second)
          ?? hour.map { "\($0) Uhr" } ?? minute.map { "Minute \($0)" } ?? "Sekunde \(second ?? 0)"
      },
      date: { conventions.longDate($0) },
      list: { list($0, and: " und ") },
      inMonths: { "im \($0)" },
      inWeeks: { "in \($0)" },
      onDays: { "am \($0)" },
      ifOn: { "sofern am \($0)" },
      atTimes: { "um \($0)" },
      onlyPositions: { "(davon nur \($0))" },
      times: { $0 == 1 ? "einmal" : "\($0)-mal" },
      until: { "bis \($0)" },
      inCalendar: { "im Kalender \(scaleName($0))" })
  }
}
