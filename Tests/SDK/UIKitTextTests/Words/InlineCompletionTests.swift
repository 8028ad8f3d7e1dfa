// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import EmbeddedKeyboard
import Foundation
import HeadlessPlatform
import KeyboardTesting
import SystemKeyboard
import Testing
import TextModel
import UIKitCore

/// The rest of a word in grey behind the caret, in an app that shows the keyboard itself.
@MainActor @Suite(.serialized) struct InlineCompletionTests {
  @Test("TF-4 a word that is all but certain shows in grey while it is typed, and a space takes it with itself")
  func taking() throws {
    let stage = try WordsStage()
    try stage.type("q")
    #expect(!stage.showsGrey, "one letter says too little")
    try stage.type("u")
    #expect(stage.showsGrey && stage.text == "Qu" && stage.page.text.accessibilityValue == "Qu")
    try stage.type(" ")
    #expect(stage.text == "Quick " && !stage.showsGrey)
    try stage.type("box ")
    #expect(stage.text == "Quick box ")
  }

  @Test("TF-4 what was taken is taken back alone")
  func undo() throws {
    let stage = try WordsStage()
    try stage.type("qu ")
    #expect(stage.text == "Quick ")
    try stage.type("x")
    stage.page.text.undoManager?.undo()
    #expect(stage.text == "Quick ")
    stage.page.text.undoManager?.undo()
    #expect(stage.text == "Qu" && !stage.showsGrey)
    stage.page.text.undoManager?.redo()
    #expect(stage.text == "Quick ")
  }

  @Test("TF-4 the grey follows what is typed, and goes when that is another word, is deleted or is left")
  func following() throws {
    let stage = try WordsStage()
    try stage.type("hello wo")
    #expect(stage.showsGrey)
    try stage.type("r")
    #expect(stage.showsGrey)
    try stage.type("x")
    #expect(!stage.showsGrey)
    try stage.touch("Delete")
    #expect(!stage.showsGrey && stage.text == "Hello wor", "whoever deletes did not mean it")
    let moved = try WordsStage()
    try moved.type("a qu")
    #expect(moved.showsGrey)
    moved.page.text.choose(1, 1)
    moved.page.text.choose(4, 4)
    moved.app.settle()
    #expect(!moved.showsGrey, "it comes with a letter")
    try moved.type(" ")
    #expect(moved.text == "A qu ")
  }

  @Test("TF-4 nothing is completed where more stands behind the caret, or where the line has no room")
  func places() throws {
    let stage = try WordsStage { $0.text = "a box" }
    stage.page.text.choose(2, 2)
    try stage.type("qu")
    #expect(stage.text == "a qubox")
    stage.page.text.choose(2, 2)
    try stage.type("qu ")
    #expect(stage.text == "a qu qubox")
    let line = try WordsStage { $0.text = "the cat is there\nthe box" }
    line.page.text.choose(16, 16)
    try line.type(" qu")
    #expect(line.showsGrey, "the end of any line")
    let narrow = try WordsStage { $0.text = String(repeating: "the ", count: 9) }
    narrow.page.text.choose(36, 36)
    var found: [Bool] = []
    for _ in 0..<12 {
      try narrow.type("qu")
      found.append(narrow.showsGrey)
      try narrow.touch("Delete")
      try narrow.touch("Delete")
      narrow.page.text.insertText("i ")
    }
    #expect(found.contains(true) && found.contains(false))
  }

  @Test("TF-4 a tap on the grey takes it without a space, and the keyboard goes on from there")
  func tapping() throws {
    let stage = try WordsStage()
    try stage.type("qu")
    let caret = stage.page.text.spot(2)
    stage.app.advance(by: 1)
    stage.app.tap(at: CGPoint(x: caret.x + 12, y: caret.y))
    #expect(stage.text == "Quick" && stage.page.text.chosen == NSRange(location: 5, length: 0) && !stage.showsGrey)
    try stage.type(" box")
    #expect(stage.text == "Quick box")
  }

  @Test("TF-4 two spaces after a word that was taken make a full stop")
  func period() throws {
    let stage = try WordsStage()
    try stage.type("qu ")
    try stage.touch("space", after: 0)
    #expect(stage.text == "Quick. ")
  }

  @Test("TF-4 while the grey shows a space mends nothing, and nothing is pending in the bar")
  func pending() throws {
    let stage = try WordsStage()
    try stage.type("qu")
    stage.app.advance(by: 1)
    #expect(!stage.bar.contains("“Qu”") && !stage.bar.contains("Qu"))
    try stage.type(" teh ")
    #expect(stage.text == "Quick the ", "slips are mended as ever")
  }

  @Test(
    "TF-4 nothing is completed where no sentences are written, or where the field does not want it",
    arguments: [
      { $0.inlinePredictionType = .no }, { $0.autocorrectionType = .no }, { $0.keyboardType = .emailAddress },
      { $0.keyboardType = .asciiCapable }, { $0.textContentType = .name }, { $0.textContentType = .username },
      { $0.returnKeyType = .search },
    ] as [@MainActor @Sendable (UITextView) -> Void])
  func fields(_ set: @MainActor @Sendable (UITextView) -> Void) throws {
    let stage = try WordsStage { set($0) }
    try stage.type("qu")
    #expect(!stage.showsGrey)
    try stage.type(" ")
    #expect(stage.text.lowercased() == "qu ")
  }

  @Test("TF-4 a field may ask for it where something is searched, and never where there are no words")
  func asking() throws {
    let search = try WordsStage {
      ($0.inlinePredictionType, $0.returnKeyType, $0.autocorrectionType) = (.yes, .search, .no)
    }
    try search.type("qu")
    #expect(search.showsGrey)
    search.page.text.inlinePredictionType = .no
    search.app.settle()
    #expect(!search.showsGrey)
    try search.type(" ")
    #expect(search.text == "Qu ")
    let name = try WordsStage { ($0.inlinePredictionType, $0.textContentType) = (.yes, .name) }
    try name.type("qu")
    #expect(!name.showsGrey)
  }

  @Test("ED-3 nothing of a secret is completed")
  func secrets() throws {
    let stage = try WordsStage { ($0.isSecureTextEntry, $0.inlinePredictionType) = (true, .yes) }
    try stage.type("qu")
    #expect(!stage.showsGrey)
    try stage.type(" ")
    #expect(stage.text == "qu ")
  }

  @Test("TY-1 without suggestions nothing is completed, nor is what stands for another text")
  func wishes() throws {
    var choice = PersonChoice()
    choice.keys.suggestions = false
    let off = try WordsStage(person: choice)
    try off.type("qu")
    #expect(!off.showsGrey)
    choice.keys.suggestions = true
    choice.replacements = TextReplacements([(typed: "qu", text: "a question")])
    let replaced = try WordsStage(person: choice)
    try replaced.type("qu")
    #expect(!replaced.showsGrey)
    try replaced.type(" ")
    #expect(replaced.text == "A question ")
  }

  @Test("TF-4 what the grey looks like", arguments: [UIUserInterfaceStyle.light, .dark])
  func looks(_ style: UIUserInterfaceStyle) throws {
    let stage = try WordsStage(style: style) { $0.font = .systemFont(ofSize: 17) }
    try stage.type("the hello wo")
    try stage.app.screenshot(of: stage.page.text.convert(stage.page.text.bounds, to: nil))
      .cropped(to: CGRect(x: 0, y: 0, width: 350, height: 44))
      .matches(golden: style == .dark ? "completion-dark" : "completion-light")
  }
}
