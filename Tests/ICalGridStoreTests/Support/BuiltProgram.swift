import Foundation

/// A program of the package, as it is built beside the tests.
enum BuiltProgram {
  static let icalgrid = path("icalgrid")

  /// Its path; empty where it hasn't been built.
  static func path(_ name: String) -> String {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let beside = own.appending(path: name).path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    // Where there is no /proc the tests are in a bundle.
    let places = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent().appending(path: name).path }
    return places.first(where: FileManager.default.isExecutableFile) ?? ""
  }
}
