// swift-tools-version: 6.2

import PackageDescription

/// The fuzz targets: a package of their own, since libFuzzer's flags break a plain build. `../run fuzz` builds and runs them.
let package = Package(
  name: "icalgrid-fuzz",
  dependencies: [.package(name: "icalgrid", path: "..")],
  targets: [
    .target(name: "CFuzzer"),
    .executableTarget(name: "FuzzText", dependencies: ["CFuzzer", .product(name: "ICalGrid", package: "icalgrid")]),
    .executableTarget(name: "FuzzRule", dependencies: ["CFuzzer", .product(name: "ICalGrid", package: "icalgrid")]),
    .executableTarget(name: "FuzzZone", dependencies: ["CFuzzer", .product(name: "ICalGrid", package: "icalgrid")]),
    // The command can't be imported; the sources of its arguments stand here by a link.
    .executableTarget(
      name: "FuzzOptions",
      dependencies: [
        "CFuzzer", .product(name: "ICalGrid", package: "icalgrid"), .product(name: "ICalGridPrint", package: "icalgrid"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
