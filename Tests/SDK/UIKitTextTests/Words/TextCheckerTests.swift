// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// What apps learn of the spelling of words.
@MainActor @Suite(.serialized) struct TextCheckerTests {
  private let language: SmallLanguage
  private let app: TestApp
  private let checker = UITextChecker()

  init() throws {
    let language = try SmallLanguage()
    self.language = language
    app = TestApp { UIViewController() }
    app.platform.languageFiles = language.files
  }

  /// Other tests may have run since this one was made.
  private func start() { app.platform.takeTurn() }

  /// What is misspelt in a text, one word after the other.
  private func misspelt(_ text: String, language: String = "en_US") -> [String] {
    var found: [String] = []
    var start = 0
    let all = NSRange(location: 0, length: text.utf16.count)
    while start <= all.length, found.count < 10 {
      let range = checker.rangeOfMisspelledWord(
        in: text, range: all, startingAt: start, wrap: false, language: language)
      guard range.location != NSNotFound, let word = Range(range, in: text) else { break }
      found.append(String(text[word]))
      start = range.upperBound
    }
    return found
  }

  @Test(
    "TY-1 an app finds the words that are misspelt, and no others",
    arguments: [
      ("helo wrld", ["helo", "wrld"]), ("hello world", []), ("Helo there. Then teh cat", ["Helo", "teh"]),
      ("the cat's name and the Zorp", []), ("don’t dont don't", ["dont"]), ("it is monday, Monday", ["monday"]),
      ("helo@wrld.example www.helo.example /helo/wrld #helo helo_wrld", []), ("HELO h3lo heLo x 12", []),
      ("“helo” (wrld) hello-wrld", ["helo", "wrld", "wrld"]), ("안녕 helo 🎉 wrld 세계", ["helo", "wrld"]),
      ("", []), ("   ", []),
    ])
  func finds(_ text: String, _ words: [String]) {
    start()
    #expect(misspelt(text) == words)
  }

  @Test func `a search begins where it is told to, stays in its range, and goes on from the start of it`() {
    start()
    let text = "helo hello wrld"
    func search(_ range: NSRange, _ start: Int, _ wraps: Bool) -> Int {
      checker.rangeOfMisspelledWord(in: text, range: range, startingAt: start, wrap: wraps, language: "en").location
    }
    let all = NSRange(location: 0, length: 15)
    #expect(search(all, 0, false) == 0 && search(all, 1, false) == 11 && search(all, 12, false) == NSNotFound)
    #expect(search(all, 12, true) == 0)
    #expect(search(NSRange(location: 5, length: 10), 0, true) == 11, "places are told in the text")
    #expect(search(NSRange(location: 5, length: 10), 7, false) == NSNotFound, "and the start in the range")
    #expect(search(NSRange(location: 1, length: 5), 0, true) == NSNotFound, "half a word is none")
    #expect(search(NSRange(location: -4, length: .max), -2, true) == 0)
    #expect(search(NSRange(location: .max, length: .max), .max, true) == NSNotFound)
  }

  @Test("TY-1 an app gets what may have been meant, likeliest first, and what a word may become")
  func guesses() {
    start()
    func range(_ word: String, _ text: String) -> NSRange {
      text.range(of: word).map { NSRange($0, in: text) } ?? NSRange(location: NSNotFound, length: 0)
    }
    func guesses(_ word: String, in text: String) -> [String]? {
      checker.guesses(forWordRange: range(word, text), in: text, language: "en_US")
    }
    #expect(guesses("teh", in: "🎉 in teh end")?.first == "the")
    #expect(guesses("Teh", in: "Teh end")?.first == "The")
    #expect(guesses("dont", in: "we dont")?.first == "don't")
    #expect(guesses("monday", in: "on monday") == ["Monday"])
    #expect(guesses("wprld", in: "hello wprld")?.first == "world", "what stands before counts")
    func completions(_ word: String, in text: String) -> [String]? {
      checker.completions(forPartialWordRange: range(word, text), in: text, language: "en")
    }
    #expect(completions("th", in: "🎉 th") == ["the", "they", "their", "there", "then"])
    #expect(completions("Hel", in: "Hel")?.first == "Hello")
    #expect(completions("zz", in: "zz") == [])
    let outside = NSRange(location: 2, length: 9)
    #expect(checker.guesses(forWordRange: outside, in: "teh", language: "en") == nil)
    #expect(checker.completions(forPartialWordRange: outside, in: "teh", language: "en") == nil)
  }

  @Test("TY-1 words that are ignored count for one checker, and words that are learnt for all until they are unlearnt")
  func known() {
    start()
    #expect(checker.ignoredWords == nil)
    checker.ignoreWord("zorp")
    checker.ignoreWord("zorp")
    #expect(checker.ignoredWords == ["zorp"] && misspelt("zorp blib") == ["blib"])
    let other = UITextChecker()
    let all = NSRange(location: 0, length: 4)
    func finds() -> Bool {
      other.rangeOfMisspelledWord(in: "zorp", range: all, startingAt: 0, wrap: false, language: "en").location == 0
    }
    #expect(finds() && !UITextChecker.hasLearnedWord("zorp"))
    UITextChecker.learnWord("zorp")
    #expect(!finds() && UITextChecker.hasLearnedWord("zorp"))
    UITextChecker.unlearnWord("zorp")
    #expect(finds() && !UITextChecker.hasLearnedWord("zorp"))
  }

  @Test func `languages are those of which there are words, by any region, and others find nothing`() {
    start()
    #expect(UITextChecker.availableLanguages == ["en"])
    #expect(misspelt("helo", language: "en") == ["helo"] && misspelt("helo", language: "en-GB") == ["helo"])
    for other in ["de_DE", "ko", "", "english"] { #expect(misspelt("helo", language: other) == [], "\(other)") }
    let all = NSRange(location: 0, length: 4)
    #expect(checker.guesses(forWordRange: all, in: "helo", language: "de") == nil)
    #expect(checker.completions(forPartialWordRange: all, in: "helo", language: "de") == nil)
  }

  @Test func `without words nothing is misspelt`() {
    let bare = TestApp { UIViewController() }
    #expect(UITextChecker.availableLanguages == [] && misspelt("helo") == [] && bare.platform.languageFiles == nil)
    UITextChecker.learnWord("zorp")
    #expect(!UITextChecker.hasLearnedWord("zorp"))
  }
}
