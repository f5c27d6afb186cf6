import ICalGrid
import ICalGridPrint

/// The options as given, by the command line or by the configuration; `nil` where not given.
struct Options: Hashable, Sendable {
  var month: MonthReference?
  var year: YearReference?
  var months: Int?
  var from: DateReference?
  var to: DateReference?
  var through: DateReference?
  var days: Int?
  var strip: Bool?

  var zone: ZoneChoice?
  var locale: String?
  var weekStart: Weekday?
  var weekend: Set<Weekday>?
  var rows: GridOptions.Rows?
  var outside: OutsideChoice?
  var overnight: OvernightChoice?
  var weekNumbers: Bool?
  var secondCalendar: String?
  var today: DateReference?
  var calendars: [String] = []
  var cancelled: CancelledChoice?

  /// The name and the colour of a calendar that is imported.
  var calendarName: String?
  var calendarColor: String?

  var style: StyleChoice?
  var width: Int?
  var height: Int?
  var list: Bool?
  var details: Bool?
  var color: ColorChoice?
  var ascii: Bool?

  var format: OutputFormat?
  var output: String?
  var paper: PaperSize?
  var landscape: Bool?
  var portrait: Bool?
  var margin: Double?
  var dotsPerInch: Int?
  var strict: Bool?
  var quiet: Bool?
  var help: Bool?

  /// These options, and the other ones' where these say nothing.
  func filled(from other: Options) -> Options {
    var filled = self
    for spec in OptionSpec.all { spec.fill(&filled, other) }
    return filled
  }
}
