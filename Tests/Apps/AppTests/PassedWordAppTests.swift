// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import Testing

extension AppTests {
  /// Words that are typed on a real keyboard, whose letters the app gets as they are.
  @Suite struct PassedWordAppTests {
    private static func with(_ kind: AppKind, settings: String = "", _ body: (AppBed) throws -> Void) throws {
      try AppBed.with(
        kind, settings: "hardware-keyboard = on\n" + settings, hasWords: true,
        configure: { $0.devices = [.touch, .keyboard] }
      ) { bed in
        try bed.open()
        // Some apps tell nothing of their text before the first letter; and what was typed by touch shows that the keyboard is grabbed.
        try bed.expectTyped(" ") { try bed.driver.tap("space") }
        try body(bed)
      }
    }

    /// Waits until the bar shows what the next space makes of the word.
    private static func waitForPending(_ word: String, in bed: AppBed) throws {
      try bed.keyboard.wait(for: "\(word) in the bar") { $0.suggestions.contains { $0.label == word && $0.isPending } }
    }

    @Test(
      "TY-8 TY-4 a word of a real keyboard becomes its text at the space, and BackSpace brings it back",
      arguments: [AppKind.gtk4, .firefox])
    func replacement(app kind: AppKind) throws {
      try Self.with(kind) { bed in
        let injector = bed.session.injector
        try bed.expectTyped(" omw") { try injector.typeKeys("omw") }
        try Self.waitForPending("On my way!", in: bed)
        try bed.expectTyped(" On my way! ") { try injector.typeKeys(" ") }
        try bed.expectTyped(" omw ") { try injector.typeKeys("\u{8}") }
        try bed.expectTyped(" omw x") { try injector.typeKeys("x") }
      }
    }
  }
}
