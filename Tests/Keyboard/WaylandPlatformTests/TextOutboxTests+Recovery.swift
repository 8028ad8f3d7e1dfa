// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextModel

@testable import WaylandPlatform

// What apps lose, and what they carry out late.
extension TextOutboxTests {
  /// An app that answers each letter, with what it has not answered: "abㅎ" of which "ab" is shown.
  private func resumed(_ report: TextContext) -> (outbox: TextOutbox, isSame: Bool) {
    var outbox = focused()
    for (text, time) in [("a", Int64(0)), ("b", 20_000)] {
      outbox.add([.insert(text)], from: .person)
      _ = sent(&outbox, at: time)
      _ = outbox.receive(state(TextContext(before: text == "a" ? "a" : "ab")), at: time + 5000)
    }
    outbox.add([.insert("ㅎ")], from: .person)
    #expect(sent(&outbox, at: 40_000) == [.commit(deleting: 0, text: "ㅎ")])
    outbox.add([.replaceBackward(old: "ㅎ", new: "하")], from: .person)
    #expect(sent(&outbox, at: 41_000) == [])
    var state = state(report, activation: 2)
    let isSame = outbox.isSameField(state)
    state.isResumed = isSame
    if !isSame { _ = outbox.receive(FieldState(), at: 42_000) }
    #expect(outbox.receive(state, at: 42_000) == (isSame ? .echo : .newField))
    return (outbox, isSame)
  }

  @Test("TY-6 SY-1 what a field has lost that began anew is sent once more, when the app has nothing more to say")
  func lost() {
    var (outbox, isSame) = resumed(TextContext(before: "ab"))
    #expect(isSame)
    #expect(outbox.context?.before == "ab하")
    #expect(sent(&outbox, at: 500_000) == [])
    #expect(outbox.deadline == 42_000 + TextLanes.recoveryMicroseconds)
    #expect(sent(&outbox, at: 42_000 + TextLanes.recoveryMicroseconds) == [.commit(deleting: 0, text: "하")])
  }

  @Test("TY-6 what others take away while a field begins anew is neither typed again nor followed by a BackSpace")
  func takenAway() {
    var (outbox, _) = resumed(TextContext(before: "ab"))
    var state = state(TextContext(before: "a"), activation: 2)
    state.hasNewContext = true
    _ = outbox.receive(state, at: 50_000)
    let steps = sent(&outbox, at: 50_000 + TextLanes.longestRecovery)
    #expect(steps == [.commit(deleting: 0, text: "ㅏ")])
  }

  @Test("TY-6 SY-10 what an app takes never, and begins its field anew for, is sent once more and no more")
  func neverTaken() {
    var (outbox, _) = resumed(TextContext(before: "ab"))
    var now = 42_000 + TextLanes.recoveryMicroseconds
    #expect(sent(&outbox, at: now) == [.commit(deleting: 0, text: "하")])
    let anew = state(TextContext(before: "ab"), activation: 3)
    #expect(!outbox.isSameField(anew))
    _ = outbox.receive(FieldState(), at: now)
    #expect(outbox.receive(anew, at: now) == .newField)
    for _ in 0..<3 {
      now += TextLanes.longestRecovery
      #expect(sent(&outbox, at: now) == [])
    }
    #expect(outbox.isEmpty && outbox.context?.before == "ab")
  }

