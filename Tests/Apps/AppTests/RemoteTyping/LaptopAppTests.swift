// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import Testing

extension AppTests {
  /// Text from `spinet type`, through `spinet-caller`, `spinet-remote` and `spinetd`, by what real apps received.
  @Suite struct LaptopAppTests {
    private static func with(_ kind: AppKind = .gtk4, _ body: (AppBed, Laptop) throws -> Void) throws {
      try AppBed.with(kind, settings: "remote-typing = 127.0.0.1\n") { bed in
        try bed.open()
        let laptop = try Laptop(in: bed.session)
        try laptop.pair()
        try body(bed, laptop)
      }
    }

    @Test(
      "VK-16 a laptop is paired by a link; what is typed, erased, pasted and piped there is in a GTK app, Korean too")
    func types() throws {
      try Self.with { bed, laptop in
        try bed.expectTyped("I saw the") {
          for key in ["I saw te", "\u{7F}", "he"] { try laptop.press(key) }
        }
        try bed.expectTyped("I saw the 한국 👩‍👩‍👧") { try laptop.paste(" 한국 👩‍👩‍👧") }
        try laptop.waitForScreen("I saw the 한국")
        // Letters of the keys of this device come behind, and what is typed on the laptop behind those.
        try bed.expectTyped("I saw the 한국 👩‍👩‍👧a") { try bed.driver.typeIgnoringCase("a") }
        try bed.expectTyped("I saw the 한국 👩‍👩‍👧a 글") { try laptop.press(" 글") }
        try laptop.leave()
        let result = try laptop.pipe("!, 안녕\n")
        #expect(result.status == 0 && result.output == "")
        #expect(bed.app.received("I saw the 한국 👩‍👩‍👧a 글!, 안녕", in: bed.app.kind.mainField) == "I saw the 한국 👩‍👩‍👧a 글!, 안녕")
      }
    }

    @Test("VK-16 a long text of many lines is in the app as it was piped, once and in order")
    func long() throws {
      try Self.with { bed, laptop in
        try laptop.leave()
        try bed.open("text")
        let text = (1...120).map { "\($0) 한글과 letters, line \($0 * 7)" }.joined(separator: "\n")
        let result = try laptop.pipe(text, "--lines")
        #expect(result.output == "")
        #expect(result.status == 0)
        #expect(bed.app.received(text, in: "text") == text)
      }
    }

    @Test("VK-16 ED-3 the laptop follows the field, shows nothing of a secret, and types nothing where there is none")
    func fields() throws {
      try Self.with { bed, laptop in
        try bed.open("email")
        try laptop.waitForScreen("Email address")
        try bed.expectTyped("x@y", in: "email") { try laptop.press("x@y") }
        try bed.open("password")
        try laptop.waitForScreen("not shown")
        try bed.expectTyped("zqxjkv", in: "password") { try laptop.press("zqxjkv") }
        try laptop.leave()
        let shown = try laptop.shown()
        #expect(!shown.contains("zq") && !shown.contains("jkv"))
        let files = FileSearch(secret: "zqxjkv", except: [bed.app.program.log])
        #expect(try files.search("\(bed.session.folder)/logs").found == [])
      }
    }

    @Test("VK-16 a laptop that is taken out of the list types nothing more, and says what to do")
    func removed() throws {
      try Self.with { bed, laptop in
        try bed.expectTyped("abc") { try laptop.press("abc") }
        _ = try bed.session.run([try Checkout.program("spinet"), "pair", "remove-all"])
        try laptop.waitForEnd("does not know this device any more")
        let result = try laptop.pipe("d")
        #expect(result.status == 1 && result.output.contains("pair anew"))
        try bed.expectTyped("abce") { try bed.driver.typeIgnoringCase("e") }
      }
    }
  }
}
