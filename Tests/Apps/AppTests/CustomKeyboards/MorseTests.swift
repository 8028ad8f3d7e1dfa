// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseBed
import TestBed
import Testing

extension AppTests {
  /// The Morse keyboard in its sandbox, typing into unmodified apps.
  @Suite struct MorseTests {
    private func with(
      _ kind: AppKind, settings: String = "", allowing wishes: [String] = [],
      _ body: (AppBed, MorseFinger) throws -> Void
    ) throws {
      let settings = "keyboards = en-US, \(CustomKeyboard.morse.identifier)\nkey-clicks = off\n" + settings
      try AppBed.with(kind, settings: settings, allowing: wishes, configure: { $0.customKeyboards = [.morse] }) { bed in
        try bed.open()
        try bed.driver.tap("globe")
        try bed.keyboard.wait(for: "the Morse keyboard") {
          $0.mode == CustomKeyboard.morse.identifier && $0.guest != nil
        }
        try body(bed, MorseFinger(bed.keyboard, in: bed.session))
      }
    }

    @Test(
      "CK-11 letters, digits, punctuation and spaces in Morse code reach unmodified apps",
      arguments: [AppKind.gtk4, .firefox, .chromium])
    func types(kind: AppKind) throws {
      try with(kind) { bed, finger in
        try bed.expectTyped("sos hello, 123?") { try finger.type("sos hello, 123?") }
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

    @Test("CK-8 a word of the person's own list is replaced when a space follows it") func replacement() throws {
      try with(.gtk4) { bed, finger in
        // The list comes when it has been read, which no one sees.
        try Wait.untilTrue("the long form", detail: { bed.app.text(of: "normal") }) {
          try finger.type("omw ")
          return bed.app.wait(within: 1) { _ in bed.app.text(of: "normal").hasSuffix("On my way! ") }
        }
      }
    }

    @Test(
      "CK-13 SOS and a space insert the place with full access and the location granted, and nothing otherwise",
      arguments: [["full-access", "location-access"], ["full-access"], ["location-access"], []])
    func callForHelp(granted: [String]) throws {
      let settings = granted.map { "\($0) = \(CustomKeyboard.morse.identifier)\n" }.joined()
      // Without full access there is nothing to ask about the location.
      let wishes = granted.first == "full-access" ? ["full access", "location"].prefix(granted.count) : []
      try with(.gtk4, settings: settings, allowing: Array(wishes)) { bed, finger in
        let service = try bed.session.start(
          [
            "/usr/bin/python3", "\(Checkout.root)/Tests/Support/TestSystemBus/geoclue.py", "37.5665", "126.978",
          ], name: "geoclue")
        try Wait.untilTrue("the location service") { service.output.contains("owner") }
        guard granted.count == 2 else {
          try bed.expectTyped("sos e") { try finger.type("sos e") }
          return #expect(!service.output.contains("GetClient"), "nobody has looked where the device is")
        }
        try finger.type("sos ")
        try Wait.untilTrue("the place", detail: { bed.app.text(of: "normal") + service.output }) {
          bed.app.text(of: "normal").hasPrefix("sos 37.56650, 126.97800")
        }
      }
    }
  }
}
