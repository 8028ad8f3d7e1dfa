// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed

/// The checkout (Examples/Checkout) in a session with the keyboard.
struct CheckoutBed: FieldsApp {
  let session: Session
  let app: Supervised
  let keyboard: Keyboard
  let driver: KeyboardDriver

  /// What the person has written down once.
  static let card = """
    BEGIN:VCARD
    VERSION:4.0
    FN:Ada Lovelace
    N:Lovelace;Ada;;;
    EMAIL:ada@home.example
    TEL:2125550142
    ADR:;;12 Orchard Street;New York;NY;10002;United States
    END:VCARD

    """

  /// The fields that the card knows, in their order, with what is typed there and what stands there then.
  static let known = [
    ("given-name", "Ada", "Ada"), ("family-name", "Lovelace", "Lovelace"),
    ("email", "ada@home.example", "ada@home.example"), ("phone", "2125550142", "(212) 555-0142"),
    ("street", "12 Orchard Street", "12 Orchard Street"), ("apartment", "", ""), ("city", "New York", "New York"),
    ("state", "NY", "NY"), ("postal-code", "10002", "10002"), ("country", "United States", "United States"),
  ]

  /// What a person enters wrongly in a field, and how it is mended.
  struct Mistake {
    let field: String
    /// What is typed first, and what stands there then.
    let wrong, shownWrong: String
    /// Whether the field has to be left for the problem to show: it may only not be finished.
    var isLeft = true
    /// What is typed behind it then, and how many characters are deleted before.
    let rest: String
    var deletions = 0
    /// What stands there in the end.
    let shown: String
  }

  /// A mistake in each field that can be wrong, in their order.
  static let mistakes = [
    Mistake(field: "amount", wrong: "1", shownWrong: "$1", rest: "0", shown: "$10"),
    Mistake(field: "given-name", wrong: "", shownWrong: "", rest: "Ada", shown: "Ada"),
    Mistake(field: "family-name", wrong: "", shownWrong: "", rest: "Lovelace", shown: "Lovelace"),
    Mistake(
      field: "email", wrong: "ada", shownWrong: "ada", rest: "@home.example", shown: "ada@home.example"),
    Mistake(field: "phone", wrong: "21", shownWrong: "21", rest: "25550142", shown: "(212) 555-0142"),
    Mistake(field: "street", wrong: "", shownWrong: "", rest: "12 Main", shown: "12 Main"),
    Mistake(field: "city", wrong: "", shownWrong: "", rest: "York", shown: "York"),
    Mistake(field: "state", wrong: "", shownWrong: "", rest: "NY", shown: "NY"),
    Mistake(field: "postal-code", wrong: "1", shownWrong: "1", rest: "0002", shown: "10002"),
    Mistake(field: "country", wrong: "", shownWrong: "", rest: "Spain", shown: "Spain"),
    Mistake(
      field: "card", wrong: "4111111111111112", shownWrong: "4111 1111 1111 1112", isLeft: false, rest: "1",
      deletions: 1, shown: "4111 1111 1111 1111"),
    Mistake(
      field: "password", wrong: "Engine", shownWrong: dots(6), rest: "42", shown: dots(8)),
  ]

  private static func dots(_ count: Int) -> String { String(repeating: "\u{2022}", count: count) }

  /// - Parameters:
  ///   - card: The person's own card; `nil` for none.
  ///   - environment: Returns what the app finds besides in its environment.
  ///   - prepare: What is started before the app.
  static func with(
    card: String? = nil, environment: (Session) throws -> [String: String] = { _ in [:] },
    prepare: (Session) throws -> Void = { _ in },
    _ body: (CheckoutBed) throws -> Void
  ) throws {
    guard Machine.missing.isEmpty else { throw BedError("app tests must run here, but \(Machine.skipNote)") }
    let session = try Session()
    defer {
      session.stop()
      session.removeFolder()
    }
    if let card { try writeCard(card, in: session) }
    try prepare(session)
    let keyboard = try Keyboard(in: session)
    let app = try session.start(
      [try Checkout.program("example-checkout"), "--report"], name: "app", environment: try environment(session))
    let bed = CheckoutBed(
      session: session, app: app, keyboard: keyboard, driver: KeyboardDriver(keyboard, in: session))
    try bed.wait(for: "the form") { lines in lines.contains { $0.hasPrefix("place password ") } }
    try body(bed)
  }

