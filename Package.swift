// swift-tools-version: 6.2

import PackageDescription

/// Warnings are errors where `CI` is set, so that a newer compiler's new warning never stops a user's build.
let strictness: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + strictness

/// utf8proc's own flags hold a `-D` that SwiftPM warns of; only Homebrew, outside the compiler's paths, needs them.
#if os(macOS)
  let utf8procConfig: String? = "libutf8proc"
#else
  let utf8procConfig: String? = nil
#endif

let package = Package(
  name: "icalgrid",
  products: [
    .library(name: "ICalGrid", targets: ["ICalGrid"]),
    .library(name: "ICalGridPrint", targets: ["ICalGridPrint"]),
    .library(name: "ICalGridStore", targets: ["ICalGridStore"]),
    .executable(name: "icalgrid", targets: ["ICalGridCommand"]),
    .executable(name: "icalgrid-bench", targets: ["ICalGridBench"]),
  ],
  targets: [
    .systemLibrary(name: "CLibical", pkgConfig: "libical", providers: [.apt(["libical-dev"]), .brew(["libical"])]),
    .systemLibrary(
      name: "CUTF8Proc", pkgConfig: utf8procConfig, providers: [.apt(["libutf8proc-dev"]), .brew(["utf8proc"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(
      name: "LibicalBridge", dependencies: ["CLibical"],
      cSettings: [.enableWarning("all"), .enableWarning("extra")]),
    .target(name: "ICalGrid", dependencies: ["LibicalBridge", "CUTF8Proc"], swiftSettings: settings),
    .target(name: "CPangoCairo", cSettings: [.enableWarning("all"), .enableWarning("extra")]),
    .target(name: "ICalGridPrint", dependencies: ["ICalGrid", "CPangoCairo"], swiftSettings: settings),
    // curl.h alone: the library is opened when an address is asked for.
    .target(name: "CurlLoader", cSettings: [.enableWarning("all"), .enableWarning("extra")]),
    .target(name: "ICalGridFetch", dependencies: ["ICalGrid", "CurlLoader"], swiftSettings: settings),
    .target(name: "ICalGridStore", dependencies: ["ICalGrid", "CSQLite"], swiftSettings: settings),
    .executableTarget(
      name: "ICalGridCommand", dependencies: ["ICalGrid", "ICalGridFetch", "ICalGridPrint", "ICalGridStore"],
      swiftSettings: settings),
    .executableTarget(
      name: "ICalGridBench", dependencies: ["ICalGrid", "ICalGridPrint", "LibicalBridge"], swiftSettings: settings),
    // What the tests measure the command with: a process that is smaller than theirs.
    .executableTarget(name: "MeasuredRun", path: "Tests/MeasuredRun", swiftSettings: settings),
    .testTarget(
      name: "ICalGridTests", dependencies: ["ICalGrid", "ICalGridStore", "LibicalBridge"], swiftSettings: settings),
    .testTarget(name: "ICalGridPrintTests", dependencies: ["ICalGrid", "ICalGridPrint"], swiftSettings: settings),
    .testTarget(
      name: "ICalGridBenchTests", dependencies: ["ICalGrid", "ICalGridBench", "LibicalBridge"],
      swiftSettings: settings),
    .testTarget(
      name: "ICalGridCommandTests", dependencies: ["ICalGrid", "ICalGridCommand", "ICalGridPrint"],
      swiftSettings: settings),
    .testTarget(
      name: "ICalGridStoreTests", dependencies: ["ICalGrid", "ICalGridFetch", "ICalGridStore", "ICalGridCommand"],
      exclude: ["Databases"], swiftSettings: settings),
  ]
)
