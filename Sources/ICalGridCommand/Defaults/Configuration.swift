import ICalGrid

/// What the configuration file says: defaults for the long options, the user's addresses, and settings per calendar.
struct Configuration: Hashable, Sendable {
  var options = Options()
  /// The user's own calendar addresses, without `mailto:`, in lower case.
  var addresses: [String] = []
  /// Colours by calendar name.
  var calendarColors: [String: String] = [:]
  /// What is wrong with the file, a line each, with its name and line number.
  var problems: [String] = []

  /// The largest file that is read; a configuration is a page.
  static let maximumSize = 1 << 20

  /// The configuration that the environment leads to: `$XDG_CONFIG_HOME/icalgrid/config`, else below `$HOME/.config`.
  /// Where there is no file it says nothing.
  static func load(_ surroundings: Surroundings) -> Configuration {
    guard let path = path(surroundings) else { return Configuration() }
    switch SmallFile.read(path, limit: maximumSize) {
    case .absent: return Configuration()
    case .failed(let reason):
      var configuration = Configuration()
      configuration.problems = ["\(path): warning: the configuration can't be read: \(reason)"]
      return configuration
    case .read(let bytes): return Configuration(String(decoding: bytes, as: UTF8.self), file: path)
    }
  }

  static func path(_ surroundings: Surroundings) -> String? {
    // A relative path is invalid by the XDG base directory specification and so not set.
    if let folder = surroundings.variable("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
      return "\(folder)/icalgrid/config"
    }
    return surroundings.variable("HOME").map { "\($0)/.config/icalgrid/config" }
  }

  init() {}

  /// Reads the text of a configuration; a bad line is named among ``problems`` and left out.
  init(_ text: String, file: String) {
    var section = Section.general
    let scalars = text.unicodeScalars.drop { $0 == "\u{FEFF}" }
    // By scalar, since CR LF is one character; the CR is trimmed with the blanks.
    let lines = scalars.split(omittingEmptySubsequences: false) { $0 == "\n" }
    for (index, line) in lines.enumerated() {
      let content = Self.trimmed(String(line))
      guard let first = content.first, first != "#", first != ";" else { continue }
      do {
        if first == "[" {
          section = .unknown
          section = try Section(header: content)
        } else {
          try read(content, in: section)
        }
      } catch {
        problems.append("\(file):\(index + 1): warning: \(error.message); the line is left out")
      }
    }
  }

  private struct BadLine: Error { var message: String }

  private enum Section {
    case general
    case calendar(String)
    /// One whose header is wrong: its lines are left out with it.
    case unknown

    init(header: String) throws(BadLine) {
      guard header.hasSuffix("]") else { throw BadLine(message: "\(header) has no ] at its end") }
      let words = header.dropFirst().dropLast().split(separator: " ", maxSplits: 1)
      guard words.first == "calendar", words.count == 2 else {
        throw BadLine(message: "there is no section \(header), only [calendar NAME]")
      }
      self = .calendar(Configuration.trimmed(String(words[1])))
    }
  }

  private mutating func read(_ line: String, in section: Section) throws(BadLine) {
    guard let equals = line.firstIndex(of: "=") else {
      throw BadLine(message: "\(line) is not of the form key = value")
    }
    let key = Self.trimmed(String(line[..<equals]))
    let value = Self.unquoted(Self.trimmed(String(line[line.index(after: equals)...])))
    switch section {
    case .general: try set(key, value)
    case .calendar(let name):
      guard key == "color" else {
        throw BadLine(
          message: "a calendar has no \(key)" + (key == "colour" ? "; did you mean color?" : ", only color"))
      }
      guard RGBColor(value) != nil else {
        throw BadLine(message: "color \(value.isEmpty ? "''" : value): must be a CSS color name or #RRGGBB")
      }
      calendarColors[name] = value
    case .unknown: break
    }
  }

  private mutating func set(_ key: String, _ value: String) throws(BadLine) {
    if key == "me" {
      addresses += value.split(separator: ",").map { Self.address(Self.trimmed(String($0))) }.filter { !$0.isEmpty }
      return
    }
    let specs = OptionSpec.all.filter(\.isConfigurable)
    guard let spec = specs.first(where: { $0.name == key }) else {
      let isOption = OptionSpec.all.contains { $0.name == key }
      let suggestion = Suggestion.nearest(to: key, among: specs.map(\.name) + ["me"])
      throw BadLine(
        message: isOption
          ? "\(key) can be given only on the command line"
          : "there is no setting \(key)" + (suggestion.map { "; did you mean \($0)?" } ?? ""))
    }
    do {
      // The command line's is looked at when it is used; here a wrong one would be left out in silence.
      if spec.name == OptionSpec.locale.name { _ = try OptionValue.locale(value) }
      try spec.set(&options, value)
    } catch {
      throw BadLine(message: UsageError.invalidValue(option: key, value: value, error).description)
    }
  }

  /// A calendar address as it is compared: in lower case, without `mailto:`.
  static func address(_ text: String) -> String {
    let lower = text.lowercased()
    return lower.hasPrefix("mailto:") ? String(lower.dropFirst(7)) : lower
  }

  private static func unquoted(_ text: String) -> String {
    text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"") ? String(text.dropFirst().dropLast()) : text
  }

  private static func trimmed(_ text: String) -> String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
    let start = text.drop(while: isBlank)
    guard let last = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(start[...last])
  }
}
