/// Days → occurrences, in display order.
public struct EventIndex: Sendable {
  /// All occurrences, by start (wall time in the display zone, an all-day start as 00:00), then end, summary, uid.
  public let occurrences: [Occurrence]

  public init(_ occurrences: some Sequence<Occurrence>) {
    self.occurrences = Array(occurrences)
  }
}
