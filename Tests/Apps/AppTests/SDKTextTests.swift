// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import Testing

extension AppTests {
  /// Fields of the SDK (Tests/StandIns/TypingApp), typed into by touches on the keys of `spinetd`.
  @Suite struct SDKTextTests {
    @Test func `words, Korean, delete and Return reach a field`() throws {
      try TypingBed.with { bed in
        try bed.open("name")
        try bed.driver.type("Hello")
        try bed.wait(for: "name \"Hello\"")
        try bed.driver.tap("delete")
        try bed.wait(for: "name \"Hell\"")
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.driver.typeKorean("안녕하세요")
        try bed.wait(for: "name \"Hell안녕하세요\"")
        try bed.driver.tap("delete")
        try bed.driver.tap("return")
        try bed.wait(for: "return name")
        #expect(bed.text(of: "name") != "\"Hell안녕하세요\"")
      }
    }

    @Test func `words, Korean, delete and lines reach a text view`() throws {
      try TypingBed.with { bed in
        try bed.open("notes")
        try bed.driver.type("Hello\nthere")
        try bed.wait(for: #"notes "Hello\nthere""#)
        for _ in 0..<6 { try bed.driver.tap("delete") }
        try bed.wait(for: "notes \"Hello\"")
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.driver.typeKorean("값이 비싸요")
        try bed.wait(for: "notes \"Hello값이 비싸요\"")
      }
    }

    @Test func `each kind of field gets its keys, and a secret one hears nothing of the others`() throws {
      try TypingBed.with { bed in
        try bed.open("email")
        try bed.keyboard.wait(for: "the keys of an address") { $0.labels.isSuperset(of: ["@", ".", "q"]) }
        try bed.driver.type("ann@example.com")
        try bed.wait(for: "email \"ann@example.com\"")
        try bed.open("number")
        try bed.keyboard.wait(for: "digits alone") { $0.labels.contains("5") && !$0.labels.contains("q") }
        try bed.driver.type("42")
        try bed.wait(for: "number \"42\"")
        try bed.open("name")
        // The finger goes on to the password while letters are still on their way.
        try bed.driver.type("Hello wor")
        try bed.open("password")
        let state = try bed.keyboard.wait(for: "a secret field") { $0.secure }
        #expect(state.suggestions.isEmpty)
        try bed.driver.type("pass")
        try bed.wait(for: "password \"pass\"")
        #expect(bed.text(of: "name") == "\"Hello wor\"")
      }
    }

    @Test func `a window title and a copied type of any length leave the app running`() throws {
      try TypingBed.with(arguments: ["--long-title"]) { bed in
        try bed.open("name")
        try bed.driver.type("Hi")
        try bed.wait(for: "name \"Hi\"")
        try bed.driver.typeIgnoringCase("ho")
        try bed.wait({ $0?.lowercased() == "\"hiho\"" }, of: "name")
      }
    }

    @Test func `the delegate is asked before a letter comes`() throws {
      try TypingBed.with { bed in
        try bed.open("digitless")
        try bed.driver.typeIgnoringCase("a")
        try bed.driver.type("1")
        try bed.driver.typeIgnoringCase("b")
        try bed.wait({ $0?.lowercased() == "\"ab\"" }, of: "digitless")
      }
    }

    @Test func `a view that takes text without being a field is typed into`() throws {
      try TypingBed.with { bed in
        try bed.open("tally")
        try bed.driver.type("12")
        try bed.wait(for: "tally \"12\"")
        try bed.driver.tap("delete")
        try bed.wait(for: "tally \"1\"")
        try bed.driver.tap("return")
        try bed.wait(for: #"tally "1\n""#)
      }
    }

    @Test func `the app's own input view keeps the keyboard away, and the app shows none of its own`() throws {
      try TypingBed.with { bed in
        try bed.open("name")
        try bed.session.injector.tap(bed.place(of: "pad"))
        try bed.wait(for: "begins pad")
        try bed.keyboard.wait(for: "the keyboard to go") { !$0.visible }
        try Wait.untilTrue("the pad at the bottom", detail: { bed.app.output }) {
          try bed.session.injector.tap(Point(x: 180, y: 690))
          return bed.lines.contains("pad touched")
        }
        try bed.open("name")
      }
    }

    @Test func `an input method hears of the field, deletes around its caret, composes in it and commits`() throws {
      try TypingBed.with { bed in
        try bed.open("name")
        try bed.driver.type("Hi")
        try bed.wait(for: "name \"Hi\"")
        bed.keyboard.program.stop()
        let steps = [
          "focus", "await", "Hi", "compose", "にほん", "3", "6", "send", "text", "日本", "send", "await", "Hi日本",
          "delete", "3", "0", "text", "-", "send", "await", "Hi日-", "compose", "x", "-1", "-1", "send",
        ]
        let result = try bed.session.run([try Checkout.program("input-method-script")] + steps)
        #expect(result.status == 0)
        let heard = result.output.split(separator: "\n").map(String.init)
        #expect(heard.contains("text \"Hi\" 2 2") && heard.contains("text \"Hi日本\" 8 8"), "\(heard)")
        // Names of nothing in particular: completion, spelling and capitals at the start of sentences.
        #expect(heard.contains("type 7 0"), "\(heard)")
        try bed.wait(for: "name \"Hi日-x\"")
        let texts = bed.lines.filter { $0.hasPrefix("name \"") }.suffix(4)
        #expect(texts == ["name \"Hiにほん\"", "name \"Hi日本\"", "name \"Hi日-\"", "name \"Hi日-x\""])
      }
    }

    @Test func `a keyboard that starts later, or again, types into the field that has focus`() throws {
      try TypingBed.with { bed in
        try bed.open("name")
        try bed.driver.type("Hi")
        try bed.wait(for: "name \"Hi\"")
        bed.keyboard.program.stop()
        let keyboard = try Keyboard(in: bed.session, name: "again")
        try keyboard.wait(for: "the keyboard to show again") { $0.visible }
        try KeyboardDriver(keyboard, in: bed.session).typeIgnoringCase("ho")
        try bed.wait({ $0?.lowercased() == "\"hiho\"" }, of: "name")
      }
    }
  }
}

/// The app with the fields and the keyboard, in a session of their own.
struct TypingBed: FieldsApp {
  let session: Session
  let app: Supervised
  let keyboard: Keyboard
  let driver: KeyboardDriver

