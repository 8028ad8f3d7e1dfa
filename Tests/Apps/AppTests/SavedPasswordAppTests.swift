// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import Testing

extension AppTests {
  /// Passwords of the real gnome-keyring in a real app of the SDK (Tests/StandIns/TypingApp), and what is left of them in memory.
  @Suite struct SavedPasswordAppTests {
    private static let password = "zqxjkv-wpyhfg"

    /// The app with a login, in a session with a keyring that has a password for it.
    private func withLogin(
      settings: String? = nil, arguments: [String] = ["--login"], _ body: (TypingBed) throws -> Void
    ) throws {
      try TypingBed.with(settings: settings, arguments: arguments) { bed in
        try bed.startKeyring()
        try bed.keep(Self.password)
        try body(bed)
      }
    }

    private func isInMemory(_ bed: TypingBed) throws -> Bool {
      let keyboard = try #require(bed.keyboard.program.programPID)
      let search = MemorySearch(filled: Self.password)
      return try search.search(keyboard).found.contains { $0.hasPrefix("found letters") }
    }

    @Test("ED-3 one tap fills a login from the keyring, and nothing of the password is in memory before and after it")
    func fills() throws {
      try withLogin { bed in
        try bed.open("user")
        try bed.keyboard.wait(for: "the offer") { $0.suggestions.map(\.label) == ["ada"] }
        #expect(bed.text(of: "user") == nil && bed.text(of: "pass") == nil)
        #expect(try !isInMemory(bed))
        try bed.driver.takeSuggestion("ada")
        try bed.wait(for: "user \"ada\"")
        try bed.wait(for: "pass \"\(Self.password)\"")
        try bed.open("name")
        try Wait.untilTrue("nothing of it in memory") { try !isInMemory(bed) }
        #expect(!bed.keyboard.program.output.contains(Self.password))
      }
    }

    @Test("ED-3 a password that comes along with its user name leaves the app's memory with its field")
    func alongside() throws {
      try withLogin(arguments: ["--sign-in", "--account"]) { bed in
        try bed.open("user")
        try bed.keyboard.wait(for: "the offer") { $0.suggestions.map(\.label) == ["ada"] }
        try bed.driver.takeSuggestion("ada")
        try bed.wait(for: "secret \(Self.password.count)")
        let (search, app) = (MemorySearch(filled: Self.password), try #require(bed.app.programPID))
        // What is looked for is found where it must be.
        #expect(try !search.search(app).copies.isEmpty)
        try bed.driver.tap("return")
        try bed.wait(for: "closed")
        try bed.keyboard.wait(for: "the keyboard to go") { !$0.visible }
        try Wait.untilTrue("nothing of it in the app's memory") { try search.search(app).copies.isEmpty }
        #expect(!bed.app.output.contains("begins secret"))
      }
    }

    @Test("ED-3 a locked keyring offers to unlock it and nothing else, and typing goes on without") func locked() throws
    {
      try withLogin { bed in
        try bed.lockKeyring()
        try bed.open("user")
        try bed.wait(forOffers: ["unlock-passwords"])
        try bed.driver.takeSuggestion("unlock-passwords")
        try bed.driver.typeIgnoringCase("bo")
        try bed.wait({ $0?.lowercased() == "\"bo\"" }, of: "user")
        #expect(bed.text(of: "pass") == nil)
      }
    }

    /// When the keyring ends.
    enum KeyringEnd: CaseIterable {
      case beforeTheTap, beforeItsAnswer
    }

    @Test(
      "ED-3 an offer whose keyring ends puts in no more than the name, typing goes on, and a keyring that is back is asked again",
      arguments: KeyringEnd.allCases)
    func keyringEnds(when end: KeyringEnd) throws {
      try TypingBed.with(arguments: ["--login"]) { bed in
        let keyring = try bed.startKeyring()
        try bed.keep(Self.password)
        try bed.open("user")
        try bed.wait(forOffers: ["ada"])
        let processes = ProcessTree.all(of: try #require(keyring.programPID))
        if end == .beforeTheTap { keyring.stop() } else { ProcessTree.send(SIGSTOP, to: processes) }
        try bed.driver.takeSuggestion("ada")
        // The name is what the offer has shown.
        try bed.wait(for: "user \"ada\"")
        if end == .beforeItsAnswer { keyring.stop() }
        try bed.wait(forOffers: [])
        try bed.driver.typeIgnoringCase("bo")
        try bed.wait({ $0?.lowercased() == "\"adabo\"" }, of: "user")
        #expect(bed.text(of: "pass") == nil)
        try bed.startKeyring(name: "keyring again")
        try bed.open("pass")
        try bed.wait(forOffers: ["ada"])
        try bed.driver.takeSuggestion("ada")
        try bed.wait(for: "pass \"\(Self.password)\"")
      }
    }

    @Test("ED-3 a field for a password that is the first to have focus is offered the login") func passwordFirst()
      throws
    {
      try withLogin { bed in
        try bed.open("pass")
        try bed.wait(forOffers: ["ada"])
        try bed.driver.takeSuggestion("ada")
        try bed.wait(for: "pass \"\(Self.password)\"")
        try bed.wait(for: "user \"ada\"")
      }
    }

    @Test("ED-3 no keyring is asked before a field wants what it keeps, and without one nothing is offered")
    func noKeyring() throws {
      try TypingBed.with(arguments: ["--register"]) { bed in
        let monitor = try bed.session.start(
          ["dbus-monitor", "--session", "path='/org/freedesktop/secrets'"], name: "monitor")
        func questions() -> Int { monitor.output.components(separatedBy: "member=Get").count - 1 }
        try Wait.untilTrue("the monitor") { monitor.output.contains("NameAcquired") }
        try bed.open("name")
        try bed.driver.typeIgnoringCase("a")
        try bed.wait({ $0?.lowercased() == "\"a\"" }, of: "name")
        #expect(questions() == 0)
        try bed.open("user")
        try Wait.untilTrue("a question") { questions() == 1 }
        #expect(try bed.keyboard.state().suggestions.isEmpty)
        try bed.open("new")
        try bed.driver.type("abc")
        try bed.wait(for: "new \"abc\"")
        #expect(try bed.keyboard.state().suggestions.isEmpty)
        try Wait.untilTrue("another question") { questions() == 2 }
      }
    }

    @Test("ED-3 nothing that is kept is offered where the settings say so") func off() throws {
      try withLogin(settings: "autofill-passwords = off\n") { bed in
        try bed.open("user")
        try bed.driver.typeIgnoringCase("a")
        try bed.wait({ $0?.lowercased() == "\"a\"" }, of: "user")
        #expect(try bed.keyboard.state().suggestions.isEmpty)
      }
    }
  }
}
