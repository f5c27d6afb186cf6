extension JSONRenderer {
  /// What the months' form says of itself beside the days.
  public struct Heading: Hashable, Sendable {
    /// The locale's identifier, such as `de_DE`.
    public var locale: String
    public var weekStart: Weekday
    public var today: CivilDate

    public init(locale: String, weekStart: Weekday, today: CivilDate) {
      self.locale = locale
      self.weekStart = weekStart
      self.today = today
    }
  }

  /// How the grids of ``months(_:layout:heading:)`` came about.
  public enum MonthsLayout: String, Sendable {
    /// Whole months.
    case months
    /// The months of a range of days, blank beyond it (see ``CalendarRange``).
    case sections
  }

  /// Months as grids. All of them share one index, whose occurrences are the form's events.
  public func months(_ grids: [MonthGrid], layout: MonthsLayout, heading: Heading) -> [UInt8] {
    document { json in
      open(&json, layout: layout.rawValue, heading)
      json.key("months")
      json.array(.rows) { json in
        for grid in grids {
          json.object(.rows) { json in
            json.key("month")
            json.month(grid.month)
            json.weeks(grid.weeks)
          }
        }
      }
      json.events(grids.first?.index.occurrences ?? [])
      json.diagnostics(diagnostics)
    }
  }

  /// A range of days as unbroken weeks, with the number of rows that each month owns.
  public func strip(_ strip: DayStrip, index: EventIndex, tags: DayTags, heading: Heading) -> [UInt8] {
    document { json in
      open(&json, layout: "strip", heading)
      json.weeks(strip.weeks(index: index, tags: tags))
      json.key("months")
      json.array(.rows) { json in
        for month in strip.months {
          json.object { json in
            json.key("month")
            json.month(month.month)
            json.key("rows")
            json.number(month.rowCount)
          }
        }
      }
      json.events(index.occurrences)
      json.diagnostics(diagnostics)
    }
  }

  private func open(_ json: inout JSONWriter, layout: String, _ heading: Heading) {
    json.key("timeZone")
    json.string(timeZone)
    json.key("locale")
    json.string(heading.locale)
    json.key("weekStart")
    json.string(heading.weekStart.jsonName)
    json.key("today")
    json.date(heading.today)
    json.key("layout")
    json.string(layout)
    json.key("truncated")
    json.bool(isTruncated)
  }
}

extension JSONWriter {
  fileprivate mutating func weeks(_ weeks: [GridWeek]) {
    key("weeks")
    array(.rows) { json in
      for week in weeks { json.week(week) }
    }
  }

  private mutating func week(_ week: GridWeek) {
    object(.rows) { json in
      if let number = week.number {
        json.key("number")
        json.number(number)
      }
      json.key("days")
      json.array(.rows) { json in
        for day in week.days { json.day(day) }
      }
      json.key("segments")
      json.array(.rows) { json in
        for segment in week.segments { json.segment(segment) }
      }
    }
  }

  private mutating func day(_ day: GridDay) {
    object { json in
      json.key("date")
      if let date = day.date { json.date(date) } else { json.null() }
      json.key("position")
      json.string(day.position.rawValue)
      json.key("styles")
      json.array { json in
        // A blank cell has no more than its place.
        for style in day.date == nil ? [] : day.styles { json.string(style.rawValue) }
      }
      json.key("busy")
      json.share(day.busyShare)
      json.key("events")
      json.array { json in
        for occurrence in day.occurrences { json.number(occurrence) }
      }
      json.text("secondLabel", day.secondLabel)
    }
  }

  private mutating func segment(_ segment: Segment) {
    object { json in
      json.key("event")
      json.number(segment.occurrence)
      json.key("first")
      json.number(segment.first)
      json.key("last")
      json.number(segment.last)
      json.key("lane")
      json.number(segment.lane)
      json.key("continuesBefore")
      json.bool(segment.continuesBefore)
      json.key("continuesAfter")
      json.bool(segment.continuesAfter)
    }
  }
}

extension Weekday {
  /// `mon` … `sun`
  fileprivate var jsonName: String {
    switch self {
    case .monday: "mon"
    case .tuesday: "tue"
    case .wednesday: "wed"
    case .thursday: "thu"
    case .friday: "fri"
    case .saturday: "sat"
    case .sunday: "sun"
    }
  }
}
