// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import TestSupport
import Testing
import TextModel
import UIKitCore

/// Fields that a keyboard outside the app types into.
@MainActor @Suite(.serialized) struct HostedKeyboardTests {
  /// A desktop's keyboard, which remembers what it is told.
  private final class Host: KeyboardHost {
    private(set) var field: TypedField?
    private(set) var changes = 0

    func focus(_ field: TypedField?) { self.field = field }
    func fieldChanged() { changes += 1 }

    func type(_ text: String, before: Int = 0, after: Int = 0) {
      var change = FieldChange()
      (change.text, change.deletedBefore, change.deletedAfter) = (text, before, after)
      field?.apply(change)
    }

    func compose(_ text: String, _ selection: Range<Int>? = nil, after committed: String = "") {
      var change = FieldChange()
      (change.text, change.composed, change.composedSelection) = (committed, text, selection)
      field?.apply(change)
    }
  }

  private let host = Host()
  private let page = FieldPage()
  private let app: TestApp

  init() {
    app = TestApp { [page] in page }
    app.platform.keyboardHost = host
  }

  private var surroundings: FieldSurroundings? { host.field?.surroundings }

  @Test func `the keyboard follows the focus from field to field, and the app shows none of its own`() throws {
    #expect(host.field == nil)
    page.first.keyboardType = .emailAddress
    try app.tap("first")
    app.settle()
    let first = try #require(host.field)
    #expect(first.traits.purpose == .email)
    #expect(!app.exists("space"))
    try app.tap("second")
    #expect(host.field != nil && host.field !== first)
    page.second.resignFirstResponder()
    #expect(host.field == nil)
  }

  @Test("TY-3 what a keyboard outside types gets quotation marks and dashes of the language, unless the field says no")
  func smartPunctuation() throws {
    try app.tap("first")
    for sign in ["\"", "a", "\"", " ", "-", "-", "'"] { host.type(sign) }
    #expect(page.first.text == "“a” —‘")
    page.first.text = "we dont"
    host.type("don't ", before: 4)
    #expect(page.first.text == "we don’t ")
    _ = page.news()
    page.first.text = "a-"
    host.type("-")
    #expect(page.first.text == "a—" && page.news().contains("first: change 1+1 “—”?"))
    page.first.smartQuotesType = .no
    page.first.smartDashesType = .no
    page.first.text = ""
    for sign in ["\"", "-", "-"] { host.type(sign) }
    host.type("don't")
    #expect(page.first.text == "\"--don't")
  }

  @Test("TF-4 VK-4 a keyboard outside the app hears at once what a field says of completion, corrections and capitals")
  func typingTraits() throws {
    try app.tap("first")
    func hints() -> ContentHints? { host.field?.traits.hints }
    let words: ContentHints = [.completion, .spellcheck]
    #expect(hints() == words.union(.autoCapitalization) && host.field?.traits.tellsAllHints == true)
    var seen = host.changes
    func told() -> Bool {
      defer { seen = host.changes }
      return host.changes > seen
    }
    page.first.autocorrectionType = .no
    #expect(told() && hints() == .autoCapitalization)
    page.first.autocapitalizationType = .words
    #expect(told() && hints() == .titlecase)
    page.first.textContentType = .postalCode
    page.first.autocorrectionType = .default
    #expect(told() && hints() == .titlecase, "what is no prose is not corrected by default")
    page.first.autocorrectionType = .yes
    #expect(told() && hints() == words.union(.titlecase))
    page.first.autocorrectionType = .yes
    #expect(!told())
    page.first.keyboardType = .emailAddress
    #expect(!told())
    page.first.reloadInputViews()
    #expect(told() && host.field?.traits.purpose == .email)
  }

  @Test func `the app's own input view keeps the keyboard away; an accessory view does not`() throws {
    page.first.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
    let bar = UIButton(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    bar.accessibilityLabel = "bar"
    page.second.inputAccessoryView = bar
    try app.tap("first")
    app.settle()
    #expect(host.field == nil)
    #expect(page.first.inputView?.window != nil)
    try app.tap("second")
    app.settle()
    #expect(host.field != nil)
    #expect(app.exists("bar") && !app.exists("space"))
    #expect(bar.convert(bar.bounds, to: nil).maxY == page.view.bounds.maxY)
  }

  @Test func `the keyboard is for the window that is active`() throws {
    try app.tap("first")
    let scene = try #require(page.view.window?.windowScene)
    UIApplication.shared.change(scene, to: .foregroundInactive)
    #expect(host.field == nil)
    UIApplication.shared.change(scene, to: .foregroundActive)
    #expect(host.field != nil)
  }

  @Test func `what is typed is asked of the delegate first, and the keyboard hears no echo of it`() throws {
    try app.tap("first")
    _ = page.news()
    host.type("하")
    host.type("한", before: 3)
    #expect(page.first.text == "한")
    #expect(
      page.news() == [
        "first: change 0+0 “하”?", "first: event changed", "first: selection", "first: change 0+1 “한”?",
        "first: event changed", "first: selection",
      ])
    #expect(host.changes == 0)
    page.refused = ["change"]
    host.type("x")
    host.type("", before: 3)
    host.compose("x")
    #expect(page.first.text == "한")
    page.first.text = "by the app"
    #expect(host.changes > 0)
  }

