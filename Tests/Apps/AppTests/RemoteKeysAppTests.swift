// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// A remote: a device with arrows, OK and Back.
  @Suite struct RemoteKeysAppTests {
    /// By linux/input-event-codes.h.
    private static let (up, left, right, down, ok, back, enter) = (103, 105, 106, 108, 353, 158, 28)

    private static func with(_ kind: AppKind, _ keys: String = "grid", _ body: (AppBed) throws -> Void) throws {
      try AppBed.with(
        kind, settings: "remote-keys = \(keys)\nauto-capitalization = off\n",
        configure: { $0.devices = [.touch, .keyboard] }, body)
    }

    private static func onTelevision(_ settings: String = "", _ body: (AppBed) throws -> Void) throws {
      try AppBed.with(
        .gtk4, settings: settings + "auto-capitalization = off\n",
        configure: {
          $0.devices = [.touch, .keyboard]
          ($0.pixelWidth, $0.pixelHeight) = (1280, 720)
        }, body)
    }

    /// Presses z in a line of letters, of which the last keys are y, z, the comma and the full stop.
    private static func pressZ(in bed: AppBed) throws {
      for _ in 0..<4 { try press(down, in: bed) }
      try press(up, in: bed)
      for _ in 0..<40 { try press(right, in: bed) }
      try press(left, left, ok, in: bed)
    }

    private static func press(_ buttons: Int..., in bed: AppBed) throws {
      for button in buttons { try bed.session.injector.pressKey(button) }
    }

    @Test(
      "VK-13 arrows and OK of a remote type into apps, which hear nothing of them", arguments: [AppKind.gtk4, .firefox])
    func typing(app kind: AppKind) throws {
      try Self.with(kind) { bed in
        try bed.open()
        // The first button shows the focus, on the first key of the first row.
        try bed.expectTyped("qad") {
          try Self.press(Self.down, in: bed)
          for _ in 0..<4 { try Self.press(Self.up, in: bed) }
          for _ in 0..<12 { try Self.press(Self.left, in: bed) }
          try Self.press(Self.ok, Self.down, Self.ok, Self.right, Self.right, Self.ok, in: bed)
        }
        try Self.press(Self.back, in: bed)
        try bed.keyboard.wait(for: "the keyboard to go") { !$0.visible }
        // Now arrows are the app's.
        try bed.expectTyped("qaxd") {
          try Self.press(Self.left, in: bed)
          try bed.session.injector.typeKeys("x")
        }
        try Self.press(Self.ok, in: bed)
        try bed.keyboard.wait(for: "the keyboard to come back") { $0.visible }
      }
    }

    @Test("VK-13 TY-1 a word of the bar is chosen with a remote, and arrives with its space") func word() throws {
      try AppBed.with(
        .gtk4, settings: "remote-keys = grid\nauto-capitalization = off\n", hasWords: true,
        configure: { $0.devices = [.touch, .keyboard] }
      ) { bed in
        try bed.open()
        try bed.expectTyped("tomo") { try bed.driver.type("tomo") }
        // The first button shows the focus; the bar is the first row. Who goes on without touching sees words that go on.
        for _ in 0..<5 { try Self.press(Self.up, in: bed) }
        for _ in 0..<12 { try Self.press(Self.left, in: bed) }
        try bed.keyboard.wait(for: "the word") { $0.suggestions.first?.label == "tomorrow" }
        try bed.expectTyped("tomorrow ") { try Self.press(Self.ok, in: bed) }
      }
    }

    @Test("VK-13 on a television letters of a line arrive, and the app gets more of the screen than above other keys")
    func line() throws {
      try Self.onTelevision("remote-keys = line\n") { bed in
        try bed.open()
        let before = try bed.keyboard.state().frame
        try bed.waitForWindow("to end above the keyboard") { $0.maxY == before.minY }
        try bed.expectTyped("z") { try Self.pressZ(in: bed) }
        let line = try bed.keyboard.wait(for: "a lower keyboard") { $0.frame.height < before.height }.frame
        try bed.waitForWindow("to get what the keyboard has given up") {
          $0.maxY == line.minY && line.minY > before.minY
        }
      }
    }

    @Test(
      "VK-1 VK-13 where a remote is all that there is its arrows move over a line without any setting, and not beside a keyboard"
    )
    func alone() throws {
      try Self.onTelevision { bed in
        try bed.open()
        let height = try bed.keyboard.state().frame.height
        try bed.expectTyped("ab") { try bed.session.injector.typeKeys("ab") }
        func connect(_ keys: String) throws {
          let list = "N: Name=\"played\"\nB: KEY=\(keys)\n"
          try list.write(toFile: bed.session.folder + "/devices", atomically: true, encoding: .utf8)
        }
        // Enter and four arrows.
        try connect("168000000000 10000000")
        try bed.keyboard.wait(for: "a lower keyboard") { state in
          // At the end of its text an app does nothing by this key until the keyboard takes it.
          try? Self.press(Self.right, in: bed)
          return state.frame.height < height
        }
        try bed.expectTyped("abz") { try Self.pressZ(in: bed) }
        // Its OK is Enter.
        try Self.press(Self.back, in: bed)
        try bed.keyboard.wait(for: "the keyboard to go") { !$0.visible }
        try Self.press(Self.enter, in: bed)
        try bed.keyboard.wait(for: "the keyboard to come back") { $0.visible && $0.frame.height == height }
        // Those and letters.
        try connect("168000000000 fffffffffffffffe")
        try bed.keyboard.wait(for: "the keys for fingers") { $0.frame.height == height }
        try bed.expectTyped("axbz") {
          for _ in 0..<2 { try Self.press(Self.left, in: bed) }
          try bed.session.injector.typeKeys("x")
        }
      }
    }

    @Test("VK-13 a password is typed with a remote, and one typed on a real keyboard meanwhile arrives as it is")
    func password() throws {
      try Self.with(.gtk4) { bed in
        try bed.open("password")
        try bed.expectTyped("Secret 12", in: "password") { try bed.session.injector.typeKeys("Secret 12") }
        let field = bed.app.text(of: "password")
        try Self.press(Self.down, Self.ok, in: bed)
        try Wait.untilTrue("a sign more") { bed.app.text(of: "password").count == field.count + 1 }
      }
    }
  }
}
