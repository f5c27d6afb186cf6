/// The work that the rules of one source may still do together.
///
/// A rule that is asked when nothing is left still gets ``least``: what the usual rules need for a month, so that one hostile event doesn't
/// hide the others.
final class RuleWork {
  /// Steps that each rule gets in any case.
  static let least = 1_000

  private var left: Int

  init(_ steps: Int) { left = steps }

  /// The steps that a rule gets which is asked now.
  func grant(atMost most: Int) -> Int { min(most, max(left, Self.least)) }

  /// Takes off what was done.
  func take(_ steps: Int) { left -= steps }
}
