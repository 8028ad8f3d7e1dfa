// swift-tools-version: 6.2
// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

private let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Fuzz targets, driven by libFuzzer. See README.md for how to run one.
let package = Package(
  name: "FuzzTesting",
  dependencies: [.package(name: "Spinet", path: "..")],
  targets: [
    .target(name: "CFuzzer"),
    .executableTarget(
      name: "FuzzLayoutReader",
      dependencies: ["CFuzzer", .product(name: "KeyboardLayout", package: "Spinet")],
      swiftSettings: strict),
    // By a link and under another name, because nothing outside the package may import it.
    .target(name: "FuzzedSolver", path: "Sources/ConstraintSolver", swiftSettings: strict),
    .executableTarget(
      name: "FuzzSolver",
      dependencies: ["CFuzzer", "FuzzedSolver"],
      swiftSettings: strict),
    .executableTarget(
      name: "FuzzFieldChannel",
      dependencies: ["CFuzzer", .product(name: "WaylandPlatform", package: "Spinet")],
      swiftSettings: strict),
    .executableTarget(
      name: "FuzzGuest",
      dependencies: ["CFuzzer", .product(name: "ExtensionHost", package: "Spinet")],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "FuzzKeyboardBundle",
      dependencies: ["CFuzzer", .product(name: "KeyboardBundle", package: "Spinet")],
      swiftSettings: strict),
    .executableTarget(
      name: "FuzzLexicon",
      dependencies: ["CFuzzer", .product(name: "Lexicon", package: "Spinet")],
      swiftSettings: strict),
    .executableTarget(
      name: "FuzzTextPath",
      dependencies: ["CFuzzer", .product(name: "WaylandPlatform", package: "Spinet")],
      swiftSettings: strict),
  ]
)
