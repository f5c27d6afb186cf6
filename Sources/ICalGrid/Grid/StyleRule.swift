/// A rule of a library's user that gives days styles of their own.
///
/// ```swift
/// let payday = StyleRule { day, _ in day.date?.day == 25 ? [EventStyle(rawValue: "payday")] : [] }
/// let birthdays = StyleRule.occurrences { occurrence in
///   occurrence.event.details.categories.contains("BIRTHDAY") ? EventStyle(rawValue: "birthday") : nil
/// }
/// ```
public struct StyleRule: Sendable {
  private let styles: @Sendable (GridDay, EventIndex) -> [EventStyle]

  /// A rule from a day, with all that is known of it so far, to styles. It is not asked about blank cells.
  public init(_ styles: @escaping @Sendable (_ day: GridDay, _ index: EventIndex) -> [EventStyle]) {
    self.styles = styles
  }

  /// A rule from each occurrence that touches a day to a style, or to none.
  public static func occurrences(_ style: @escaping @Sendable (Occurrence) -> EventStyle?) -> StyleRule {
    StyleRule { day, index in day.occurrences.compactMap { style(index.occurrences[$0]) } }
  }

  /// Adds the rule's styles to a day; those that it has already stay where they are.
  func apply(to day: inout GridDay, _ index: EventIndex) {
    for style in styles(day, index) where !day.styles.contains(style) { day.styles.append(style) }
  }
}
