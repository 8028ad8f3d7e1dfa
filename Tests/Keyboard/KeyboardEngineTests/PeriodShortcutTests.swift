// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
import TextModel
import Testing

@Suite struct PeriodShortcutTests {
  @Test("TY-3 two quick spaces make a full stop, once")
  func doubleSpace() {
    var typist = Typist()
    typist.type("so  ")
    #expect(typist.text == "so. ")
    typist.type("  ")
    #expect(typist.text == "so.   ")
  }

  @Test("TY-3 delete right after takes the full stop back")
  func takeBack() {
    var typist = Typist()
    typist.type("so  ")
    typist.tap(.delete)
    #expect(typist.text == "so  ")
    typist.tap(.delete)
    #expect(typist.text == "so ")
  }

  @Test func `delete after anything else only deletes`() {
    var typist = Typist()
    typist.type("so  ")
    typist.type("x")
    typist.tap(.delete)
    typist.tap(.delete)
    #expect(typist.text == "so.")
  }

  @Test("TY-3 two quick spaces start the next sentence with a capital")
  func capital() {
    var typist = Typist(capitals: .sentences, text: "One")
    typist.type("  T")
    #expect(typist.text == "One. T")
  }

  @Test func `slow spaces stay spaces`() {
    var typist = Typist()
    typist.type("so ")
    typist.wait(500)
    typist.type(" ")
    #expect(typist.text == "so  ")
  }

  @Test(arguments: [
    ("a ", true), ("7 ", true), (") ", true), ("\u{201D} ", true), ("\u{D55C} ", true), ("% ", true), (". ", false),
    (", ", false), ("! ", false), ("  ", false), (" ", false), ("", false), ("a\u{A0}", false), ("- ", false),
    ("a", false),
  ])
  func `a full stop comes only after a letter, a digit or a closing mark`(text: String, makes: Bool) {
    var period = PeriodShortcut()
    #expect(period.space(at: EventTime(milliseconds: 0), before: "") == nil)
    let edit = period.space(at: EventTime(milliseconds: 100), before: text)
    #expect(edit == (makes ? .replaceBackward(old: " ", new: ". ") : nil))
  }

  @Test func `another key between two spaces keeps them apart`() {
    var period = PeriodShortcut()
    _ = period.space(at: EventTime(milliseconds: 0), before: "a")
    period.interrupt()
    #expect(period.space(at: EventTime(milliseconds: 100), before: "a ") == nil)
  }

  @Test("TY-3 TY-6 at a fast typist's pace what a busy app tells of a moment ago changes nothing")
  func oldText() {
    var period = PeriodShortcut()
    _ = period.space(at: EventTime(milliseconds: 0), before: "so")
    #expect(period.space(at: EventTime(milliseconds: 100), before: "s") == .replaceBackward(old: " ", new: ". "))
    #expect(period.delete(at: EventTime(milliseconds: 200), before: "so ") == .replaceBackward(old: ". ", new: "  "))
    _ = period.space(at: EventTime(milliseconds: 1000), before: "so")
    #expect(period.space(at: EventTime(milliseconds: 1450), before: "s") == nil, "by now it is no longer old")
    _ = period.space(at: EventTime(milliseconds: 2000), before: "tag")
    #expect(period.space(at: EventTime(milliseconds: 2100), before: "") == nil, "the field has taken its text away")
  }
}
