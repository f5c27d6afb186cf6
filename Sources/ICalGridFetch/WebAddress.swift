/// An address of the web that a calendar is fetched from: `http`, `https`, or `webcal`, which is `https`.
public struct WebAddress: Hashable, Sendable {
  /// The address as it is shown and asked for: without user, password and fragment.
  public let text: String
  /// `user:password`, decoded; never shown.
  public let credentials: String?
  /// Whether it is fetched over TLS.
  public let isSecure: Bool
  /// Host and port, in lower case.
  let host: String

  /// `nil` for a text of another scheme, without a host, or with what would be a password if its `/`, `?` and `#` were encoded.
  public init?(_ address: String) {
    guard let colon = address.range(of: "://") else { return nil }
    switch address[..<colon.lowerBound].lowercased() {
    case "http": isSecure = false
    case "https", "webcal", "webcals": isSecure = true
    default: return nil
    }
    let rest = address[colon.upperBound...].prefix { $0 != "#" }
    let authority = rest.prefix { !"/?\\".contains($0) }
    // A password may hold an @ that nobody encoded; a host may not.
    let userEnd = authority.lastIndex(of: "@")
    let host = userEnd.map { authority[authority.index(after: $0)...] } ?? authority
    guard Self.isHost(host), userEnd != nil || !address[rest.endIndex...].contains("@") else { return nil }
    self.host = host.lowercased()
    credentials = userEnd.flatMap { end in
      authority[..<end].isEmpty ? nil : PercentEncoding.decoded(String(authority[..<end]))
    }
    let path = rest[authority.endIndex...]
    text =
      "\(isSecure ? "https" : "http")://\(self.host)"
      + (path.hasPrefix("/") ? "" : "/") + PercentEncoding.encodingUnfit(String(path))
  }

  /// Whether it is a name with a port or without: `ada:PA` is the front of a user and a password that hold a `/`.
  private static func isHost(_ text: Substring) -> Bool {
    let name = text.hasPrefix("[") ? text.prefix { $0 != "]" } : text.prefix { $0 != ":" }
    guard !name.isEmpty else { return false }
    let rest = text[name.endIndex...].drop { $0 == "]" }
    return rest.isEmpty || rest.first == ":" && rest.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }

  init(text: String, credentials: String?, isSecure: Bool, host: String) {
    self.text = text
    self.credentials = credentials
    self.isSecure = isSecure
    self.host = host
  }

  /// The same with other credentials, as they were kept.
  public func authorized(by credentials: String?) -> WebAddress {
    WebAddress(text: text, credentials: credentials, isSecure: isSecure, host: host)
  }
}

/// A path behind `file://`.
public enum FileAddress {
  /// The path that a `file:` address means, on this machine; the text itself where it is none.
  public static func path(_ text: String) -> String {
    let prefix = "file://"
    guard text.prefix(prefix.count).lowercased() == prefix else { return text }
    let rest = text.dropFirst(prefix.count)
    guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash].lowercased()) else {
      return text
    }
    return PercentEncoding.decoded(String(rest[slash...].prefix { $0 != "#" && $0 != "?" }))
  }
}

/// The `%20` of addresses (RFC 3986 §2.1).
enum PercentEncoding {
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var octets: [UInt8] = []
    var rest = Substring(text).utf8
    while let octet = rest.popFirst() {
      let digits = rest.prefix(2)
      if octet == UInt8(ascii: "%"), digits.count == 2, let value = UInt8(String(Substring(digits)), radix: 16) {
        octets.append(value)
        rest.removeFirst(2)
      } else {
        octets.append(octet)
      }
    }
    return String(decoding: octets, as: UTF8.self)
  }

  /// Encodes what can't stand in an address at all: blanks, controls, and everything outside ASCII.
  static func encodingUnfit(_ text: String) -> String {
    guard text.utf8.contains(where: isUnfit) else { return text }
    return text.utf8.reduce(into: "") { result, octet in
      if isUnfit(octet) {
        let digits = String(octet, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(Unicode.Scalar(octet))
      }
    }
  }

  private static func isUnfit(_ octet: UInt8) -> Bool { octet <= 0x20 || octet >= 0x7F || octet == UInt8(ascii: "\"") }
}

extension String {
  /// Where another text stands in it first.
  fileprivate func range(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
