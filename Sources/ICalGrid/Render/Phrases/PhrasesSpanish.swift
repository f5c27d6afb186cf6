extension Phrases {
  static func spanish(_ conventions: LocaleConventions) -> Phrases {
    Phrases(
      allDay: "todo el día", today: "hoy",
      untilTime: { "hasta \($0)" },
      untilDay: { "hasta el \($0)" },
      fromDay: { "desde el \($0)" },
      dayOfDays: { "día \($0) de \($1)" },
      more: { "+\($0) más" },
      duration: { parts([($0, "d"), ($1, "h"), ($2, "min"), ($3, "s")]) },
      conflict: "conflicto", tentative: "provisional", cancelled: "cancelado", declined: "rechazado",
      accepted: "aceptado", untitled: "(sin título)", unnamed: "(sin nombre)", noEvents: "Sin eventos",
      noEventsOn: { "Sin eventos, \($0)" },
      noEventsWith: { "Sin eventos con \($0)" },
      noEventsIn: { "\($0): sin eventos." },
      nearestIn: { "Los más cercanos son de \($0):" },
      events: { $1 == 1 ? "\($0) evento" : "\($0) eventos" },
      zone: { "zona: \($0), \($1) allí" },
      organizer: "organiza: ", attendees: "con: ", categories: "categorías: ",
      todayButton: "Hoy", previousMonth: "Mes anterior", nextMonth: "Mes siguiente",
      close: "Cerrar", months: "Meses", week: "Semana", rules: .spanish(conventions))
  }
}

extension RulePhrases {
  static func spanish(_ conventions: LocaleConventions) -> RulePhrases {
    let weekdays = conventions.weekdaysInDates.wide
    @Sendable func weekday(_ day: Weekday) -> String { weekdays.element(day.rawValue - 1) ?? day.iCalendarCode }
    /// `el primer viernes`, `el último día`, `el 6.º día desde el final`
    @Sendable func ordinal(_ number: Int, _ noun: String) -> String {
      let words = ["primer", "segundo", "tercer", "cuarto", "quinto"]
      switch number {
      case -1: return "el último \(noun)"
      case -2: return "el penúltimo \(noun)"
      case ..<0: return "el \(size(number)).º \(noun) desde el final"
      default: return "el \(words.element(number - 1) ?? "\(number).º") \(noun)"
      }
    }
    return RulePhrases(
      every: { frequency, interval in
        let (one, many) =
          switch frequency {
          case .secondly: ("segundo", "segundos")
          case .minutely: ("minuto", "minutos")
          case .hourly: ("hora", "horas")
          case .daily: ("día", "días")
          case .weekly: ("semana", "semanas")
          case .monthly: ("mes", "meses")
          case .yearly: ("año", "años")
          }
        return interval == 1 ? "cada \(one)" : "cada \(interval) \(many)"
      },
      everyWorkday: "de lunes a viernes",
      weekday: { "el \(weekday($0))" },
      nthWeekday: { number, day, _ in ordinal(number, weekday(day)) },
      month: { month, scale in
        monthName(month, scale, conventions) ?? "mes \(month.number)\(month.isLeap ? " intercalar" : "")"
      },
      dayOfMonth: { $0 > 0 ? "el día \($0)" : ordinal($0, "día") },
      dayOfYear: { $0 > 0 ? "el día \($0) del año" : ordinal($0, "día del año") },
      week: { number in
        switch number {
        case -1: "la última semana"
        case ..<0: "la \(size(number)).ª semana desde el final"
        default: "la semana \(number)"
        }
      },
      position: { number in
        switch number {
        case 1: "el primero"
        case 3: "el tercero"
        case -1: "el último"
        case -2: "el penúltimo"
        case ..<0: "el \(size(number)).º desde el final"
        default: "el \(number == 2 ? "segundo" : number == 4 ? "cuarto" : number == 5 ? "quinto" : "\(number).º")"
        }
      },
      time: { hour, minute, second in
        clock(hour, minute, second)
          ?? hour.map { "\($0) h" } ?? minute.map { "minuto \($0)" } ?? "segundo \(second ?? 0)"
      },
      date: { conventions.longDate($0) },
      list: { list($0, and: " y ") },
      inMonths: { "en \($0)" },
      inWeeks: { "en \($0)" },
      onDays: { $0 },
      ifOn: { "si es \($0)" },
      atTimes: { "a las \($0)" },
      onlyPositions: { "(solo \($0))" },
      times: { $0 == 1 ? "una vez" : "\($0) veces" },
      until: { "hasta el \($0)" },
      inCalendar: { "en el calendario \(scaleName($0))" })
  }
}
