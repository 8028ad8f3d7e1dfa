// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextModel

@Suite struct TextShadowTests {
  private func focused(_ before: String = "") -> TextShadow {
    var shadow = TextShadow()
    shadow.begin(report: TextContext(before: before), isSecure: false)
    return shadow
  }

  @Test func `a late report of our own text does not undo what was typed since`() {
    var shadow = focused()
    shadow.apply(.insert("a"))
    shadow.apply(.insert("b"))
    #expect(shadow.receive(TextContext(before: "a")) == .echo)
    #expect(shadow.context?.before == "ab")
    #expect(shadow.receive(TextContext(before: "ab")) == .echo)
  }

  @Test func `a change that we did not make is taken over`() {
    var shadow = focused("hello")
    shadow.apply(.insert("x"))
    #expect(shadow.receive(TextContext(before: "he", after: "llo")) == .appChangedText)
    #expect(shadow.context == TextContext(before: "he", after: "llo"))
  }

  @Test("TY-3 a space that a web editor has made a no-break space is the one that was typed") func noBreakSpace() {
    var shadow = focused("so")
    shadow.apply(.insert(" "))
    #expect(shadow.receive(TextContext(before: "so\u{A0}")) == .echo)
    #expect(shadow.context?.before == "so " && shadow.isSettled)
    #expect(!shadow.tellsSpaces, "LibreOffice leaves spaces out, and tells no-break spaces")
    shadow.apply(.insert("x"))
    #expect(shadow.receive(TextContext(before: "so x")) == .echo)
    #expect(shadow.isSame(TextContext(before: "so\u{A0}x")))
    shadow.apply(.insert("\u{A0}"))
    #expect(shadow.receive(TextContext(before: "so x\u{A0}")) == .echo)
    shadow.apply(.replaceBackward(old: "\u{A0}", new: ""))
    #expect(shadow.context?.before == "so x")
    #expect(shadow.hasNoBreakSpaces)
    shadow.begin(report: TextContext(before: "so"), isSecure: false)
    #expect(!shadow.hasNoBreakSpaces)
  }

  @Test("TY-6 SY-1 what is lost behind a text that its app tells the end of is told from that end on")
  func lostBehindCut() {
    for (text, told, lost) in [("I am. ", "I", " go"), ("Foo. ", "B", "ar")] {
      var shadow = focused(text)
      for character in told + lost { shadow.apply(.insert(String(character))) }
      #expect(shadow.receive(TextContext(before: told)) == .echo)
      #expect(shadow.isSame(TextContext(before: told)))
      #expect(shadow.takeLost() == .insert(lost))
    }
  }

  @Test("TY-6 what others take away while a field begins anew is not typed once more, only what was under way")
  func takenAway() {
    for told in ["", "가", "다"] {
      var shadow = focused("가나 다라 ")
      for letter in ["마", "바"] { shadow.apply(.insert(letter)) }
      let news = shadow.receive(TextContext(before: told), isRecovering: true)
      shadow.apply(.insert("사"))
      let lost = shadow.takeLost()
      #expect(news == .echo && lost == nil)
      #expect(shadow.context?.before == told)
    }
    var short = focused("가")
    for letter in ["마", "바"] { short.apply(.insert(letter)) }
    let news = short.receive(TextContext(before: "마바"), isRecovering: true)
    let lost = short.takeLost()
    #expect(news == .echo && lost == nil, "what was under way came after it was taken away")
    for told in ["", "ab"] {
      var syllable = focused("ab")
      for (old, new) in [("", "ㅎ"), ("ㅎ", "하"), ("하", "한")] {
        syllable.apply(.replaceBackward(old: old, new: new))
      }
      _ = syllable.receive(TextContext(before: told), isRecovering: true)
      let lost = syllable.takeLost()
      #expect(lost == (told.isEmpty ? nil : .insert("한")))
    }
    for told in ["가나 다라 ", "가나 다라 마"] {
      var shadow = focused("가나 다라 ")
      for letter in ["마", "바", "사"] { shadow.apply(.insert(letter)) }
      let news = shadow.receive(TextContext(before: told), isRecovering: true)
      let lost = shadow.takeLost()
      #expect(news == .echo && lost == .insert(String("가나 다라 마바사".dropFirst(told.count))))
    }
  }

