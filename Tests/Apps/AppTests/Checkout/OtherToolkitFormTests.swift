// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import Testing

extension AppTests {
  /// The form of the checkout in other toolkits (Utilities/testbed/fixtures), as far as their protocols let a card fill it: what
  /// Documentation/AutoFill.md says of them.
  @Suite struct OtherToolkitFormTests {
    /// What the card has for each field.
    private static let values = [
      ("given-name", "Ada"), ("family-name", "Lovelace"), ("email", "ada@home.example"), ("phone", "2125550142"),
      ("street", "12 Orchard Street"), ("city", "New York"), ("state", "NY"), ("postal-code", "10002"),
      ("country", "United States"), ("card", "1"), ("password", "Ada"),
    ]

    /// What is offered; nothing in all other fields.
    private static func offers(_ kind: AppKind) -> [String: String] {
      switch kind {
      // GTK tells that a field is for a name, and not for which part.
      case .gtk4:
        [
          "given-name": "Ada Lovelace", "family-name": "Ada Lovelace", "email": "ada@home.example",
          "phone": "2125550142",
        ]
      // Browsers tell the type of a field, and not its `autocomplete`.
      case .firefox, .chromium: ["email": "ada@home.example", "phone": "2125550142"]
      default: [:]
      }
    }

    @Test(
      "ED-1 the same form in GTK 4 and in browsers is offered what their fields say, one field with a tap",
      arguments: [AppKind.gtk4, .firefox, .chromium])
    func form(_ kind: AppKind) throws {
      guard Machine.missing.isEmpty else { throw BedError("app tests must run here, but \(Machine.skipNote)") }
      var options = SessionOptions()
      if kind.needsTablet { (options.pixelWidth, options.pixelHeight) = (800, 1280) }
      let session = try Session(options)
      defer {
        session.stop()
        session.removeFolder()
      }
      try CheckoutBed.writeCard(CheckoutBed.card, in: session)
      let keyboard = try Keyboard(in: session)
      let driver = KeyboardDriver(keyboard, in: session)
      let app = try App(kind, command: Self.command(kind, in: session), in: session)
      // Firefox tells nothing of the first field that gets focus.
      if kind.isBrowser { try app.focus("normal") }
      let offers = Self.offers(kind)
      for (field, value) in Self.values {
        let serial = try keyboard.state().serial
        try app.focus(field)
        try keyboard.wait(for: "the keyboard of \(field)") { $0.shown && $0.serial > serial }
        if let offer = offers[field] {
          try driver.takeSuggestion(offer)
          try Wait.untilTrue("the offer in \(field)") { app.text(of: field) == offer }
        } else {
          // Whatever begins with what is typed would be offered still.
          let first = value.prefix(1).lowercased()
          try driver.typeIgnoringCase(first)
          try Wait.untilTrue("a key in \(field)") { app.text(of: field).lowercased() == first }
          let shown = try keyboard.state().suggestions.map(\.label)
          #expect(!shown.contains { $0.lowercased().hasPrefix(first) && $0.count > 1 }, "\(kind): \(field)")
        }
      }
    }

    @Test("ED-1 what stands in a field of Chromium, which does not tell it, is replaced by what is taken")
    func untold() throws {
      try AppBed.with(.chromium) { bed in
        try CheckoutBed.writeCard(CheckoutBed.card, in: bed.session)
        for (field, typed, offer) in [("email", "old", "ada@home.example"), ("phone", "123", "2125550142")] {
          try bed.open(field)
          try bed.driver.type(typed)
          #expect(bed.app.received(typed, in: field) == typed)
          #expect(try bed.keyboard.state().suggestions.isEmpty)
          try bed.open("text")
          try bed.open(field)
          try bed.expectTyped(offer, in: field) { try bed.driver.takeSuggestion(offer) }
        }
      }
    }

    static func command(_ kind: AppKind, in session: Session) -> [String] {
      let fixtures = "\(Checkout.fixtures)/fixtures"
      guard kind.isBrowser else { return ["/usr/bin/python3", "\(fixtures)/checkout_gtk4.py"] }
      return [
        "/usr/bin/python3", "\(fixtures)/web.py", kind.rawValue, "\(session.folder)/home/\(kind.rawValue)",
        "checkout.html",
      ]
    }
  }
}
