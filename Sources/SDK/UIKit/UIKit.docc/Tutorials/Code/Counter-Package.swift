// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Counter",
  dependencies: [.package(name: "Spinet", path: "../spinet")],
  targets: [
    .executableTarget(name: "Counter", dependencies: [.product(name: "UIKit", package: "Spinet")]),
    .testTarget(
      name: "CounterTests",
      dependencies: ["Counter", .product(name: "KeyboardTesting", package: "Spinet")]),
  ]
)
