// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
import TextModel
import Testing

@Suite struct AutoCapitalizationTests {
  @Test(
    "TY-3 a field's hints and purpose say what is capitalised",
    arguments: [
      (FieldTraits(), AutoCapitalization.none),
      (FieldTraits(hints: .autoCapitalization), .sentences),
      (FieldTraits(hints: [.autoCapitalization, .titlecase]), .words),
      (FieldTraits(hints: [.autoCapitalization, .lowercase]), .none),
      (FieldTraits(purpose: .email, hints: .uppercase), .all),
      (FieldTraits(purpose: .email, hints: .autoCapitalization), .none),
      (FieldTraits(purpose: .url), .none),
      (FieldTraits(purpose: .terminal), .none),
      (FieldTraits(purpose: .name), .words),
      (FieldTraits(purpose: .password, hints: .uppercase), .none),
      (FieldTraits(hints: [.hiddenText, .autoCapitalization]), .none),
    ])
  func traits(traits: FieldTraits, expected: AutoCapitalization) {
    #expect(AutoCapitalization(traits) == expected)
  }

  @Test func `fields of running text that ask for nothing follow the person's setting`() {
    #expect(AutoCapitalization(FieldTraits(), ordinary: .sentences) == .sentences)
    #expect(AutoCapitalization(FieldTraits(purpose: .url), ordinary: .sentences) == .none)
  }

  @Test(
    "TY-3 sentences start with a capital",
    arguments: [
      ("", true), ("  ", true), ("\n", true), ("one\n", true), ("one\n  ", true), ("one\r\n", true),
      ("One. ", true), ("One! ", true), ("One? ", true), ("One\u{2026} ", true), ("One.  ", true), ("One.\n", true),
      ("One.", false), ("One", false), ("One ", false), ("One, ", false), ("1.", false), ("3.5 ", false),
      ("He said \"no.\" ", true), ("(One.) ", true), ("\u{201E}Nein.\u{201C} ", true), ("\u{AB} Non. \u{BB} ", true),
      ("\"", true), ("One. (", true), ("One. \u{BF}", true), ("One \"", false), ("One (", false),
      ("e.g. ", false), ("(i.e. ", false), ("Mr. ", false), ("z.B. ", false), ("at 5 p.m. ", false), ("Dr. ", false),
      ("Norm. ", true), ("It was I. ", true), ("\u{4F60}\u{597D}\u{3002}", true), ("\u{D55C}\u{AE00}. ", true),
      ("example.com ", false), ("...", false), (") ", false), ("One)\n", true), ("One\n) ", false), ("Well... ", true),
    ])
  func sentences(before: String, starts: Bool) {
    #expect(
      AutoCapitalization.sentences.shift(before: before) == (starts ? .on : .off), "after \(before.debugDescription)")
  }

  @Test(arguments: [
    ("", true), ("one ", true), ("one\n", true), ("one", false), ("one (", true), ("O'", false), ("anne-", false),
    ("\"", true),
  ])
  func `words start after a space`(before: String, starts: Bool) {
    #expect(AutoCapitalization.words.shift(before: before) == (starts ? .on : .off))
  }

  @Test func `all is always and none is never`() {
    for text in ["", "a", "A. "] {
      #expect(AutoCapitalization.all.shift(before: text) == .on)
      #expect(AutoCapitalization.none.shift(before: text) == .off)
    }
  }

  @Test("TY-3 a field of words, typed without touching shift")
  func words() {
    var typist = Typist(capitals: .words)
    typist.type("J")
    typist.type("ane")
    typist.type(" D")
    typist.type("oe")
    #expect(typist.text == "Jane Doe")
  }
}
