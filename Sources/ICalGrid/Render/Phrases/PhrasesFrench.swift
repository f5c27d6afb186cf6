extension Phrases {
  static func french(_ conventions: LocaleConventions) -> Phrases {
    Phrases(
      allDay: "journée", today: "aujourd’hui",
      untilTime: { "jusqu’à \($0)" },
      untilDay: { "jusqu’au \($0)" },
      fromDay: { "à partir du \($0)" },
      dayOfDays: { "jour \($0) sur \($1)" },
      more: { $0 == 1 ? "+1 autre" : "+\($0) autres" },
      duration: { parts([($0, "j"), ($1, "h"), ($2, "min"), ($3, "s")]) },
      conflict: "conflit", tentative: "provisoire", cancelled: "annulé", declined: "refusé", accepted: "accepté",
      untitled: "(sans titre)", unnamed: "(sans nom)", noEvents: "Aucun événement",
      noEventsOn: { "Aucun événement, \($0)" },
      noEventsWith: { "Aucun événement avec \($0)" },
      noEventsIn: { "\($0) : aucun événement." },
      nearestIn: { "Les plus proches sont en \($0) :" },
      events: { $1 == 1 ? "\($0) événement" : "\($0) événements" },
      zone: { "fuseau : \($0), \($1) sur place" },
      organizer: "organisation : ", attendees: "avec : ", categories: "catégories : ",
      todayButton: "Aujourd’hui", previousMonth: "Mois précédent", nextMonth: "Mois suivant",
      close: "Fermer", months: "Mois", week: "Semaine", rules: .french(conventions))
  }
}

extension RulePhrases {
  static func french(_ conventions: LocaleConventions) -> RulePhrases {
    let weekdays = conventions.weekdaysInDates.wide
    @Sendable func weekday(_ day: Weekday) -> String { weekdays.element(day.rawValue - 1) ?? day.iCalendarCode }
    /// `le premier jour`, `la 6e semaine`, `l’avant-dernier vendredi`, `le 3e jour avant la fin`
    @Sendable func ordinal(_ number: Int, _ noun: String, isFeminine: Bool = false) -> String {
      let article = isFeminine ? "la" : "le"
      let words = [isFeminine ? "première" : "premier", "deuxième", "troisième", "quatrième", "cinquième"]
      switch number {
      case -1: return "\(article) \(isFeminine ? "dernière" : "dernier")\(noun)"
      case -2: return "l’avant-\(isFeminine ? "dernière" : "dernier")\(noun)"
      case ..<0: return "\(article) \(size(number))e\(noun) avant la fin"
      default: return "\(article) \(words.element(number - 1) ?? "\(number)e")\(noun)"
      }
    }
    return RulePhrases(
      every: { frequency, interval in
        let (one, many) =
          switch frequency {
          case .secondly: ("toutes les secondes", "toutes les \(interval) secondes")
          case .minutely: ("toutes les minutes", "toutes les \(interval) minutes")
          case .hourly: ("toutes les heures", "toutes les \(interval) heures")
          case .daily: ("tous les jours", "tous les \(interval) jours")
          case .weekly: ("toutes les semaines", "toutes les \(interval) semaines")
          case .monthly: ("tous les mois", "tous les \(interval) mois")
          case .yearly: ("tous les ans", "tous les \(interval) ans")
          }
        return interval == 1 ? one : many
      },
      everyWorkday: "du lundi au vendredi",
      weekday: { "le \(weekday($0))" },
      nthWeekday: { number, day, _ in ordinal(number, " \(weekday(day))") },
      month: { month, scale in
        monthName(month, scale, conventions) ?? "mois \(month.number)\(month.isLeap ? " intercalaire" : "")"
      },
      dayOfMonth: { $0 > 1 ? "le \($0)" : $0 == 1 ? "le 1er" : ordinal($0, " jour") },
      dayOfYear: { ordinal($0, " jour de l’année") },
      week: { $0 > 0 ? "la semaine \($0)" : ordinal($0, " semaine", isFeminine: true) },
      position: { ordinal($0, "") },
      time: { hour, minute, second in
        clock(hour, minute, second)
          ?? hour.map { "\($0) h" } ?? minute.map { "la minute \($0)" } ?? "la seconde \(second ?? 0)"
      },
      date: {
        let day = $0.day == 1 ? "1er" : "\($0.day)"
        return "\(day) \(conventions.monthsInDates.wide.element($0.month - 1) ?? "\($0.month)") \($0.year)"
      },
      list: { list($0, and: " et ") },
      inMonths: { "en \($0)" },
      inWeeks: { "pendant \($0)" },
      onDays: { $0 },
      ifOn: { "si c’est \($0)" },
      atTimes: { "à \($0)" },
      onlyPositions: { "(\($0) seulement)" },
      times: { $0 == 1 ? "une fois" : "\($0) fois" },
      until: { "jusqu’au \($0)" },
      inCalendar: { "dans le calendrier \(scaleName($0))" })
  }
}
