// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// The dots below misspelt words, and what a tap on one offers.
@MainActor @Suite(.serialized) struct SpellingMarkTests {
  /// A text view that marks words and corrects none.
  private func start(_ text: String = "", _ set: (UITextView) -> Void = { _ in }) throws -> WordsStage {
    try WordsStage {
      $0.autocorrectionType = .no
      $0.spellCheckingType = .yes
      $0.text = text
      set($0)
    }
  }

  @Test("TY-1 a misspelt word gets red dots when it has ended, and a right one none")
  func typing() throws {
    let stage = try start()
    try stage.type("helo")
    #expect(stage.text == "Helo" && stage.marked == [], "it has not ended")
    try stage.type(" ")
    #expect(stage.marked == ["Helo"])
    try stage.type("world and wrld")
    #expect(stage.marked == ["Helo"])
    try stage.touch("return")
    #expect(stage.text == "Helo world and wrld\n" && stage.marked == ["Helo", "wrld"])
  }

  @Test("TY-1 a word that is changed loses its dots until it has ended again")
  func changing() throws {
    let stage = try start()
    try stage.type("wrld ")
    #expect(stage.marked == ["Wrld"])
    try stage.touch("Delete")
    #expect(stage.marked == [], "the caret is behind it again")
    try stage.touch("Delete")
    #expect(stage.marked == [])
    try stage.type("x ")
    #expect(stage.marked == ["Wrlx"])
  }

  @Test("TY-1 a tap on a misspelt word offers words, and the one that is chosen takes its place")
  func guesses() throws {
    let stage = try start("we saw the wprld today")
    #expect(stage.marked.contains("wprld"))
    stage.app.advance(by: 1)
    stage.app.tap(at: stage.page.text.middle(13))
    #expect(stage.app.exists(.label("world")) && stage.app.exists(.label("Learn Spelling")))
    #expect(!stage.app.exists(.label("Select All")) && stage.page.text.chosen == NSRange(location: 11, length: 5))
    try stage.app.tap(.label("world"))
    #expect(stage.text == "we saw the world today" && stage.page.text.chosen == NSRange(location: 16, length: 0))
    #expect(!stage.marked.contains("world"))
    stage.page.text.undoManager?.undo()
    #expect(stage.text == "we saw the wprld today")
  }

  @Test("TY-1 the edit menu of a misspelt word leads to what may have been meant")
  func menu() throws {
    let stage = try start("the wprld")
    stage.app.advance(by: 1)
    stage.app.doubleTap(at: stage.page.text.middle(6))
    #expect(stage.app.exists(.label("Cut")) && !stage.app.exists(.label("world")))
    while !stage.app.exists(.label("Replace…")) { try stage.app.tap(.label("Next page")) }
    try stage.app.tap(.label("Replace…"))
    try stage.app.tap(.label("world"))
    #expect(stage.text == "the world")
    stage.app.advance(by: 1)
    stage.app.doubleTap(at: stage.page.text.middle(6))
    #expect(stage.app.exists(.label("Cut")) && !stage.app.exists(.label("Replace…")))
  }

  @Test("TY-1 a word that is learnt has no dots any more")
  func learning() throws {
    let stage = try start("the zqxzq ")
    #expect(stage.marked == ["zqxzq"])
    stage.app.advance(by: 1)
    stage.app.tap(at: stage.page.text.middle(6))
    #expect(stage.app.exists(.label("No Replacements Found")))
    try stage.app.tap(.label("Learn Spelling"))
    #expect(stage.marked == [] && UITextChecker.hasLearnedWord("zqxzq") && stage.text == "the zqxzq ")
    stage.app.advance(by: 1)
    stage.app.tap(at: stage.page.text.middle(6))
    #expect(!stage.app.exists(.label("Learn Spelling")))
  }

  @Test("TF-4 TY-1 a view that wants no marks has none, from the moment it says so")
  func off() throws {
    let stage = try start("the wrld ")
    #expect(stage.marked == ["wrld"])
    stage.page.text.spellCheckingType = .no
    #expect(stage.marked == [])
    stage.page.text.spellCheckingType = .default
    #expect(stage.marked == [], "by default words are marked where they are corrected")
    stage.page.text.autocorrectionType = .default
    #expect(stage.marked == ["wrld"])
    stage.page.text.keyboardType = .emailAddress
    stage.page.text.reloadInputViews()
    stage.app.settle()
    #expect(stage.marked == [])
    stage.page.text.keyboardType = .default
    stage.page.text.reloadInputViews()
    stage.app.settle()
    #expect(stage.marked == ["wrld"])
    stage.page.text.resignFirstResponder()
    stage.app.settle()
    #expect(stage.marked == [], "nobody types there")
  }