  @Test func `Return that comes as a text is a Return to a field`() throws {
    try app.tap("first")
    _ = page.news()
    host.type("\n")
    #expect(page.news() == ["first: return?", "first: event primary"])
  }

  @Test func `text is deleted around the caret, or around what is selected`() throws {
    page.first.text = "ab한글cd"
    try app.tap("first")
    page.first.select(from: 4, to: 4)
    host.type("", before: 3, after: 1)
    #expect(page.first.text == "ab한d")
    host.type("x", before: 4, after: 100)
    #expect(page.first.text == "ax")
    page.first.text = "one two three"
    page.first.select(from: 4, to: 7)
    host.type("", before: 1, after: 2)
    #expect(page.first.text == "onetwohree")
    #expect(page.first.chosen == "two")
    host.type("2")
    #expect(page.first.text == "one2hree")
  }

  @Test("TF-1 a length that ends within a character takes it whole, and one beyond the text takes what there is")
  func deletedParts() throws {
    page.first.text = "나ㅎ한글😀끝"
    try app.tap("first")
    page.first.select(from: 2, to: 2)
    // Keyboards that do not know in which unit an app counts delete 1.
    host.type("하", before: 1)
    #expect(page.first.text == "나하한글😀끝")
    host.type("", before: 4)
    #expect(page.first.text == "한글😀끝")
    host.type("", after: 1)
    #expect(page.first.text == "글😀끝")
    host.type("", after: 3)
    host.type("", after: 2)
    #expect(page.first.text == "끝")
    host.type("", before: .max, after: .max)
    #expect(page.first.text == "")
  }

  @Test func `what is composed shows as such, is not told as text, and is replaced by what comes of it`() throws {
    page.first.text = "ab"
    try app.tap("first")
    page.first.select(from: 1, to: 1)
    host.compose("にほん", 3..<6)
    #expect(page.first.text == "aにほんb")
    #expect(page.first.markedTextRange.flatMap { page.first.text(in: $0) } == "にほん")
    #expect(page.first.chosen == "ほ")
    #expect(surroundings?.text == "ab" && surroundings?.cursor == 1)
    host.compose("x", after: "日本")
    #expect(page.first.text == "a日本xb")
    #expect(page.first.markedTextRange.flatMap { page.first.text(in: $0) } == "x")
    host.compose("")
    #expect(page.first.text == "a日本b" && page.first.markedTextRange == nil)
    host.compose("y")
    host.type("", before: 3)
    #expect(page.first.text == "a日b")
    host.compose("ㅎ")
    host.field?.endComposing()
    #expect(page.first.text == "a日ㅎb" && page.first.markedTextRange == nil)
  }

  @Test func `the text around the caret is told in bytes, and that of a secret field is not`() throws {
    page.first.text = "가나다"
    try app.tap("first")
    page.first.select(from: 1, to: 2)
    #expect(surroundings == FieldSurroundings(before: "가", selected: "나", after: "다"))
    #expect(surroundings?.anchor == 3 && surroundings?.cursor == 6)
    page.first.isSecureTextEntry = true
    #expect(surroundings == nil)
    #expect(host.field?.traits.purpose == .password)
  }

  @Test("ED-3 TF-4 a field for a new password tells its rules, and whether what is typed next is all of it")
  func newPassword() throws {
    page.first.textContentType = .newPassword
    page.first.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 12;")
    page.first.isSecureTextEntry = true
    try app.tap("first")
    #expect(host.field?.content?.rawValue == "new-password" && host.field?.passwordRules == "minlength: 12;")
    #expect(host.field?.beginsEmpty == true)
    host.type("secret")
    #expect(host.field?.beginsEmpty == false)
    // A secret that one comes back to gives way to what is typed next.
    try app.tap("second")
    #expect(host.field?.passwordRules == nil && host.field?.beginsEmpty == false)
    try app.tap("first")
    #expect(host.field?.beginsEmpty == true)
    host.type("x")
    #expect(page.first.text == "x" && host.field?.beginsEmpty == false)
  }

