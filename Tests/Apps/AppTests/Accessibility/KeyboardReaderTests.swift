// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// The keyboard itself, read back through libatspi, which is what Orca uses.
  @Suite struct KeyboardReaderTests {
    private static let name = "Spinet"

    private func read(_ settings: String = "", _ body: (AppBed, ScreenReader) throws -> Void) throws {
      let settings = "auto-correct = off\nauto-capitalization = off\nkeyboards = en-US, ko-KR\n" + settings
      try AppBed.with(.gtk4, settings: settings) { bed in
        let bus = try ScreenReader.startBus(in: bed.session)
        try body(bed, try ScreenReader(in: bed.session, bus: bus))
      }
    }

    /// Finds a key by where it is on the keyboard, as a finger that explores does, and presses it by its action.
    private func press(_ action: String = "click", at key: String, _ bed: AppBed, _ reader: ScreenReader) throws {
      let tree = try reader.wait(for: key, in: Self.name) { tree in tree.all.contains { $0.node.name == key } }
      let window = try #require(tree.all.first { $0.node.role == "frame" }).path
      let found = try #require(tree.all.first { $0.node.name == key })
      let place = try #require(found.node.extents)
      #expect(try reader.name(at: place[0] + place[2] / 2, place[1] + place[3] / 2, in: window) == key)
      #expect(try reader.perform(action, at: found.path))
    }

    @Test("SY-9 a screen reader finds keys by place and name, and types with them into an app") func typing() throws {
      try read { bed, reader in
        try bed.open()
        #expect(try reader.tree(of: Self.name) == nil, "nobody wants to see anything")
        try ScreenReader.announce(true, in: bed.session)
        let tree = try reader.wait(for: "the keys", in: Self.name) { $0.first("push button", "h") != nil }
        let window = try #require(tree.first("frame", "English (US)")).node
        #expect(!window.states.contains("active") && window.children.count > 30)
        let (shift, h) = (tree.first("toggle button", "shift")?.node, tree.first("push button", "h")?.node)
        #expect(shift?.states.contains("checked") == false)
        #expect(h?.actions?.first == "click" && h?.states.contains("focusable") == false)
        // Where the keyboard itself says that the key is.
        let state = try bed.keyboard.state()
        let frame = try #require(state.key("h")).frame
        let places = [frame.minX - state.frame.minX, frame.minY - state.frame.minY, frame.width, frame.height]
        for (place, told) in zip(places, try #require(h?.extents)) { #expect(abs(place - Double(told)) <= 1) }

        try bed.expectTyped("hÉ") {
          try press(at: "h", bed, reader)
          try press(at: "shift", bed, reader)
          try reader.wait(for: "shift to be on") {
            $0.type == "object:state-changed:checked" && $0.source == "shift" && $0.detail == 1
          }
          try press("É", at: "E", bed, reader)
        }
        // The app had the focus all the time.
        #expect(bed.app.focusedField == "normal")
        try bed.setVisible(false)
        _ = try reader.wait(for: "the keys to go", in: Self.name) { $0.children.isEmpty }
      }
    }

    @Test("SY-9 ED-3 a screen reader types a password of which nothing is told") func secret() throws {
      try read { bed, reader in
        try ScreenReader.announce(true, in: bed.session)
        try bed.open("password")
        let tree = try reader.wait(for: "the keys", in: Self.name) { $0.first("push button", "Delete") != nil }
        let dots = tree.all.filter { $0.node.name == "\u{2022}" }
        #expect(dots.count > 20 && tree.first("push button", "h") == nil)
        let state = try bed.keyboard.state()
        let place = try #require(state.key("h")).frame.center - state.frame.origin
        let h = try #require(dots.first { $0.node.isAt(place) })
        #expect(h.node.actions == ["click"])
        _ = try reader.events()
        try bed.expectTyped("hI", in: "password") {
          #expect(try reader.perform("click", at: h.path))
          try bed.driver.tap("shift")
          try bed.driver.tap("I")
        }
        let again = try #require(try reader.tree(of: Self.name))
        #expect(again.summary == tree.summary)
        let names = Set(tree.all.map(\.node.name))
        #expect(try reader.events().allSatisfy { !names.contains($0.source ?? "") })
      }
    }

    @Test("SY-9 without a reader the keyboard is not on the accessibility bus, and whoever just looks presses nothing")
    func looking() throws {
      try read { bed, reader in
        let pid = try #require(bed.keyboard.program.programPID)
        func sockets() -> Int {
          let folder = "/proc/\(pid)/fd"
          let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
          return files.count {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)"))?.hasPrefix("socket:")
              == true
          }
        }
        try bed.open()
        let before = sockets()
        try ScreenReader.announce(true, moves: false, in: bed.session)
        let tree = try reader.wait(for: "the keys", in: Self.name) { $0.first("push button", "h") != nil }
        #expect(sockets() == before + 1)
        let h = try #require(tree.first("push button", "h"))
        #expect(try !reader.perform("click", at: h.path))
        #expect(bed.app.text(of: "normal").isEmpty)
        try ScreenReader.announce(false, moves: false, in: bed.session)
        try Wait.untilTrue("one connection less") { sockets() == before }
      }
    }
  }
}

extension ScreenReader.Node {
  /// Whether a place of its window is on it.
  fileprivate func isAt(_ place: Point) -> Bool {
    guard let extents, extents.count == 4 else { return false }
    let numbers = extents.map(Double.init)
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]).contains(place)
  }
}
