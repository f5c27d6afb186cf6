/// The target of a link that is safe to follow: of http, https or mailto.
public struct SafeLink: Hashable, Sendable {
  /// The address as it was given, without the user and password that may stand before a host.
  public let target: String

  /// `nil` for any other scheme, and for what has a control character, a blank or a bidi control in it.
  public init?(_ text: String) {
    let head = text.prefix(8).lowercased()
    let schemes = ["http://", "https://", "mailto:"]
    guard schemes.contains(where: { head.hasPrefix($0) && text.utf8.count > $0.utf8.count }),
      text.unicodeScalars.allSatisfy({ $0.value > 0x20 && SafeScalar($0.value) == .keep($0.value) })
    else { return nil }
    guard head.hasPrefix("http"), let mark = text.firstRange(of: "://") else {
      target = text
      return
    }
    let authority = text.utf8[mark.upperBound...].prefix { !"/?#\\".utf8.contains($0) }
    guard let at = authority.lastIndex(of: UInt8(ascii: "@")) else {
      target = text
      return
    }
    let host = text[text.utf8.index(after: at)...]
    guard authority.endIndex > host.startIndex else { return nil }
    target = String(text[..<mark.upperBound]) + host
  }
}
