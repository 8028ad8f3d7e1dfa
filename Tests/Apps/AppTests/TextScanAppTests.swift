// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import Graphics
import TestBed
import Testing
import UIKitCore

extension AppTests {
  /// Printed text that gets into a form of the SDK by its camera view, which takes the place of the desktop's keyboard.
  @Suite struct TextScanAppTests {
    private static let app = "example-checkout"
    static let width = 1280

    /// What a camera sees of a sheet with printed lines.
    @MainActor static func sheet(_ lines: [String]) throws -> [UInt8] {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: CGFloat(width), height: 720)
      let picture = UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor(white: 0.93, alpha: 1).setFill()
        context.fill(CGRect(origin: .zero, size: size))
        for (index, line) in lines.enumerated() {
          let text = NSAttributedString(string: line, attributes: [.font: UIFont.systemFont(ofSize: 64)])
          text.draw(at: CGPoint(x: 160, y: 160 + CGFloat(index) * 160))
        }
      }
      return try #require(picture.cgImage).pixels.map { UInt8($0 >> 8 & 0xFF) }
    }

    /// Touches what a screen reader finds by a name, until something comes of it.
    private func touch(
      _ name: String, in bed: CheckoutBed, with reader: ScreenReader, until holds: () throws -> Bool
    ) throws {
      var touched: Int64?
      try Wait.untilTrue("what comes of a touch of “\(name)”", within: 60, detail: { bed.app.output }) {
        let patience = Clock.now() - 3_000_000
        if touched != nil, try holds() { return true }
        // A look may take longer than that: what had come meanwhile would go with another touch.
        guard (touched ?? 0) < patience, let tree = try reader.glance(at: Self.app),
          let frame = tree.all.map(\.node).first(where: { $0.name == name })?.frame
        else { return false }
        try bed.driver.tap(at: frame.center)
        touched = Clock.now()
        return false
      }
    }

    @Test("KG-9 what a camera sees is scanned into a field, between what is typed before and behind it, on sway")
    func scan() async throws {
      try scan(
        blank: try await Self.sheet([]), first: try await Self.sheet(["12 Orchard Street", "New York"]),
        second: try await Self.sheet(["7 Elm Road"]))
    }

    private func scan(blank: [UInt8], first: [UInt8], second: [UInt8]) throws {
      var (bus, camera): (Supervised?, PlayedCamera?)
      func environment(_ session: Session) throws -> [String: String] {
        let played = try PlayedCamera(in: session.folder)
        try played.see(blank, width: Self.width)
        camera = played
        return played.environment
      }
      try CheckoutBed.with(environment: environment, prepare: { bus = try ScreenReader.startBus(in: $0) }) { bed in
        let camera = try #require(camera)
        let reader = try ScreenReader(in: bed.session, bus: try #require(bus))
        try ScreenReader.announce(true, in: bed.session)
        let process = try #require(bed.app.programPID)
        func node(_ name: String) throws -> ScreenReader.Node? {
          try reader.glance(at: Self.app)?.all.map(\.node).first { $0.name == name }
        }
        try bed.tap("street")
        try bed.driver.type("Unit 5 ")
        try bed.wait("Unit 5 ", in: "street")
        #expect(!camera.isOpen(in: process))
        // A second tap where the caret is opens the menu.
        try bed.touch("street", for: "the menu", by: bed.driver.tap(at:)) { (try? node("Scan Text")) ?? nil != nil }
        let serial = try bed.keyboard.state().serial
        try touch("Scan Text", in: bed, with: reader) { try node("Insert All") != nil }
        try bed.keyboard.wait(for: "no keyboard beside the camera") { !$0.visible }
        try Wait.untilTrue("the camera to be open") { camera.isOpen(in: process) }
        // The person points it at a sheet, and takes a line; from then on nothing moves, whatever the camera would see.
        try camera.see(first, width: Self.width)
        try reader.wait(for: "the announcement") {
          $0.type.hasPrefix("object:announcement") && $0.data == .text("Text found")
        }
        try touch("12 Orchard Street", in: bed, with: reader) { try node("Insert") != nil }
        try Wait.untilTrue("the camera to be let go") { !camera.isOpen(in: process) }
        try camera.see(second, width: Self.width)
        try Wait.untilTrue("the line to be there") { try node("New York") != nil }
        // They think better of it.
        try touch("Scan Again", in: bed, with: reader) { try node("7 Elm Road") != nil }
        #expect(try node("New York") == nil)
        try touch("7 Elm Road", in: bed, with: reader) { try node("Insert") != nil }
        try touch("Insert", in: bed, with: reader) { bed.text(of: "street") == "\"Unit 5 7 Elm Road\"" }
        try bed.keyboard.wait(for: "the keyboard again") { $0.visible && $0.shown && $0.serial > serial }
        try bed.driver.type(" NY")
        try bed.wait("Unit 5 7 Elm Road NY", in: "street")
        try Wait.untilTrue("the camera to be let go") { !camera.isOpen(in: process) }
      }
    }
  }
}
