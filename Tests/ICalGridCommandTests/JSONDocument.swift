import Foundation

/// A JSON value that can be compared and read without ceremony.
indirect enum JSONDocument: Hashable, Sendable, CustomStringConvertible {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONDocument])
  case members([String: JSONDocument])

  init(_ bytes: [UInt8]) throws {
    self.init(try JSONSerialization.jsonObject(with: Data(bytes)))
  }

  private init(_ object: Any) {
    switch object {
    case let members as [String: Any]: self = .members(members.mapValues(JSONDocument.init))
    case let items as [Any]: self = .list(items.map(JSONDocument.init))
    case let text as String: self = .text(text)
    case let number as NSNumber:
      // "c" is how Foundation says that a number is a truth value.
      self = String(cString: number.objCType) == "c" ? .flag(number.boolValue) : .number(number.doubleValue)
    default: self = .null
    }
  }

  /// A member; `null` where there is none.
  subscript(key: String) -> JSONDocument {
    if case .members(let members) = self { members[key] ?? .null } else { .null }
  }

  var keys: Set<String> { if case .members(let members) = self { Set(members.keys) } else { [] } }
  var items: [JSONDocument] { if case .list(let items) = self { items } else { [] } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }

  /// Only the members that `stated` has, down through its own members; what isn't there is null.
  func narrowed(to stated: JSONDocument) -> JSONDocument {
    guard case .members(let members) = stated, case .members = self else { return self }
    return .members(Dictionary(uniqueKeysWithValues: members.map { ($0, self[$0].narrowed(to: $1)) }))
  }

  var description: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .text(let text): "\"\(text)\""
    case .list(let items): "[" + items.map(\.description).joined(separator: ", ") + "]"
    case .members(let members):
      "{" + members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
    }
  }
}