  @Test("TY-6 spaces are known before a sentence that an app tells alone, and leaves spaces out at the end of")
  func sentenceBefore() {
    var shadow = focused("")
    for text in ["가", ".", " ", "나"] { shadow.apply(.insert(text)) }
    #expect(shadow.receive(TextContext(before: "나")) == .echo)
    shadow.apply(.replaceBackward(old: "나", new: ""))
    #expect(shadow.receive(TextContext(before: "가.")) == .echo)
    #expect(shadow.context?.before == "가. ")
    #expect(shadow.cutsSpaces && shadow.isSettled && !shadow.mayLackSpaces)
    // What somebody else has put there is as it is told, with spaces or without.
    #expect(shadow.receive(TextContext(before: "다.")) == .appChangedText)
    #expect(shadow.mayLackSpaces)
  }

  @Test(
    "TY-6 SY-1 the letter that a text ended in is no old word of its app's once the text has been cleared",
    arguments: [true, false])
  func clearedText(endsInSpace: Bool) {
    var shadow = focused("값  ")
    for (text, told) in [("ㅇ", "값  ㅇ")] + (endsInSpace ? [(" ", "값  ㅇ")] : []) + [("ㅇ", "ㅇ")] {
      shadow.apply(.insert(text))
      #expect(shadow.receive(TextContext(before: told)) == .echo)
    }
    #expect(shadow.isSettled && shadow.context?.before == "ㅇ")
    #expect(shadow.takeLost() == nil)
  }

