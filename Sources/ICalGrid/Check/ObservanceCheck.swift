/// The offsets and onsets of time zones, as they are written.
extension FileCheck {
  mutating func checkOffset(of line: CheckedLine, uid: String?) {
    let text = ContentText.trimmed(line.value)
    guard let seconds = ZoneObservance.offset(text) else {
      log.report(
        .invalidValue, "\(line.name) \(shown(line.value)) is no offset from UTC such as +0200; left out",
        line: line.line, uid: uid)
      return
    }
    let isSigned = text.first == "+" || (text.first == "-" && seconds != 0)
    guard !isSigned || !text.dropFirst().utf8.allSatisfy({ (48...57).contains($0) }) else { return }
    log.report(
      .lenientTime,
      "\(line.name) \(shown(line.value)) is not written as RFC 5545 says, with a sign and four digits, nothing being +0000; understood all the same",
      line: line.line, uid: uid)
  }

  /// DTSTART of STANDARD and DAYLIGHT is told by the local clock (RFC 5545 §3.6.5).
  mutating func checkOnset(_ line: CheckedLine) {
    guard line.name == "DTSTART", case .utc? = line.time else { return }
    log.report(
      .badTimeZone, "DTSTART \(shown(line.value)) is in UTC, and must be told by the clock before it; read as UTC",
      line: line.line)
  }
}
