// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import TextModel

@testable import WaylandPlatform

// Words that are mended while they wait.
extension TextOutboxTests {
  /// An input method that its compositor has started, which has no keys for letters.
  private static let started = TextLanes.Ways(hasTextInput: true, hasKeys: false, hasStrokes: true)

  /// A Return that the app tells nothing of, and letters behind it.
  private func broken(then letters: String, staysInField: Bool = false) -> TextOutbox {
    var outbox = focused(TextContext(before: "so"))
    outbox.add([.press(KeyStroke(.enter))], from: .person)
    #expect(sent(&outbox, Self.started, at: 10_000) == [.press(KeyStroke(.enter))])
    for letter in letters { outbox.add([.insert(String(letter))], from: .person, staysInField: staysInField) }
    #expect(sent(&outbox, Self.started, at: 20_000).isEmpty, "text would overtake the key")
    return outbox
  }

  /// What comes to an app that never answers.
  private func sentText(_ outbox: inout TextOutbox) -> String {
    var text = ""
    var now: Int64 = 1_000_000
    while true {
      for step in sent(&outbox, Self.started, at: now) {
        if case .commit(0, let letters) = step { text += letters } else { text += "<\(step)>" }
      }
      guard let deadline = outbox.deadline else { return text }
      now = deadline
    }
  }

  @Test("TY-1 TY-6 a word that waits whole behind a Return is mended where it waits")
  func mendedWaiting() {
    let edit = TextEdit.replaceBackward(old: "Dont", new: "Don't ")
    var outbox = broken(then: "Dont")
    #expect(outbox.takesAtOnce(edit, by: Self.started, at: 30_000))
    outbox.add([edit], from: .person)
    outbox.add([.insert("w")], from: .person)
    #expect(outbox.context?.before == "Don't w")
    #expect(sentText(&outbox) == "Don't w")
    // And taken back by a Delete right behind it.
    outbox = broken(then: "Dont")
    outbox.add([edit, .replaceBackward(old: "Don't ", new: "Dont")], from: .person)
    #expect(sentText(&outbox) == "Dont")
  }

  @Test("TY-1 TY-6 what is only in part among what waits, or waits for another reason, is not mended there")
  func notMendedWaiting() {
    let edit = TextEdit.replaceBackward(old: "im", new: "I'm ")
    var outbox = broken(then: "im")
    #expect(outbox.takesAtOnce(edit, by: Self.started, at: 30_000))
    outbox.add([.moveCaret(graphemes: -1), .moveCaret(graphemes: 1)], from: .person)
    #expect(!outbox.takesAtOnce(edit, by: Self.started, at: 30_000))
    // A Return that waits may lead to a field that takes no corrections.
    outbox = broken(then: "im")
    outbox.add([.press(KeyStroke(.enter)), .insert("im")], from: .person)
    #expect(!outbox.takesAtOnce(edit, by: Self.started, at: 30_000))
    outbox = broken(then: "im")
    outbox.add([.replaceBackward(old: "im", new: "")], from: .person)
    #expect(outbox.queue.count == 3, "what may take away a selection is sent")
    #expect(!broken(then: "m").takesAtOnce(edit, by: Self.started, at: 30_000))
    #expect(!broken(then: "im", staysInField: true).takesAtOnce(edit, by: Self.started, at: 30_000))
    let syllable = TextEdit.replaceBackward(old: "ㄱ", new: "가")
    #expect(!broken(then: "ㄱ").takesAtOnce(syllable, by: Self.started, at: 30_000))
  }

  // MARK: Between two fields

  @Test("TY-6 what is typed while a field has gone is in the next one, a letter for a syllable of the first by itself")
  func typedBetween() {
    var outbox = focused(TextContext(before: "so"))
    outbox.add([.insert("ㄱ")], from: .person)
    #expect(sent(&outbox, at: 10_000) == [.type("ㄱ")])
    #expect(outbox.awaitsReturn)
    outbox.add([.replaceBackward(old: "ㄱ", new: "가"), .insert("b")], from: .person, isBetweenFields: true)
    _ = outbox.receive(FieldState(), at: 20_000)
    _ = outbox.receive(state(TextContext(), activation: 2), at: 30_000)
    #expect(sent(&outbox, at: 40_000) == [.type("ㅏ"), .type("b")])
  }

  @Test("TY-6 what is typed while a field has gone is typed as keys where none comes, but for the rest of a secret")
  func typedBetweenAndNoField() {
    for (purpose, expected) in [(ContentPurpose.normal, [TextLanes.Step.type("b"), .type("c")]), (.password, [])] {
      var outbox = TextOutbox()
      _ = outbox.receive(state(TextContext(), purpose), at: 0)
      outbox.add([.insert("a")], from: .person)
      #expect(sent(&outbox, at: 10_000) == [.type("a")])
      #expect(outbox.awaitsReturn == (purpose == .normal))
      outbox.add([.insert("b")], from: .person, isBetweenFields: true)
      _ = outbox.receive(FieldState(), at: 20_000)
      #expect(sent(&outbox, Self.keysOnly, at: 30_000).isEmpty)
      outbox.add([.insert("c")], from: .person)
      outbox.add([.insert("offer")], from: .person, staysInField: true)
      let steps = sent(&outbox, Self.keysOnly, at: 400_000) + sent(&outbox, Self.keysOnly, at: 500_000)
      #expect(steps == expected)
      #expect(outbox.isEmpty)
    }
  }
}
