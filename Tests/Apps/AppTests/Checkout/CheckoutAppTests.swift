// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// The checkout (Examples/Checkout), filled by touch on the desktop's keyboard and read by a screen reader.
  @Suite struct CheckoutAppTests {
    /// - Returns: How many taps and seconds the fields took that a card knows.
    private func fill(_ bed: CheckoutBed, byOffers: Bool) throws -> (taps: Int, seconds: Double) {
      try bed.tap("amount")
      try bed.driver.type("50")
      let start = (bed.driver.tapCount, Clock.now())
      for (field, typed, shown) in CheckoutBed.known {
        try bed.go(to: field)
        let isFilled = bed.text(of: field) != "\"\""
        if !byOffers {
          try bed.driver.type(typed)
        } else if !isFilled, !typed.isEmpty {
          try bed.driver.takeSuggestion(typed)
        }
        try bed.wait(shown, in: field)
        if field == "given-name", byOffers { try bed.wait("Lovelace", in: "family-name") }
        if field == "street", byOffers { try bed.wait("United States", in: "country") }
      }
      let cost = (bed.driver.tapCount - start.0, Double(Clock.now() - start.1) / 1_000_000)
      try bed.go(to: "card")
      try bed.driver.type("4111111111111111")
      try bed.wait("4111 1111 1111 1111", in: "card")
      try bed.turnExpiryToNextYear()
      #expect(bed.lines.last { $0.hasPrefix("pay ") } == "pay disabled")
      try bed.driver.type("Engine42")
      try bed.wait(for: "pay enabled")
      try bed.driver.tap("return")
      try bed.wait(for: "paid once")
      return cost
    }

    @Test(
      "ED-1 ED-7 with AutoFill the desktop's keyboard fills a form with a fifth of the taps, and related fields by one")
    func taps() throws {
      var typed = (taps: 0, seconds: 0.0)
      try CheckoutBed.with { typed = try fill($0, byOffers: false) }
      try CheckoutBed.with(card: CheckoutBed.card) { bed in
        let display = try #require(bed.session.environment["WAYLAND_DISPLAY"])
        let bystander = try LineSocket(path: "\(bed.session.folder)/run/spinet-\(display)")
        try bystander.send("hello version=1")
        let offered = try fill(bed, byOffers: true)
        for (name, cost) in [("typed", typed), ("with AutoFill", offered)] {
          print("checkout on the desktop, \(name): \(cost.taps) taps in \(Int(cost.seconds)) s for what a card knows")
        }
        #expect(offered.taps * 5 <= typed.taps)
        #expect(!bed.keyboard.program.output.contains("Orchard"))
        // Nobody else hears what goes to the app.
        bed.keyboard.program.stop()
        while let line = try bystander.receive() { #expect(!line.hasPrefix("fill")) }
      }
    }

    @Test("ED-1 before the tap the app has nothing of the card, and then the parts of what was tapped alone")
    func before() throws {
      try CheckoutBed.with(card: CheckoutBed.card) { bed in
        try bed.tap("given-name")
        try bed.keyboard.wait(for: "the offer") { $0.suggestions.contains { $0.label == "Ada" } }
        #expect(!bed.app.output.contains("Ada") && !bed.app.output.contains("Lovelace"))
        try bed.driver.takeSuggestion("Ada")
        try bed.wait("Lovelace", in: "family-name")
        try bed.wait("Ada", in: "given-name")
        #expect(["home.example", "555", "Orchard", "York"].allSatisfy { !bed.app.output.contains($0) })
      }
    }

    @Test("ED-4 SY-5 a screen reader finds each field of a form by its name, with its value and what is wrong with it")
    func screenReader() throws {
      var bus: Supervised?
      try CheckoutBed.with(prepare: { bus = try ScreenReader.startBus(in: $0) }) { bed in
        let reader = try ScreenReader(in: bed.session, bus: try #require(bus))
        try ScreenReader.announce(true, in: bed.session)
        let app = "example-checkout"
        func field(_ id: String, in tree: ScreenReader.Node) -> ScreenReader.Node? {
          tree.all.first { $0.node.id == id }?.node
        }
        let tree = try reader.wait(for: "the form", in: app) { field("password", in: $0) != nil }
        let names = [
          "amount": "Amount", "given-name": "First name", "family-name": "Last name", "email": "Email",
          "phone": "Phone",
          "street": "Street", "apartment": "Apartment, suite", "city": "City", "state": "State",
          "postal-code": "Postal code", "country": "Country", "card": "Card number", "expiry": "Expires",
          "password": "New password",
        ]
        for (id, name) in names {
          let node = try #require(field(id, in: tree), "\(id) in\n\(tree.summary)")
          #expect(node.name == name && node.description.isEmpty && (node.text ?? "").isEmpty, "\(id): \(node)")
          #expect(node.role == (id == "password" ? "password text" : "entry"))
          #expect(node.states.contains("editable"))
        }
        #expect(try !(#require(tree.first("push button", "Pay")).node.states.contains("sensitive")))
        // A wrong value, left.
        try bed.tap("amount")
        try bed.driver.type("1")
        try bed.go(to: "given-name")
        let wrong = try reader.wait(for: "the problem", in: app) {
          field("amount", in: $0)?.description.isEmpty == false
        }
        #expect(field("amount", in: wrong)?.text == "$1")
        #expect(field("amount", in: wrong)?.states.contains("invalid-entry") == true)
        let problem = field("amount", in: wrong)?.description ?? ""
        #expect(problem.contains("$5"), "\(problem)")
        try reader.wait(for: "the announcement") {
          $0.type.hasPrefix("object:announcement") && $0.data == .text("Amount: \(problem)")
        }
        // Mended.
        try bed.tap("amount")
        try bed.driver.type("0")
        let right = try reader.wait(for: "a right amount", in: app) {
          field("amount", in: $0).map {
            $0.description.isEmpty && $0.text == "$10" && !$0.states.contains("invalid-entry")
          } ?? false
        }
        #expect(field("given-name", in: right)?.description.isEmpty == false)
      }
    }
  }
}
