// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// Words that are typed on a real keyboard, of which the app gets each letter.
@MainActor @Suite struct PassedWordTests {
  private func person(
    _ traits: FieldTraits = FieldTraits(), text: String = "", _ change: (inout DeskSituation) -> Void = { _ in }
  ) -> HeadlessDesk {
    let person = HeadlessDesk(languages: PlayedWords()) {
      $0.preferences.modes = ["en-US", "ko-KR"]
      $0.takesHardwareKeys = true
      $0.replacements = TextReplacements([("omw", "On my way!"), ("ㅇㅋ", "오케이")])
      change(&$0)
    }
    person.focus(traits, text: text)
    return person
  }

  /// Types on the real keyboard; what nobody takes is the app's, which shows it at once.
  ///
  /// - Returns: What the app gets.
  @discardableResult
  private func type(_ signs: String, by person: HeadlessDesk) -> String {
    signs.filter { sign in
      let meaning: HardwareKey.Meaning = sign == "<" ? .backspace : sign == "\n" ? .enter : .text(String(sign))
      guard !person.desk.press(HardwareKey(meaning, americanSign: sign)) else { return false }
      let count = person.field.passedCharacterCount
      person.field.change(to: sign == "<" ? String(person.text.dropLast()) : person.text + String(sign))
      person.field.passedCharacterCount = sign == "<" ? max(count - 1, 0) : sign == "\n" ? 0 : count + 1
      person.desk.followField(.appChangedText)
      return true
    }
  }

  @Test("TY-8 TY-4 a word of a real keyboard becomes its text with the space or the sign that ends it")
  func replacement() {
    for (signs, text) in [
      ("omw ", "On my way! "), ("so omw ", "so On my way! "), ("omw, omw.", "On my way!, On my way!."),
      ("xomx<w omw ", "xomw On my way! "), ("omw-", "omw-"), ("(omw?", "(On my way!?"),
    ] {
      let person = person()
      type(signs, by: person)
      #expect(person.text == text, "\(signs)")
    }
  }

  @Test("TY-8 TY-4 BackSpace right behind it brings back what was typed, and is the app's then, also held")
  func putBack() {
    let person = person()
    type("omw ", by: person)
    #expect(type("<", by: person) == "" && person.text == "omw ")
    var again = HardwareKey(.backspace)
    again.isRepeated = true
    #expect(person.desk.press(again) && person.text == "omw")
    #expect(type("<", by: person) == "<" && person.text == "om")
    person.focus()
    type("omw x", by: person)
    #expect(type("<<", by: person) == "<<" && person.text == "On my way!")
  }

