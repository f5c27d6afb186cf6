/// The names of IANA time zones: which texts can be one, how each is spelled, which other names its zone has.
enum ZoneNames {
  /// Whether a text has the form of a zone's name, so that it may stand in a file path: `Area/Place` of letters, digits and
  /// `_`, `-`, `+`, each part beginning with a letter. Nothing else ever reaches the file system.
  static func isWellFormed(_ name: some StringProtocol) -> Bool {
    guard name.utf8.count <= 100 else { return false }
    var isPartStart = true
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        isPartStart = false
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"):
        if isPartStart { return false }
      case UInt8(ascii: "/"):
        if isPartStart { return false }
        isPartStart = true
      default:
        return false
      }
    }
    return !isPartStart
  }

  /// A TZID without white space and quotes round it.
  static func trimmed(_ tzid: some StringProtocol) -> String {
    var text = tzid[...]
    while let first = text.first, first.isWhitespace || first == "\"" { text.removeFirst() }
    while let last = text.last, last.isWhitespace || last == "\"" { text.removeLast() }
    return String(text)
  }

  /// The usual spelling of a name in any letter case, with spaces for underscores as well: `Europe/Berlin` for `europe/berlin`.
  static func spelling(of name: String) -> String? { bySimpleName[simplified(name)] }

  /// The names under which the same zone may be found, best first, without `name` itself.
  static func otherNames(of name: String) -> [String] {
    let zone = links[name] ?? name
    let others = links.filter { $0.value == zone }.keys.sorted()
    return ([zone] + others).filter { $0 != name }
  }

  /// The zone whose last part is that place, in any letter case: `Europe/Berlin` for `Berlin`.
  static func zone(ofPlace place: String) -> String? { byPlace[simplified(place)] }

  /// Every name, in order.
  static let all: [String] = (zones + links.keys).sorted()

  private static let zones: [String] = zoneList.split(separator: "\n").flatMap { line in
    let words = line.split(separator: " ")
    return words.dropFirst().map { "\(words[0].dropLast())/\($0)" }
  }

  private static let links: [String: String] = Dictionary(
    linkList.split(whereSeparator: \.isWhitespace).compactMap { pair in
      pair.firstIndex(of: "=").map { (String(pair[..<$0]), String(pair[pair.index(after: $0)...])) }
    },
    uniquingKeysWith: { first, _ in first })

  private static let bySimpleName: [String: String] = Dictionary(
    all.map { (simplified($0), $0) }, uniquingKeysWith: { first, _ in first })

  private static let byPlace: [String: String] = Dictionary(
    (zones + links.keys.sorted()).compactMap { name in
      name.lastIndex(of: "/").map { (simplified(name[name.index(after: $0)...]), name) }
    },
    uniquingKeysWith: { first, _ in first })

  private static func simplified(_ name: some StringProtocol) -> String {
    String(decoding: name.lowercased().utf8.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
  }
}
