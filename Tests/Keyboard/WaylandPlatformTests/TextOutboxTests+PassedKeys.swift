// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextModel

@testable import WaylandPlatform

/// Keys of a grabbed keyboard among what is typed.
extension TextOutboxTests {
  private static func press(_ code: UInt32) -> PassedKey {
    PassedKey(event: .key(code, isDown: true, milliseconds: 1), stroke: KeyStroke(.escape))
  }

  private static func release(_ code: UInt32) -> PassedKey {
    PassedKey(event: .key(code, isDown: false, milliseconds: 2))
  }

  /// What is sent at a moment, in order: text, and the codes of keys that go on.
  private func order(_ outbox: inout TextOutbox, at now: Int64) -> [String] {
    var sent: [String] = []
    while true {
      let batch = outbox.next(by: Self.both, at: now)
      if let passed = batch.passed {
        guard case .key(let code, let isDown, _) = passed.event else { continue }
        sent.append("\(isDown ? "down" : "up") \(code)")
        continue
      }
      if batch.steps.isEmpty { return sent }
      for step in batch.steps {
        switch step {
        case .commit(_, let text), .type(let text): sent.append(text)
        case .press: sent.append("press")
        }
      }
    }
  }

  @Test("TY-8 keys that go on are sent at once, with what is typed, in order") func passedAtOnce() {
    var outbox = focused(nil)
    outbox.add([.insert("a")], from: .person)
    outbox.pass(Self.press(30))
    outbox.pass(Self.release(30))
    outbox.add([.insert("b")], from: .person)
    #expect(order(&outbox, at: 0) == ["a", "down 30", "up 30", "b"])
  }

  @Test("TY-8 a key waits for text that an app may carry out after it, and what follows waits as well")
  func passedWaits() {
    var outbox = focused(TextContext())
    outbox.add([.insert(String(repeating: "long ", count: 30))], from: .person)
    #expect(order(&outbox, at: 0).count == 1)
    outbox.pass(Self.press(28))
    outbox.pass(Self.release(28))
    outbox.add([.insert("b")], from: .person)
    #expect(order(&outbox, at: 1_000).isEmpty)
    #expect(outbox.deadline != nil)
    #expect(order(&outbox, at: TextLanes.stillMicroseconds - 1).isEmpty)
    #expect(order(&outbox, at: TextLanes.stillMicroseconds) == ["down 28", "up 28", "b"])
  }

  /// An outbox that has just mended a word in an app of which nothing is known.
  private func mended() -> TextOutbox {
    var outbox = focused(TextContext(before: "so "))
    pass("teh", to: &outbox, at: 0)
    _ = outbox.receive(state(TextContext(before: "so teh")), at: 1_000)
    outbox.add([.replaceBackward(old: "teh", new: "the ")], from: .person)
    #expect(sent(&outbox, at: 2_000) == [.commit(deleting: 2, text: "he ")])
    return outbox
  }

  @Test(
    "TY-8 TY-1 a letter behind a mended word waits for an app that stands still, and a key that the app has is let go")
  func passedBehindSilence() {
    var outbox = mended()
    outbox.pass(Self.letter("x"))
    outbox.pass(Self.release(104))
    outbox.pass(Self.release(120))
    #expect(order(&outbox, at: 3_000) == ["up 104"], "h was still down")
    #expect(order(&outbox, at: 500_000).isEmpty)
    var late = outbox
    _ = outbox.receive(state(TextContext(before: "so the ")), at: 500_000)
    #expect(order(&outbox, at: 500_000) == ["down 120", "up 120"])
    #expect(order(&late, at: 502_000) == ["down 120", "up 120"])
  }

  @Test("TY-8 TY-1 an app that has answered by another text than was meant is not waited for as one that stands still")
  func passedBehindAnswer() {
    var outbox = mended()
    _ = outbox.receive(state(TextContext(before: "so THE ")), at: 100_000)
    outbox.pass(Self.letter("x"))
    #expect(order(&outbox, at: 252_000) == ["down 120"])
  }

