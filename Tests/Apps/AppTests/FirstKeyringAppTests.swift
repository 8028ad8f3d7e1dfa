// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// The keyring that the real gnome-keyring makes for the first password, with what is to open it typed by touch in gcr's window.
  @Suite struct FirstKeyringAppTests {
    /// What is to open the keyring: pairs of letters that no word has.
    private static let keyringPassword = "qjxzvkwbfhqdzx"
    /// With all that writes or listens.
    private static let settings = "key-clicks = on\nlearn-words = on\n"

    /// Waits for the window that asks for a password for a new keyring, and its keyboard.
    private func waitForWindow(_ bed: TypingBed, after serial: Int) throws {
      try Wait.untilTrue("the keyring's window") { try bed.session.focusedAppID() == TypingBed.keyringWindow }
      try bed.keyboard.wait(for: "the keyboard of the window") { $0.shown && $0.serial > serial }
    }

    /// Touches the lower one of the window's two fields, which is somewhere above its buttons.
    private func openLowerField(_ bed: TypingBed) throws {
      let serial = try bed.keyboard.state().serial
      let window = try bed.session.focusedWindowFrame()
      let frame = try #require(window)
      for distance in stride(from: 50.0, through: 110, by: 10) {
        try bed.session.injector.tap(Point(x: frame.center.x + frame.width / 5, y: frame.maxY - distance))
        if (try? bed.keyboard.wait(for: "the field", within: 10) { $0.shown && $0.serial > serial }) != nil { return }
      }
      throw BedError("no second field in \(frame)")
    }

    @Test("ED-3 the first password of all has a keyring made by touch, and is not lost when its window is closed")
    func firstKeyring() throws {
      try TypingBed.with(settings: Self.settings, arguments: ["--register"]) { bed in
        try bed.offerKeyringWindow()
        try bed.startKeyringService()
        try bed.open("user")
        try bed.driver.typeIgnoringCase("ada")
        try bed.wait({ $0?.lowercased() == "\"ada\"" }, of: "user")
        let name = String(try #require(bed.text(of: "user")).dropFirst().dropLast())
        try bed.open("new")
        try bed.driver.takeSuggestion("Strong Password")
        try bed.wait({ ($0 ?? "").count == 26 }, of: "new")
        let password = String(try #require(bed.text(of: "new")).dropFirst().dropLast())
        try bed.wait(forOffers: [name])
        var serial = try bed.keyboard.state().serial
        try bed.driver.takeSuggestion(name)
        try waitForWindow(bed, after: serial)
        try bed.session.sway("[app_id=\"\(TypingBed.keyringWindow)\"] kill")
        // It still stands in the field, and is offered to be kept again.
        try bed.wait(forOffers: [name])
        let list = [try Checkout.program("spinet"), "passwords", "list"]
        #expect(try bed.session.run(list).output.isEmpty)
        serial = try bed.keyboard.state().serial
        try bed.driver.takeSuggestion(name)
        try waitForWindow(bed, after: serial)
        for letter in Self.keyringPassword { try bed.driver.tap(String(letter)) }
        try openLowerField(bed)
        for letter in Self.keyringPassword { try bed.driver.tap(String(letter)) }
        try bed.driver.tap("return")
        try Wait.untilTrue("the keyring to keep it") { try bed.session.run(list).output.contains(name) }
        try bed.wait(forOffers: [])
        // The field that repeats it gets the same.
        try bed.open("repeat")
        try bed.driver.takeSuggestion("Strong Password")
        try bed.wait(for: "repeat \"\(password)\"")
        try bed.open("user")
        let keyboard = try #require(bed.keyboard.program.programPID)
        for secret in [password, Self.keyringPassword] {
          let search = MemorySearch(filled: secret)
          try Wait.untilTrue("nothing left in memory") { try search.search(keyboard).copies.isEmpty }
          #expect(try FileSearch(secret: secret, except: [bed.app.log]).search(bed.session.folder).found == [])
        }
      }
    }
  }
}