  @Test("ED-3 a login tells the keyboard of its other half while that is empty, and one tap fills both")
  func login() throws {
    page.first.textContentType = .username
    page.second.textContentType = .password
    page.second.isSecureTextEntry = true
    try app.tap("second")
    #expect(host.field?.otherContents.map(\.rawValue) == ["username"])
    try app.tap("first")
    #expect(host.field?.otherContents.map(\.rawValue) == ["password"])
    host.type("ada")
    host.field?.fillOther(with: FieldText("coffee", as: ContentType(rawValue: "password")))
    #expect(page.first.text == "ada" && page.second.text == "coffee")
    #expect(host.field?.otherContents.isEmpty == true)
    // A secret that is no part of a login is told of by nobody.
    page.first.textContentType = .givenName
    page.second.textContentType = .familyName
    page.second.text = ""
    try app.tap("second")
    try app.tap("first")
    #expect(host.field?.otherContents.isEmpty == true)
  }

  @Test func `a long text is cut at the edges of characters, with the caret in it`() {
    let family = "👩‍👩‍👧‍👦"
    let long = String(repeating: family, count: 400)
    let both = FieldSurroundings(before: long, selected: "x", after: long)
    #expect(both.text.utf8.count <= 4000 && both.text.utf8.count > 3900)
    #expect(both.text.replacing("x", with: "").allSatisfy { String($0) == family })
    let start = FieldSurroundings(before: "", selected: "", after: long)
    #expect(start.cursor == 0 && start.text.utf8.count > 3900)
    let selected = FieldSurroundings(before: "before", selected: long, after: "after")
    #expect(selected.anchor < 26 && selected.cursor > 3900 && selected.text.utf8.count <= 4000)
    #expect(FieldSurroundings(before: "a\0b", selected: "", after: "").text == "a b")
  }

  @Test func `the caret's place is told in the window's coordinates`() throws {
    try app.tap("first")
    host.type("some text")
    app.settle()
    let rect = try #require(host.field?.caretRect)
    #expect(page.first.convert(page.first.bounds, to: nil).contains(rect))
    #expect(rect.minX > 60)
  }

  @Test func `any changes at all leave a text that is whole`() throws {
    let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
    page.view.addSubview(view)
    app.settle()
    var random = SeededGenerator(seed: 16)
    let pieces = ["", "a", "한글", "👩‍👩‍👧‍👦", "e\u{301}", "\n", "שלום", "\u{200D}", "नमस्ते", "\u{0}", "\r\n"]
    let inputs: [any UIResponder & UITextInput] = [page.first, view]
    for input in inputs {
      input.becomeFirstResponder()
      for _ in 0..<1000 {
        func length() -> Int { [0, 0, 1, 3, 7, .max].randomElement(using: &random) ?? 0 }
        var change = FieldChange()
        change.text = pieces.randomElement(using: &random) ?? ""
        change.composed = pieces.randomElement(using: &random) ?? ""
        (change.deletedBefore, change.deletedAfter) = (length(), length())
        let (a, b) = (length(), length())
        change.composedSelection = Bool.random(using: &random) ? nil : min(a, b)..<max(a, b)
        host.field?.apply(change)
        let count = input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
        if Bool.random(using: &random) {
          input.select(from: Int.random(in: 0...count, using: &random), to: Int.random(in: 0...count, using: &random))
        }
        let told = try #require(surroundings)
        let utf8 = told.text.utf8
        for offset in [told.cursor, told.anchor] {
          let index = try #require(utf8.index(utf8.startIndex, offsetBy: offset, limitedBy: utf8.endIndex))
          #expect(index.samePosition(in: told.text.unicodeScalars) != nil)
        }
        #expect(!told.text.contains("\u{FFFD}"))
      }
    }
  }
}

extension UITextInput {
  /// Selects what lies between two offsets.
  fileprivate func select(from start: Int, to end: Int) {
    guard let first = position(from: beginningOfDocument, offset: min(start, end)),
      let last = position(from: beginningOfDocument, offset: max(start, end))
    else { return }
    selectedTextRange = textRange(from: first, to: last)
  }

  /// What is selected.
  fileprivate var chosen: String? { selectedTextRange.flatMap { text(in: $0) } }
}
