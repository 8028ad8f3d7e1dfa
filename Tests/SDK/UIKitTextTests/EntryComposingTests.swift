// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardTesting
import Phrases
import Testing
import UIKitCore

/// Hangul by touch in fields with formatters: letters are composed to syllables, while separators come and go.
@MainActor @Suite(.serialized) final class EntryComposingTests {
  /// Takes letters and writes them in pairs, such as `ab-cd`.
  private struct Pairs: ContentFormatter {
    func content(of formatted: Substring) -> [Character] { formatted.filter(\.isLetter).map { $0 } }

    func take(_ new: String, into place: inout ContentPlace) { place.before += new.filter(\.isLetter) }

    func layout(_ content: [Character]) -> [ContentPiece] {
      content.enumerated().flatMap { index, letter -> [ContentPiece] in
        let piece = ContentPiece.content(String(letter))
        return index > 0 && index % 2 == 0 ? [.separator("-"), piece] : [piece]
      }
    }
  }

  @MainActor private struct Fixture {
    let page = FieldPage()
    let app: TestApp

    init() {
      app = TestApp(languages: ["ko-KR"]) { [page] in page }
      app.settle()
    }
  }

  // Made in the test itself: between a suite's initialiser and its test another suite may start another app.
  private lazy var fixture = Fixture()
  private var page: FieldPage { fixture.page }
  private var app: TestApp { fixture.app }
  private var field: UITextField { page.first }

  /// The first syllables of the row of G, N, D, R and M, each with the vowel A.
  private let syllables = ["\u{AC00}", "\u{B098}", "\u{B2E4}", "\u{B77C}", "\u{B9C8}"]

  private func start(_ formatter: any EntryFormatter) throws {
    field.entryFormatter = formatter
    field.autocorrectionType = .no
    try app.tap("first")
    app.settle()
  }

  private func type(_ keys: String) throws {
    for key in keys { try app.tap(.label(String(key))) }
  }

  /// The text without its separators.
  private var content: String { (field.text ?? "").replacing("-", with: "") }

  @Test("ED-4 separators that come while syllables are composed take nothing away, and are there when that ends")
  func growing() throws {
    try start(Pairs())
    var typed = ""
    for (consonant, syllable) in zip("ㄱㄴㄷㄹㅁ", syllables) {
      // The consonant first belongs to the syllable before.
      try type("\(consonant)ㅏ")
      typed += syllable
      #expect(content == typed, "\(field.text ?? "")")
    }
    page.second.becomeFirstResponder()
    app.settle()
    #expect(field.text == "\(syllables[0])\(syllables[1])-\(syllables[2])\(syllables[3])-\(syllables[4])")
    #expect(field.markedTextRange == nil)
  }

  @Test("ED-4 Delete takes letters of what is composed, then whole syllables, and never a separator alone")
  func deleting() throws {
    try start(Pairs())
    try type("ㄱㅏㄴㅏㄷㅏ")
    for left in [syllables[0] + syllables[1] + "ㄷ", syllables[0] + syllables[1], syllables[0], ""] {
      try app.tap(.label(PhraseLanguage.current(.delete)))
      #expect(content == left, "\(field.text ?? "")")
      if left == syllables[0] + syllables[1] {
        // What is deleted next was composed before.
        field.unmarkText()
        #expect(field.text == left)
      }
    }
  }

  @Test("ED-4 syllables typed into the middle move the separators, and lose nothing around them")
  func middle() throws {
    try start(Pairs())
    field.text = "abcd"
    #expect(field.text == "ab-cd")
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    field.selectedTextRange = field.textRange(from: place, to: place)
    try type("ㄱㅏㄴㅏ")
    #expect(content == "a\(syllables[0])\(syllables[1])bcd")
    page.second.becomeFirstResponder()
    app.settle()
    #expect(field.text == "a\(syllables[0])-\(syllables[1])b-cd")
  }

  @Test("ED-4 where no letters are taken, Hangul leaves the digits as they were, and typing goes on")
  func refused() throws {
    try start(CardNumberEntryFormatter())
    field.text = "4111 1"
    try type("ㄱㅏㄴ")
    page.second.becomeFirstResponder()
    app.settle()
    #expect(field.text == "4111 1")
    field.becomeFirstResponder()
    field.insertText("1")
    #expect(field.text == "4111 11")
  }
}