  @Test("TY-8 TY-4 a space that is held behind a replacement is many, and makes no full stop") func heldSpace() {
    let person = person()
    type("omw ", by: person)
    var again = HardwareKey(.text(" "), americanSign: " ")
    again.isRepeated = true
    for _ in 0..<2 { #expect(person.desk.press(again)) }
    #expect(person.text == "On my way!   ")
  }

  @Test("TY-8 TY-4 Return ends a word, too, and is the app's") func lineEnd() {
    let person = person(FieldTraits(hints: .multiline))
    #expect(type("omw\n", by: person) == "omw\n")
    #expect(person.text == "On my way!\n")
    type("omw ", by: person)
    #expect(person.text == "On my way!\nOn my way! ")
  }

  @Test(
    "TY-8 TY-4 a word stays where the app may not have all of it, where any of it stood there, or what is to come would wait"
  )
  func doubt() {
    let late = person()
    type("omw", by: late)
    late.field.passedCharacterCount = 0
    #expect(type(" ", by: late) == " " && late.text == "omw ")
    let found = person(text: "o")
    #expect(type("mw", by: found) == "mw" && offers(found).contains("On my way!"), "\(offers(found))")
    #expect(type(" ", by: found) == " " && found.text == "omw ")
    let busy = person()
    type("omw", by: busy)
    #expect(offers(busy).contains("On my way!*"))
    busy.field.isBusy = true
    #expect(type(" \n", by: busy) == " \n" && busy.text == "omw \n")
    let shortcut = person()
    type("omw", by: shortcut)
    #expect(!shortcut.desk.press(HardwareKey(.text(" "), isPlain: false)))
    var dead = HardwareKey(.other)
    dead.composed = .text("'")
    #expect(!shortcut.desk.press(dead) && shortcut.text == "omw")
    var again = HardwareKey(.text(" "), americanSign: " ")
    again.isRepeated = true
    #expect(!shortcut.desk.press(again))
  }

  @Test("TY-8 TY-4 ED-3 nor in fields for addresses and secrets, in apps that tell no text, and where nobody wants any")
  func otherFields() {
    for traits in [FieldTraits(purpose: .url), FieldTraits(purpose: .password), FieldTraits(purpose: .terminal)] {
      let person = person(traits)
      #expect(type("omw \n", by: person) == "omw \n" && person.text == "omw \n")
    }
    let untold = person()
    untold.field.tellsText = false
    untold.focus()
    #expect(type("omw ", by: untold) == "omw ")
    let without = person { $0.replacements = TextReplacements() }
    #expect(type("omw ", by: without) == "omw ")
  }

  @Test("TY-8 ED-3 nor in a field that may show a password") func shownSecret() {
    let person = person(FieldTraits(purpose: .password))
    person.focus(FieldTraits(), text: "x ")
    #expect(person.desk.keys?.mayShowSecret == true)
    #expect(type("omw \n", by: person) == "omw \n" && person.text == "x omw \n")
  }

  @Test("TY-8 TY-4 Korean is replaced as it was") func korean() {
    let person = person()
    _ = person.desk.press(HardwareKey(.language))
    #expect(type("dz ", by: person) == "" && person.text == "오케이 ")
  }

  /// What the bar offers, in quotes the word as it was typed, and with a star what the next space types.
  private func offers(_ person: HeadlessDesk) -> [String] {
    person.desk.keys?.suggestions.map { $0.suggestion.isPending ? $0.suggestion.label + "*" : $0.suggestion.label }
      ?? []
  }

  @Test("TY-8 TY-1 a slip on a real keyboard is mended by what ends the word, as the bar shows before")
  func correction() {
    for (signs, text) in [
      ("teh ", "the "), ("so teh, teh! ", "so the, teh! "), ("Teh ", "The "), ("hlelo?", "hlelo?"),
      ("sarch?q ", "sarch?q "), ("teh:80 ", "teh:80 "), ("hllo ", "hllo "),
      ("heklo ", "hello "), ("hhello ", "hello "), ("thee ", "the "), ("teh\n", "teh\n"), ("teh-", "teh-"),
      ("tex<h ", "the "),
      // Known, drawn out, with capitals of its own, and nothing like a slip.
      ("hello ", "hello "), ("hellooo ", "hellooo "), ("TEH ", "TEH "), ("qqq ", "qqq "), ("te ", "te "),
    ] {
      let person = person()
      type(signs, by: person)
      #expect(person.text == text, "\(signs)")
    }
    let person = person()
    type("teh", by: person)
    #expect(offers(person).prefix(2) == ["\u{201C}teh\u{201D}", "the*"])
  }

  @Test("TY-8 TY-1 BackSpace right behind a correction, or a touch of the word in quotes, keeps what was typed")
  func kept() {
    let person = person()
    type("teh ", by: person)
    #expect(type("<", by: person) == "" && person.text == "teh ")
    #expect(type("teh ", by: person) == "teh " && person.text == "teh teh ")
    let other = self.person()
    type("teh", by: other)
    other.tap("suggestion-1")
    #expect(other.text == "teh ")
    type("teh ", by: other)
    #expect(other.text == "teh teh ")
    let third = self.person()
    type("teh x", by: third)
    #expect(type("<", by: third) == "<" && third.text == "the ")
  }

  @Test("TY-8 TY-1 nothing is mended by a full stop, behind which an address may go on") func address() {
    let person = person()
    #expect(type("jonh.smith", by: person) == "jonh.smith" && person.text == "jonh.smith")
    person.focus()
    #expect(type("teh. x", by: person) == "teh. x" && person.text == "teh. x")
  }

  @Test("TY-8 TY-1 slips stay where nobody sees what would become of them") func unseen() {
    let hidden = person()
    type("a ", by: hidden)
    hidden.desk.setVisible(false)
    type("teh ", by: hidden)
    #expect(hidden.text == "a teh ")
    let aside = person()
    aside.desk.moveBar(to: .left)
    type("teh ", by: aside)
    #expect(aside.text == "teh ")
    let wordless = person { $0.preferences.suggestions = false }
    type("teh ", by: wordless)
    #expect(wordless.text == "teh ")
  }

  @Test(
    "TY-8 TY-1 ED-3 nothing is mended where it is off, in other fields, in doubt, of Korean, or where a password may show"
  )
  func leaves() {
    let off = person { $0.preferences.autoCorrection = false }
    #expect(type("teh ", by: off) == "teh " && !offers(off).contains { $0.hasSuffix("*") })
    for traits in [
      FieldTraits(purpose: .url), FieldTraits(purpose: .password), FieldTraits(hints: .hiddenText),
      FieldTraits(hints: [.completion]),
    ] {
      let person = person(traits)
      #expect(type("teh ", by: person) == "teh " && person.text == "teh ")
    }
    let late = person()
    type("te", by: late)
    late.field.change(to: "teh")
    late.desk.followField(.appChangedText)
    #expect(type(" ", by: late) == " " && !offers(late).contains("the*"))
    let shown = person(FieldTraits(purpose: .password))
    shown.focus(FieldTraits(), text: "x ")
    #expect(type("teh ", by: shown) == "teh ")
    let korean = person()
    _ = korean.desk.press(HardwareKey(.language))
    #expect(type("gksrmf ", by: korean) == "" && korean.text == "한글 ")
  }
}
