// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import Testing

extension AppTests {
  /// Words in Chromium, which tells nothing of its text, and pages and people that change it behind the keyboard's back.
  @Suite struct FollowedAppTests {
    private static let field = "sentences"

    private func with(_ body: (AppBed) throws -> Void) throws {
      try AppBed.with(.chromium, hasWords: true) { bed in
        try bed.open(Self.field)
        bed.driver.tapInterval = 150_000
        try body(bed)
      }
    }

    @Test("TY-1 TY-2 words are mended and offered in a page, but for the first one, which may go on with another")
    func sentence() throws {
      try with { bed in
        let start = try bed.keyboard.state()
        try bed.expectTyped("Teh ", in: Self.field) { try bed.driver.type("Teh ") }
        var text = "Teh "
        // A machine that is busy may be too slow for a word, which stays as it was typed.
        for (typed, meant) in [("becuase", "because"), ("dont", "don't"), ("beleive", "believe"), ("teh", "the")] {
          text = try bed.write(typed, meant, behind: text, in: Self.field)
        }
        try bed.driver.type("tomo")
        try bed.driver.takeSuggestion("tomorrow")
        bed.expectTyped(text + "tomorrow ", in: Self.field) {}
        #expect(try bed.keyboard.state().frame.height == start.frame.height)
      }
    }

    @Test("ED-3 fields that are not for writing have no words", arguments: ["password", "email", "url", "phone"])
    func otherFields(_ field: String) throws {
      try AppBed.with(.chromium, hasWords: true) { bed in
        try bed.open(field)
        bed.driver.tapInterval = 150_000
        let text = field == "phone" ? "12345" : "teh.teh"
        try bed.expectTyped(text, in: field) { try bed.driver.type(text) }
        #expect(try bed.keyboard.state().suggestions.isEmpty)
      }
    }

    @Test("TY-6 a caret that is put elsewhere in the middle of a word takes nothing along") func touch() throws {
      try with { bed in
        try bed.expectTyped("Good teh", in: Self.field) { try bed.driver.type("Good teh") }
        let frame = try #require(bed.app.fieldFrames()[Self.field])
        try bed.session.injector.tap(Point(x: frame.minX + 26, y: frame.midY))
        // As long as a finger is on its way back.
        Clock.pause(until: Clock.now() + 700_000)
        try bed.driver.type("e ")
        try bed.expectInserted("e ", into: "Good teh", in: Self.field)
      }
    }

    @Test(
      "TY-6 a page that sets text or caret meets no letters that are deleted",
      arguments: [
        "set sentences One two thr", "set sentences ", "caret sentences 3",
      ])
    func script(_ command: String) throws {
      try with { bed in
        try bed.expectTyped("Good te", in: Self.field) { try bed.driver.type("Good te") }
        try bed.app.play(command)
        let before = bed.app.text(of: Self.field)
        try bed.driver.type("h ")
        try bed.expectInserted("h ", into: before, in: Self.field)
      }
    }

    @Test("TY-6 what a page does not take, takes nothing along") func limit() throws {
      try with { bed in
        try bed.app.play("habit limit sentences 9")
        try bed.expectTyped("Good becu", in: Self.field) { try bed.driver.type("Good becuase .") }
        try bed.expectTyped("Good bec", in: Self.field) { try bed.driver.tap("delete") }
      }
    }

    @Test("TY-6 a key that a page keeps for itself counts for nothing") func swallowed() throws {
      try with { bed in
        try bed.app.play("habit swallow sentences c")
        try bed.expectTyped("Good beuase ", in: Self.field) { try bed.driver.type("Good becuase ") }
      }
    }

    @Test("TY-6 a page that makes one sign of two letters loses none before them") func joined() throws {
      try with { bed in
        try bed.app.play("habit join sentences cu q")
        try bed.expectTyped("Good beqase ", in: Self.field) { try bed.driver.type("Good becuase ") }
      }
    }

    @Test("TY-6 what a page adds behind the caret, and selects, is not taken for a letter") func completed() throws {
      try with { bed in
        try bed.app.play("habit complete sentences Good tehran")
        _ = try bed.write("teh", "the", behind: "Good ", typing: "Good ", in: Self.field)
      }
    }

    @Test("TY-6 a word that has begun in one field is not mended in another") func fields() throws {
      try with { bed in
        try bed.expectTyped("Good te", in: Self.field) { try bed.driver.type("Good te") }
        try bed.app.focus("words")
        try bed.keyboard.wait(for: "the other field") { $0.visible }
        try bed.driver.typeIgnoringCase("h ")
        bed.expectTyped("H ", in: "words") {}
        #expect(bed.app.text(of: Self.field) == "Good te")
      }
    }
  }
}

extension AppBed {
  /// Types a word until the keyboard mends it, which it does not do where the app is slow.
  ///
  /// - Parameter start: What is typed first; `nil` for nothing.
  /// - Returns: The text by then.
  func write(_ typed: String, _ meant: String, behind before: String, typing start: String? = nil, in field: String)
    throws -> String
  {
    if let start { try driver.type(start) }
    var text = before
    for _ in 0..<10 {
      try driver.type(typed)
      // The letters were there before, so that what is there for a moment says nothing.
      let isPending = try keyboard.state().suggestions.contains { $0.isPending && $0.label == meant }
      try driver.type(" ")
      let (mended, literal) = (text + meant + " ", text + typed + " ")
      if isPending, app.received(mended, in: field, within: 2) == mended { return mended }
      let received = app.received(literal, in: field)
      #expect(received == literal, "neither mended nor left alone")
      text = received
    }
    throw BedError("\(typed) was not mended in ten tries: \(text)")
  }

  /// Expects a text to stand somewhere in another one of which nothing else has changed.
  func expectInserted(
    _ text: String, into before: String, in field: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let possible = Set(before.indices.map { before[..<$0] + text + before[$0...] } + [before + text])
    _ = try? Wait.until("the text", within: 5) { possible.contains(app.text(of: field)) ? true : nil }
    let received = app.text(of: field)
    #expect(possible.contains(received), "\(received) is not \(before) with \(text)", sourceLocation: sourceLocation)
  }
}
