import ICalGrid
import ICalGridPrint

/// An option's value that is one of a few words.
protocol WordChoice: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension WordChoice {
  init(commandLine text: String) throws(InvalidValue) {
    guard let value = Self(rawValue: text.lowercased()) else {
      let words = Self.allCases.map(\.rawValue)
      throw InvalidValue(
        expected: words.count == 1 ? words[0] : words.dropLast().joined(separator: ", ") + " or " + (words.last ?? ""),
        suggestion: Suggestion.nearest(to: text, among: words))
    }
    self = value
  }
}

enum OutputFormat: String, WordChoice {
  case text, json, html, ics, svg, pdf, png

  /// The format that a file's name asks for by its extension.
  init?(fileName: String) {
    switch Self.fileExtension(fileName) {
    case "json": self = .json
    case "txt", "text": self = .text
    case "html", "htm": self = .html
    case "ics": self = .ics
    case "svg": self = .svg
    case "pdf": self = .pdf
    case "png": self = .png
    default: return nil
    }
  }

  /// The format that a file's name asks for where it is a well-known one that can't be written: a file of that name with
  /// text in it would be of no use. Names of other kinds say nothing.
  static func unknownFormat(ofFile name: String) -> String? {
    guard OutputFormat(fileName: name) == nil, let format = fileExtension(name) else { return nil }
    return ["jpg", "jpeg", "gif", "webp", "csv", "xml"].contains(format)
      ? format : nil
  }

  /// Whether it is anything but text, which no terminal should be shown.
  var isBinary: Bool { self == .pdf || self == .png }

  private static func fileExtension(_ name: String) -> String? {
    guard let dot = name.lastIndex(of: "."), !name[dot...].contains("/") else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }
}

enum StyleChoice: String, WordChoice {
  case full, compact, auto
}

enum ColorChoice: String, WordChoice {
  case auto, always, never
}

enum CancelledChoice: String, WordChoice {
  case show, hide
}

enum OutsideChoice: String, WordChoice {
  case show, blank
}

enum OvernightChoice: String, WordChoice {
  case bar, start
}

/// A flag's value in the configuration, or after `=`.
enum YesNo: String, WordChoice {
  case yes, no, `true`, `false`, on, off

  var isYes: Bool { self == .yes || self == .true || self == .on }
}

/// What `--tz` asks for.
enum ZoneChoice: Hashable, Sendable {
  /// TZ's zone, else the system's.
  case local
  /// The first calendar's own (X-WR-TIMEZONE).
  case calendar
  case named(String)

  init(_ text: String) throws(InvalidValue) {
    switch text.lowercased() {
    case "local": self = .local
    case "calendar": self = .calendar
    case "": throw InvalidValue(expected: "a zone such as Europe/Berlin, UTC, calendar or local")
    default: self = .named(text)
    }
  }
}

/// Readers of the remaining kinds of values.
enum OptionValue {
  /// A number in a range.
  static func number(_ text: String, in range: ClosedRange<Int>) throws(InvalidValue) -> Int {
    let digits = text.utf8.allSatisfy { (48...57).contains($0) } && !text.isEmpty
    if digits, let number = Int(text), range.contains(number) { return number }
    let isTooLarge = digits && Int(text).map { $0 > range.upperBound } ?? true
    let isTooSmall = digits && !isTooLarge
    throw InvalidValue(
      expected: "a number \(range.lowerBound)…\(range.upperBound)",
      suggestion: isTooLarge ? String(range.upperBound) : isTooSmall ? String(range.lowerBound) : nil)
  }

  /// `fit`, `six`, or a number of rows.
  static func rows(_ text: String) throws(InvalidValue) -> GridOptions.Rows {
    switch text.lowercased() {
    case "fit": return .fit
    case "six": return .fixed(6)
    default:
      guard let rows = try? number(text, in: 1...20) else {
        throw InvalidValue(
          expected: "fit, six or a number 1…20", suggestion: Suggestion.nearest(to: text, among: ["fit", "six"]))
      }
      return .fixed(rows)
    }
  }

  /// Weekdays with commas between them, or `none`.
  static func weekdays(_ text: String) throws(InvalidValue) -> Set<Weekday> {
    if text.lowercased() == "none" { return [] }
    var days: Set<Weekday> = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      do {
        days.insert(try Weekday(commandLine: String(word)))
      } catch {
        throw InvalidValue(expected: "weekdays such as sat,sun, or none", suggestion: error.suggestion)
      }
    }
    return days
  }

  /// A size of paper; one that is named lies on its longer side, as a month does best.
  static func paper(_ text: String) throws(InvalidValue) -> PaperSize {
    guard let paper = PaperSize(text) else {
      throw InvalidValue(
        expected: PaperSize.names.joined(separator: ", ")
          + ", or WIDTHxHEIGHT with mm, cm, in or pt, 70 mm to 2 m a side",
        suggestion: Suggestion.nearest(to: text, among: PaperSize.names))
    }
    return PaperSize.names.contains { $0.lowercased() == text.lowercased() } ? paper.landscape : paper
  }

  /// A length in points.
  static func length(_ text: String) throws(InvalidValue) -> Double {
    guard let length = PaperSize.points(text) else {
      throw InvalidValue(expected: "a length such as 10mm, 1cm, 0.5in or 36pt")
    }
    return length
  }

  /// A colour of CSS.
  static func color(_ text: String) throws(InvalidValue) -> String {
    guard RGBColor(text) != nil else { throw InvalidValue(expected: "a CSS color name or #RRGGBB") }
    return text
  }

  /// A locale of whose language there is something to know, or C.
  static func locale(_ text: String) throws(InvalidValue) -> LocaleName {
    let name = LocaleName(text)
    guard name.isWellFormed, name.identifier.map(LocaleConventions.knowsLanguage) ?? true else {
      throw InvalidValue(expected: "a locale such as de_DE, ja or en_GB")
    }
    return name
  }

  /// Any text with something in it.
  static func text(_ text: String) throws(InvalidValue) -> String {
    guard !text.isEmpty else { throw InvalidValue(expected: "a text") }
    return text
  }
}
