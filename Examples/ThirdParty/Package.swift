// swift-tools-version: 6.2
// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Taps",
  dependencies: [.package(name: "Spinet", path: "../..")],
  targets: [
    .executableTarget(name: "Taps", dependencies: [.product(name: "UIKit", package: "Spinet")])
  ]
)
