// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import Testing

extension AppTests {
  /// The window in which the real gnome-keyring asks to be unlocked, gcr's, answered by touch.
  @Suite struct KeyringWindowAppTests {
    /// What opens the keyring: pairs of letters that no word has.
    private static let keyringPassword = "qjxzvkwbfhqdzx"
    private static let password = "coffee-money"
    /// With words, learning and sounds: all that writes or listens.
    private static let settings = "key-clicks = on\nlearn-words = on\n"

    /// An app with a login, in front of which a keyring that has a password for it asks to be unlocked, by a tap on the bar.
    private func withQuestion(_ body: (TypingBed) throws -> Void) throws {
      try TypingBed.with(settings: Self.settings, hasWords: true, arguments: ["--login"]) { bed in
        try bed.offerKeyringWindow()
        try bed.startKeyring(openedBy: Self.keyringPassword)
        try bed.keep(Self.password)
        try bed.lockKeyring()
        try bed.open("user")
        try bed.wait(forOffers: ["unlock-passwords"])
        let serial = try bed.keyboard.state().serial
        try bed.driver.takeSuggestion("unlock-passwords")
        try Wait.untilTrue("the keyring's window") { try bed.session.focusedAppID() == TypingBed.keyringWindow }
        try bed.keyboard.wait(for: "the keyboard of the window") { $0.shown && $0.serial > serial }
        try body(bed)
      }
    }

    @Test("ED-3 a locked keyring is opened by touch in its own window, and nothing of what opens it is left anywhere")
    func unlocks() throws {
      try withQuestion { bed in
        let keyboard = try #require(bed.keyboard.program.programPID)
        let places = try Self.keyringPassword.map { try bed.driver.place(of: String($0)) }
        for place in places { try bed.driver.tap(at: place) }
        // The window does not say that its field is one for a password, and shows dots.
        try bed.keyboard.wait(for: "a field known to be secret") { $0.secure && $0.suggestions.isEmpty }
        let search = try MemorySearch(secret: Self.keyringPassword, places: places)
        // What is looked for is found where it must be.
        #expect(try !search.search(keyboard).found.isEmpty)
        try bed.driver.tap("return")
        try bed.wait(forOffers: ["ada"])
        var left: [String] = []
        try Wait.untilTrue("nothing of it in memory", detail: { left.joined(separator: "\n") }) {
          left = try search.search(keyboard).found
          return left.isEmpty
        }
        #expect(try FileSearch(secret: Self.keyringPassword, except: []).search(bed.session.folder).found == [])
        try bed.driver.takeSuggestion("ada")
        try bed.wait(for: "pass \"\(Self.password)\"")
      }
    }

    @Test("ED-3 a keyring whose window is closed stays locked, and can be asked once more") func closed() throws {
      try withQuestion { bed in
        try bed.session.sway("[app_id=\"\(TypingBed.keyringWindow)\"] kill")
        try bed.wait(forOffers: ["unlock-passwords"])
        try bed.driver.typeIgnoringCase("bo")
        try bed.wait({ $0?.lowercased() == "\"bo\"" }, of: "user")
        #expect(bed.text(of: "pass") == nil)
        try bed.driver.takeSuggestion("unlock-passwords")
        try Wait.untilTrue("the window again") { try bed.session.focusedAppID() == TypingBed.keyringWindow }
      }
    }
  }
}
