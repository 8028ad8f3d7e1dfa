// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextModel

@testable import WaylandPlatform

/// Spaces at the end of a text, which apps tell or leave out.
extension TextLanesTests {
  @Test("TY-6 spaces that an app leaves out at the end of its text are there") func spaces() {
    var lanes = ordered("a")
    #expect(lanes.plan(.insert(" "), by: Self.both, at: 2000) == .send([.commit(deleting: 0, text: " ")]))
    #expect(lanes.receive(state(TextContext(before: "a")), at: 3000) == .echo)
    #expect(lanes.context?.before == "a ")
    // It deletes what it has told: a character is told first, and then goes together with the space.
    let first = lanes.plan(.replaceBackward(old: " ", new: ". "), by: Self.both, at: 4000)
    let rest = TextEdit.replaceBackward(old: " .", new: ". ")
    #expect(first == .send([.commit(deleting: 0, text: ".")], rest: rest))
    guard case .wait = lanes.plan(rest, by: Self.both, at: 5000) else {
      Issue.record("deletes what has not been told")
      return
    }
    #expect(lanes.receive(state(TextContext(before: "a .")), at: 6000) == .echo)
    #expect(lanes.plan(rest, by: Self.both, at: 7000) == .send([.commit(deleting: 2, text: ". ")]))
    #expect(lanes.receive(state(TextContext(before: "a.")), at: 8000) == .echo)
    #expect(lanes.context?.before == "a. ")
    // Also where the new text has none: its BackSpace might take what comes after.
    let spaces = TextEdit.replaceBackward(old: ". .", new: "  ")
    #expect(
      lanes.plan(.replaceBackward(old: ". ", new: "  "), by: Self.both, at: 9000)
        == .send([.commit(deleting: 0, text: ".")], rest: spaces))
    #expect(lanes.receive(state(TextContext(before: "a. .")), at: 10_000) == .echo)
    #expect(lanes.plan(spaces, by: Self.both, at: 11_000) == .send([.commit(deleting: 3, text: "  ")]))
    for _ in 0..<2 { #expect(lanes.receive(state(TextContext(before: "a")), at: 12_000) == .echo) }
    #expect(lanes.context?.before == "a  ")
    #expect(lanes.habit == .ordered)
    // A single one is deleted by the key: nothing is seen that nobody typed.
    var slow = lanes
    #expect(lanes.plan(.deleteBackward(.grapheme), by: Self.both, at: 13_000) == .send([Self.backspace]))
    // But a slow app would carry the key out late, and take what was typed after it.
    #expect(slow.plan(.insert("b"), by: Self.both, at: 100_000) == .send([.commit(deleting: 0, text: "b")]))
    #expect(slow.plan(.insert(" "), by: Self.both, at: 116_000) == .send([.commit(deleting: 0, text: " ")]))
    for _ in 0..<2 { #expect(slow.receive(state(TextContext(before: "a  b")), at: 150_000) == .echo) }
    let plan = slow.plan(.deleteBackward(.grapheme), isFollowed: true, by: Self.both, at: 160_000)
    let deletion = TextEdit.replaceBackward(old: " .", new: "")
    #expect(plan == .send([.commit(deleting: 0, text: ".")], rest: deletion))
    #expect(slow.receive(state(TextContext(before: "a  b .")), at: 190_000) == .echo)
    #expect(slow.plan(deletion, by: Self.both, at: 191_000) == .send([.commit(deleting: 2, text: "")]))
  }

  @Test("TY-1 TY-6 a Korean word goes with the space behind it by text input alone, where BackSpace may come late")
  func wordWithSpace() {
    var lanes = ordered("시간이")
    #expect(lanes.plan(.insert(" "), by: Self.both, at: 2000) == .send([.commit(deleting: 0, text: " ")]))
    #expect(lanes.receive(state(TextContext(before: "시간이")), at: 3000) == .echo)
    let mark = TextEdit.replaceBackward(old: "시간이 .", new: "식낭 ")
    #expect(
      lanes.plan(.replaceBackward(old: "시간이 ", new: "식낭 "), by: Self.both, at: 4000)
        == .send([.commit(deleting: 0, text: ".")], rest: mark))
    #expect(lanes.receive(state(TextContext(before: "시간이 .")), at: 30_000) == .echo)
    let word = TextEdit.replaceBackward(old: "시간이", new: "식낭 ")
    #expect(
      lanes.plan(mark, isStart: false, by: Self.both, at: 31_000)
        == .send([.commit(deleting: 2, text: "")], rest: word))
    #expect(lanes.receive(state(TextContext(before: "시간이")), at: 50_000) == .echo)
    let rest = TextEdit.replaceBackward(old: "시간", new: "식낭 ")
    #expect(
      lanes.plan(word, isStart: false, by: Self.both, at: 51_000) == .send([.commit(deleting: 1, text: "")], rest: rest)
    )
  }

  @Test("TY-1 TY-6 a Korean word is replaced all at once where keys are in order: the focus may move at any moment")
  func wholeWord() {
    var lanes = ordered("어제 ")
    let edit = TextEdit.replaceBackward(old: "어제 ", new: "ㅓㅇ제 ")
    let keys = Array(repeating: Self.backspace, count: 3) + [.type("ㅓㅇ제 ")]
    #expect(lanes.plan(edit, by: Self.both, at: 2000) == .send(keys))
  }

  @Test("TY-6 an app that tells spaces at its end makes changes in order, and is not waited for") func tellsSpaces() {
    for (text, waits) in [("x", true), (" ", false)] {
      var lanes = ordered("a\(text)")
      #expect(lanes.plan(.insert("ㅍ"), by: Self.both, at: 2000) == .send([.commit(deleting: 0, text: "ㅍ")]))
      let plan = lanes.plan(.replaceBackward(old: "ㅍ", new: "푸"), by: Self.both, at: 20_000)
      #expect(plan == (waits ? .wait(until: 252_000) : .send([.commit(deleting: 1, text: "푸")])))
    }
  }

  @Test("TY-6 an app that has told spaces at its end is not waited for in its next field either") func nextField() {
    var lanes = TextLanes()
    var activation = 0
    /// Whether a letter follows a Delete at once, in a new field of an app that tells these texts.
    func typesOn(in app: String?, telling texts: [String] = [""]) -> Bool {
      activation += 1
      _ = lanes.receive(FieldState(), at: 0)
      for text in texts {
        _ = lanes.receive(state(TextContext(before: text), activation: activation), from: app, at: 0)
      }
      #expect(lanes.plan(.deleteBackward(.grapheme), by: Self.both, at: 0) == .send([Self.backspace]))
      return lanes.plan(.insert("a"), by: Self.both, at: 1000) == .send([.type("a")])
    }
    #expect(!typesOn(in: "editor"))
    #expect(typesOn(in: "editor", telling: ["a", "a "]))
    #expect(typesOn(in: "editor"))
    #expect(!typesOn(in: "office"))
    #expect(!typesOn(in: nil))
    // A search field of the same app may tell them, while the text itself leaves them out.
    #expect(typesOn(in: "office", telling: ["a", "a "]))
    #expect(typesOn(in: "office", telling: ["ab"]))
    func leavesOut(_ count: Int, in app: String) {
      var text = "aa"
      var now: Int64 = 2000
      func tell() {
        now += 1_000_000
        _ = lanes.receive(state(TextContext(before: text), activation: activation), from: app, at: now)
      }
      tell()
      for _ in 0..<count {
        _ = lanes.plan(.insert(" "), by: Self.both, at: now)
        tell()
        _ = lanes.plan(.insert("b"), by: Self.both, at: now)
        text += " b"
        tell()
      }
    }
    leavesOut(3, in: "office")
    #expect(!typesOn(in: "office"))
    // It has nothing to tell of a BackSpace at the start, and may stand still.
    let wait = lanes.plan(.insert("a"), by: Self.both, at: 2000)
    #expect(wait == .wait(until: TextLanes.unseenKeyMicroseconds))
    // A busy app that tells an old text twice, and does two changes at once, only seems to leave one out, until it tells one.
    #expect(!typesOn(in: "mail"))
    leavesOut(1, in: "mail")
    #expect(!typesOn(in: "mail"))
    #expect(typesOn(in: "mail", telling: ["a", "a "]), "another field of it")
    #expect(!typesOn(in: "mail"), "it may be an office's search field")
    #expect(!typesOn(in: "chess"))
    leavesOut(1, in: "chess")
    _ = lanes.receive(state(TextContext(before: "aa b "), activation: activation), from: "chess", at: 5_000_000)
    #expect(typesOn(in: "chess"))
    // The window that is active became so after the field.
    _ = lanes.receive(state(TextContext(), activation: 100), from: "editor", at: 0)
    _ = lanes.receive(state(TextContext(before: " "), activation: 100), from: "chat", at: 0)
    #expect(!typesOn(in: "chat"))
  }

  @Test("TY-6 SY-1 an app of which another field has told spaces may be an office, and waits for its first answer")
  func nextFieldOfOffice() {
    var lanes = TextLanes()
    for text in ["a", "a "] { _ = lanes.receive(state(TextContext(before: text)), from: "office", at: 0) }
    _ = lanes.receive(state(TextContext(), activation: 2), from: "office", at: 0)
    #expect(lanes.tellsSpaces)
    #expect(lanes.plan(.insert("ㅎ"), by: Self.both, at: 0) == .send([.type("ㅎ")]))
    let plan = lanes.plan(.replaceBackward(old: "ㅎ", new: "하"), by: Self.both, at: 120_000)
    let rest = TextEdit.replaceBackward(old: "ㅎㅏ", new: "하")
    #expect(plan == .send([.type("ㅏ")], rest: rest))
    _ = lanes.receive(state(TextContext(before: "ㅎ"), activation: 2), from: "office", at: 150_000)
    #expect(lanes.habit == .ordered)
    let end = TextLanes.answerMicroseconds
    #expect(lanes.plan(rest, isStart: false, by: Self.both, at: 160_000) == .wait(until: end))
  }

  @Test("TY-6 a Return that has led nowhere takes no letters along") func lostReturn() {
    var lanes = ordered("a ")
    #expect(lanes.plan(.press(KeyStroke(.enter)), by: Self.both, at: 2000) == .send([.press(KeyStroke(.enter))]))
    #expect(lanes.plan(.insert("x"), by: Self.both, at: 5_000_000) == .send([.commit(deleting: 0, text: "x")]))
  }

  @Test("TY-6 the next field may be of another app, and what the one before has shown of spaces is nothing to it")
  func otherApp() {
    var lanes = ordered("a ")
    #expect(!lanes.mayDeferBackspace)
    _ = lanes.receive(FieldState(), at: 2000)
    #expect(lanes.receive(state(TextContext(), activation: 2), at: 2000) == .newField)
    #expect(lanes.mayDeferBackspace)
  }

  @Test("TY-6 nothing is deleted while others change the text, in an app that will have told of it") func doubt() {
    var lanes = ordered("abc")
    #expect(lanes.plan(.insert("q"), by: Self.both, at: 2000) == .send([.commit(deleting: 0, text: "q")]))
    #expect(lanes.plan(.insert("b"), by: Self.both, at: 20_000) == .send([.commit(deleting: 0, text: "b")]))
    #expect(lanes.receive(state(TextContext(before: "q")), at: 21_000) == .appChangedText)
    let deletion = TextEdit.deleteBackward(.grapheme)
    #expect(lanes.plan(deletion, by: Self.both, at: 22_000) == .wait(until: 1_021_000))
    #expect(lanes.receive(state(TextContext(before: "qb")), at: 500_000) == .appChangedText)
    #expect(lanes.plan(deletion, by: Self.both, at: 501_000) == .wait(until: 1_500_000))
    #expect(lanes.plan(deletion, by: Self.both, at: 1_500_000) == .send([Self.backspace]))
    #expect(lanes.context?.before == "q")
  }

  @Test("TY-6 an app that tells spaces at its end is asked to delete also while others change the text") func noDoubt()
  {
    var lanes = ordered("a ")
    #expect(lanes.plan(.insert("q"), by: Self.both, at: 2000) == .send([.commit(deleting: 0, text: "q")]))
    #expect(lanes.receive(state(TextContext(before: "x")), at: 21_000) == .appChangedText)
    #expect(lanes.plan(.deleteBackward(.grapheme), by: Self.both, at: 22_000) == .send([Self.backspace]))
  }
}
