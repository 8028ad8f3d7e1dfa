// swift-tools-version: 6.2
// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A package of its own, so that users never build with a fuzzer. The modules under test are links into the package
// above: none of them is a product of it.
//
//     swift build --package-path FuzzTesting --product FuzzTextPath
//     FuzzTesting/.build/debug/FuzzTextPath -max_total_time=60 FuzzTesting/FailCases/FuzzTextPath

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let coverage: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])]

let package = Package(
  name: "FuzzTesting",
  products: [.executable(name: "FuzzTextPath", targets: ["FuzzTextPath"])],
  targets: [
    .systemLibrary(name: "CWaylandClient", pkgConfig: "wayland-client"),
    .systemLibrary(name: "CXKBCommon", pkgConfig: "xkbcommon"),
    .target(name: "CWayland", dependencies: ["CWaylandClient"]),
    .target(name: "CLinux"),
    .target(name: "Geometry", swiftSettings: strict),
    .target(name: "TextModel", swiftSettings: strict + coverage),
    .target(name: "LinuxSystem", dependencies: ["CLinux"], swiftSettings: strict),
    .target(
      name: "WaylandPlatform", dependencies: ["CWayland", "CXKBCommon", "Geometry", "TextModel", "LinuxSystem"],
      swiftSettings: strict + coverage + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "FuzzTextPath", dependencies: ["WaylandPlatform", "TextModel"], swiftSettings: strict + coverage,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]),
  ]
)
