// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import Testing

extension AppTests {
  /// A code that a messaging program hands over (Utilities/testbed/fixtures/messenger.py), filled in by touch in real apps.
  @Suite struct CodeAppTests {
    private static let code = "482915"

    private func receive(_ session: Session) throws {
      let messenger = "\(Checkout.fixtures)/fixtures/messenger.py"
      let result = try session.run([
        "/usr/bin/python3", messenger, "Bank", "Your code is \(Self.code). Tell it nobody.",
      ])
      #expect(result.status == 0, "\(result.output)")
    }

    private func isOffered(_ state: KeyboardState) -> Bool { state.suggestions.contains { $0.label == Self.code } }

    @Test(
      "ED-1 a code from a message is offered once in fields for digits of apps that have no word for codes",
      arguments: [AppKind.gtk4, .gtk3, .firefox])
    func otherToolkits(_ kind: AppKind) throws {
      try AppBed.with(kind) { bed in
        for field in ["normal", "password"] {
          try bed.open(field)
          try receive(bed.session)
          #expect(try !isOffered(bed.keyboard.state()), "\(field)")
        }
        // It comes while the field waits for it.
        try bed.open("digits")
        try receive(bed.session)
        #expect(bed.app.text(of: "digits").isEmpty)
        try bed.expectTyped(Self.code, in: "digits") { try bed.driver.takeSuggestion(Self.code) }
        #expect(["normal", "password"].allSatisfy { bed.app.text(of: $0).isEmpty })
        try bed.app.clear()
        try bed.open("number")
        try bed.driver.type("7")
        #expect(bed.app.received("7", in: "number") == "7")
        #expect(try !isOffered(bed.keyboard.state()))
      }
    }

    @Test("ED-1 a page's field for a code is offered one if it asks for digits; its autocomplete does not arrive")
    func page() throws {
      guard Machine.missing.isEmpty else { throw BedError("app tests must run here, but \(Machine.skipNote)") }
      var options = SessionOptions()
      (options.pixelWidth, options.pixelHeight) = (800, 1280)
      let session = try Session(options)
      defer {
        session.stop()
        session.removeFolder()
      }
      let keyboard = try Keyboard(in: session)
      let driver = KeyboardDriver(keyboard, in: session)
      let command = [
        "/usr/bin/python3", "\(Checkout.fixtures)/fixtures/web.py", AppKind.firefox.rawValue,
        "\(session.folder)/home/\(AppKind.firefox.rawValue)", "codes.html",
      ]
      let app = try App(.firefox, command: command, in: session)
      for field in ["normal", "plain", "password", "code"] {
        let serial = try keyboard.state().serial
        try app.focus(field)
        // Firefox tells nothing of the first field that gets focus.
        if field == "normal" { continue }
        try keyboard.wait(for: "the keyboard of \(field)") { $0.shown && $0.serial > serial }
        try receive(session)
        if field != "code" { #expect(try !isOffered(keyboard.state()), "\(field)") }
      }
      try driver.takeSuggestion(Self.code)
      try Wait.untilTrue("the code") { app.text(of: "code") == Self.code }
      #expect(["plain", "password"].allSatisfy { app.text(of: $0).isEmpty })
    }

    @Test("ED-1 a field for codes of an app of the SDK is offered one from a message, and not again once it is taken")
    func sdk() throws {
      try TypingBed.with { bed in
        try bed.open("number")
        try receive(bed.session)
        // The app could have said that it is for a code.
        #expect(try !isOffered(bed.keyboard.state()))
        try bed.open("code")
        #expect(bed.text(of: "code") == nil)
        try bed.driver.takeSuggestion(Self.code)
        try bed.wait(for: "code \"\(Self.code)\"")
        for _ in Self.code { try bed.driver.tap("delete") }
        try bed.wait(for: "code \"\"")
        #expect(try !isOffered(bed.keyboard.state()))
      }
    }
  }
}
