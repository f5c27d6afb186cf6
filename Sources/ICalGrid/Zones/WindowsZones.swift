/// The names that Windows, Outlook and Exchange give to time zones.
enum WindowsZones {
  /// The IANA zone of an exact Windows name such as `W. Europe Standard Time`.
  static func zone(named name: String) -> String? { byName[name] }

  /// The IANA zone of a looser form: a Windows name in another letter case or for the other half of the year
  /// (`Pacific Daylight Time`), or a name as shown to users, with or without the offset in front
  /// (`(UTC-05:00) Eastern Time (US & Canada)`), or a list of cities of the same zone.
  static func zone(describedBy text: String) -> String? {
    var name = simplified(withoutOffset(text))
    if let zone = bySimpleName[name] { return zone }
    for season in [" daylight time", " summer time"] where name.hasSuffix(season) {
      name = name.dropLast(season.count) + " standard time"
      if let zone = bySimpleName[name] { return zone }
    }
    return zone(ofCities: withoutOffset(text)) ?? zone(ofOffsetPair: text)
  }

  /// `(UTC-05:00) `, `(GMT+01.00) ` and the like in front of a display name say nothing that the name doesn't.
  private static func withoutOffset(_ text: String) -> Substring {
    guard text.hasPrefix("("), let end = text.firstIndex(of: ")") else { return text[...] }
    let inside = text[text.index(after: text.startIndex)..<end].uppercased()
    guard inside.hasPrefix("UTC") || inside.hasPrefix("GMT") else { return text[...] }
    let rest = text[text.index(after: end)...].drop { $0 == " " }
    return rest.isEmpty ? text[...] : rest
  }

  private static func zone(ofCities text: Substring) -> String? {
    let cities = text.split(separator: ",").map { $0.drop { $0 == " " } }
    guard cities.count > 1 else { return nil }
    return cities.lazy.compactMap { ZoneNames.zone(ofPlace: String($0)) }.first
  }

  /// `GMT -0500 (Standard) / GMT -0400 (Daylight)`: a zone of the common ones that has these two offsets.
  private static func zone(ofOffsetPair text: String) -> String? {
    let halves = text.split(separator: "/")
    guard halves.count == 2 else { return nil }
    let offsets = zip(halves, ["(standard)", "(daylight)"]).compactMap { half, season -> Int? in
      let half = simplified(half)
      guard half.hasSuffix(season) else { return nil }
      return FixedOffset(half.dropLast(season.count))?.seconds
    }
    guard offsets.count == 2, offsets[1] == offsets[0] + 3_600 else { return nil }
    return switch offsets[0] {
    case -36_000: "America/Adak"
    case -32_400: "America/Anchorage"
    case -28_800: "America/Los_Angeles"
    case -25_200: "America/Denver"
    case -21_600: "America/Chicago"
    case -18_000: "America/New_York"
    case -14_400: "America/Halifax"
    case -12_600: "America/St_Johns"
    case 0: "Europe/London"
    case 3_600: "Europe/Berlin"
    case 7_200: "Europe/Helsinki"
    case 34_200: "Australia/Adelaide"
    case 36_000: "Australia/Sydney"
    case 43_200: "Pacific/Auckland"
    default: nil
    }
  }

  private static let byName: [String: String] = Dictionary(
    pairs(zoneList).map { (String($0), String($1)) }, uniquingKeysWith: { first, _ in first })

  private static let bySimpleName: [String: String] = {
    var zones: [String: String] = [:]
    for (name, displayNames) in pairs(displayList) {
      for displayName in displayNames.split(separator: "|") { zones[simplified(displayName)] = byName[String(name)] }
    }
    for (name, zone) in byName { zones[simplified(name)] = zone }
    return zones
  }()

  private static func pairs(_ list: String) -> [(Substring, Substring)] {
    list.split(separator: "\n").compactMap { line in
      line.firstIndex(of: "=").map { (line[..<$0], line[line.index(after: $0)...]) }
    }
  }

  private static func simplified(_ text: some StringProtocol) -> String {
    text.lowercased().split(separator: " ").map { $0 == "and" ? "&" : $0 }.joined(separator: " ")
  }
}
