// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// Printed text that gets into apps of all kinds by the keyboard's own panel.
  @Suite struct ScanKeyboardAppTests {
    private static let settings = "keyboards = en-US, ko-KR\n"

    /// A real app, and a keyboard that has a camera.
    private func with(
      _ kind: AppKind, seeing lines: [String], _ body: (AppBed, PlayedCamera) throws -> Void
    ) async throws {
      let sheet = try await TextScanAppTests.sheet(lines)
      try run(kind, sheet, body)
    }

    private func run(_ kind: AppKind, _ sheet: [UInt8], _ body: (AppBed, PlayedCamera) throws -> Void) throws {
      var camera: PlayedCamera?
      func environment(_ session: Session) throws -> [String: String] {
        let played = try PlayedCamera(in: session.folder)
        try played.see(sheet, width: TextScanAppTests.width)
        camera = played
        return played.environment
      }
      try AppBed.with(kind, settings: Self.settings, environment: environment) { try body($0, #require(camera)) }
    }

    /// The program that looks through the camera; `nil` while none runs.
    private func helper(_ bed: AppBed) throws -> Int32? {
      let keyboard = try #require(bed.keyboard.program.programPID)
      return ProcessTree.all(of: keyboard).first { process in
        (try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)) == "spinet-scanner\n"
      }
    }

    @Test(
      "KG-9 what a camera sees is inserted into apps by the Globe's list: line by line, and nothing before Insert",
      arguments: [AppKind.gtk4, .firefox])
    func inserts(_ kind: AppKind) async throws {
      try await with(kind, seeing: ["12 Orchard Street", "New York"]) { bed, camera in
        try bed.open()
        try bed.driver.switchTo(mode: "en-US")
        #expect(try helper(bed) == nil)
        try bed.driver.holdAndPick("globe", choice: "Scan Text")
        let state = try bed.keyboard.wait(for: "the lines") { $0.plane == "scan" && $0.key("New York") != nil }
        #expect(state.form == "docked" && abs(state.frame.height - state.outputSize.height * 0.7) <= 1)
        let process = try #require(try helper(bed))
        #expect(camera.isOpen(in: process))
        #expect(try !camera.isOpen(in: #require(bed.keyboard.program.programPID)))
        try bed.driver.tap("New York")
        try bed.keyboard.wait(for: "the choice") { $0.key("Insert") != nil && $0.key("Scan Again") != nil }
        try Wait.untilTrue("the camera to be let go") { try helper(bed) == nil }
        #expect(bed.app.text(of: "normal").isEmpty)
        try bed.expectTyped("New York") { try bed.driver.tap("Insert") }
        try bed.keyboard.wait(for: "the keys again") { $0.plane != "scan" && $0.key("globe") != nil }
        try bed.driver.holdAndPick("globe", choice: "Scan Text")
        try bed.keyboard.wait(for: "the lines") { $0.plane == "scan" && $0.key("New York") != nil }
        try bed.expectTyped("New York12 Orchard Street New York") { try bed.driver.tap("Insert All") }
        try Wait.untilTrue("the camera to be let go") { try helper(bed) == nil }
      }
    }

    @Test("KG-9 a password field offers no text of a camera, and a camera that is open is let go when the focus moves")
    func secrets() async throws {
      try await with(.gtk4, seeing: ["12 Orchard Street"]) { bed, _ in
        // Without the Globe there is no list.
        #expect(try bed.open("password").key("globe") == nil)
        for end in ["password", nil] {
          try bed.open("normal")
          try bed.driver.switchTo(mode: "en-US")
          try bed.driver.holdAndPick("globe", choice: "Scan Text")
          try bed.keyboard.wait(for: "the line") { $0.plane == "scan" && $0.key("12 Orchard Street") != nil }
          #expect(try helper(bed) != nil)
          if let end { try bed.app.focus(end) } else { try bed.app.unfocus() }
          try Wait.untilTrue("the camera to be let go") { try helper(bed) == nil }
          try bed.keyboard.wait(for: "no panel") { $0.plane != "scan" || !$0.visible }
        }
      }
    }
  }
}
