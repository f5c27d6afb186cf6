import ICalGrid

extension OptionSpec {
  static let month = OptionSpec(
    "month", "MONTH", .days, "2024-06, +1, -1, next, prev or now (the default)", configurable: false, into: \.month,
    read: MonthReference.init)
  static let year = OptionSpec(
    "year", "YEAR", .days, "The twelve months of a year", configurable: false, into: \.year, read: YearReference.init)
  static let months = OptionSpec(
    "months", "N", .days, "N months, beginning with --month", configurable: false, into: \.months
  ) { text throws(InvalidValue) in try OptionValue.number(text, in: 1...1_200) }
  static let from = OptionSpec(
    "from", "DATE", .days, "The first day", configurable: false, into: \.from, read: DateReference.init)
  static let to = OptionSpec(
    "to", "DATE", .days, "The day after the last one", configurable: false, into: \.to, read: DateReference.init)
  static let through = OptionSpec(
    "through", "DATE", .days, "The last day", configurable: false, into: \.through, read: DateReference.init)
  static let days = OptionSpec(
    "days", "N", .days, "N days, beginning with --from", configurable: false, into: \.days
  ) { text throws(InvalidValue) in try OptionValue.number(text, in: 1...3_652_059) }
  static let strip = OptionSpec(
    flag: "strip", .days, "Weeks without breaks between months, from --from on", configurable: false, into: \.strip)
  static let today = OptionSpec(
    "today", "DATE", .days, "The day to take for today", configurable: false, into: \.today, read: DateReference.init)

  static let zone = OptionSpec(
    "tz", "ZONE", .content, "Show times in a zone such as Europe/Berlin; calendar: its own; local: the system's",
    into: \.zone, read: ZoneChoice.init)
  static let calendar = OptionSpec(
    repeatable: "calendar", "NAME", .content, "Only the calendar of that name; may be repeated", into: \.calendars)
  static let cancelled = OptionSpec(
    "cancelled", "WHAT", .content, "show or hide cancelled events", into: \.cancelled,
    read: CancelledChoice.init(commandLine:))
  static let list = OptionSpec(flag: "list", .content, "List the events of the days in the grid under it", into: \.list)
  static let details = OptionSpec(
    flag: "details", .content, "Notes, people, links and recurrence of each event", into: \.details)

  static let calendarName = OptionSpec(
    "name", "NAME", .content, "The calendar that the sources belong to", configurable: false, into: \.calendarName,
    read: OptionValue.text)
  /// `--color` of what is imported, where the other verbs' `--color` is of the output.
  static let calendarColor = OptionSpec(
    "color", "COLOR", .content, "The calendar's color, a CSS name or #RRGGBB", configurable: false,
    into: \.calendarColor, read: OptionValue.color)

  static let locale = OptionSpec(
    "locale", "ID", .look, "Names, week and clock as in de_DE, ja, en_GB …", into: \.locale, read: OptionValue.text)
  static let weekStart = OptionSpec(
    "week-start", "DAY", .look, "The first day of the week, mon…sun", into: \.weekStart,
    read: Weekday.init(commandLine:))
  static let weekend = OptionSpec(
    "weekend", "DAYS", .look, "The days of the weekend, such as fri,sat; none", into: \.weekend,
    read: OptionValue.weekdays)
  static let rows = OptionSpec(
    "rows", "ROWS", .look, "fit the month, six, or at least a number of week rows", into: \.rows, read: OptionValue.rows
  )
  static let outside = OptionSpec(
    "outside", "WHAT", .look, "show the neighbouring months' days, or leave them blank", into: \.outside,
    read: OutsideChoice.init(commandLine:))
  static let overnight = OptionSpec(
    "overnight", "HOW", .look, "What runs past midnight: a bar, or on its start day alone", into: \.overnight,
    read: OvernightChoice.init(commandLine:))
  static let weekNumbers = OptionSpec(flag: "week-numbers", .look, "Number the weeks", into: \.weekNumbers)
  static let secondCalendar = OptionSpec(
    "second-calendar", "ID", .look, "A second day label: chinese, hebrew, islamic, persian …", into: \.secondCalendar,
    read: OptionValue.text)
  static let style = OptionSpec(
    "style", "STYLE", .look, "full, compact, or auto by the width", into: \.style, read: StyleChoice.init(commandLine:))
  static let width = OptionSpec("width", "N", .look, "Columns to fill", into: \.width) { text throws(InvalidValue) in
    try OptionValue.number(text, in: 1...10_000)
  }
  static let height = OptionSpec("height", "N", .look, "Lines to fill", into: \.height) { text throws(InvalidValue) in
    try OptionValue.number(text, in: 1...10_000)
  }
  static let color = OptionSpec(
    "color", "WHEN", .look, "auto, always or never", into: \.color, read: ColorChoice.init(commandLine:))
  static let ascii = OptionSpec(flag: "ascii", .look, "Draw frames with ASCII characters alone", into: \.ascii)

  static let format = OptionSpec(
    "format", "FORMAT", .result, "How the result is written; else as the name of --output says",
    configurable: false,
    into: \.format, read: OutputFormat.init(commandLine:))
  static let output = OptionSpec(
    "output", letter: "o", "FILE", .result, "Write to a file instead of standard output", configurable: false,
    into: \.output, read: OptionValue.text)
  static let paper = OptionSpec(
    "paper", "SIZE", .paper, "A4 (the default), A3, letter …, or a size such as 210x297mm or 8x10in", into: \.paper,
    read: OptionValue.paper)
  static let landscape = OptionSpec(
    flag: "landscape", .paper, "The longer side across, as it is for a named size", into: \.landscape)
  static let portrait = OptionSpec(flag: "portrait", .paper, "The longer side upright", into: \.portrait)
  static let margin = OptionSpec(
    "margin", "LENGTH", .paper, "The blank border, such as 10mm, 0.5in or 36pt", into: \.margin,
    read: OptionValue.length)
  static let dotsPerInch = OptionSpec(
    "dpi", "N", .paper, "The dots of a png to the inch, 150 where none is given",
    into: \.dotsPerInch
  ) { text throws(InvalidValue) in try OptionValue.number(text, in: 10...2_400) }

  static let strict = OptionSpec(
    flag: "strict", .result, "Exit with 1 where there are warnings or something was cut", into: \.strict)
  static let quiet = OptionSpec(flag: "quiet", letter: "q", .result, "Nothing on standard error", into: \.quiet)
  static let help = OptionSpec(flag: "help", letter: "h", .result, "This text", configurable: false, into: \.help)

  /// The options that every verb which shows events takes, so that one set of habits serves them all.
  static let shared: [OptionSpec] = [
    today, zone, calendar, cancelled, list, details, locale, weekStart, weekend, rows, outside, overnight,
    weekNumbers, secondCalendar, style, width, height, color, ascii, format, output, strict, quiet, help,
  ]

  /// Those of them that change something in a list of events.
  static let listing: [OptionSpec] = [
    today, zone, calendar, cancelled, details, locale, width, color, ascii, format, output, strict, quiet, help,
  ]

  /// Those that only a month has a use for.
  static let gridOnly: [OptionSpec] = [list, weekStart, weekend, rows, outside, overnight, weekNumbers, style, height]

  /// Those of a sheet of paper.
  static let sheet: [OptionSpec] = [paper, landscape, portrait, margin, dotsPerInch]

  /// Every option there is.
  static let all: [OptionSpec] = [month, year, months, from, to, through, days, strip, calendarName] + shared + sheet
}
