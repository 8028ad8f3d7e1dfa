// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// The checkout (Examples/Checkout), filled by touch on the desktop's keyboard and read by a screen reader.
  @Suite struct CheckoutAppTests {
    /// How many taps and seconds something took.
    private struct Cost {
      var taps = 0
      var seconds = 0.0
    }

    private func now(_ bed: CheckoutBed) -> Cost {
      Cost(taps: bed.driver.tapCount, seconds: Double(Clock.now()) / 1_000_000)
    }

    /// Fills the form and pays.
    ///
    /// - Parameter byOffers: Whether every offer is taken that there is: what a card knows, and a password that the keyboard makes up.
    /// - Returns: What the fields took that are offered something, and all.
    private func fill(_ bed: CheckoutBed, byOffers: Bool) throws -> (offered: Cost, all: Cost) {
      let begin = now(bed)
      var offered = Cost()
      func add(since start: Cost) {
        let end = now(bed)
        offered.taps += end.taps - start.taps
        offered.seconds += end.seconds - start.seconds
      }
      try bed.tap("amount")
      try bed.driver.type("50")
      var start = now(bed)
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
      add(since: start)
      try bed.go(to: "card")
      try bed.driver.type("4111111111111111")
      try bed.wait("4111 1111 1111 1111", in: "card")
      try bed.turnExpiryToNextYear()
      #expect(bed.lines.last { $0.hasPrefix("pay ") } == "pay disabled")
      start = now(bed)
      if byOffers { try bed.driver.takeSuggestion("Strong Password") } else { try bed.driver.type("Engine42") }
      try bed.wait(for: "pay enabled")
      add(since: start)
      try bed.driver.tap("return")
      try bed.wait(for: "paid once")
      let end = now(bed)
      return (offered, Cost(taps: end.taps - begin.taps, seconds: end.seconds - begin.seconds))
    }

    @Test(
      "ED-1 ED-3 ED-7 on the desktop what AutoFill knows takes a fifth of the taps, a form with all else two fifths")
    func taps() throws {
      var typed = (offered: Cost(), all: Cost())
      try CheckoutBed.with { typed = try fill($0, byOffers: false) }
      try CheckoutBed.with(card: CheckoutBed.card) { bed in
        try bed.startKeyring()
        let display = try #require(bed.session.environment["WAYLAND_DISPLAY"])
        let bystander = try LineSocket(path: "\(bed.session.folder)/run/spinet-\(display)")
        try bystander.send("hello version=1")
        let offered = try fill(bed, byOffers: true)
        for (name, run) in [("typed", typed), ("with AutoFill", offered)] {
          print(
            "checkout on the desktop, \(name): \(run.offered.taps) taps in \(Int(run.offered.seconds)) s for what is "
              + "offered, \(run.all.taps) taps in \(Int(run.all.seconds)) s for all")
        }
        #expect(offered.offered.taps * 5 <= typed.offered.taps)
        // The amount, the number of the card and its expiry have no offer.
        #expect(offered.all.taps * 5 <= typed.all.taps * 2)
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
        for row in CheckoutBed.mistakes {
          let (id, name) = (row.field, try #require(names[row.field]))
          try bed.goDown(to: id)
          try bed.driver.type(row.wrong)
          if row.isLeft { try bed.leave(id) }
          let wrong = try reader.wait(for: "the problem of \(id)", in: app) {
            field(id, in: $0).map { !$0.description.isEmpty && ($0.text ?? "") == row.shownWrong } ?? false
          }
          let node = try #require(field(id, in: wrong))
          #expect(node.states.contains("invalid-entry"), "\(id): \(node)")
          try reader.wait(for: "the announcement of \(id)") {
            $0.type.hasPrefix("object:announcement") && $0.data == .text("\(name): \(node.description)")
          }
          // Mended.
          if bed.edited != id { try bed.tap(id) }
          for _ in 0..<row.deletions { try bed.driver.tap("delete") }
          try bed.driver.type(row.rest)
          let right = try reader.wait(for: "a right value of \(id)", in: app) {
            field(id, in: $0).map { $0.description.isEmpty && $0.text == row.shown } ?? false
          }
          #expect(field(id, in: right)?.states.contains("invalid-entry") == false)
          if id == "card" { try bed.turnExpiryToNextYear() }
        }
        let whole = try reader.wait(for: "the form that can be sent", in: app) {
          $0.all.contains { $0.node.name.hasPrefix("Pay") && $0.node.states.contains("sensitive") }
        }
        // What nobody can enter wrongly: an optional text, and a month that is chosen.
        #expect(field("apartment", in: whole)?.description.isEmpty == true)
        let expiry = try #require(field("expiry", in: whole))
        #expect(expiry.description.isEmpty && expiry.text.map { "\"\($0)\"" } == bed.text(of: "expiry"))
        #expect(!whole.all.contains { "\($0.node)".contains("Engine") })
      }
    }
  }
}