  @Test(
    "TY-6 SY-1 what LibreOffice drops after its field has begun anew is sent once more, and what follows waits for it")
  func droppedText() {
    var outbox = focused()
    for (text, told, time) in [("a", "a", Int64(0)), (" ", "a", 20_000), ("ㅎ", "a ㅎ", 40_000)] {
      outbox.add([.insert(text)], from: .person)
      _ = sent(&outbox, at: time)
      _ = outbox.receive(state(TextContext(before: told)), at: time + 5000)
    }
    var anew = state(TextContext(before: "a ㅎ"), activation: 2)
    #expect(outbox.isSameField(anew))
    anew.isResumed = true
    #expect(outbox.receive(anew, at: 60_000) == .echo)
    outbox.add([.replaceBackward(old: "ㅎ", new: "하"), .insert("b")], from: .person)
    #expect(sent(&outbox, at: 61_000) == [.commit(deleting: 1, text: "하b")])
    outbox.add([.insert("c")], from: .person)
    _ = outbox.receive(state(TextContext(before: "a"), activation: 2), at: 90_000)
    #expect(sent(&outbox, at: 1_000_000) == [])
    #expect(outbox.deadline == 90_000 + TextLanes.recoveryMicroseconds)
    let end = 90_000 + TextLanes.recoveryMicroseconds
    #expect(sent(&outbox, at: end) == [.commit(deleting: 0, text: "하bc")])
    // It may be dropped again.
    outbox.add([.insert("d")], from: .person)
    #expect(sent(&outbox, at: end + 100_000) == [])
    _ = outbox.receive(state(TextContext(before: "a"), activation: 2), at: end + 100_000)
    let again = end + 100_000 + TextLanes.recoveryMicroseconds
    #expect(sent(&outbox, at: again) == [.commit(deleting: 0, text: "하bcd")])
    _ = outbox.receive(state(TextContext(before: "a 하bcd"), activation: 2), at: again + 10_000)
    outbox.add([.insert("e")], from: .person)
    #expect(sent(&outbox, at: again + 30_000) == [.commit(deleting: 0, text: "e")])
  }

  @Test("TY-6 SY-1 what LibreOffice has not said anything of is before it, and is not sent twice") func notDropped() {
    var outbox = focused()
    for (text, told, time) in [("a", "a", Int64(0)), (" ", "a", 20_000), ("b", "a b", 40_000)] {
      outbox.add([.insert(text)], from: .person)
      _ = sent(&outbox, at: time)
      _ = outbox.receive(state(TextContext(before: told)), at: time + 5000)
    }
    var anew = state(TextContext(before: "a b"), activation: 2)
    anew.isResumed = true
    _ = outbox.receive(anew, at: 60_000)
    outbox.add([.insert("c")], from: .person)
    #expect(sent(&outbox, at: 61_000) == [.commit(deleting: 0, text: "c")])
    #expect(sent(&outbox, at: 10_000_000) == [])
  }

  @Test("TY-6 SY-1 a space that LibreOffice does not tell after its field has begun anew is not sent twice")
  func spaceBehindSpace() {
    var outbox = answering([("a", "a", 0), (" ", "a", 20_000), ("z", "a z", 40_000)])
    var anew = state(TextContext(before: "a z"), activation: 2)
    anew.isResumed = true
    _ = outbox.receive(anew, at: 60_000)
    outbox.add([.insert(" ")], from: .person)
    #expect(sent(&outbox, at: 61_000) == [.commit(deleting: 0, text: " ")])
    _ = outbox.receive(state(TextContext(before: "a z"), activation: 2), at: 70_000)
    outbox.add([.deleteBackward(.grapheme), .deleteBackward(.grapheme)], from: .person)
    let backspace = TextLanes.Step.press(KeyStroke(.backspace))
    #expect(sent(&outbox, at: 80_000) == [backspace, backspace])
    outbox.add([.insert(" ")], from: .person)
    #expect(sent(&outbox, at: 2_200_000) == [.commit(deleting: 0, text: " ")])
    // Both spaces stand there now, and neither is told.
    _ = outbox.receive(state(TextContext(before: "a"), activation: 2), at: 2_240_000)
    #expect(sent(&outbox, at: 10_000_000) == [])
    #expect(outbox.context?.before == "a  ")
  }

  @Test("TY-6 SY-1 a BackSpace that LibreOffice carries out after the text behind it takes nothing in the end")
  func lateBackspace() {
    var outbox = lateBackspaceTold()
    #expect(outbox.context?.before == "a bcde")
    // It tells some texts twice, and those that BackSpace leaves not at all.
    #expect(outbox.receive(state(TextContext(before: "a b cd")), at: 510_000) == .echo)
    #expect(sent(&outbox, at: 600_000) == [])
    // By now it has taken the d.
    #expect(sent(&outbox, at: 710_000) == [.commit(deleting: 2, text: "cde")])
    #expect(outbox.context?.before == "a bcde")
  }

  /// An app that answers each text soon by what it tells then; times are in microseconds.
  private func answering(_ texts: [(text: String, told: String, time: Int64)]) -> TextOutbox {
    var outbox = focused()
    for (text, told, time) in texts {
      outbox.add([.insert(text)], from: .person)
      _ = sent(&outbox, at: time)
      _ = outbox.receive(state(TextContext(before: told)), at: time + 5000)
    }
    return outbox
  }

