/// Users and passwords in addresses, which no message shows, however an address got into it and however it is mistyped.
enum HiddenCredentials {
  /// A word of the command line with `…` for all from its scheme to its last `@`, where it looks like an address: a password may hold
  /// any letter that nobody encoded, and an `@` in a path isn't worth one.
  static func masked(_ word: String) -> String {
    guard let at = word.lastIndex(of: "@"), let start = beginning(in: word[..<at]) else { return word }
    return "\(word[..<start])…\(word[at...])"
  }

  /// Where a user and a password may begin in what stands before an `@`; `nil` where it is no address.
  private static func beginning(in front: Substring) -> Substring.Index? {
    if let mark = front.firstRange(of: "://") { return mark.upperBound }
    let scheme = front.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    let marks = front[scheme.endIndex...].prefix { ":/\\".contains($0) }
    let isKnown = ["http", "https", "webcal", "webcals", "ftp", "file"].contains(scheme.lowercased())
    if marks.count > 1 || isKnown && !marks.isEmpty { return marks.endIndex }
    // A user and a password without anything before: `ada:secret@…`.
    let user = front.prefix { !":/".contains($0) }
    return front[user.endIndex...].hasPrefix(":") ? front.startIndex : nil
  }

  /// The text with `…` for what stands in a word between `://` and the last `@`.
  static func hidden(in text: String) -> String {
    guard text.contains("://"), text.contains("@") else { return text }
    var result = ""
    var rest = text[...]
    while let mark = rest.firstRange(of: "://") {
      result += rest[..<mark.upperBound]
      rest = rest[mark.upperBound...]
      let word = rest.prefix { !" '\"".contains($0) }
      if let at = word.lastIndex(of: "@") {
        result += "…"
        rest = rest[at...]
      }
    }
    return result + rest
  }

  /// What stands in the words of a command line and mustn't be shown, each with what is shown for it; the longest first.
  static func replacements(for words: [String]) -> [(secret: String, shown: String)] {
    var found: [(secret: String, shown: String)] = []
    for word in words {
      var secrets = [word]
      // An option's value stands in messages without its name.
      if word.hasPrefix("-"), let equals = word.firstIndex(of: "=") {
        secrets.append(String(word[word.index(after: equals)...]))
      }
      for secret in secrets {
        let shown = masked(secret)
        guard shown != secret else { continue }
        found.append((secret, shown))
        found.append((TerminalText.shellWord(secret), TerminalText.shellWord(shown)))
      }
    }
    return found.sorted { $0.secret.utf8.count > $1.secret.utf8.count }
  }
}
