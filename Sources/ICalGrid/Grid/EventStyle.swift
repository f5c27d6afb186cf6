/// Something that is true of a day: an open set of names, to which a library's user can add.
///
/// A theme maps names to looks. A day has its styles in the order of the constants here, then those of the
/// ``StyleRule``s in the order of the rules; where two looks differ, that of the later style wins.
///
/// ```swift
/// extension EventStyle {
///   static let payday = EventStyle(rawValue: "payday")
/// }
/// ```
public struct EventStyle: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  init(_ rawValue: String) { self.rawValue = rawValue }

  /// One of the weekend's days, by ``GridOptions/weekend``.
  public static let weekend = EventStyle("weekend")
  /// A Sunday, be it of the weekend or not.
  public static let sunday = EventStyle("sunday")
  /// Outside ``GridOptions/range``.
  public static let outOfRange = EventStyle("outOfRange")
  /// An occurrence touches the day.
  public static let hasEvents = EventStyle("hasEvents")
  /// An all-day occurrence touches the day.
  public static let allDay = EventStyle("allDay")
  /// It is the first day of an occurrence.
  public static let starts = EventStyle("starts")
  /// An occurrence began on an earlier day and goes on to a later one.
  public static let continues = EventStyle("continues")
  /// It is the last day of an occurrence.
  public static let ends = EventStyle("ends")
  /// A tentative occurrence touches the day.
  public static let tentative = EventStyle("tentative")
  /// A cancelled occurrence touches the day.
  public static let cancelled = EventStyle("cancelled")
  /// In the ``DaySelection``.
  public static let selected = EventStyle("selected")
  /// The first day of a selected range.
  public static let rangeStart = EventStyle("rangeStart")
  /// A day within a selected range that is neither its first nor its last.
  public static let rangeInner = EventStyle("rangeInner")
  /// The last day of a selected range.
  public static let rangeEnd = EventStyle("rangeEnd")
  /// The present day.
  public static let today = EventStyle("today")
}

/// The built-in styles of a day as bits, in the stated order.
struct StyleSet: OptionSet, Hashable {
  let rawValue: UInt16
  static let weekend = StyleSet(rawValue: 1 << 0)
  static let sunday = StyleSet(rawValue: 1 << 1)
  static let outOfRange = StyleSet(rawValue: 1 << 2)
  static let hasEvents = StyleSet(rawValue: 1 << 3)
  static let allDay = StyleSet(rawValue: 1 << 4)
  static let starts = StyleSet(rawValue: 1 << 5)
  static let continues = StyleSet(rawValue: 1 << 6)
  static let ends = StyleSet(rawValue: 1 << 7)
  static let tentative = StyleSet(rawValue: 1 << 8)
  static let cancelled = StyleSet(rawValue: 1 << 9)
  static let selected = StyleSet(rawValue: 1 << 10)
  static let rangeStart = StyleSet(rawValue: 1 << 11)
  static let rangeInner = StyleSet(rawValue: 1 << 12)
  static let rangeEnd = StyleSet(rawValue: 1 << 13)
  static let today = StyleSet(rawValue: 1 << 14)

  private static let names: [EventStyle] = [
    .weekend, .sunday, .outOfRange, .hasEvents, .allDay, .starts, .continues, .ends, .tentative, .cancelled,
    .selected, .rangeStart, .rangeInner, .rangeEnd, .today,
  ]

  /// The styles in the stated order.
  var styles: [EventStyle] {
    var rest = rawValue
    var styles: [EventStyle] = []
    styles.reserveCapacity(rest.nonzeroBitCount)
    while rest != 0 {
      styles.append(Self.names[rest.trailingZeroBitCount])
      rest &= rest - 1
    }
    return styles
  }
}
