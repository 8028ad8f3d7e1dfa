// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import Testing

extension AppTests {
  /// What is left in the keyboard's memory of what its bar has filled in.
  @Suite struct FilledTextMemoryTests {
    /// Signs that no word and no name has beside each other.
    private static let code = "zq7xjk4v"
    private static let address = "zqxjkv.wpyhzb@qfjxkw.vzpq"

    private static let card = """
      BEGIN:VCARD
      VERSION:4.0
      FN:Ada Lovelace
      EMAIL:\(address)
      END:VCARD

      """

    private func copies(of text: String, _ keyboard: Keyboard) throws -> [String] {
      try MemorySearch(filled: text).search(#require(keyboard.program.programPID)).copies
    }

    /// Waits until the compositor has taken what overwrites its questions and answers, and so many copies are left.
    private func wait(forCopies counts: ClosedRange<Int>, of text: String, _ keyboard: Keyboard) throws {
      var last: [String] = []
      try Wait.untilTrue(
        "\(counts) copies of \(text) in memory", detail: { last.joined(separator: "\n") }
      ) {
        last = try copies(of: text, keyboard)
        return counts.contains(last.count)
      }
    }

    @Test(
      "ED-3 nothing of a one-time code is in memory once it was taken and another field has the focus",
      arguments: [(isTaken: true, appEnds: false), (true, true), (false, true)])
    func code(isTaken: Bool, appEnds: Bool) throws {
      try TypingBed.with(hasWords: true, arguments: ["--passwords"]) { bed in
        try bed.open("code")
        try bed.session.callBus(
          name: "org.spinet.AutoFill1", path: "/org/spinet/AutoFill1", method: "org.spinet.AutoFill1.OfferCode",
          arguments: ["string:\(Self.code)", "string:Bank"])
        try bed.keyboard.wait(for: "the offer") { $0.suggestions.contains { $0.label == Self.code } }
        // What is looked for is found where it must be.
        #expect(try !copies(of: Self.code, bed.keyboard).isEmpty)
        if isTaken {
          try bed.driver.takeSuggestion(Self.code)
          try bed.wait(for: "code \"\(Self.code)\"")
        }
        if appEnds {
          bed.app.stop()
          try bed.keyboard.wait(for: "the keyboard to go") { !$0.visible }
        } else {
          try bed.open("name")
        }
        // One that was not taken is kept for as long as it counts: by whoever offers it, and by the desk.
        guard isTaken else {
          try wait(forCopies: 0...2, of: Self.code, bed.keyboard)
          return
        }
        try wait(forCopies: 0...0, of: Self.code, bed.keyboard)
        #expect(!bed.keyboard.program.output.contains(Self.code))
      }
    }

    @Test(
      "ED-3 ED-1 what a card has is in memory in one place once the keyboard has gone, taken from the bar or not",
      arguments: [true, false])
    func card(isTaken: Bool) throws {
      try AppBed.with(.gtk4, hasWords: true) { bed in
        try CheckoutBed.writeCard(Self.card, in: bed.session)
        try bed.open("email")
        try bed.keyboard.wait(for: "the offer") { $0.suggestions.contains { $0.label == Self.address } }
        if isTaken {
          try bed.expectTyped(Self.address, in: "email") { try bed.driver.takeSuggestion(Self.address) }
        }
        try bed.app.unfocus()
        try bed.keyboard.wait(for: "the keyboard to go") { !$0.visible }
        try wait(forCopies: 1...1, of: Self.address, bed.keyboard)
      }
    }
  }
}
