/// A zone that a calendar file defines itself: a VTIMEZONE (RFC 5545 §3.6.5).
struct VTimeZone {
  /// What was found wrong while reading it, and what that means.
  struct Problem: Hashable {
    var message: String
    /// The line in the file, from 1.
    var line: Int

    init(_ message: String, line: Int) {
      self.message = message
      self.line = line
    }
  }

  /// The first TZID, trimmed; empty where there is none.
  let tzid: String
  private let component: RawComponent

  init(_ component: RawComponent) {
    tzid = ZoneNames.trimmed(component.first("TZID")?.value ?? "")
    self.component = component
  }

  /// The zone's rules for all years; right for 1800 to 2400, and beyond where its rules are the usual yearly ones.
  ///
  /// - Parameter work: What it may take, in onsets listed and periods looked at; what it took is taken off.
  /// - Returns: `nil` where no observance can be used, or no work is left.
  /// - Complexity: O(*n*) in the onsets that are listed one by one; rules that go on for ever are not listed but computed when
  ///   asked, whatever the year of their start.
  func rules(problems: inout [Problem], work: inout Int) -> ZoneRules? {
    guard work > 0 else {
      problems.append(
        Problem(
          "VTIMEZONE \"\(tzid)\" stands behind others that take all the work that the zones of one source may; ignored",
          line: component.line))
      return nil
    }
    let observances = component.children
      .filter { ["STANDARD", "DAYLIGHT"].contains($0.name) }
      .compactMap { ZoneObservance($0, problems: &problems) }
    guard !observances.isEmpty else {
      problems.append(
        Problem("VTIMEZONE \"\(tzid)\" has no observance that can be used; ignored", line: component.line))
      return nil
    }
    var clock = ObservanceClock(observances, work: work)
    let rules = ZoneRules(identifier: tzid, clock: clock.changes())
    if clock.isCut {
      let bound =
        clock.workLeft > 0
        ? "has more than \(ObservanceClock.maximumOnsets) onsets"
        : "takes more work than the zones of one source may together"
      problems.append(Problem("VTIMEZONE \"\(tzid)\" \(bound); cut there", line: component.line))
    }
    work = clock.workLeft
    return rules
  }
}
