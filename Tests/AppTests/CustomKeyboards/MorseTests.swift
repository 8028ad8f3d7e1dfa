// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseBed
import TestBed
import Testing

extension AppTests {
  /// The Morse keyboard in its sandbox, typing into unmodified apps.
  @Suite struct MorseTests {
    private func with(_ kind: AppKind, _ body: (AppBed, MorseFinger) throws -> Void) throws {
      let settings = "keyboards = en-US, \(CustomKeyboard.morse.identifier)\nkey-clicks = off\n"
      try AppBed.with(kind, settings: settings, configure: { $0.customKeyboards = [.morse] }) { bed in
        try bed.open()
        try bed.driver.tap("globe")
        try bed.keyboard.wait(for: "the Morse keyboard") {
          $0.mode == CustomKeyboard.morse.identifier && $0.guest != nil
        }
        try body(bed, MorseFinger(bed.keyboard, in: bed.session))
      }
    }

    @Test(
      "CK-11 letters, digits and spaces in Morse code reach unmodified apps",
      arguments: [AppKind.gtk4, .firefox, .chromium])
    func types(kind: AppKind) throws {
      try with(kind) { bed, finger in
        try bed.expectTyped("sos hello 123") { try finger.type("sos hello 123") }
      }
    }

    @Test("CK-11 delete takes back the last signal, then letters; two taps on shift are capitals")
    func delete() throws {
      try with(.gtk4) { bed, finger in
        try bed.expectTyped("aE") {
          try finger.type("ab")
          try finger.tapSignals(of: "u")
          for _ in 0..<3 { try finger.tap(.delete) }
          try finger.tap(.delete)
          try finger.tap(.shift)
          try finger.type("e")
        }
      }
    }
  }
}
