// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WaylandPlatform

@MainActor struct AwaitedAnswersTests {
  @Test("TY-8 what an app tells before it is sent a key answers no key, and two keys have two answers") func counted() {
    var answers = AwaitedAnswers()
    answers.add()
    answers.add()
    answers.noteText(before: "a")
    answers.noteSent(behind: nil)
    #expect(answers.hasQueued)
    answers.noteText(before: "b")
    answers.noteText(before: "c")
    #expect(!answers.isEmpty)
    answers.noteSent(behind: nil)
    #expect(!answers.hasQueued && !answers.isEmpty)
    answers.noteField()
    #expect(answers.isEmpty)
  }

  @Test("TY-8 what an app tells of a text that was typed right before a key answers no key") func textAhead() {
    for long in ["", String(repeating: "가나 ", count: 40)] {
      var answers = AwaitedAnswers()
      answers.add()
      answers.add()
      answers.noteSent(behind: long + "다람")
      answers.noteSent(behind: nil)
      // GTK deletes, then puts in, and tells of both.
      answers.noteText(before: String(long.suffix(80)))
      answers.noteText(before: String(long.suffix(80)) + "다람")
      answers.noteField()
      #expect(!answers.isEmpty)
      answers.noteText(before: "")
      #expect(answers.isEmpty)
    }
  }

  @Test("TY-8 a text is known again without spaces at its end, with no-break spaces and from its line on")
  func toldOtherwise() {
    for told in ["안녕 다람", "안녕 다람 ", "안녕\u{A0}다람\u{A0}", "다람", "앞줄\n안녕 다람"] {
      var answers = AwaitedAnswers()
      answers.add()
      answers.noteSent(behind: "안녕 다람 ")
      answers.noteText(before: "안녕")
      answers.noteText(before: told)
      #expect(!answers.isEmpty)
      answers.noteText(before: "안녕")
      #expect(answers.isEmpty, "\(told)")
    }
  }

  @Test("TY-8 a field that has got the focus tells nothing of the text in the one before") func fieldEndsText() {
    var answers = AwaitedAnswers()
    answers.add()
    answers.add()
    answers.noteSent(behind: "다람")
    answers.noteSent(behind: nil)
    answers.noteField()
    answers.noteText(before: "x")
    #expect(answers.isEmpty)
  }

  @Test("TY-8 a key that nobody waits for leaves nothing to wait for") func notAwaited() {
    var answers = AwaitedAnswers()
    answers.noteSent(behind: "a")
    #expect(answers.isEmpty)
  }

  @Test("TY-8 what comes of one Return is known, and not what comes of other keys, or of some") func shown() {
    for isReturn in [true, false] {
      var answers = AwaitedAnswers()
      answers.add()
      #expect(!answers.isShown)
      answers.noteSent(behind: "가", isReturn: isReturn)
      #expect(answers.isShown == isReturn)
      answers.add()
      #expect(!answers.isShown, "the next key has yet to be sent")
      answers.noteSent(behind: nil, isReturn: true)
      #expect(!answers.isShown)
    }
  }
}
