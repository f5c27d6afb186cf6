import Foundation
import Testing

/// The rules of the house that no compiler setting holds: which folder may know of what.
@Suite struct HouseRulesTests {
  /// Civil time, rules, days and grids are pure arithmetic, so that they can be used, tested and ported alone.
  @Test(arguments: ["Time", "Recurrence", "Index", "Grid"])
  func coreFolderImportsNothing(folder: String) throws {
    let files = try Repository.swiftFiles(under: "Sources/ICalGrid/\(folder)")
    try #require(!files.isEmpty)
    for file in files { #expect(file.imports == [], "\(file.path) imports something") }
  }

  /// Each C library, and Foundation, is known in its own folder only. `CLibical` itself is for the bridge's C alone.
  @Test(arguments: [
    ("CLibical", []), ("LibicalBridge", ["Sources/ICalGrid/Libical/", "Sources/ICalGridBench/"]),
    ("CUTF8Proc", ["Sources/ICalGrid/Render/CellWidth"]), ("CSQLite", ["Sources/ICalGridStore/"]),
    ("CurlLoader", ["Sources/ICalGridFetch/"]),
    ("CPangoCairo", ["Sources/ICalGridPrint/"]), ("CNCurses", ["Sources/ICalGridBrowser/"]),
    ("FoundationNetworking", ["Sources/ICalGridFetch/"]), ("FoundationXML", []),
    (
      "Foundation",
      [
        "Sources/ICalGrid/Calendars/", "Sources/ICalGridCommand/", "Sources/ICalGridFetch/", "Sources/ICalGridStore/",
        "Sources/ICalGridBench/",
      ]
    ),
  ])
  func moduleStaysBehindItsBoundary(module: String, places: [String]) throws {
    for file in try Repository.swiftFiles(under: "Sources") where file.imports.contains(module) {
      #expect(places.contains { file.path.hasPrefix($0) }, "\(file.path) imports \(module)")
    }
  }

  /// Such a pair can't be checked out side by side on macOS or Windows.
  @Test func noTwoPathsDifferOnlyByCase() throws {
    let paths = Repository.paths()
    try #require(paths.contains("Package.swift"))
    let alike = Dictionary(grouping: paths) { $0.lowercased() }.values.filter { $0.count > 1 }
    #expect(alike.isEmpty, "\(alike)")
  }
}

/// The project's own folder, as the tests find it.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  struct SwiftFile {
    var path: String
    /// The modules it imports, whatever the import's access level.
    var imports: Set<String>
  }

  static func swiftFiles(under folder: String) throws -> [SwiftFile] {
    try paths(under: folder).filter { $0.hasSuffix(".swift") }.map { path in
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      let imports = text.split(separator: "\n").compactMap { line -> String? in
        let words = line.split(separator: " ").drop { $0.hasPrefix("@") || accessLevels.contains($0) }
        guard words.count > 1, words.first == "import" else { return nil }
        let kinds: Set<Substring> = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]
        return words.dropFirst().drop { kinds.contains($0) }.first.map { String($0.prefix { $0 != "." }) }
      }
      return SwiftFile(path: path, imports: Set(imports))
    }
  }

  private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]

  /// Every file and folder, relative to the root, without what is hidden (build products, version control).
  static func paths(under folder: String = "") -> [String] {
    let base = folder.isEmpty ? root : root.appending(path: folder)
    let walk = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (walk?.compactMap { ($0 as? URL)?.path.dropFirst(root.path.count + 1) } ?? []).map(String.init)
  }
}