  @Test("TY-8 TY-1 in an app that tells spaces a word of keys is mended by keys, which those behind it do not wait for")
  func passedMendedByKeys() {
    var outbox = TextOutbox()
    _ = outbox.receive(state(TextContext(before: "so")), from: "web", at: 0)
    outbox.add([.insert(" ")], from: .person)
    #expect(order(&outbox, at: 0) == [" "])
    _ = outbox.receive(state(TextContext(before: "so ")), from: "web", at: 1_000)
    // Another field of it, whose order has yet to show.
    _ = outbox.receive(state(TextContext(before: "so "), activation: 2), from: "web", at: 2_000)
    pass("teh", to: &outbox, at: 3_000)
    _ = outbox.receive(state(TextContext(before: "so teh"), activation: 2), from: "web", at: 4_000)
    #expect(outbox.lanes.habit == .unknown && outbox.passedCharacterCount == 3)
    outbox.add([.replaceBackward(old: "teh", new: "the ")], from: .person)
    outbox.pass(Self.letter("x"))
    #expect(order(&outbox, at: 5_000) == ["press", "press", "he ", "down 120"])
  }

  @Test("TY-8 modifiers that are let go stay behind the keys that they were held for") func passedModifier() {
    var outbox = mended()
    let alt = PassedKey(event: .key(56, isDown: true, milliseconds: 1), isModifier: true)
    outbox.pass(alt)
    #expect(order(&outbox, at: 3_000) == ["down 56"])
    outbox.pass(Self.press(32))
    outbox.pass(PassedKey(event: .key(56, isDown: false, milliseconds: 2), isModifier: true))
    outbox.pass(Self.release(32))
    #expect(order(&outbox, at: 4_000).isEmpty)
    #expect(order(&outbox, at: 502_000) == ["down 32", "up 56", "up 32"])
  }

  @Test("TY-8 a word that is to be replaced stays where others changed the text, also when a key is let go just before")
  func passedWordAndRelease() {
    var outbox = focused(TextContext(before: "h"))
    for code: UInt32 in [38, 25] { outbox.pass(Self.press(code)) }
    #expect(order(&outbox, at: 0).count == 2)
    _ = outbox.receive(state(TextContext(before: "hl")), at: 1_000)
    outbox.add([.replaceBackward(old: "hl", new: "hello ")], from: .person)
    #expect(order(&outbox, at: 2_000).isEmpty)
    outbox.pass(Self.release(25))
    _ = outbox.receive(state(TextContext(before: "hlp")), at: 3_000)
    #expect(order(&outbox, at: 1_000_000) == ["up 25"])
  }

  @Test("TY-8 a key that is down is let go, whatever becomes of the field") func passedReleases() {
    for next in [FieldState(), state(nil, activation: 2), state(nil, activation: 2, .password)] {
      var outbox = focused(TextContext())
      outbox.add([.insert(String(repeating: "long ", count: 30)), .press(KeyStroke(.enter))], from: .person)
      outbox.pass(Self.press(29))
      _ = order(&outbox, at: 0)
      outbox.pass(Self.release(29))
      _ = outbox.receive(next, at: 1_000)
      outbox.forget()
      let sent = order(&outbox, at: 1_000) + order(&outbox, at: 1_000_000) + order(&outbox, at: 5_000_000)
      #expect(sent.filter { $0.hasSuffix("29") } == ["down 29", "up 29"])
    }
  }

  @Test("TY-8 modifiers and keys that are let go change no text; others may change any") func passedContext() {
    var outbox = focused(TextContext(before: "so"))
    outbox.pass(Self.release(42))
    #expect(outbox.context == TextContext(before: "so"))
    outbox.pass(Self.press(30))
    #expect(outbox.context?.before != "so")
  }

  @Test("TY-8 a word is not replaced by what was known before a letter that the app has, and stays where that shows")
  func passedWord() {
    var outbox = focused(TextContext(before: "h"))
    for code: UInt32 in [38, 25] {
      outbox.pass(Self.press(code))
      outbox.pass(Self.release(code))
    }
    #expect(order(&outbox, at: 0).count == 4)
    // The answer to the first of them.
    _ = outbox.receive(state(TextContext(before: "hl")), at: 1_000)
    outbox.add([.replaceBackward(old: "hl", new: "hello ")], from: .person)
    #expect(order(&outbox, at: 2_000).isEmpty && outbox.deadline == TextLanes.keyMicroseconds)
    var late = outbox
    _ = outbox.receive(state(TextContext(before: "hlp")), at: 3_000)
    #expect(order(&outbox, at: 1_000_000).isEmpty)
    #expect(!order(&late, at: TextLanes.keyMicroseconds).isEmpty, "nothing more was told")
  }