  @Test("TY-6 a late word of a browser's is no cleared text") func lateWord() {
    var shadow = focused("네")
    for (text, told) in [(" ", ["네", "네 "]), ("네", ["네"])] {
      shadow.apply(.insert(text))
      for word in told { #expect(shadow.receive(TextContext(before: word)) == .echo) }
    }
    #expect(!shadow.isSettled && shadow.context?.before == "네 네")
  }

  @Test("TY-6 SY-1 a space that LibreOffice leaves out at the end is not typed once more, as if it were lost")
  func spaceLeftOutAndNotLost() {
    var shadow = focused("b")
    for (edit, told) in [
      (TextEdit.insert("ㅇ"), "bㅇ"), (.insert(" "), "bㅇ"), (.insert("x"), "bㅇ x"), (.deleteBackward(.grapheme), "bㅇ"),
    ] {
      shadow.apply(edit)
      #expect(shadow.receive(TextContext(before: told)) == .echo)
    }
    #expect(shadow.cutsSpaces && shadow.isSettled)
    // It tells nothing of BackSpaces.
    for edit in [TextEdit.deleteBackward(.grapheme), .deleteBackward(.grapheme), .insert("ㅇ ")] { shadow.apply(edit) }
    #expect(shadow.receive(TextContext(before: "bㅇ")) == .echo)
    #expect(shadow.takeLost() == nil)
    #expect(shadow.context?.before == "bㅇ ")
  }

  @Test(
    "TY-6 SY-1 what a field that begins anew says once more is no answer: a space, or a word, is lost",
    arguments: [" ", " 네 "])
  func lostWithSpace(lost: String) {
    var shadow = focused("")
    for (text, told) in [("가", "가"), (" ", "가"), ("다.", "가 다."), (" ", "가 다."), ("네", "네")] {
      shadow.apply(.insert(text))
      #expect(shadow.receive(TextContext(before: told)) == .echo)
    }
    #expect(shadow.cutsSpaces && shadow.isSettled)
    shadow.apply(.insert(lost))
    #expect(shadow.receive(TextContext(before: "네"), isRepeated: true, isRecovering: true) == .echo)
    #expect(shadow.takeLost() == .insert(lost))
  }

  @Test func `a report of the last line alone is an echo`() {
    var shadow = focused("first\nsecond")
    shadow.apply(.insert("!"))
    #expect(shadow.receive(TextContext(before: "second!")) == .echo)
  }

  @Test func `text after a Return is recognised whether the app began a line or sent the message`() {
    for report in ["x", "", "line\n"] {
      var shadow = focused("line")
      shadow.apply(.insert("x"))
      shadow.apply(.press(KeyStroke(.enter)))
      shadow.apply(.insert("한"))
      #expect(shadow.receive(TextContext(before: "linex")) == .echo)
      #expect(shadow.receive(TextContext(before: report + "한")) == .echo)
      #expect(shadow.isSettled)
    }
  }

  @Test("TY-1 TY-6 what stands before a line that Delete joins to another one is known once its app tells it")
  func joinedLines() {
    var shadow = focused("wea")
    shadow.apply(.press(KeyStroke(.enter)))
    #expect(shadow.receive(TextContext()) == .echo && shadow.isStartKnown)
    shadow.apply(.deleteBackward(.grapheme))
    #expect(!shadow.isStartKnown && shadow.context == TextContext())
    shadow.apply(.insert("z"))
    #expect(!shadow.isStartKnown)
    #expect(shadow.receive(TextContext()) == .echo && !shadow.isStartKnown, "the line before the Delete")
    #expect(shadow.receive(TextContext(before: "wea")) == .echo && !shadow.isStartKnown)
    #expect(shadow.receive(TextContext(before: "weaz")) == .echo)
    #expect(shadow.isStartKnown && shadow.isSettled && shadow.context?.before == "weaz")
  }

  @Test func `a Delete at the start of a text of one line changes nothing that is known`() {
    var shadow = focused("a")
    for _ in 0..<3 { shadow.apply(.deleteBackward(.grapheme)) }
    #expect(shadow.isStartKnown)
    #expect(shadow.receive(TextContext()) == .echo && shadow.isSettled && shadow.isAtStart)
  }

  @Test func `a state that is reported twice is an echo both times`() {
    var shadow = focused("")
    shadow.apply(.insert("x"))
    #expect(shadow.receive(TextContext(before: "x")) == .echo)
    shadow.apply(.press(KeyStroke(.enter)))
    #expect(shadow.receive(TextContext(before: "x")) == .echo)
    #expect(shadow.receive(TextContext(before: "x\n")) == .echo)
    #expect(shadow.isSettled)
  }

  @Test func `a report that starts earlier than the one before is an echo`() {
    var shadow = focused("you there.\nㅇ")
    shadow.apply(.deleteBackward(.grapheme))
    shadow.apply(.insert("아"))
    #expect(shadow.receive(TextContext(before: "see you there.\n")) == .echo)
    #expect(shadow.receive(TextContext(before: "you there.\n아")) == .echo)
    #expect(shadow.isSettled)
  }

  @Test func `a state that is reported again after a newer one is an echo until all is quiet`() {
    var shadow = focused()
    for edit in [TextEdit.insert("가"), .deleteBackward(.grapheme), .insert("갑")] { shadow.apply(edit) }
    #expect(shadow.receive(TextContext(before: "가")) == .echo)
    #expect(shadow.receive(TextContext(before: "갑")) == .echo)
    #expect(shadow.receive(TextContext(before: "가")) == .echo)
    #expect(shadow.context?.before == "갑")
    #expect(!shadow.isTrusted)
    shadow.endDoubt()
    #expect(shadow.receive(TextContext(before: "가")) == .appChangedText)
  }

  @Test func `a report that starts at a word nearby is an echo`() {
    var shadow = focused("hello world")
    shadow.apply(.insert("!"))
    #expect(shadow.receive(TextContext(before: "world!")) == .echo)
  }

  @Test("TY-1 TY-5 a newer text that a busy browser tells with an older caret changes nothing of what is believed")
  func olderCaret() {
    var shadow = focused("같ㅇ")
    for edit in [TextEdit.replaceBackward(old: "ㅇ", new: "이"), .insert(" "), .insert("ㅂ")] { shadow.apply(edit) }
    #expect(shadow.receive(TextContext(before: "같이"), isTyping: true) == .echo)
    var other = shadow
    #expect(shadow.receive(TextContext(before: "같이", after: " "), isTyping: true) == .echo)
    #expect(shadow.receive(TextContext(before: "같이", after: " ㅂ"), isTyping: true) == .echo)
    #expect(shadow.context?.before == "같이 ㅂ" && !shadow.isSettled)
    #expect(shadow.receive(TextContext(before: "같이 ㅂ"), isTyping: true) == .echo)
    #expect(shadow.receive(TextContext(before: "같이", after: " ㅂ"), isTyping: true) == .appChangedText)
    // Where nothing was typed for a while, it is the caret that somebody has put there.
    #expect(other.receive(TextContext(before: "같이", after: " ")) == .appChangedText)
    #expect(other.context?.before == "같이")
  }

  @Test func `the caret put elsewhere by a tap is a foreign change`() {
    var shadow = focused("no o")
    shadow.apply(.insert("n"))
    #expect(shadow.receive(TextContext(before: "no on")) == .echo)
    #expect(shadow.receive(TextContext(before: "n", after: "o on")) == .appChangedText)
  }

  @Test func `a short report is not taken for a cut one`() {
    var shadow = focused("hello")
    shadow.apply(.insert("o"))
    #expect(shadow.receive(TextContext(before: "o")) == .appChangedText)
  }

  @Test("TY-5 a letter that is typed after an app has emptied its field, and told nobody, can grow")
  func emptied() {
    var shadow = focused("")
    for text in ["a", "ab"] {
      shadow.apply(.insert(String(text.suffix(1))))
      #expect(shadow.receive(TextContext(before: text)) == .echo)
    }
    var other = shadow
    shadow.apply(.insert("ㅎ"))
    #expect(shadow.receive(TextContext(before: "ㅎ")) == .echo)
    #expect(shadow.context?.before == "ㅎ" && shadow.isTrusted && shadow.isSettled)
    other.apply(.insert("ㅎ"))
    #expect(
      other.receive(TextContext(before: "x")) == .appChangedText,
      "nobody knows whether it is before the letter or after it")
    #expect(!other.isTrusted)
  }