  @Test("ED-3 nothing of a secret is marked or looked up, and of a number neither")
  func secrets() throws {
    let secret = try start("the wrld ") { $0.isSecureTextEntry = true }
    #expect(secret.marked == [])
    secret.app.advance(by: 1)
    secret.app.tap(at: secret.page.text.middle(6))
    #expect(!secret.app.exists(.label("world")) && !secret.app.exists(.label("Learn Spelling")))
    let number = try start("the wrld ") { $0.keyboardType = .numberPad }
    #expect(number.marked == [])
  }

  @Test("TY-1 fields mark words as text views do, also in the dark")
  func fields() throws {
    let page = FieldPage()
    let language = try SmallLanguage()
    let app = TestApp(size: CGSize(width: 390, height: 700), style: .dark) { page }
    app.platform.languageFiles = language.files
    page.first.spellCheckingType = .yes
    page.first.text = "hello wrld "
    try app.tap("first")
    app.settle()
    #expect(WordsStage.marked(in: page.first, "hello wrld ", app) == ["wrld"])
    try app.tap("second")
    app.settle()
    #expect(WordsStage.marked(in: page.first, "hello wrld ", app) == [])
  }

  /// A keyboard of the desktop.
  private final class Host: KeyboardHost {
    func focus(_ field: TypedField?) {}
    func fieldChanged() {}
  }

  @Test(
    "TY-1 words are checked in the languages of the person and the keyboard, unless one is unknown whose words look alike",
    arguments: [
      (["en-GB"], nil, ["wrld"]), (["de-DE"], "en-US", []), (["ko-KR"], nil, []), (["ko-KR"], "en-US", ["wrld"]),
      (["ko-KR", "en-US"], "org.example.morse", ["wrld"]),
    ])
  func languages(_ languages: [String], _ keyboard: String?, _ marked: [String]) throws {
    let page = TextPage()
    let small = try SmallLanguage()
    let host = Host()
    let app = TestApp(size: CGSize(width: 390, height: 700), languages: languages) { page }
    (app.platform.languageFiles, app.platform.keyboardHost) = (small.files, host)
    page.text.text = "the wrld 세게 "
    try app.tap("text")
    if let keyboard { UIApplication.shared.inputViews.outsideKeyboardIs(keyboard) }
    page.text.choose(0, 0)
    app.settle()
    #expect(WordsStage.marked(in: page.text, page.text.text, app) == marked)
    if keyboard == "en-US" {
      UIApplication.shared.inputViews.outsideKeyboardIs("ko-KR")
      page.text.choose(3, 3)
      app.settle()
      #expect(WordsStage.marked(in: page.text, page.text.text, app) == marked, "what was typed stays checked")
    }
  }

  @Test func `a delegate may refuse a word, and a text without end is not checked`() throws {
    final class Refusing: NSObject, UITextViewDelegate {
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        false
      }
    }
    let refusing = Refusing()
    let stage = try start("the wprld") { $0.delegate = refusing }
    stage.app.advance(by: 1)
    stage.app.tap(at: stage.page.text.middle(6))
    try stage.app.tap(.label("world"))
    #expect(stage.text == "the wprld")
    stage.page.text.text = "wprld " + String(repeating: "the cat ", count: 2048)
    stage.page.text.choose(0, 0)
    stage.app.settle()
    #expect(!stage.markedFirst)
    stage.page.text.text = "wprld\n" + String(repeating: "the cat\n", count: 4096)
    stage.page.text.choose(0, 0)
    stage.app.settle()
    #expect(stage.markedFirst)
  }

  @Test("TY-1 what the dots look like", arguments: [UIUserInterfaceStyle.light, .dark])
  func looks(_ style: UIUserInterfaceStyle) throws {
    let stage = try WordsStage(style: style) {
      $0.spellCheckingType = .yes
      $0.font = .systemFont(ofSize: 17)
      $0.text = "Helo world, it is a jumpyg zebrq and a quick box to jump, then the cat is there and the wprld is good"
    }
    stage.page.text.choose(0, 0)
    stage.app.settle()
    try stage.app.screenshot(of: stage.page.text.convert(stage.page.text.bounds, to: nil))
      .cropped(to: CGRect(x: 0, y: 0, width: 350, height: 80))
      .matches(golden: style == .dark ? "marks-dark" : "marks-light")
  }
}
