#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the imported calendars lie.
enum StoreLocation {
  /// `ICALGRID_STORE`, else `$XDG_DATA_HOME/icalgrid/calendars.sqlite`, else the same below `$HOME/.local/share`; `nil` where
  /// the environment names none of them.
  static func path(in environment: [String: String]) -> String? {
    func variable(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let path = variable("ICALGRID_STORE") { return path }
    // A relative path is invalid by the XDG base directory specification and so not set.
    if let folder = variable("XDG_DATA_HOME"), folder.hasPrefix("/") { return "\(folder)/icalgrid/calendars.sqlite" }
    return variable("HOME").map { "\($0)/.local/share/icalgrid/calendars.sqlite" }
  }
}

/// A path from the root, so that it leads to the same file from any folder.
enum AbsolutePath {
  static func of(_ path: String) -> String {
    var path = path
    if !path.hasPrefix("/"), let folder = getcwd(nil, 0) {
      path = String(cString: folder) + "/" + path
      free(folder)
    }
    let parts = path.split(separator: "/").filter { $0 != "." }
    guard !parts.contains("..") else {
      // What `..` leads to is for the system to say: a part before it may be a link.
      guard let real = realpath(path, nil) else { return path }
      defer { free(real) }
      return String(cString: real)
    }
    return "/" + parts.joined(separator: "/")
  }
}
