// swift-tools-version: 6.2

import PackageDescription

let library = Target.Dependency.product(name: "ICalGrid", package: "icalgrid")

/// The fuzz targets: a package of their own, since libFuzzer's flags break a plain build. `../run fuzz` builds and runs them.
let package = Package(
  name: "icalgrid-fuzz",
  dependencies: [.package(name: "icalgrid", path: "..")],
  targets: [
    .target(name: "CFuzzer"),
    .target(name: "FuzzMain", dependencies: ["CFuzzer"]),
    .executableTarget(name: "FuzzText", dependencies: ["FuzzMain", library]),
    .executableTarget(name: "FuzzRule", dependencies: ["FuzzMain", library]),
    .executableTarget(name: "FuzzZone", dependencies: ["FuzzMain", library]),
    .executableTarget(
      name: "FuzzStore", dependencies: ["FuzzMain", library, .product(name: "ICalGridStore", package: "icalgrid")]),
    // The command can't be imported; the sources of its arguments stand here by a link.
    .executableTarget(
      name: "FuzzOptions",
      dependencies: ["FuzzMain", library, .product(name: "ICalGridPrint", package: "icalgrid")]),
  ],
  swiftLanguageModes: [.v6]
)
