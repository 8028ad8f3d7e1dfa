// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import LearntWords
import LinuxSystem
import SystemKeyboard
import Testing
import TextModel
import UIKitCore
import WordLearning

/// The rest of a word in grey in fields that a keyboard outside the app types into, at any pace.
@MainActor @Suite(.serialized) struct HostedCompletionTests {
  private final class Host: KeyboardHost {
    private(set) var field: TypedField?
    private(set) var news = 0
    /// Whose keyboard it is: tests take turns.
    weak var platform: HeadlessPlatform?

    func focus(_ field: TypedField?) { self.field = field }
    func fieldChanged() {}
    func claimChanged() { news += 1 }

    func type(_ text: String, deleting count: Int = 0) {
      platform?.takeTurn()
      var change = FieldChange()
      (change.text, change.deletedBefore) = (text, count)
      field?.apply(change)
    }

    func compose(_ text: String) {
      platform?.takeTurn()
      var change = FieldChange()
      change.composed = text
      field?.apply(change)
    }
  }

  private let host = Host()
  private let page = FieldPage()
  private let app: TestApp
  private let language: SmallLanguage

  private let learntWords: LearntWordsService

  init() throws {
    language = try SmallLanguage()
    app = TestApp(languages: ["en-US"]) { [page] in page }
    let loop = try EventLoop()
    learntWords = LearntWordsService(
      language.files, learner: WordLearner(loop: loop, helper: nil, path: nil), loop: loop)
    app.platform.learntWords = learntWords
    (app.platform.keyboardHost, app.platform.languageFiles) = (host, language.files)
    host.platform = app.platform
    try app.tap("first")
    app.settle()
  }

  private var showsGrey: Bool { WordsStage.showsGrey(in: page.first, app) }

  /// Types letters with time to look.
  private func type(_ text: String) {
    for letter in text {
      host.type(String(letter))
      app.advance(by: 0.5)
    }
  }

  @Test("TF-4 a space takes what somebody has had the time to see, and is a space alone before that")
  func pace() {
    type("qu ")
    #expect(page.first.text == "quick ")
    type("qu")
    host.type("i")
    app.advance(by: 0.05)
    host.type(" ")
    #expect(page.first.text == "quick quick ", "more of the same word was typed")
    for letter in ["h", "e", "l", "l", "o", " ", "w", "o"] { host.type(letter) }
    app.advance(by: 0.1)
    #expect(showsGrey)
    host.type(" ")
    #expect(page.first.text == "quick quick hello wo ")
  }

  @Test("TF-4 an app that is behind takes nothing that was not in sight, and no letter is lost or doubled")
  func late() {
    for letter in "qu box qu " { host.type(String(letter)) }
    app.advance(by: 1)
    #expect(page.first.text == "qu box qu ")
  }

  private func word(_ text: String) throws -> WordObservation {
    try #require(WordObservation(language: "en", word: text))
  }

  @Test("TF-4 TY-1 a word that the person has learnt shows in grey, and a space takes it") func learnt() throws {
    type("zorp")
    #expect(!showsGrey)
    type(" ")
    for _ in 0..<2 { learntWords.vocabulary.take(.used(try word("Zorpify"))) }
    learntWords.vocabulary.refresh()
    type("Zo")
    #expect(showsGrey)
    type(" ")
    #expect(page.first.text == "zorp Zorpify ")
    learntWords.vocabulary.forget("Zorpify", in: "en")
    type("Zorp")
    #expect(!showsGrey)
  }

  @Test("TF-4 TY-1 a learnt word that is as likely keeps the grey away, and letters that are one are not gone on from")
  func doubt() throws {
    type("qu")
    #expect(showsGrey)
    type("ick hello wor")
    #expect(showsGrey)
    for _ in 0..<4 { learntWords.vocabulary.take(.used(try word("quorn"))) }
    for _ in 0..<2 { learntWords.vocabulary.take(.used(try word("wor"))) }
    learntWords.vocabulary.refresh()
    type("ld qu")
    #expect(!showsGrey)
    type("ick hello wor")
    #expect(!showsGrey)
  }

