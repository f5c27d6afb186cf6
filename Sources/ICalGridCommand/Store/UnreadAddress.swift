import ICalGrid
import ICalGridFetch

/// Addresses that can't be read, each with its own reason; to the file system they would only be names of files that aren't there.
enum UnreadAddress {
  /// The failure of a source that looks like an address and is none that is read; `nil` for a path.
  static func failure(_ source: String) -> SourceError? {
    guard let mark = source.firstRange(of: "://"), !FileStatus(path: source).exists else { return nil }
    let scheme = source[..<mark.lowerBound].lowercased()
    guard let first = scheme.first, first.isASCII, first.isLetter,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    else { return nil }
    let rest = source[mark.upperBound...]
    let reason =
      switch scheme {
      case "http", "https", "webcal", "webcals":
        if rest.prefix(while: { !"/?#".contains($0) }).isEmpty || !rest.contains("@") && !rest.contains(":")
          || rest.hasSuffix("@")
        {
          "the address has no host, as example.org in \(scheme)://example.org/calendar.ics"
        } else {
          "the address has no host and port that can be read; in a user or password / is written %2F, ? %3F and # %23"
        }
      case "file": "a file address is file:///PATH, on this machine"
      default: "\(scheme) addresses aren't read, only http, https, webcal and file"
      }
    return .unreadable(file: HiddenCredentials.masked(source), reason: reason)
  }
}

extension SourceError {
  /// The same with what may be a password in the source's name left out.
  var hidingCredentials: SourceError {
    switch self {
    case .unreadable(let file, let reason): .unreadable(file: HiddenCredentials.masked(file), reason: reason)
    case .notICalendar(let file, let appearance):
      .notICalendar(file: HiddenCredentials.masked(file), appearance: appearance)
    }
  }
}
