/// Users and passwords in addresses, which no message shows, however an address got into it.
enum HiddenCredentials {
  /// The text with `…` for what stands between `://` and the last `@` before the path.
  static func hidden(in text: String) -> String {
    guard text.contains("://"), text.contains("@") else { return text }
    var result = ""
    var rest = text[...]
    while let mark = rest.firstRange(of: "://") {
      result += rest[..<mark.upperBound]
      rest = rest[mark.upperBound...]
      let authority = rest.prefix { !"/?# '\"".contains($0) }
      if let at = authority.lastIndex(of: "@") {
        result += "…"
        rest = rest[at...]
      }
    }
    return result + rest
  }
}
