// swift-tools-version: 6.2
// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// On Linux UIKit is Spinet's; on a Mac it is Apple's, and the keyboard and the app are targets of iOS/MorseCoder.xcodeproj.
#if os(Linux)
  let dependencies: [Package.Dependency] = [.package(name: "Spinet", path: "../..")]
  let keyboardUIKit: [Target.Dependency] = [.product(name: "UIKitForKeyboards", package: "Spinet")]
  let uiKit: [Target.Dependency] = [.product(name: "UIKit", package: "Spinet")]
  let programs: [Target] = [
    .executableTarget(
      name: "MorseKeyboard",
      dependencies: ["MorseCode", "MorseUI", .product(name: "CoreLocation", package: "Spinet")] + keyboardUIKit),
    .executableTarget(
      name: "morse-coder", dependencies: ["MorseTrainer"] + uiKit, path: "Sources/MorseCoder"),
  ]
#else
  let dependencies: [Package.Dependency] = []
  let keyboardUIKit: [Target.Dependency] = []
  let uiKit: [Target.Dependency] = []
  let programs: [Target] = []
#endif

let package = Package(
  name: "MorseCoder",
  platforms: [.iOS(.v15)],
  products: [
    .library(name: "MorseCode", targets: ["MorseCode"]),
    .library(name: "MorseUI", targets: ["MorseUI"]),
    .library(name: "MorseTrainer", targets: ["MorseTrainer"]),
  ],
  dependencies: dependencies,
  targets: [
    .target(name: "MorseCode"),
    .target(name: "MorseUI", dependencies: ["MorseCode"] + keyboardUIKit),
    .target(name: "MorseTrainer", dependencies: ["MorseCode", "MorseUI"] + uiKit),
  ] + programs
)
