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

/// Languages of the keyboard, and its clicks.
@MainActor @Suite(.serialized) struct InputModeTests {
  /// A field that says in which context or language it is typed.
  private final class Field: UITextField {
    var context: String?
    var language: String?
    override var textInputContextIdentifier: String? { context }
    override var textInputMode: UITextInputMode? {
      UITextInputMode.activeInputModes.first { $0.primaryLanguage == language } ?? super.textInputMode
    }
  }

  private final class Page: UIViewController {
    let fields = [Field(), Field(), Field()]

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      for (index, field) in fields.enumerated() {
        field.accessibilityLabel = "field \(index)"
        field.borderStyle = .roundedRect
        field.frame = CGRect(x: 20, y: 60 + 60 * index, width: 280, height: 40)
        view.addSubview(field)
      }
    }
  }

  private func start() -> (TestApp, Page) {
    let page = Page()
    return (TestApp { page }, page)
  }

  private func isKorean(_ app: TestApp) -> Bool {
    app.settle()
    return app.exists(.label("ㅂ"))
  }

  @Test(
    "the keyboard begins in the person's language",
    arguments: [["ko-KR", "en-US"], ["ko"], ["en-GB", "ko-KR"], ["fr-FR", "ko-KR"], ["fr-FR"], []])
  func personLanguage(_ languages: [String]) throws {
    let page = Page()
    let app = TestApp(languages: languages) { page }
    try app.tap("field 0")
    let first = languages.first { !$0.hasPrefix("fr") } ?? "en"
    #expect(isKorean(app) == first.hasPrefix("ko"))
    #expect(Set(UITextInputMode.activeInputModes.map(\.primaryLanguage)) == ["en-US", "ko-KR"])
  }

  @Test func `the keyboard goes by what the person has chosen, from the next field on`() throws {
    let (app, page) = start()
    var choice = PersonChoice()
    choice.keys.modes = ["ko-KR"]
    app.platform.personChoice = choice
    try app.tap("field 0")
    #expect(isKorean(app) && UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["ko-KR"])
    choice.keys.modes = ["en-US", "ko-KR"]
    choice.keys.autoCapitalization = false
    (choice.appearance, choice.contrast) = (.dark, .high)
    app.platform.personChoice = choice
    try app.tap("field 1")
    #expect(isKorean(app), "the language that was in use stays")
    try app.tap("next keyboard")
    try app.tap("a")
    #expect(page.fields[1].text == "a")
    let keys = try #require(
      app.all(.identifier("Keyboard").type(UIView.self)).first?.subviews.first { $0 is any EmbeddedKeys })
    #expect(keys.traitCollection.userInterfaceStyle == .dark)
    #expect(keys.traitCollection.accessibilityContrast == .high)
    page.fields[2].keyboardAppearance = .light
    try app.tap("field 2")
    #expect(keys.traitCollection.userInterfaceStyle == .light, "what the field says comes first")
  }

  @Test("TY-4 a text replacement is typed in an app that shows the keyboard itself") func replacement() throws {
    let (app, page) = start()
    var choice = PersonChoice()
    choice.keys.autoCapitalization = false
    choice.replacements = TextReplacements([("omw", "On my way!")])
    app.platform.personChoice = choice
    try app.tap("field 0")
    for key in ["o", "m", "w", "space"] { try app.tap(.label(key)) }
    #expect(page.fields[0].text == "On my way! ")
    try app.tap("Delete")
    #expect(page.fields[0].text == "omw ")
  }

  @Test func `there is a mode for each language of the keyboard, and the field tells which is in use`() throws {
    let (app, page) = start()
    #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["en-US", "ko-KR"])
    try app.tap("field 0")
    #expect(page.fields[0].textInputMode?.primaryLanguage == "en-US")
    var told: [String?] = []
    let token = NotificationCenter.default.addObserver(
      forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
    ) { note in
      nonisolated(unsafe) let note = note
      MainActor.assumeIsolated { told.append((note.object as? UITextInputMode)?.primaryLanguage) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    try app.tap("next keyboard")
    #expect(page.fields[0].textInputMode === UITextInputMode.activeInputModes[1] && told == ["ko-KR"])
    try app.tap("next keyboard")
    #expect(told == ["ko-KR", "en-US"])
  }

  @Test func `a field asks for a language; the person goes on as before in others`() throws {
    let (app, page) = start()
    page.fields[1].language = "ko-KR"
    try app.tap("field 0")
    #expect(!isKorean(app))
    try app.tap("field 1")
    #expect(isKorean(app))
    try app.tap("field 2")
    #expect(isKorean(app), "the language that was in use stays")
  }

  @Test func `the keyboard remembers its language in each context, until that is forgotten`() throws {
    let (app, page) = start()
    page.fields[0].context = "letters to Mina"
    page.fields[1].context = "letters to Bob"
    try app.tap("field 0")
    try app.tap("next keyboard")
    try app.tap("field 1")
    #expect(isKorean(app))
    try app.tap("next keyboard")
    for _ in 0..<2 {
      try app.tap("field 0")
      #expect(isKorean(app))
      try app.tap("field 1")
      #expect(!isKorean(app))
    }
    UIResponder.clearTextInputContextIdentifier("letters to Mina")
    try app.tap("field 0")
    #expect(!isKorean(app))
  }

  // MARK: Clicks

  private final class Pad: UIView, UIInputViewAudioFeedback {
    var enableInputClicksWhenVisible = true
  }

  private final class QuietPad: UIView, UIInputViewAudioFeedback {}

  @Test func `keys of the system click, three ways`() throws {
    let (app, _) = start()
    try app.tap("field 0")
    #expect(app.platform.inputClicks.isEmpty)
    try app.tap("A")
    try app.tap("Delete")
    try app.tap("shift")
    #expect(app.platform.inputClicks == [.character, .delete, .modifier] && app.platform.inputClickCount == 3)
  }

  @Test func `an input view clicks while it shows, and only if it wants to`() throws {
    let (app, page) = start()
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
    page.fields[0].inputView = pad
    page.fields[1].inputView = QuietPad(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
    UIDevice.current.playInputClick()
    #expect(app.platform.inputClickCount == 0, "it does not show yet")
    try app.tap("field 0")
    UIDevice.current.playInputClick()
    #expect(app.platform.inputClicks == [.character])
    pad.enableInputClicksWhenVisible = false
    UIDevice.current.playInputClick()
    try app.tap("field 1")
    UIDevice.current.playInputClick()
    page.view.endEditing(true)
    UIDevice.current.playInputClick()
    #expect(app.platform.inputClickCount == 1)
    page.fields[2].inputAccessoryView = Pad(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    try app.tap("field 2")
    UIDevice.current.playInputClick()
    #expect(app.platform.inputClickCount == 2, "accessory views count, too")
  }

  /// A keyboard of the app's own whose view wants to be heard.
  private final class ClickingKeyboard: UIInputViewController {
    private final class Keys: UIInputView, UIInputViewAudioFeedback {
      var enableInputClicksWhenVisible: Bool { true }
    }

    override func loadView() { view = Keys(frame: .zero, inputViewStyle: .keyboard) }
  }

  private final class ClickingField: UITextField {
    let own = ClickingKeyboard()
    override var inputViewController: UIInputViewController? { own }
  }

  @Test func `a keyboard with a controller clicks, and not while the person types with another one`() throws {
    let (app, page) = start()
    let field = ClickingField(frame: CGRect(x: 20, y: 300, width: 280, height: 40))
    field.accessibilityLabel = "clicking"
    page.view.addSubview(field)
    try app.tap("clicking")
    UIDevice.current.playInputClick()
    #expect(app.platform.inputClickCount == 1)
    field.own.advanceToNextInputMode()
    app.settle()
    UIDevice.current.playInputClick()
    #expect(app.platform.inputClickCount == 1 && app.exists("space"))
  }

  // MARK: What a person was doing

  @Test func `what is selected in a text view is taken up again, and no more typing than there was`() throws {
    let text = UITextView(frame: CGRect(x: 20, y: 60, width: 280, height: 100))
    let page = UIViewController()
    page.view.addSubview(text)
    let app = TestApp { page }
    text.text = "first\nsecond"
    text.selectedRange = NSRange(location: 6, length: 6)
    let state = text.interactionState
    text.text = "first\nsecond\nthird"
    #expect(text.selectedRange.length == 0)
    text.interactionState = state
    app.settle()
    #expect(text.selectedRange == NSRange(location: 6, length: 6) && !text.isFirstResponder)
  }

  @Test func `what was selected and typed into is taken up again`() throws {
    let (app, page) = start()
    page.fields[0].text = "one two three"
    try app.tap("field 0")
    page.fields[0].selectedTextRange = page.fields[0].position(from: page.fields[0].beginningOfDocument, offset: 4)
      .flatMap { start in
        page.fields[0].position(from: start, offset: 3).flatMap { page.fields[0].textRange(from: start, to: $0) }
      }
    let state = try PropertyListSerialization.data(
      fromPropertyList: page.fields[0].interactionState, format: .binary, options: 0)
    page.view.endEditing(true)
    let field = page.fields[1]
    field.text = "one two three"
    field.interactionState = try PropertyListSerialization.propertyList(from: state, format: nil)
    app.settle()
    #expect(field.isFirstResponder && app.exists("space"))
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "two")
    field.text = "no"
    field.interactionState = try PropertyListSerialization.propertyList(from: state, format: nil)
    #expect(field.selectedTextRange?.isEmpty == true, "no more than there is")
    field.interactionState = "nothing of ours"
    #expect(field.text == "no")
  }
}
