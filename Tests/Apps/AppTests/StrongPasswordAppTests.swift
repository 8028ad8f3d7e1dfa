// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import Testing

extension AppTests {
  /// What fills fields with secrets, in a real app of the SDK (Tests/StandIns/TypingApp), and what is left of it in memory.
  @Suite struct StrongPasswordAppTests {
    /// What a field has, without quotation marks.
    private func text(of field: String, _ bed: TypingBed) -> String {
      String((bed.text(of: field) ?? "").dropFirst().dropLast())
    }

    private func search(_ bed: TypingBed, _ search: MemorySearch) throws -> [String] {
      let keyboard = try #require(bed.keyboard.program.programPID)
      return try search.search(keyboard).copies
    }

    /// Sends the keyboard away as shells do.
    private func hide(_ bed: TypingBed) throws {
      try bed.session.callBus(
        name: "sm.puri.OSK0", path: "/sm/puri/OSK0", method: "sm.puri.OSK0.SetVisible", arguments: ["boolean:false"])
      try bed.keyboard.wait(for: "the keyboard to go") { !$0.visible }
    }

    @Test("ED-3 a tap fills both fields for a new password by the app's rules, and nothing of it is left in memory")
    func strongPassword() throws {
      try TypingBed.with(arguments: ["--passwords"]) { bed in
        try bed.startKeyring()
        try bed.open("new")
        try bed.keyboard.wait(for: "the offer") { $0.secure && $0.suggestions.map(\.label) == ["Strong Password"] }
        #expect(bed.text(of: "new") == nil)
        try bed.driver.takeSuggestion("Strong Password")
        try bed.wait({ ($0 ?? "").count == 26 }, of: "new")
        let password = text(of: "new", bed)
        #expect(password.contains { $0.isUppercase } && password.contains { $0.isLowercase })
        #expect(password.contains { $0.isNumber } && password.allSatisfy { $0.isASCII })
        let search = MemorySearch(filled: password)
        // What is looked for is found where it must be.
        #expect(try !self.search(bed, search).isEmpty)
        try bed.keyboard.wait(for: "no further offer") { $0.suggestions.isEmpty }
        try bed.open("repeat")
        try bed.driver.takeSuggestion("Strong Password")
        try bed.wait({ ($0 ?? "").count == 26 }, of: "repeat")
        #expect(text(of: "repeat", bed) == password)
        #expect(!bed.keyboard.program.output.contains(password))
        try bed.open("name")
        try Wait.untilTrue("nothing of it in memory in the next field") { try self.search(bed, search).isEmpty }
        try hide(bed)
        #expect(try self.search(bed, search).isEmpty)
      }
    }

    @Test("ED-3 a strong password that was taken is kept by a tap, and fills the login when the app starts again")
    func kept() throws {
      try TypingBed.with(arguments: ["--register"]) { bed in
        try bed.startKeyring()
        try bed.open("user")
        try bed.driver.typeIgnoringCase("ada")
        try bed.wait({ $0?.lowercased() == "\"ada\"" }, of: "user")
        let name = text(of: "user", bed)
        try bed.open("new")
        try bed.driver.takeSuggestion("Strong Password")
        try bed.wait({ ($0 ?? "").count == 26 }, of: "new")
        let password = text(of: "new", bed)
        try bed.wait(forOffers: [name])
        let list = [try Checkout.program("spinet"), "passwords", "list"]
        #expect(try bed.session.run(list).output.isEmpty)
        try bed.driver.takeSuggestion(name)
        try Wait.untilTrue("the keyring to keep it") { try bed.session.run(list).output.contains(name) }
        try bed.wait(forOffers: [])
        let again = try bed.startAgain(["--login"])
        let search = MemorySearch(filled: password)
        try Wait.untilTrue("nothing of it in memory") { try self.search(bed, search).isEmpty }
        try again.open("user")
        try again.wait(forOffers: [name])
        try again.driver.takeSuggestion(name)
        try again.wait(for: "pass \"\(password)\"")
        try again.wait(for: "user \"\(name)\"")
        try again.open("name")
        try Wait.untilTrue("nothing of it in memory again") { try self.search(bed, search).isEmpty }
        #expect(!bed.keyboard.program.output.contains(password))
      }
    }

    @Test("ED-3 no password is offered where the settings say so") func off() throws {
      try TypingBed.with(settings: "autofill-passwords = off\n", arguments: ["--passwords"]) { bed in
        try bed.startKeyring()
        try bed.open("new")
        try bed.driver.type("abc")
        try bed.wait(for: "new \"abc\"")
        #expect(try bed.keyboard.state().suggestions.isEmpty)
      }
    }
  }
}