  // MARK: What they have typed

  private static func letter(_ letter: Character) -> PassedKey {
    PassedKey(
      event: .key(UInt32(letter.asciiValue ?? 0), isDown: true, milliseconds: 1), stroke: KeyStroke(.escape),
      letter: letter == "<" ? .backspace : .text(String(letter)))
  }

  /// Has keys go on to an app.
  private func pass(_ letters: String, to outbox: inout TextOutbox, at now: Int64) {
    for letter in letters { outbox.pass(Self.letter(letter)) }
    _ = order(&outbox, at: now)
  }

  @Test("TY-8 TY-1 a word of keys that went on is mended at once when the app has told all of them, and not before")
  func passedLetters() {
    let edit = TextEdit.replaceBackward(old: "teh", new: "the ")
    var outbox = focused(TextContext(before: "so "))
    pass("teh", to: &outbox, at: 0)
    for (text, count) in [("so t", 0), ("so te", 0), ("so teh", 3)] {
      #expect(!outbox.takesAtOnce(edit, by: Self.both, at: 2_000) && outbox.passedCharacterCount == 0)
      _ = outbox.receive(state(TextContext(before: text)), at: 1_000)
      #expect(outbox.passedCharacterCount == count, "\(text)")
    }
    #expect(outbox.takesAtOnce(edit, by: Self.both, at: 2_000))
    outbox.add([edit], from: .person)
    outbox.pass(Self.letter("x"))
    #expect(sent(&outbox, at: 2_000) == [.commit(deleting: 2, text: "he ")])
    #expect(outbox.passedCharacterCount == 0)
    #expect(order(&outbox, at: 2_000).isEmpty, "the app has not shown that it keeps text and keys in order")
    _ = outbox.receive(state(TextContext(before: "so the ")), at: 3_000)
    #expect(order(&outbox, at: 3_000) == ["down 120"])
    _ = outbox.receive(state(TextContext(before: "so the x")), at: 4_000)
    #expect(outbox.passedCharacterCount == 1)
  }