  @Test func `ED-3 a secure field leaves nothing in the shadow`() {
    var shadow = TextShadow()
    shadow.begin(report: TextContext(before: "secret"), isSecure: true)
    shadow.apply(.insert("x"))
    _ = shadow.receive(TextContext(before: "secretx"))
    #expect(shadow.context == nil)
  }

  @Test func `the caret moves by whole characters and stops at the ends`() {
    var shadow = focused("a👩‍👩‍👧한")
    shadow.apply(.moveCaret(graphemes: -2))
    #expect(shadow.context == TextContext(before: "a", after: "👩‍👩‍👧한"))
    shadow.apply(.moveCaret(graphemes: 5))
    #expect(shadow.context == TextContext(before: "a👩‍👩‍👧한"))
  }

  @Test func `the first step of the caret leaves a selection at its edge`() {
    var shadow = TextShadow()
    let selecting = TextContext(before: "ab", selected: "cd", after: "ef")
    for (steps, expected) in [
      (-1, TextContext(before: "ab", after: "cdef")), (1, TextContext(before: "abcd", after: "ef")),
      (-2, TextContext(before: "a", after: "bcdef")), (2, TextContext(before: "abcde", after: "f")),
    ] {
      shadow.begin(report: selecting, isSecure: false)
      shadow.apply(.moveCaret(graphemes: steps))
      #expect(shadow.context == expected)
      #expect(shadow.receive(expected) == .echo)
    }
  }

  @Test func `deleting takes a whole character`() {
    var shadow = focused("e\u{301}👍🏽")
    shadow.apply(.deleteBackward(.grapheme))
    #expect(shadow.context?.before == "e\u{301}")
    shadow.apply(.deleteBackward(.grapheme))
    shadow.apply(.deleteBackward(.grapheme))
    #expect(shadow.context?.before == "")
  }

  @Test func `any offsets into any text give a context or nothing`() {
    var generator = SeededGenerator(seed: 7)
    let texts = ["", "a", "한글", "👩‍👩‍👧", "e\u{301}x", "\u{0}\n"]
    for _ in 0..<5000 {
      let text = texts[Int(generator.next() % UInt64(texts.count))]
      let cursor = Int(truncatingIfNeeded: generator.next() % 40) - 10
      let anchor = Int(truncatingIfNeeded: generator.next() % 40) - 10
      guard let context = TextContext(text: text, cursorUTF8Offset: cursor, anchorUTF8Offset: anchor) else { continue }
      #expect(context.before + context.selected + context.after == text)
      #expect(context.before.utf8.count == min(cursor, anchor))
    }
  }