  /// - Parameters:
  ///   - settings: The text of the keyboard's settings file; `nil` for the defaults.
  ///   - hasWords: Whether the app and the keyboard know words, as they do for people.
  ///   - environment: What the keyboard has in its environment besides.
  static func with(
    _ options: SessionOptions = SessionOptions(), settings: String? = nil, hasWords: Bool = false,
    arguments: [String] = [], environment: (Session) throws -> [String: String] = { _ in [:] },
    _ body: (TypingBed) throws -> Void
  ) throws {
    let session = try Session(options)
    defer {
      session.stop()
      session.removeFolder()
    }
    let words = hasWords ? ["SPINET_LANGUAGES": try Checkout.languages()] : [:]
    let keyboard = try Keyboard(
      in: session, settings: settings, environment: words.merging(try environment(session)) { $1 })
    let app = try session.start(
      [try Checkout.program("typing-app")] + arguments, name: "app", environment: words)
    let bed = TypingBed(
      session: session, app: app, keyboard: keyboard, driver: KeyboardDriver(keyboard, in: session))
    do {
      try bed.wait(for: "active")
      try body(bed)
    } catch let error as BedError {
      throw BedError("\(error.message); evidence in \(Evidence.keep(of: session))")
    }
  }

  /// Taps a field and waits for the keyboard.
  func open(_ field: String) throws {
    let serial = try keyboard.state().serial
    let before = lines.count
    try touch(field, for: "begins \(field)", by: { try session.injector.tap($0) }) {
      lines.dropFirst(before).contains("begins \(field)")
    }
    try keyboard.wait(for: "the keyboard of \(field)") { $0.visible && $0.serial > serial }
  }
}
