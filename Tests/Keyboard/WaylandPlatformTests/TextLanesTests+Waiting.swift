// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextModel

@testable import WaylandPlatform

/// What waits for the answer of an app, and what goes before.
extension TextLanesTests {
  @Test("TY-6 text waits for the answer to keys before it is replaced, and for no longer than an app takes")
  func waits() {
    var lanes = ordered("ㅎ")
    _ = lanes.plan(.press(KeyStroke(.enter)), by: Self.both, at: 2000)
    #expect(lanes.plan(.insert("ㄱ"), by: Self.both, at: 3000) == .send([.type("ㄱ")]))
    guard case .wait = lanes.plan(.replaceBackward(old: "ㄱ", new: "가"), by: Self.both, at: 4000) else {
      Issue.record("text goes ahead of keys")
      return
    }
    _ = lanes.receive(state(TextContext(before: "ㅎ\nㄱ")), at: 5000)
    let plan = lanes.plan(.replaceBackward(old: "ㄱ", new: "가"), by: Self.both, at: 6000)
    #expect(plan == .send([.commit(deleting: 1, text: "가")]))
  }

  @Test("TY-6 a field that has told its text is waited for before its first syllable grows, but not for ever")
  func firstAnswer() {
    var lanes = focused()
    _ = lanes.plan(.insert("ㅎ"), by: Self.both, at: 0)
    let grown = TextEdit.replaceBackward(old: "ㅎ", new: "ㄲ")
    #expect(lanes.plan(grown, by: Self.both, at: 100) == .wait(until: TextLanes.firstAnswerMicroseconds))
    let plan = lanes.plan(grown, by: Self.both, at: TextLanes.firstAnswerMicroseconds)
    // The app may be one that carries out BackSpace late.
    #expect(plan == .send([Self.backspace], rest: .insert("ㄲ")))
    #expect(lanes.habit == .lagging)
  }

  @Test("TY-6 what is selected goes before the syllable that stands before it, which is not doubled") func selection() {
    var lanes = ordered("하")
    _ = lanes.receive(state(TextContext(before: "하", selected: "늘")), at: 2000)
    let grown = TextEdit.replaceBackward(old: "하", new: "한")
    #expect(lanes.plan(grown, by: Self.both, at: 500_000) == .send([Self.backspace], rest: grown))
    #expect(lanes.context == TextContext(before: "하"))
    _ = lanes.receive(state(TextContext(before: "하")), at: 510_000)
    let plan = lanes.plan(grown, isStart: false, by: Self.both, at: 520_000)
    #expect(plan == .send([.commit(deleting: 1, text: "한")]))
  }

  @Test("TY-6 what a late report tells as selected may have been typed over, and is not deleted") func oldSelection() {
    var lanes = ordered("a ")
    _ = lanes.plan(.insert("ㅎ"), by: Self.both, at: 2000)
    _ = lanes.receive(state(TextContext(before: "a", selected: "bc")), at: 3000)
    let plan = lanes.plan(.replaceBackward(old: "ㅎ", new: "하"), by: Self.both, at: 20_000)
    #expect(plan == .send([Self.backspace, .type("하")]))
  }

  @Test("TY-6 text does not follow a BackSpace that LibreOffice carries out after it")
  func backspace() {
    // At the start of a line the app has not told what stands before.
    var lanes = focused(TextContext())
    #expect(lanes.plan(.deleteBackward(.grapheme), by: Self.both, at: 0) == .send([Self.backspace]))
    #expect(lanes.plan(.insert("a"), by: Self.both, at: 1000) == .wait(until: TextLanes.keyMicroseconds))
    #expect(lanes.plan(.insert("a"), by: Self.both, at: TextLanes.keyMicroseconds) == .send([.type("a")]))
  }

  @Test("TY-6 an app that has just stood still has more time for a BackSpace before text follows") func slowBackspace()
  {
    for (delay, wait) in [(Int64(1000), TextLanes.keyMicroseconds), (600_000, 1_200_000)] {
      var lanes = ordered("ab")
      #expect(lanes.plan(.insert(" "), by: Self.both, at: 10_000) == .send([.commit(deleting: 0, text: " ")]))
      _ = lanes.receive(state(TextContext(before: "ab")), at: 10_000 + delay)
      let now = 20_000 + delay
      let word = KeyStroke(.backspace, modifiers: .control)
      #expect(lanes.plan(.deleteBackward(.word), by: Self.both, at: now) == .send([.press(word)]))
      #expect(lanes.plan(.deleteBackward(.grapheme), by: Self.both, at: now) == .send([Self.backspace]))
      let plan = lanes.plan(.insert("c"), by: Self.both, at: now + 1000)
      #expect(plan == .wait(until: now + wait))
    }
  }

  @Test("TY-6 what others have left may end in spaces that are not told, and is deleted by the key") func hiddenSpaces()
  {
    var lanes = ordered("ab")
    #expect(lanes.receive(state(TextContext(before: "xy")), at: 2000) == .appChangedText)
    #expect(lanes.plan(.deleteBackward(.grapheme), by: Self.both, at: 10_000_000) == .send([Self.backspace]))
  }