  /// LibreOffice with "a bz" before a space, where Delete was pressed at 100 and at 150 ms.
  private func twiceDeleted() -> TextOutbox {
    var outbox = answering([("a", "a", 0), (" ", "a", 20_000), ("bz", "a bz", 40_000), (" ", "a bz", 60_000)])
    for time in [Int64(100_000), 150_000] {
      outbox.add([.deleteBackward(.grapheme)], from: .person)
      #expect(sent(&outbox, at: time) == [.press(KeyStroke(.backspace))])
    }
    return outbox
  }

  /// LibreOffice with "a b" before a space that is deleted late: it has told "cd" behind it.
  private func lateBackspaceTold() -> TextOutbox {
    var outbox = answering([("a", "a", 0), (" ", "a", 20_000), ("b", "a b", 40_000), (" ", "a b", 60_000)])
    outbox.add([.deleteBackward(.grapheme)], from: .person)
    #expect(sent(&outbox, at: 100_000) == [.press(KeyStroke(.backspace))])
    outbox.add([.insert("cd")], from: .person)
    #expect(sent(&outbox, at: 400_000) == [.commit(deleting: 0, text: "cd")])
    outbox.add([.insert("e")], from: .person)
    #expect(sent(&outbox, at: 405_000) == [], "what it tells of the first shows whether the BackSpace is over")
    _ = outbox.receive(state(TextContext(before: "a b cd")), at: 410_000)
    #expect(sent(&outbox, at: 420_000) == [])
    return outbox
  }

  @Test(
    "TY-6 what a late BackSpace took is put back once it is known to be gone, and not where others have been at work")
  func knownBackspace() {
    var outbox = lateBackspaceTold()
    _ = outbox.receive(state(TextContext(before: "a b c")), at: 430_000)
    #expect(sent(&outbox, at: 440_000) == [.commit(deleting: 2, text: "cde")])
    var other = lateBackspaceTold()
    _ = other.receive(state(TextContext(before: "else")), at: 430_000)
    #expect(sent(&other, at: 5_000_000) == [.commit(deleting: 0, text: "e")])
  }

  @Test("TY-6 a late BackSpace on the letter before a space takes what came after it, which is put back")
  func lateBackspaceOnLetter() {
    var outbox = twiceDeleted()
    outbox.add([.insert(" cde")], from: .person)
    // It would tell that the z is gone, and is waited for no longer than any answer.
    let late = 150_000 + TextLanes.answerMicroseconds
    #expect(sent(&outbox, at: late - 1) == [])
    #expect(sent(&outbox, at: late) == [.commit(deleting: 0, text: " cde")])
    // One is over; the other one, of the z, is about to take the e, and nothing tells of it.
    let told = late + 150_000
    _ = outbox.receive(state(TextContext(before: "a bz cde")), at: told)
    #expect(sent(&outbox, at: told + 100_000) == [])
    let end = told + TextLanes.lateBackspaceMicroseconds
    #expect(sent(&outbox, at: end) == [.commit(deleting: 4, text: " cde")])
    #expect(outbox.context?.before == "a b cde")
  }

