/// Why a text is not a recurrence rule: which part is wrong, with which value, and how.
public struct RecurrenceRuleError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// The part must be there and isn't.
    case missing
    /// The part is there twice.
    case duplicate
    /// No part has this name, so that its meaning would be lost.
    case unknownPart
    /// The value is not one of the part's words.
    case unknownValue
    /// The value is not a whole number.
    case notANumber
    /// The number, or its size without the sign, is outside the range; a single bound is open above.
    case outOfRange(Int, Int?)
    /// UNTIL is not a date or a time, or a day that does not exist.
    case notADate
    /// A piece of the text without `=`.
    case notAPart
  }

  /// The part's name in upper case, such as `BYMONTH`.
  public var part: String
  /// The value as written; empty where the part is missing.
  public var value: String
  public var reason: Reason

  public init(part: String, value: String, reason: Reason) {
    self.part = part
    self.value = value
    self.reason = reason
  }
}

extension RecurrenceRuleError: CustomStringConvertible {
  /// `BYMONTH=13 is not in 1…12`
  public var description: String {
    switch reason {
    case .missing: "\(part) is missing"
    case .duplicate: "\(part) is given twice, the second time as \(part)=\(value)"
    case .unknownPart: "\(part)=\(value) is not a part of recurrence rules"
    case .unknownValue: "\(part)=\(value) has no meaning"
    case .notANumber: "\(part)=\(value) is not a whole number"
    case .outOfRange(let low, let high?):
      "\(part)=\(value) is not in \(low)…\(high)\(part.isSigned ? " or -\(high)…-\(low)" : "")"
    case .outOfRange(let low, nil): "\(part)=\(value) is not \(low) or more"
    case .notADate: "\(part)=\(value) is not a date that exists"
    case .notAPart: "\(value) is not of the form NAME=VALUE"
    }
  }
}

extension String {
  /// Whether a part's numbers may count from the end.
  fileprivate var isSigned: Bool {
    ["BYMONTHDAY", "BYYEARDAY", "BYWEEKNO", "BYSETPOS", "BYDAY"].contains(self)
  }
}
