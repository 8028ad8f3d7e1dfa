// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import Testing

extension AppTests {
  /// The keys that each kind of field gets.
  @Suite struct FieldTests {
    /// A field with the keys that it must show, the keys that it must not show, and a text that it can take.
    struct Case: CustomTestStringConvertible {
      var field: String
      var shown: Set<String>
      var absent: Set<String> = []
      var text: String

      var testDescription: String { field }
    }

    static let digits = Set("0123456789".map(String.init))
    static let letters = Set("qwertyuiopasdfghjklzxcvbnm".map(String.init))

    static let cases = [
      Case(field: "normal", shown: letters, absent: digits, text: "plain"),
      Case(field: "email", shown: letters.union(["@", "."]), text: "ann.lee@example.com"),
      Case(field: "url", shown: letters.union(["/", ".", ".com"]), text: "example.com/a"),
      Case(field: "number", shown: digits.union(["-", "."]), absent: letters, text: "-12.5"),
      Case(field: "digits", shown: digits, absent: letters.union([".", "-"]), text: "2048"),
      Case(field: "phone", shown: digits, absent: letters, text: "5551234"),
      Case(field: "name", shown: Set(letters.map { $0.uppercased() }), absent: digits, text: "Ann Lee"),
      Case(field: "alpha", shown: letters, absent: digits, text: "abc"),
      Case(field: "password", shown: letters, absent: digits, text: "secret"),
      Case(field: "pin", shown: digits, absent: letters.union([".", "-", "+"]), text: "0427"),
    ]

    @Test("VK-2 a field of each purpose has its keys", arguments: cases)
    func keys(_ row: Case) throws {
      try AppBed.with(.gtk4) { bed in
        let state = try bed.open(row.field)
        #expect(state.labels.isSuperset(of: row.shown), "missing: \(row.shown.subtracting(state.labels).sorted())")
        #expect(
          state.labels.isDisjoint(with: row.absent), "too many: \(row.absent.intersection(state.labels).sorted())")
        try bed.expectTyped(row.text, in: row.field) { try bed.driver.type(row.text) }
      }
    }

    @Test("VK-2 web fields have their keys", arguments: [AppKind.firefox, .chromium])
    func web(app kind: AppKind) throws {
      try AppBed.with(kind) { bed in
        // Firefox 153 tells nothing of the first field that gets focus.
        try bed.open("normal")
        for row in Self.cases where ["email", "url", "number", "phone", "password"].contains(row.field) {
          try bed.app.focus(row.field)
          try bed.keyboard.wait(for: "the keys of \(row.field)") {
            $0.visible && $0.labels.isSuperset(of: row.shown) && $0.labels.isDisjoint(with: row.absent)
          }
          try bed.expectTyped(row.text, in: row.field) { try bed.driver.type(row.text) }
        }
      }
    }

    @Test("VK-2 holding .com offers the other endings")
    func domainEndings() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open("url")
        try bed.driver.type("example")
        try bed.expectTyped("example.org", in: "url") { try bed.driver.holdAndPick(".com", choice: ".org") }
      }
    }

    @Test("VK-2 the plus sign of a phone number is one key away")
    func phoneSigns() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open("phone")
        try bed.expectTyped("+82", in: "phone") { try bed.driver.type("+82") }
      }
    }

    @Test("ED-3 a password field is secure and has Latin letters whatever language was used before")
    func password() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open()
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.app.focus("password")
        let state = try bed.keyboard.wait(for: "the secure keyboard") { $0.secure }
        #expect(state.mode == "en-US")
        #expect(state.suggestions.isEmpty)
        try bed.expectTyped("abc", in: "password") { try bed.driver.type("abc") }
        try bed.app.focus("normal")
        try bed.keyboard.wait(for: "Korean again") { !$0.secure && $0.mode == "ko-KR" }
      }
    }
  }
}