  @Test("TF-4 TY-1 a word that is blocked never shows in grey") func blocked() throws {
    learntWords.vocabulary.take(.blocked(try word("quick")))
    learntWords.vocabulary.refresh()
    for start in ["qu", "i", "c"] {
      type(start)
      #expect(!showsGrey)
    }
    type(" ")
    #expect(page.first.text == "quic ")
  }

  @Test("TF-4 the keyboard hears when a space takes the grey, and when it does not any more")
  func flag() {
    type("q")
    let news = host.news
    host.type("u")
    app.advance(by: 0.05)
    #expect(host.field?.completesWord == false && host.news == news)
    app.advance(by: 0.5)
    #expect(host.field?.completesWord == true && host.news == news + 1)
    host.type("i")
    #expect(host.field?.completesWord == true)
    host.type("x")
    #expect(host.field?.completesWord == false)
  }

  @Test("TF-4 a word that the keyboard puts in the place of the typed one is as the keyboard says")
  func replacing() {
    type("qu")
    host.type("box ", deleting: 2)
    app.advance(by: 1)
    #expect(page.first.text == "box " && !showsGrey)
  }

  @Test("TF-4 nothing is completed of what is composed")
  func composing() {
    host.compose("q")
    host.compose("qu")
    app.advance(by: 1)
    #expect(!showsGrey && host.field?.completesWord == false)
  }

  @Test("TF-4 the app is asked once for what is taken, and a space that it refuses with the word comes alone")
  func asking() {
    type("qu")
    _ = page.news()
    type(" ")
    #expect(page.news().filter { $0.hasSuffix("?") } == ["first: change 2+0 “ick ”?"] && page.first.text == "quick ")
    type("qu")
    page.refused = ["change 8+0 “ick ”"]
    _ = page.news()
    type(" ")
    #expect(page.news().filter { $0.hasSuffix("?") } == ["first: change 8+0 “ick ”?", "first: change 8+0 “ ”?"])
    #expect(page.first.text == "quick qu ")
  }

  @Test("TF-4 a space of a hardware keyboard takes the grey, too")
  func hardware() {
    app.press(.keyboardQ)
    app.press(.keyboardU)
    app.advance(by: 1)
    #expect(showsGrey)
    app.press(.keyboardSpacebar)
    #expect(page.first.text == "quick ")
    page.first.undoManager?.undo()
    #expect(page.first.text == "qu")
  }

  @Test("TF-4 ED-3 where a field begins to be secret or another text comes in mid-word, a space is a space")
  func changing() {
    type("qu")
    #expect(showsGrey)
    page.first.isSecureTextEntry = true
    #expect(host.field?.completesWord == false, "without a frame in between")
    host.type(" ")
    #expect(page.first.text == "qu ")
    page.first.isSecureTextEntry = false
    page.first.text = ""
    type("qu")
    page.first.text = "a box"
    #expect(host.field?.completesWord == false)
    host.type(" ")
    #expect(page.first.text == "a box ")
    page.first.text = ""
    type("qu")
    page.first.text = "qu"
    host.type(" ")
    #expect(page.first.text == "qu ", "what the app has put there nobody has typed")
  }

  @Test("TF-4 nothing is completed in text that goes from right to left, nor where the caret has something selected")
  func directions() {
    page.first.text = "שלום "
    page.first.selectedTextRange = page.first.textRange(
      from: page.first.endOfDocument, to: page.first.endOfDocument)
    type("qu")
    #expect(host.field?.completesWord == false)
    type(" ")
    #expect(page.first.text == "שלום qu ")
    page.first.text = ""
    type("qu")
    page.first.selectAll(nil)
    host.type(" ")
    #expect(page.first.text == " ")
  }

  @Test("TF-4 what an app puts in the place of a letter while it is typed is not completed on from what it was")
  func rewriting() {
    page.first.addAction(
      UIAction { [page] _ in if page.first.text == "qu" { page.first.text = "QU" } }, for: .editingChanged)
    type("qu")
    host.type(" ")
    #expect(page.first.text == "QU ")
  }
}