  static func writeCard(_ card: String, in session: Session) throws {
    let folder = "\(session.folder)/home/.local/share/spinet"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try card.write(toFile: "\(folder)/me.vcf", atomically: true, encoding: .utf8)
  }

  /// The field that is typed into.
  var edited: String? { lines.last { $0.hasPrefix("edits ") }.map { String($0.dropFirst(6)) } }

  /// Taps a field that is in sight.
  func tap(_ field: String) throws {
    try follow(field) { try touch(field, for: "the focus in \(field)", by: driver.tap(at:)) { edited == field } }
  }

  /// Goes to the next field by the Return key, or where the keys have none by a tap on it.
  func go(to field: String) throws {
    let hasReturn = try keyboard.wait(for: "the keyboard") { $0.shown }.key("return") != nil
    guard hasReturn else { return try tap(field) }
    try follow(field) {
      try driver.tap("return")
      try Wait.untilTrue("the focus in \(field)", detail: { app.output }) { edited == field }
    }
  }

  /// Leaves a field for the next one; the last one by Return, which goes back to it as the form cannot be sent.
  func leave(_ field: String) throws {
    if let next = Self.next[field] { try go(to: next) } else { try driver.tap("return") }
  }

  /// Goes down the form to a field; to the first one by a tap.
  func goDown(to field: String) throws {
    guard var here = edited else { return try tap(field) }
    while here != field, let next = Self.next[here] {
      try go(to: next)
      here = next
    }
  }

  private static let next = [
    "amount": "given-name", "given-name": "family-name", "family-name": "email", "email": "phone", "phone": "street",
    "street": "apartment", "apartment": "city", "city": "state", "state": "postal-code", "postal-code": "country",
    "country": "card",
  ]

  /// Goes to the field for the card's expiry, which wheels of the app fill in place of the keyboard, turns the year by one, and goes on.
  func turnExpiryToNextYear() throws {
    let hasReturn = try keyboard.wait(for: "the keyboard") { $0.shown }.key("return") != nil
    if hasReturn {
      try driver.tap("return")
      try Wait.untilTrue("the focus in expiry", detail: { app.output }) { edited == "expiry" }
    } else {
      try touch("expiry", for: "the focus in expiry", by: driver.tap(at:)) { edited == "expiry" }
    }
    try wait({ $0 != nil && $0 != "\"\"" }, of: "expiry")
    let now = text(of: "expiry") ?? ""
    try keyboard.wait(for: "no keyboard") { !$0.visible }
    // The window grows once the keyboard has gone, and the wheels go to its new lower end.
    let height = try keyboard.state().outputSize.height
    try Wait.untilTrue("the wheels at the bottom", detail: { app.output }) {
      place(of: "expiry-year").y > height * 0.75
    }
    try touch("expiry-year", for: "the same month of another year", by: driver.tap(at:)) {
      text(of: "expiry").map { $0 != now && $0.hasPrefix(now.prefix(4)) } ?? false
    }
    try follow("password") {
      try touch("expiry-next", for: "the focus in password", by: driver.tap(at:)) { edited == "password" }
    }
  }

  /// Waits for the keyboard of a field that an action has led to.
  private func follow(_ field: String, by action: () throws -> Void) throws {
    let serial = try keyboard.state().serial
    try action()
    try keyboard.wait(for: "the keyboard of \(field)") { $0.visible && $0.shown && $0.serial > serial }
  }

  func wait(_ text: String, in field: String) throws {
    try wait({ $0 == text.debugDescription }, of: field)
  }
}
