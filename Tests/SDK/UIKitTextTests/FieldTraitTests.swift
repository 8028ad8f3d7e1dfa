// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// What fields say of their text, and what shows and is typed then.
@MainActor @Suite(.serialized) struct FieldTraitTests {
  private func start(_ set: (FieldPage) -> Void) throws -> (TestApp, FieldPage) {
    let page = FieldPage()
    page.loadViewIfNeeded()
    set(page)
    let app = TestApp { page }
    try app.tap("first")
    app.settle()
    return (app, page)
  }

  @Test("VK-4 what a text is picks the keys and the capitals, where the field asks for none")
  func contentTypes() throws {
    let kinds: [(UITextContentType, shown: String, missing: String)] = [
      (.emailAddress, "@", "7"), (.telephoneNumber, "7", "q"), (.oneTimeCode, "7", "q"), (.URL, "/", "7"),
      (.username, "@", "7"),
    ]
    for (type, shown, missing) in kinds {
      let (app, _) = try start { $0.first.textContentType = type }
      #expect(app.exists(.label(shown)) && !app.exists(.label(missing)), "\(type.rawValue)")
    }
    let (app, page) = try start { $0.first.textContentType = .name }
    for key in ["A", "n", "space", "B"] { try app.tap(.label(key)) }
    #expect(page.first.text == "An B")
    let (plain, _) = try start { $0.first.textContentType = .username }
    #expect(plain.exists("q") && !plain.exists("Q"))
  }

  @Test("VK-4 keys of another kind show as soon as a field that is typed into asks for them") func reloading() throws {
    let (app, page) = try start { _ in }
    #expect(app.exists(.label("space")))
    page.first.keyboardType = .numberPad
    page.first.reloadInputViews()
    app.settle()
    #expect(app.exists(.label("7")) && !app.exists(.label("space")) && page.first.isEditing)
    page.first.keyboardType = .default
    page.first.reloadInputViews()
    app.settle()
    #expect(app.exists(.label("space")) && !app.exists(.label("7")))
  }

  @Test("VK-5 the Return key says what it does")
  func returnKeys() throws {
    let words: [(UIReturnKeyType, String)] = [
      (.default, "return"), (.go, "go"), (.google, "Google"), (.join, "join"), (.next, "next"), (.route, "route"),
      (.search, "search"), (.send, "send"), (.yahoo, "Yahoo"), (.done, "done"), (.emergencyCall, "emergency call"),
      (.continue, "continue"),
    ]
    for (type, word) in words {
      let (app, page) = try start { $0.first.returnKeyType = type }
      _ = page.news()
      try app.tap(.label(word))
      #expect(page.news().first == "first: return?", "\(word)")
    }
  }

  @Test("VK-6 a field's own input view shows in place of the keyboard, and the next field brings that back")
  func inputViews() throws {
    let keys = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 180))
    let (app, page) = try start { $0.first.inputView = keys }
    #expect(keys.window != nil && !app.exists("space"))
    try app.tap("second")
    app.settle()
    #expect(keys.window == nil && app.exists("space"))
    try app.tap("first")
    app.settle()
    #expect(keys.window != nil && !app.exists("space"))
    page.first.inputView = nil
    page.first.reloadInputViews()
    app.settle()
    #expect(keys.window == nil && app.exists("space"))
  }

  @Test("TF-5 a style for all of a text, for parts of it and for what is typed next")
  func styles() throws {
    let (app, page) = try start { _ in }
    let field = page.first
    field.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
    try app.tap(.label("c"))
    func color(_ index: Int) -> UIColor? {
      field.attributedText?.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
    }
    #expect(color(0) == .red && color(2) == .red && field.text == "abc")
    field.typingAttributes?[.foregroundColor] = UIColor.green
    try app.tap(.label("d"))
    #expect(color(2) == .red && color(3) == .green)
    field.textColor = .blue
    #expect((0..<4).allSatisfy { color($0) == .blue })
    field.defaultTextAttributes[.kern] = 3.0
    field.text = "x"
    #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Double == 3)
  }

  @Test("TF-5 the placeholder shows while there is no text, and a font shrinks to fit, but not below its least size")
  func placeholder() throws {
    let (app, page) = try start {
      $0.first.attributedPlaceholder = NSAttributedString(
        string: "hint", attributes: [.foregroundColor: UIColor.systemRed])
      $0.first.adjustsFontSizeToFitWidth = true
      $0.first.minimumFontSize = 9
    }
    let field = page.first
    let label = try #require(field.subviews.compactMap { $0 as? UILabel }.first)
    #expect(!label.isHidden && label.text == "hint")
    try app.tap("A")
    app.settle()
    #expect(label.isHidden)
    func height() -> CGFloat { field.caretRect(for: field.endOfDocument).height }
    let full = height()
    field.text = String(repeating: "word ", count: 9)
    app.settle()
    #expect(height() < full * 0.99)
    field.text = String(repeating: "word ", count: 60)
    app.settle()
    #expect(abs(height() - full * 9 / 17) < 1.5)
  }

  @Test("TF-6 a formatter formats and refuses while somebody types")
  func formatter() throws {
    /// Groups digits as a number is written, and takes no others.
    final class Grouping: NSObject, UITextFieldDelegate {
      private let formatter = NumberFormatter()

      override init() {
        super.init()
        formatter.numberStyle = .decimal
        formatter.locale = Locale(identifier: "en_US")
      }

      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        let old = (textField.text ?? "") as String
        guard let span = Range(range, in: old) else { return false }
        let digits = old.replacingCharacters(in: span, with: string).filter { $0 != "," }
        guard !digits.isEmpty else { return true }
        guard digits.count < 10, let number = Int(digits) else { return false }
        textField.text = formatter.string(from: NSNumber(value: number))
        return false
      }
    }
    let grouping = Grouping()
    let (app, page) = try start {
      $0.first.keyboardType = .numbersAndPunctuation
      $0.first.delegate = grouping
    }
    for key in ["1", "2", "3", "4", "5", "6", "7", "-"] { try app.tap(.label(key)) }
    #expect(page.first.text == "1,234,567")
    try app.tap("Delete")
    #expect(page.first.text == "123,456")
  }

  @Test("TF-3 views beside the text show as their modes say, and the text makes room for them")
  func overlays() throws {
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let (app, page) = try start {
      $0.first.leftView = icon
      $0.first.leftViewMode = .always
      $0.first.rightView = mark
      $0.first.rightViewMode = .unlessEditing
      $0.first.clearButtonMode = .always
      $0.first.text = "text"
    }
    let field = page.first
    #expect(icon.superview === field && mark.superview == nil && app.exists("Clear text"))
    #expect(field.caretRect(for: field.beginningOfDocument).minX >= 30)
    field.resignFirstResponder()
    app.settle()
    #expect(mark.superview === field && mark.frame.maxX == field.bounds.maxX && !app.exists("Clear text"))
    field.rightViewMode = .whileEditing
    app.settle()
    #expect(mark.superview == nil)
  }
}
