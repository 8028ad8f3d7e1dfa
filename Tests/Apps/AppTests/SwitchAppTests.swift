// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import Testing

extension AppTests {
  /// Switches, which are keyboards that have Space and Enter.
  @Suite struct SwitchAppTests {
    /// By linux/input-event-codes.h.
    private static let (space, enter) = (57, 28)

    private static func with(_ kind: AppKind, _ settings: String, _ body: (AppBed) throws -> Void) throws {
      try AppBed.with(
        kind, settings: "auto-capitalization = off\nsuggestions = off\n" + settings,
        configure: { $0.devices = [.touch, .keyboard] }, body)
    }

    /// Goes on to the row and to the part of it that have a key, and chooses until it is typed.
    private static func choose(row: Int, _ parts: Int..., in bed: AppBed) throws {
      for steps in [row] + parts {
        for _ in 0..<steps { try bed.session.injector.pressKey(space) }
        try bed.session.injector.pressKey(enter)
      }
    }

    @Test("SY-9 two switches type into apps, which hear nothing of them", arguments: [AppKind.gtk4, .firefox])
    func twoSwitches(app kind: AppKind) throws {
      try Self.with(kind, "switches = two\n") { bed in
        try bed.open()
        try bed.expectTyped("qd") {
          // The first press lights the first row.
          try bed.session.injector.pressKey(Self.enter)
          try Self.choose(row: 0, 0, 0, in: bed)
          try Self.choose(row: 1, 0, 2, in: bed)
        }
      }
    }

    @Test("SY-9 TY-1 a word of the bar is chosen with switches, and arrives with its space") func word() throws {
      try AppBed.with(
        .gtk4, settings: "auto-capitalization = off\nswitches = two\n", hasWords: true,
        configure: { $0.devices = [.touch, .keyboard] }
      ) { bed in
        try bed.open()
        try bed.expectTyped("tomo") { try bed.driver.type("tomo") }
        // The bar is the first row, with few enough words to be scanned one by one. Who goes on without touching sees words that go on.
        try bed.session.injector.pressKey(Self.enter)
        try bed.keyboard.wait(for: "the word") { $0.suggestions.first?.label == "tomorrow" }
        try bed.expectTyped("tomorrow ") { try Self.choose(row: 0, 0, in: bed) }
      }
    }

    @Test("SY-9 one switch chooses what lights up in turn, and types into an app") func oneSwitch() throws {
      try Self.with(.gtk4, "switches = one\nscan-time = 700\nscan-pause = 1500\nscan-rounds = 9\n") { bed in
        try bed.open()
        try bed.session.injector.pressKey(Self.space)
        // The first row, the first part of it, the first key.
        try bed.expectTyped("q") {
          for _ in 0..<3 { try bed.session.injector.pressKey(Self.space) }
        }
      }
    }
  }
}
