/// A locale as the environment names it: `de_DE.UTF-8@euro`.
struct LocaleName: Hashable, Sendable {
  /// Language, script and territory: `de_DE`, `zh_Hant_TW`; `nil` for C and POSIX.
  var identifier: String?
  /// What stands behind the dot, if something does.
  var charset: String?

  init(_ text: String) {
    let withoutModifier = text.prefix { $0 != "@" }
    let name = String(withoutModifier.prefix { $0 != "." })
    charset =
      name.utf8.count == withoutModifier.utf8.count
      ? nil : String(withoutModifier.dropFirst(name.count + 1))
    identifier =
      name == "C" || name == "POSIX" || text.isEmpty
      ? nil : String(name.map { $0 == "-" ? "_" : $0 })
  }

  /// Whether text in it can be more than ASCII for certain or by silence; a charset that is stated and isn't UTF-8 says no.
  var isUTF8: Bool {
    guard let charset, !charset.isEmpty else { return true }
    let name = charset.lowercased()
    return name == "utf-8" || name == "utf8"
  }

  /// Whether the identifier has the form of one: a language of two to eight letters, then subtags of one to eight letters and digits.
  var isWellFormed: Bool {
    guard let identifier else { return true }
    let subtags = identifier.split(separator: "_", omittingEmptySubsequences: false)
    guard let language = subtags.first, (2...8).contains(language.utf8.count) else { return false }
    return language.utf8.allSatisfy(Self.isLetter)
      && subtags.dropFirst().allSatisfy { subtag in
        (1...8).contains(subtag.utf8.count)
          && subtag.utf8.allSatisfy { Self.isLetter($0) || (48...57).contains($0) }
      }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
}
