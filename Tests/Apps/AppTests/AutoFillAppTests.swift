// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import Testing

extension AppTests {
  /// What a person's own card says, offered above the keyboard of a real app.
  @Suite struct AutoFillAppTests {
    private static let card = """
      BEGIN:VCARD
      VERSION:4.0
      N:Lovelace;Ada;;;
      EMAIL:ada@home.example
      END:VCARD

      """

    private func withCard(_ body: (AppBed) throws -> Void) throws {
      try AppBed.with(.gtk4, hasWords: true) { bed in
        let folder = "\(bed.session.folder)/home/.local/share/spinet"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Self.card.write(toFile: "\(folder)/me.vcf", atomically: true, encoding: .utf8)
        try body(bed)
      }
    }

    @Test("ED-1 the person's address is offered in a field for one, and the app gets it by a tap and not before")
    func email() throws {
      try withCard { bed in
        try bed.open("email")
        let address = "ada@home.example"
        try bed.keyboard.wait(for: "the offer") { $0.suggestions.contains { $0.label == address } }
        #expect(bed.app.text(of: "email").isEmpty)
        try bed.expectTyped(address, in: "email") { try bed.driver.takeSuggestion(address) }
        #expect(["normal", "password"].allSatisfy { bed.app.text(of: $0).isEmpty })
        #expect(!bed.keyboard.program.output.contains(address))
      }
    }

    @Test("ED-1 ED-3 nothing of a card is offered where a password is typed, or where nothing asks for it")
    func elsewhere() throws {
      try withCard { bed in
        for field in ["password", "normal"] {
          let state = try bed.open(field)
          #expect(!state.suggestions.contains { $0.label.contains("ada@") })
          try bed.driver.type("a")
          try bed.keyboard.wait(for: "the letter") { _ in bed.app.text(of: field).lowercased() == "a" }
          #expect(try !bed.keyboard.state().suggestions.contains { $0.label.contains("ada@") })
        }
      }
    }
  }
}
