/// A zone's name that says nothing but an offset: `GMT+05:30`, `UTC-3`, `(UTC+01:00)`, `+0530`. The sign is as in ISO 8601:
/// `GMT+05:30` is ahead of Greenwich (unlike `Etc/GMT+5`, which is a name of the zone database).
struct FixedOffset: Hashable, Sendable {
  /// Seconds east of UTC.
  let seconds: Int

  /// `nil` where the text says anything else, or an offset of more than 18 hours.
  init?(_ text: some StringProtocol) {
    var rest = Array(text.uppercased().replacing("\u{2212}", with: "-").utf8)[...]
    let space = UInt8(ascii: " ")
    func trim() {
      while rest.first == space { rest.removeFirst() }
      while rest.last == space { rest.removeLast() }
    }
    trim()
    if rest.first == UInt8(ascii: "("), rest.last == UInt8(ascii: ")") {
      rest = rest.dropFirst().dropLast()
      trim()
    }
    let hasPrefix = rest.starts(with: "UTC".utf8) || rest.starts(with: "GMT".utf8)
    if hasPrefix {
      rest = rest.dropFirst(3)
      trim()
    }
    guard let sign = rest.popFirst(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
    var fields = rest.split(
      maxSplits: 1, omittingEmptySubsequences: false,
      whereSeparator: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") })
    if fields.count == 1, rest.count == 4 { fields = [rest.prefix(2), rest.suffix(2)] }
    guard let hours = Self.number(fields[0]), fields[0].count == 2 || (hasPrefix && fields[0].count == 1) else {
      return nil
    }
    var minutes = 0
    if fields.count == 2 {
      guard fields[1].count == 2, let number = Self.number(fields[1]), number < 60 else { return nil }
      minutes = number
    }
    let magnitude = hours * 3_600 + minutes * 60
    guard magnitude <= 18 * 3_600 else { return nil }
    seconds = sign == UInt8(ascii: "-") ? -magnitude : magnitude
  }

  /// The zone, called `UTC+05:30`.
  var rules: ZoneRules {
    if seconds == 0 { return .utc }
    return ZoneRules(identifier: "UTC" + offsetText(seconds), fixedOffset: seconds)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= 4, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1) - 48 }
  }
}
