// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import TextModel

@testable import WaylandPlatform

/// Apps that stand still in a field that has just begun.
extension TextOutboxTests {
  @Test("TY-6 SY-1 syllables stand in letters in the next field of a known app, too, while it stands still")
  func inLettersNextField() {
    var outbox = standingStill()
    #expect(sent(&outbox, at: 199_000) == [], "it may answer yet")
    #expect(sent(&outbox, at: 200_000) == [.type("ㅑ")])
    outbox.add([.replaceBackward(old: "캬", new: "캴"), .insert("b")], from: .person)
    #expect(sent(&outbox, at: 210_000) == [.type("ㄹb")])
    #expect(outbox.context?.before == "캴b")
    _ = outbox.receive(state(TextContext(before: "a\nㅋㅑㄹb"), activation: 2), from: "app", at: 600_000)
    #expect(outbox.context?.before == "a\n캴b")
    #expect(sent(&outbox, at: 600_000) == [], "it may be about to give the focus to another field")
    #expect(outbox.deadline == 600_000 + TextLanes.awakeningMicroseconds)
    #expect(!sent(&outbox, at: 700_000).contains { $0 == .press(KeyStroke(.backspace)) })
  }

  @Test("TY-6 SY-1 Delete goes out in the next field of a known app, too, while that stands still, and what follows")
  func deleteInNextField() {
    var outbox = newField()
    for letter in ["i", "o"] {
      outbox.add([.insert(letter)], from: .person)
      #expect(sent(&outbox, at: 0) == [.type(letter)])
    }
    _ = outbox.receive(state(TextContext(before: "i"), activation: 2), from: "app", at: 1000)
    outbox.add([.insert(" ")], from: .person)
    #expect(sent(&outbox, at: 40_000) == [.type(" ")])
    outbox.add([.deleteBackward(.grapheme), .insert("o")], from: .person)
    #expect(sent(&outbox, at: 80_000) == [], "it may answer yet")
    #expect(outbox.deadline == 100_000)
    #expect(sent(&outbox, at: 100_000) == [.press(KeyStroke(.backspace)), .type("o")])
    #expect(outbox.isEmpty && outbox.context?.before == "ioo")
  }

  @Test("TY-6 SY-1 letters stay in an app that stands still for long: nobody knows what a BackSpace would take")
  func leftInLetters() {
    var outbox = standingStill()
    let backspace = TextLanes.Step.press(KeyStroke(.backspace))
    #expect(sent(&outbox, at: 200_000) == [.type("ㅑ")])
    let end = 100_000 + TextLanes.answerMicroseconds
    #expect(outbox.deadline == end)
    #expect(sent(&outbox, at: end) == [])
    #expect(outbox.isEmpty)
    #expect(outbox.context?.before == "ㅋㅑ")
    // Who composes the word knows nothing of it.
    let edits: [(milliseconds: Int64, edit: TextEdit, steps: [TextLanes.Step], before: String)] = [
      (10, .replaceBackward(old: "캬", new: "캴"), [.type("ㄹ")], "ㅋㅑㄹ"),
      (20, .replaceBackward(old: "캴", new: "캬라"), [.type("ㅏ")], "ㅋㅑㄹㅏ"),
      (30, .replaceBackward(old: "라", new: "란"), [.type("ㄴ")], "ㅋㅑㄹㅏㄴ"),
      (280, .replaceBackward(old: "란", new: "라"), [backspace], "ㅋㅑㄹㅏ"), (290, .insert("b"), [.type("b")], "ㅋㅑㄹㅏb"),
      (300, .deleteBackward(.grapheme), [backspace], "ㅋㅑㄹㅏ"),
    ]
    for step in edits {
      outbox.add([step.edit], from: .person)
      #expect(sent(&outbox, at: end + 1000 * step.milliseconds) == step.steps)
      #expect(outbox.context?.before == step.before)
    }
  }

  /// A field of an app that has told a space in another one, has answered one letter, and stands still since ㅋ and ㅑ were typed.
  private func standingStill() -> TextOutbox {
    var outbox = newField()
    outbox.add([.insert("a")], from: .person)
    #expect(sent(&outbox, at: 0) == [.type("a")])
    _ = outbox.receive(state(TextContext(before: "a"), activation: 2), from: "app", at: 1000)
    outbox.add([.press(KeyStroke(.enter)), .insert("ㅋ")], from: .person)
    #expect(sent(&outbox, at: 100_000) == [.press(KeyStroke(.enter)), .type("ㅋ")])
    outbox.add([.replaceBackward(old: "ㅋ", new: "캬")], from: .person)
    return outbox
  }

  /// A field of an app that has told a space in another one.
  private func newField() -> TextOutbox {
    var outbox = TextOutbox()
    for text in ["", " "] { _ = outbox.receive(state(TextContext(before: text)), from: "app", at: 0) }
    _ = outbox.receive(state(TextContext(), activation: 2), from: "app", at: 0)
    return outbox
  }
}