  @Test("TY-6 a character behind spaces is put there once for a change") func markedOnce() {
    var lanes = ordered("a")
    #expect(lanes.plan(.insert(" "), by: Self.both, at: 2000) == .send([.commit(deleting: 0, text: " ")]))
    _ = lanes.receive(state(TextContext(before: "a")), at: 3000)
    let edit = TextEdit.replaceBackward(old: " ", new: "가")
    let rest = TextEdit.replaceBackward(old: " .", new: "가")
    #expect(lanes.plan(edit, by: Self.both, at: 4000) == .send([.commit(deleting: 0, text: ".")], rest: rest))
    _ = lanes.receive(state(TextContext(before: "a .")), at: 5000)
    _ = lanes.plan(.deleteBackward(.grapheme), isStart: false, by: Self.both, at: 6000)
    _ = lanes.receive(state(TextContext(before: "a")), at: 7000)
    let plan = lanes.plan(edit, isStart: false, by: Self.both, at: 1_000_000)
    #expect(plan == .send([Self.backspace], rest: .insert("가")))
  }

  @Test("TY-6 LibreOffice gets text input again after a BackSpace") func afterBackspace() {
    var lanes = ordered("a")
    #expect(lanes.plan(.insert(" "), by: Self.both, at: 2000) == .send([.commit(deleting: 0, text: " ")]))
    _ = lanes.receive(state(TextContext(before: "a")), at: 3000)
    #expect(lanes.plan(.deleteBackward(.grapheme), by: Self.both, at: 4000) == .send([Self.backspace]))
    let end = 4000 + TextLanes.keyMicroseconds
    #expect(lanes.plan(.insert("b"), by: Self.both, at: 5000) == .wait(until: end))
    #expect(lanes.plan(.insert("b"), by: Self.both, at: end) == .send([.commit(deleting: 0, text: "b")]))
  }

  @Test("TY-6 an app that puts text in and leaves what it should replace gets keys from then on, and nothing twice")
  func keepsDeleted() {
    var lanes = ordered("ㅎ")
    let replacement = TextLanes.Step.commit(deleting: 1, text: "하")
    #expect(lanes.plan(.replaceBackward(old: "ㅎ", new: "하"), by: Self.both, at: 2000) == .send([replacement]))
    _ = lanes.receive(state(TextContext(before: "ㅎ하")), at: 3000)
    let plan = lanes.plan(.replaceBackward(old: "하", new: "한"), by: Self.both, at: 400_000)
    #expect(plan == .send([Self.backspace], rest: .insert("한")))
    // Somebody else's change is no sign of that.
    lanes = ordered("ㅎ")
    _ = lanes.plan(.replaceBackward(old: "ㅎ", new: "하"), by: Self.both, at: 2000)
    _ = lanes.receive(state(TextContext(before: "xyz")), at: 3000)
    #expect(lanes.habit == .ordered)
  }

  @Test("TY-6 text does not overtake a caret that a slow app has not told of yet, and waits no longer once it has")
  func caret() {
    var lanes = ordered("abc")
    let steps = [TextLanes.Step](repeating: .press(KeyStroke(.left)), count: 2)
    #expect(lanes.plan(.moveCaret(graphemes: -2), by: Self.both, at: 2000) == .send(steps))
    #expect(lanes.plan(.moveCaret(graphemes: -1), by: Self.both, at: 3000) == .send([.press(KeyStroke(.left))]))
    let answer = 2000 + TextLanes.answerMicroseconds
    #expect(lanes.plan(.insert("x"), by: Self.both, at: 1_000_000) == .wait(until: answer))
    #expect(lanes.plan(.insert("x"), by: Self.both, at: answer) == .send([.type("x")]))
    lanes = ordered("abc")
    _ = lanes.plan(.moveCaret(graphemes: -2), by: Self.both, at: 2000)
    _ = lanes.receive(state(TextContext(before: "a", after: "bc")), at: 3000)
    #expect(lanes.plan(.insert("x"), by: Self.both, at: 4000) == .send([.commit(deleting: 0, text: "x")]))
    // Others have moved it elsewhere meanwhile: nothing more may come.
    lanes = ordered("abc")
    _ = lanes.plan(.moveCaret(graphemes: -2), by: Self.both, at: 2000)
    _ = lanes.receive(state(TextContext(before: "xyz")), at: 3000)
    let late = 3000 + TextLanes.reportMicroseconds
    guard case .send = lanes.plan(.replaceBackward(old: "z", new: "y"), by: Self.both, at: late) else {
      Issue.record("it still waits")
      return
    }
  }

  @Test(
    "TY-6 one word of the app's says nothing of the keys behind one of which only it knows where it leads",
    arguments: [
      [TextEdit.press(KeyStroke(.up)), .moveCaret(graphemes: -1)],
      [.deleteBackward(.word), .deleteBackward(.word)], [.deleteBackward(.word), .press(KeyStroke(.tab))],
    ])
  func unforeseen(keys: [TextEdit]) {
    var lanes = ordered("one two ")
    for edit in keys { _ = lanes.plan(edit, by: Self.both, at: 20_000) }
    _ = lanes.receive(state(TextContext(before: "one", after: "two")), at: 30_000)
    #expect(lanes.plan(.insert("x"), by: Self.both, at: 40_000) == .send([.type("x")]))
    _ = lanes.receive(state(TextContext(before: "onx", after: "etwo")), at: 60_000)
    #expect(lanes.plan(.insert("y"), by: Self.both, at: 70_000) == .send([.type("y")]))
    // It has long carried them out where it has told what was typed afterwards.
    _ = lanes.plan(.insert("z"), by: Self.both, at: 200_000)
    _ = lanes.receive(state(TextContext(before: "onxyz", after: "etwo")), at: 400_000)
    #expect(lanes.plan(.insert("a"), by: Self.both, at: 450_000) == .send([.commit(deleting: 0, text: "a")]))
  }
}
