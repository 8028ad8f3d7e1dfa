// swift-tools-version: 6.2
// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Taps",
  dependencies: [.package(name: "Spinet", path: "../..")],
  targets: [
    // What can be tested is in a library; the program only starts it.
    .target(name: "TapsScreen", dependencies: [.product(name: "UIKit", package: "Spinet")]),
    .executableTarget(name: "Taps", dependencies: ["TapsScreen", .product(name: "UIKit", package: "Spinet")]),
    .testTarget(
      name: "TapsTests",
      dependencies: [
        "TapsScreen", .product(name: "UIKit", package: "Spinet"), .product(name: "KeyboardTesting", package: "Spinet"),
      ]),
  ]
)
