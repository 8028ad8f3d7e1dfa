// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing
import UIKitCore

extension AppTests {
  /// Printed text that gets into a form of the SDK by its camera view, which takes the place of the desktop's keyboard.
  @Suite struct TextScanAppTests {
    private static let app = "example-checkout"

    /// Saves a picture of two printed lines.
    @MainActor private static func print(_ lines: [String], to path: String) throws {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: 1000, height: 700)
      let picture = UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor(white: 0.93, alpha: 1).setFill()
        context.fill(CGRect(origin: .zero, size: size))
        for (index, line) in lines.enumerated() {
          let text = NSAttributedString(string: line, attributes: [.font: UIFont.systemFont(ofSize: 52)])
          text.draw(at: CGPoint(x: 120, y: 180 + CGFloat(index) * 130))
        }
      }
      try #require(picture.pngData()).write(to: URL(filePath: path))
    }

    /// Touches what a screen reader finds by a name, until something comes of it.
    private func touch(
      _ name: String, in bed: CheckoutBed, with reader: ScreenReader, until holds: () throws -> Bool
    ) throws {
      var touched: Int64?
      try Wait.untilTrue("what comes of a touch of “\(name)”", within: 60, detail: { bed.app.output }) {
        if touched != nil, try holds() { return true }
        guard Clock.now() - (touched ?? 0) > 3_000_000, let tree = try reader.glance(at: Self.app),
          let frame = tree.all.map(\.node).first(where: { $0.name == name })?.frame
        else { return false }
        try bed.driver.tap(at: frame.center)
        touched = Clock.now()
        return false
      }
    }

    @Test("KG-9 a printed line is scanned into a field between what is typed before and behind it, on sway")
    func scan() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "spinet-printed-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let picture = folder.appending(path: "label.png").path(percentEncoded: false)
      try await Self.print(["12 Orchard Street", "New York"], to: picture)
      try self.scan(picture)
    }

    private func scan(_ picture: String) throws {
      var bus: Supervised?
      try CheckoutBed.with(
        environment: ["SPINET_CAMERA": picture], prepare: { bus = try ScreenReader.startBus(in: $0) }
      ) {
        bed in
        let reader = try ScreenReader(in: bed.session, bus: try #require(bus))
        try ScreenReader.announce(true, in: bed.session)
        try bed.tap("street")
        try bed.driver.type("Unit 5 ")
        try bed.wait("Unit 5 ", in: "street")
        func node(_ name: String) throws -> ScreenReader.Node? {
          try reader.glance(at: Self.app)?.all.map(\.node).first { $0.name == name }
        }
        // A second tap where the caret is opens the menu.
        try bed.touch("street", for: "the menu", by: bed.driver.tap(at:)) { (try? node("Scan Text")) ?? nil != nil }
        let serial = try bed.keyboard.state().serial
        try touch("Scan Text", in: bed, with: reader) { try node("12 Orchard Street") != nil }
        try bed.keyboard.wait(for: "no keyboard beside the camera") { !$0.visible }
        try touch("12 Orchard Street", in: bed, with: reader) { try node("Insert") != nil }
        if let path = ProcessInfo.processInfo.environment["SPINET_KEEP_PICTURES"] {
          try bed.session.takeScreenshot(to: "\(path)/scan.png")
        }
        try touch("Insert", in: bed, with: reader) { bed.text(of: "street") == "\"Unit 5 12 Orchard Street\"" }
        try bed.keyboard.wait(for: "the keyboard again") { $0.visible && $0.shown && $0.serial > serial }
        try bed.driver.type(" NY")
        try bed.wait("Unit 5 12 Orchard Street NY", in: "street")
      }
    }
  }
}
