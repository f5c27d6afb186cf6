import Foundation

/// A program of the package, as it is built beside the tests.
enum BuiltProgram {
  static let icalgrid = path("icalgrid")

  /// Its path; empty where it hasn't been built.
  static func path(_ name: String) -> String {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let places = [own.deletingLastPathComponent()] + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    return places.map { $0.appending(path: name).path }.first(where: FileManager.default.isExecutableFile) ?? ""
  }
}