  @Test func `a shadow survives any order of changes and reports`() {
    var generator = SeededGenerator(seed: 11)
    let pieces = ["a", "한", "\n", "👩‍👩‍👧", "\u{301}", ""]
    for _ in 0..<200 {
      var shadow = focused()
      for _ in 0..<100 {
        let piece = pieces[Int(generator.next() % UInt64(pieces.count))]
        switch generator.next() % 7 {
        case 0: shadow.apply(.insert(piece))
        case 1: shadow.apply(.replaceBackward(old: piece, new: "z"))
        case 2: shadow.apply(.deleteBackward(.grapheme))
        case 3: shadow.apply(.deleteBackward(.word))
        case 4: shadow.apply(.moveCaret(graphemes: Int(generator.next() % 9) - 4))
        case 5: shadow.apply(.press(KeyStroke(.enter)))
        default: _ = shadow.receive(TextContext(before: piece + piece, after: piece))
        }
      }
      shadow.endDoubt()
      let report = TextContext(before: "the end")
      _ = shadow.receive(report)
      #expect(shadow.context == report)
    }
  }

  @Test(
    "TY-6 spaces that LibreOffice leaves out when the focus comes, and tells with a letter, are nobody's change")
  func spacesLeftOut() {
    for told in ["", "a word"] {
      var shadow = focused(told)
      shadow.apply(.insert("ㅎ"))
      shadow.apply(.replaceBackward(old: "ㅎ", new: "하"))
      #expect(shadow.receive(TextContext(before: told + "  ㅎ")) == .echo)
      #expect(shadow.context?.before == told + "  하")
      #expect(shadow.receive(TextContext(before: told + "  하")) == .echo)
      #expect(shadow.isSettled)
      #expect((shadow.agreementCount, shadow.lagCount) == (1, 0))
      #expect(shadow.cutsSpaces)
    }
  }

  @Test("TY-6 spaces that are left out are there however often the text is told without them") func spacesLeftOutAgain()
  {
    var shadow = focused("a")
    shadow.apply(.insert(" "))
    for _ in 0..<3 { #expect(shadow.receive(TextContext(before: "a")) == .echo) }
    #expect(shadow.cutsSpaces)
    #expect(shadow.context?.before == "a ")
    #expect(shadow.receive(TextContext(before: "", after: "a")) == .appChangedText)
  }

  @Test func `an app that tells a text twice does not leave spaces out for that`() {
    var shadow = focused("a")
    shadow.apply(.insert(" "))
    #expect(shadow.receive(TextContext(before: "a ")) == .echo)
    shadow.apply(.insert("b"))
    shadow.apply(.insert(" "))
    for text in ["a b", "a b", "a b "] { #expect(shadow.receive(TextContext(before: text)) == .echo) }
    #expect(!shadow.cutsSpaces)
    #expect(shadow.isSettled)
    #expect(shadow.receive(TextContext(before: "a b")) == .echo)
    #expect(shadow.context?.before == "a b")
  }

  @Test func `spaces are told at the end of the text, not before what follows or is selected`() {
    for report in [
      TextContext(before: "a "), TextContext(before: "a ", after: "b"), TextContext(before: "a ", selected: "b"),
    ] {
      var shadow = focused()
      _ = shadow.receive(report)
      #expect(shadow.tellsSpaces == (report.after.isEmpty && report.selected.isEmpty))
    }
  }

  @Test func `what somebody else puts before the caret is no space that was left out`() {
    for (report, caret) in [("a word. ㅎ", ""), ("a  wordㅎ", ""), ("a word  ㅎ", "x")] {
      var shadow = focused("a word")
      shadow.apply(.insert("ㅎ"))
      #expect(shadow.receive(TextContext(before: report, after: caret)) == .appChangedText)
      #expect(shadow.context == TextContext(before: report, after: caret))
    }
  }
}
