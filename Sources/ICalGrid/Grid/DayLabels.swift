/// A second label for each day of a window, such as its day in another calendar.
///
/// The grid takes them as plain texts, so that it need not know any calendar but its own.
public struct DayLabels: Hashable, Sendable {
  /// One day's label.
  public struct Label: Hashable, Sendable {
    /// The day alone, such as `初一` or `24`.
    public var day: String
    /// The month's name, on its first day.
    public var month: String?
    /// The year, on its first day.
    public var year: String?
    /// What a narrow cell shows: the day, with or instead of it the month on the first of one.
    public var text: String

    public init(day: String, month: String? = nil, year: String? = nil, text: String? = nil) {
      self.day = day
      self.month = month
      self.year = year
      self.text = text ?? day
    }
  }

  /// The day of the first label, as a day number.
  public let startDayNumber: Int
  /// One label a day, from ``startDayNumber`` on.
  public let labels: [Label]

  /// No labels.
  public init() {
    startDayNumber = 0
    labels = []
  }

  /// Labels for the days from `start` on.
  public init(from start: CivilDate, _ labels: [Label]) {
    startDayNumber = start.dayNumber
    self.labels = labels
  }

  /// The label of a day, if it has one.
  public subscript(day: CivilDate) -> Label? { self[dayNumber: day.dayNumber] }

  subscript(dayNumber day: Int) -> Label? {
    let item = day - startDayNumber
    return labels.indices.contains(item) ? labels[item] : nil
  }
}
