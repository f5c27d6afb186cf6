/// The calendar that events come from: one VCALENDAR of one source, or an imported calendar.
public final class CalendarInfo: Sendable {
  /// The name to show: given by the user, else NAME or X-WR-CALNAME, else the file's name, `-` for standard input.
  public let name: String
  /// The source as the user named it (a file's path; `-` for standard input).
  public let source: String
  /// The colour that the calendar states or the user chose, as written (a CSS name or `#RRGGBB`).
  public let color: String?
  /// METHOD in upper case; `CANCEL` cancels the calendar's events.
  public let method: String?
  /// X-WR-TIMEZONE as written.
  public let timeZoneID: String?
  /// The ordinal of the VCALENDAR in its source (see ``ComponentSlice/calendar``): the scope of its VTIMEZONEs.
  public let ordinal: Int

  public init(
    name: String = "", source: String = "", color: String? = nil, method: String? = nil, timeZoneID: String? = nil,
    ordinal: Int = 0
  ) {
    self.name = name
    self.source = source
    self.color = color
    self.method = method
    self.timeZoneID = timeZoneID
    self.ordinal = ordinal
  }
}