  @Test("TY-6 SY-1 what follows a Delete in an office that stands still goes once that tells that the letter is gone")
  func toldBackspace() {
    var outbox = twiceDeleted()
    outbox.add([.insert("c")], from: .person)
    for time in [Int64(200_000), 450_000, 1_000_000] { #expect(sent(&outbox, at: time) == []) }
    _ = outbox.receive(state(TextContext(before: "a b")), at: 1_010_000)
    #expect(!sent(&outbox, at: 1_011_000).isEmpty && outbox.context?.before == "a bc")
  }

  @Test("TY-6 SY-1 a Delete too many in an office that stands still takes nothing of what follows")
  func surplusBackspace() {
    var outbox = answering([("a", "a", 0), ("b", "ab", 20_000)])
    for time in [Int64(100_000), 200_000, 300_000] {
      outbox.add([.deleteBackward(.grapheme)], from: .person)
      _ = sent(&outbox, at: time)
    }
    outbox.add([.insert("z")], from: .person)
    var early: [TextLanes.Step] = []
    for time in stride(from: Int64(320_000), to: 1_200_000, by: 10_000) { early += sent(&outbox, at: time) }
    #expect(early.contains(.press(KeyStroke(.backspace))), "the third one goes where nothing stands")
    _ = outbox.receive(state(TextContext(before: "a")), at: 1_210_000)
    _ = outbox.receive(state(TextContext(before: "")), at: 1_220_000)
    // Nothing tells of the third one.
    early += sent(&outbox, at: 1_230_000)
    #expect(!early.contains(.type("z")) && !early.contains(.commit(deleting: 0, text: "z")))
    #expect(sent(&outbox, at: 1_220_000 + TextLanes.answerMicroseconds) == [.commit(deleting: 0, text: "z")])
  }

  @Test("TY-6 SY-1 a Delete too many keeps letters up for a moment only, where all before it has been answered")
  func answeredBackspace() {
    var outbox = answering([("a", "a", 0), ("b", "ab", 20_000)])
    for (told, time) in [("a", Int64(100_000)), ("", 200_000), ("", 300_000), ("", 400_000)] {
      outbox.add([.deleteBackward(.grapheme)], from: .person)
      _ = sent(&outbox, at: time)
      if time <= 200_000 { _ = outbox.receive(state(TextContext(before: told)), at: time + 5000) }
    }
    outbox.add([.insert("z")], from: .person)
    #expect(sent(&outbox, at: 400_000 + TextLanes.keyMicroseconds) != [])
  }

  @Test("TY-6 SY-1 what was to be put back in a field is typed nowhere else", arguments: [true, false])
  func repairElsewhere(hasNext: Bool) {
    var outbox = lateBackspaceTold()
    _ = outbox.receive(FieldState(), at: 430_000)
    if hasNext { _ = outbox.receive(state(TextContext(), activation: 2), at: 431_000) }
    let steps = sent(&outbox, hasNext ? Self.both : Self.keysOnly, at: 800_000)
    #expect(steps == (hasNext ? [.type("e")] : []))
    #expect(hasNext || outbox.isEmpty && outbox.context == nil)
  }

  @Test("TY-6 a deletion that has begun ends where the caret is put elsewhere") func deletionElsewhere() {
    var outbox = focused()
    for (text, told, time) in [("a", "a", Int64(0)), (" ", "a", 20_000), ("b", "a b", 100_000), (" ", "a b", 150_000)] {
      outbox.add([.insert(text)], from: .person)
      _ = sent(&outbox, at: time)
      _ = outbox.receive(state(TextContext(before: told)), at: time + 40_000)
    }
    outbox.add([.deleteBackward(.grapheme), .insert("c")], from: .person)
    #expect(sent(&outbox, at: 200_000) == [.commit(deleting: 0, text: ".")])
    _ = outbox.receive(state(TextContext(before: "x", after: "a b .")), at: 230_000)
    #expect(sent(&outbox, at: 5_000_000) == [.commit(deleting: 0, text: "c")])
  }

  @Test("TY-6 SY-1 what a field has lost in the middle is put there, when the app has shown what stands behind it")
  func lostInside() {
    var outbox = focused()
    for (text, time) in [("a", Int64(0)), ("b", 20_000)] {
      outbox.add([.insert(text)], from: .person)
      _ = sent(&outbox, at: time)
      _ = outbox.receive(state(TextContext(before: text == "a" ? "a" : "ab")), at: time + 5000)
    }
    outbox.add([.replaceBackward(old: "b", new: "c")], from: .person)
    #expect(sent(&outbox, at: 40_000) == [.commit(deleting: 1, text: "c")])
    outbox.add([.insert("d")], from: .person)
    #expect(sent(&outbox, at: 60_000) == [.commit(deleting: 0, text: "d")])
    var anew = state(TextContext(before: "ab"), activation: 2)
    anew.isResumed = true
    #expect(outbox.receive(anew, at: 70_000) == .echo)
    for text in ["a", "ad"] {
      #expect(outbox.receive(state(TextContext(before: text), activation: 2), at: 80_000) == .echo)
    }
    let late = 80_000 + TextLanes.recoveryMicroseconds
    #expect(sent(&outbox, at: late) == [.commit(deleting: 1, text: "cd")])
    #expect(outbox.context?.before == "acd")
  }

  @Test("TY-6 SY-1 what a field has lost at its start is put there") func lostAtStart() {
    var outbox = focused()
    for (edit, time, report) in [
      (TextEdit.insert("x"), Int64(0), "x"), (.deleteBackward(.grapheme), 20_000, ""), (.insert("레"), 40_000, "레"),
    ] {
      outbox.add([edit], from: .person)
      _ = sent(&outbox, at: time)
      _ = outbox.receive(state(TextContext(before: report)), at: time + 5000)
    }
    outbox.add([.replaceBackward(old: "레", new: "ㄹ")], from: .person)
    #expect(sent(&outbox, at: 60_000) == [.commit(deleting: 1, text: "ㄹ")])
    outbox.add([.insert("ㅇ")], from: .person)
    #expect(sent(&outbox, at: 80_000) == [.commit(deleting: 0, text: "ㅇ")])
    var anew = state(TextContext(before: "레"), activation: 2)
    anew.isResumed = outbox.isSameField(anew)
    #expect(anew.isResumed)
    for text in ["레", "", "ㅇ"] {
      anew.context = TextContext(before: text)
      #expect(outbox.receive(anew, at: 90_000) == .echo)
      anew.isResumed = false
    }
    #expect(sent(&outbox, at: 90_000 + TextLanes.recoveryMicroseconds) == [.commit(deleting: 1, text: "ㄹㅇ")])
  }

  /// LibreOffice's, which has been told to delete where nothing stands, and of which nothing is heard since: what is typed waits.
  private func waitingWhileEmpty() -> TextOutbox {
    var outbox = focused()
    for (edit, time, report) in [(TextEdit.insert("x"), Int64(0), "x"), (.deleteBackward(.grapheme), 20_000, "")] {
      outbox.add([edit], from: .person)
      _ = sent(&outbox, at: time)
      _ = outbox.receive(state(TextContext(before: report)), at: time + 5000)
    }
    outbox.add([.deleteBackward(.grapheme)], from: .person)
    #expect(sent(&outbox, at: 40_000) == [.press(KeyStroke(.backspace))])
    outbox.add([.insert("a"), .press(KeyStroke(.enter)), .insert("b")], from: .person)
    #expect(sent(&outbox, at: 41_000) == [])
    return outbox
  }

  @Test("TY-6 SY-1 an empty field that begins anew as the screen changes is the same one, and gets a Return that waits")
  func emptyAfterScreenChange() {
    var outbox = waitingWhileEmpty()
    var anew = state(TextContext(), activation: 2)
    #expect(!outbox.isSameField(anew))
    #expect(!outbox.isSameField(anew, from: "another", afterScreenChange: true))
    let other = state(TextContext(before: "c"), activation: 2)
    #expect(!outbox.isSameField(other, afterScreenChange: true))
    anew.isResumed = outbox.isSameField(anew, afterScreenChange: true)
    #expect(anew.isResumed)
    #expect(outbox.receive(anew, at: 60_000) == .echo)
    var idle = focused()
    _ = sent(&idle, at: 0)
    #expect(!idle.isSameField(anew, afterScreenChange: true), "nothing waits")
    var steps: [TextLanes.Step] = []
    for _ in 0..<10 { steps += sent(&outbox, at: 60_000 + TextLanes.answerMicroseconds * 2) }
    #expect(steps.contains(.press(KeyStroke(.enter))), "\(steps)")
    #expect(outbox.isEmpty)
  }

  @Test("TY-6 SY-1 what a field has not lost that began anew is not sent twice") func notLost() {
    var (outbox, _) = resumed(TextContext(before: "ab"))
    _ = outbox.receive(state(TextContext(before: "abㅎ"), activation: 2), at: 700_000)
    #expect(sent(&outbox, at: 700_000) == [.commit(deleting: 1, text: "하")])
    #expect(sent(&outbox, at: 5_000_000) == [])
  }

  @Test(
    "TY-6 a field with other text is another one, and an empty one may be",
    arguments: [
      TextContext(), TextContext(before: "ab", after: "c"), TextContext(before: "b"), TextContext(before: "aㅎ"),
    ])
  func otherField(report: TextContext) { #expect(!resumed(report).isSame) }
}