  @Test(
    "TY-8 TY-1 what keys have typed is in doubt where the app has another text, a selection, or a key of which nobody knows"
  )
  func passedDoubt() {
    func outbox(_ letters: String = "te", telling told: TextContext) -> TextOutbox {
      var outbox = focused(TextContext(before: "so "))
      pass(letters, to: &outbox, at: 0)
      _ = outbox.receive(state(told), at: 1_000)
      return outbox
    }
    let known = outbox(telling: TextContext(before: "so te"))
    #expect(known.passedCharacterCount == 2)
    for told in [
      TextContext(before: "so tee"), TextContext(before: "te"), TextContext(before: "so t", after: "e"),
      TextContext(before: "so te", selected: "x"),
    ] { #expect(outbox(telling: told).passedCharacterCount == 0, "\(told)") }
    // The caret is put elsewhere, and nothing counts that comes at once.
    var moved = known
    _ = moved.receive(state(TextContext(before: "s")), at: 2_000)
    #expect(moved.passedCharacterCount == 0)
    pass("x", to: &moved, at: 3_000)
    _ = moved.receive(state(TextContext(before: "sx")), at: 4_000)
    #expect(moved.passedCharacterCount == 1)
    var other = known
    other.pass(Self.press(105))
    #expect(other.passedCharacterCount == 0)
    _ = order(&other, at: 2_000)
    pass("h", to: &other, at: 3_000)
    _ = other.receive(state(TextContext(before: "so teh")), at: 4_000)
    #expect(other.passedCharacterCount == 0)
    var ours = known
    ours.add([.insert("x")], from: .person)
    #expect(ours.passedCharacterCount == 0)
    var next = known
    _ = next.receive(state(TextContext(before: "so te"), activation: 2), at: 2_000)
    #expect(next.passedCharacterCount == 0)
    var secret = known
    _ = secret.receive(state(TextContext(before: "so te"), .password), at: 2_000)
    pass("h", to: &secret, at: 3_000)
    _ = secret.receive(state(TextContext(before: "so teh"), .password), at: 4_000)
    #expect(secret.passedCharacterCount == 0)
  }

  @Test("TY-8 TY-1 a letter that was deleted and typed again counts once the app has shown that it was gone")
  func passedBackspace() {
    var outbox = focused(TextContext(before: "so "))
    pass("te<", to: &outbox, at: 0)
    _ = outbox.receive(state(TextContext(before: "so t")), at: 1_000)
    #expect(outbox.passedCharacterCount == 0, "it may have that from before")
    outbox = focused(TextContext(before: "so "))
    pass("te", to: &outbox, at: 0)
    _ = outbox.receive(state(TextContext(before: "so te")), at: 1_000)
    pass("<", to: &outbox, at: 2_000)
    var early = outbox
    pass("e", to: &early, at: 3_000)
    _ = early.receive(state(TextContext(before: "so te")), at: 4_000)
    #expect(early.passedCharacterCount == 0)
    _ = outbox.receive(state(TextContext(before: "so t")), at: 3_000)
    #expect(outbox.passedCharacterCount == 1)
    pass("e", to: &outbox, at: 4_000)
    _ = outbox.receive(state(TextContext(before: "so te")), at: 5_000)
    #expect(outbox.passedCharacterCount == 2)
    pass("<<<", to: &outbox, at: 6_000)
    _ = outbox.receive(state(TextContext(before: "so")), at: 7_000)
    #expect(outbox.passedCharacterCount == 0)
  }

  @Test(
    "TY-8 TY-1 words behind a Return count when the app has shown that, and in a long text of which apps tell a part")
  func passedBehindReturn() {
    var outbox = focused(TextContext(before: "so"))
    outbox.pass(PassedKey(event: .key(28, isDown: true, milliseconds: 1), stroke: KeyStroke(.enter)))
    _ = order(&outbox, at: 0)
    var early = outbox
    pass("a", to: &early, at: 1_000)
    _ = early.receive(state(TextContext(before: "so\na")), at: 2_000)
    #expect(early.passedCharacterCount == 0)
    _ = outbox.receive(state(TextContext(before: "so\n")), at: 1_000)
    pass("a", to: &outbox, at: 2_000)
    _ = outbox.receive(state(TextContext(before: "so\na")), at: 3_000)
    #expect(outbox.passedCharacterCount == 1)
    let long = String(repeating: "many words ", count: 60)
    var late = focused(TextContext(before: long))
    pass("a", to: &late, at: 0)
    _ = late.receive(state(TextContext(before: long.dropFirst(11) + "a")), at: 1_000)
    #expect(late.passedCharacterCount == 1)
  }

  @Test(
    "TY-8 TY-1 whatever an app is late with, what keys have typed is certain only when it has all of them",
    arguments: 0..<300)
  func passedAnyApp(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var outbox = focused(TextContext(before: "a "))
    // What the app has, what is on its way there, and what it has told.
    var (text, under, told) = ("a ", [Character](), ["a "])
    var now: Int64 = 0
    for _ in 0..<60 {
      now += Int64.random(in: 0..<60_000, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        outbox.pass(Self.letter("aab <".randomElement(using: &random) ?? "a"))
        under += order(&outbox, at: now).compactMap { $0.split(separator: " ").last.flatMap { UInt8($0) } }
          .map { Character(Unicode.Scalar($0)) }
      case 4..<8 where !under.isEmpty:
        for letter in under.prefix(Int.random(in: 1...3, using: &random)) {
          under.removeFirst()
          if letter == "<" { _ = text.popLast() } else { text.append(letter) }
        }
        told.append(text)
        _ = outbox.receive(state(TextContext(before: text)), at: now)
      case 8:
        // Once more what it has told last.
        _ = outbox.receive(state(TextContext(before: told.last ?? "")), at: now)
      default: break
      }
      guard outbox.passedCharacterCount > 0 else { continue }
      #expect(under.isEmpty && outbox.context?.before == text && outbox.queue.isEmpty)
      #expect(outbox.passedCharacterCount <= text.count)
    }
  }
}
