// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

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
    #expect(order(&outbox, at: TextLanes.keyMicroseconds) == ["down 28", "up 28", "b"])
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
}
