// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import TextModel

@testable import WaylandPlatform

// What waits while the focus moves, and what is forgotten then.
extension TextOutboxTests {
  @Test("TY-6 what waits for the field that has just got focus is not forgotten with what was typed before")
  func forgottenBefore() {
    var outbox = focused()
    outbox.add([.insert("2")], from: .person)
    _ = outbox.receive(FieldState(), at: 10_000)
    outbox.forget()
    _ = outbox.receive(state(TextContext(), activation: 2), at: 20_000)
    // The person has typed where no field was known.
    outbox.forget()
    #expect(sent(&outbox, at: 20_000) == [.type("2")])
  }

  @Test(
    "ED-1 ED-3 what a field was to be filled with goes into no other one, be that a secret, and what was typed does",
    arguments: [ContentPurpose.normal, .password])
  func filledElsewhere(_ purpose: ContentPurpose) {
    var outbox = TextOutbox()
    _ = outbox.receive(state(TextContext(), purpose), at: 0)
    // It has come, or was taken, while it was not told yet that the field is gone.
    outbox.add(
      [.press(KeyStroke(.character("a"), modifiers: .control)), .insert("coffee")], from: .person, staysInField: true)
    outbox.add([.insert("2")], from: .person)
    _ = outbox.receive(FieldState(), at: 10_000)
    _ = outbox.receive(state(TextContext(), activation: 2, purpose), at: 20_000)
    #expect(sent(&outbox, at: 20_000) == [.type("2")])
    #expect(outbox.isEmpty)
  }

  @Test("ED-1 what a field is filled with waits for its app, and goes into it whole while it has focus")
  func filledLater() {
    var outbox = focused()
    outbox.add([.insert("a")], from: .person)
    #expect(sent(&outbox, at: 0) == [.type("a")])
    outbox.add([.replaceBackward(old: "a", new: "ada@example.org")], from: .person, staysInField: true)
    _ = outbox.receive(state(TextContext(before: "a")), at: 2000)
    #expect(!sent(&outbox, at: 3000).isEmpty)
    #expect(outbox.isEmpty && outbox.context?.before == "ada@example.org")
  }

  @Test(
    "ED-1 the rest of what a field is filled with goes into no other one, also where its app has changed the text meanwhile"
  )
  func filledAndChanged() {
    for (old, new) in [("ada", "ada@example.org"), ("ada", "ada lovelace ")] {
      var outbox = focused(TextContext())
      outbox.add([.insert("ada")], from: .person)
      #expect(sent(&outbox, at: 1000) == [.type("ada")])
      outbox.add([.replaceBackward(old: old, new: new), .insert("!")], from: .person, staysInField: true)
      outbox.add([.insert("2")], from: .person)
      _ = outbox.receive(state(TextContext(before: "x")), at: 2000)
      _ = outbox.receive(state(TextContext(), activation: 2), at: 3000)
      var typed = ""
      for time in stride(from: Int64(4000), to: 1_000_000, by: 100_000) {
        for step in sent(&outbox, at: time) { if case .type(let text) = step { typed += text } }
      }
      #expect(typed == "2", "\(new): \(typed)")
    }
  }

  @Test("ED-3 what is typed where no field is known may be a secret, and goes into none that comes")
  func typedIntoNoField() {
    for purpose in [ContentPurpose.normal, .password] {
      var outbox = TextOutbox()
      outbox.add([.insert("a"), .insert("b")], from: .person)
      #expect(sent(&outbox, Self.keysOnly, at: 0) == [.type("a")])
      _ = outbox.receive(state(TextContext(), purpose), at: 1000)
      outbox.forget()
      #expect(sent(&outbox, at: 1_000_000) == [])
      #expect(outbox.isEmpty)
    }
  }

  @Test("TY-6 TY-8 letters of a syllable that was begun in the field before are typed by themselves in the next one")
  func lettersMoveOn() {
    var outbox = focused(TextContext())
    outbox.add([.insert("ㅇ")], from: .person)
    #expect(sent(&outbox, at: 1000) == [.type("ㅇ")])
    outbox.add(
      [
        .replaceBackward(old: "ㅇ", new: "아"), .replaceBackward(old: "아", new: "안"), .insert("ㄴ"),
        .replaceBackward(old: "ㄴ", new: "녀"),
      ], from: .person)
    #expect(sent(&outbox, at: 2000) == [])
    _ = outbox.receive(state(TextContext(), activation: 2), at: 3000)
    _ = outbox.receive(state(TextContext(before: "ㅇ"), activation: 2), at: 4000)
    var typed = ""
    for time in stride(from: Int64(5000), to: 3_000_000, by: 100_000) {
      for step in sent(&outbox, at: time) { if case .type(let text) = step { typed += text } }
    }
    #expect(typed.hasPrefix("ㅏㄴ"), "\(typed)")
    #expect(outbox.context?.before == "ㅇㅏㄴ녀")
  }

  @Test(
    "TY-6 ED-3 no word that was to take another one's place, and no letter that was taken back, is typed in the next field",
    arguments: [ContentPurpose.normal, .password])
  func wordsStay(_ purpose: ContentPurpose) {
    let cases: [(String, [TextEdit], String)] = [
      ("ad", [.replaceBackward(old: "ad", new: "admin ")], ""),
      ("안", [.replaceBackward(old: "안", new: "안녕하세요 ")], ""),
      ("안", [.replaceBackward(old: "안", new: "안녕하세요")], ""),
      ("ㅇ", [.replaceBackward(old: "ㅇ", new: "아"), .replaceBackward(old: "아", new: "ㅇ")], ""),
      ("ㅇ", [.replaceBackward(old: "ㅇ", new: "아"), .replaceBackward(old: "아", new: "")], ""),
      (
        "ㅇ",
        [
          .replaceBackward(old: "ㅇ", new: "아"), .replaceBackward(old: "아", new: "ㅇ"),
          .replaceBackward(old: "ㅇ", new: "오"),
        ], "ㅗ"
      ),
      ("ㅇ", [.insert("x"), .replaceBackward(old: "ㅇ", new: "")], "x"),
    ]
    for (first, edits, expected) in cases {
      var outbox = focused(TextContext())
      outbox.add([.insert(first)], from: .person)
      #expect(sent(&outbox, at: 1000) == [.type(first)])
      outbox.add(edits, from: .person)
      _ = outbox.receive(FieldState(), at: 2000)
      _ = outbox.receive(state(TextContext(), activation: 2, purpose), at: 3000)
      var typed = ""
      for time in stride(from: Int64(4000), to: 1_000_000, by: 100_000) {
        for step in sent(&outbox, at: time) { if case .type(let text) = step { typed += text } }
      }
      #expect(typed == expected, "\(edits)")
      #expect(outbox.isEmpty)
    }
  }
}
