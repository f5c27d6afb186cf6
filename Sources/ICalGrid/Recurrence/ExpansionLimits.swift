/// How much work an expansion may do before it says that it was cut. The defaults lie far above what real calendars need.
public struct ExpansionLimits: Hashable, Sendable {
  /// Occurrences of one series in one window.
  public var occurrencesPerSeries: Int
  /// Occurrences of all series of one source in one window.
  public var occurrences: Int
  /// Units of work of the rules of one event in one window (periods looked at and instances made); its EXRULEs may take as many.
  public var ruleWork: Int
  /// Units of work of all rules of one source in one window; when they are used up, a rule still gets what a usual one needs.
  public var totalRuleWork: Int

  /// Bytes of text that the occurrences of one source in one window may bring into an output together, each as often as it is shown.
  public var outputBytes: Int

  public init(
    occurrencesPerSeries: Int = 100_000, occurrences: Int = 1_000_000, ruleWork: Int = 2_000_000,
    totalRuleWork: Int = 20_000_000, outputBytes: Int = 64 << 20
  ) {
    self.occurrencesPerSeries = max(1, occurrencesPerSeries)
    self.occurrences = max(1, occurrences)
    self.ruleWork = max(1, ruleWork)
    self.totalRuleWork = max(1, totalRuleWork)
    self.outputBytes = max(0, outputBytes)
  }
}
