// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// Texts of several lines that a person types.
@MainActor @Suite(.serialized) struct TextViewTests {
  private final class Page: UIViewController, UITextViewDelegate {
    let text = UITextView()
    var told: [String] = []
    var refuses = false

    override func viewDidLoad() {
      view.backgroundColor = .secondarySystemBackground
      text.font = .systemFont(ofSize: 17)
      text.accessibilityLabel = "text"
      text.delegate = self
      text.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(text)
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        text.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        text.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
        text.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -20),
      ])
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      told.append("begin?")
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { told.append("began") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      told.append("end?")
      return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { told.append("ended") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      told.append("change \(range.location)+\(range.length) \(text.debugDescription)?")
      return !refuses
    }
    func textViewDidChange(_ textView: UITextView) { told.append("changed") }
    func textViewDidChangeSelection(_ textView: UITextView) { told.append("selection") }
  }

  private let page = Page()
  private let app: TestApp

  init() { app = TestApp { [page] in page } }

  /// Whether the caret is within what the view shows.
  private var caretIsInSight: Bool {
    guard let caret = page.text.selectedTextRange?.end else { return false }
    return page.text.bounds.insetBy(dx: -1, dy: -1).contains(page.text.caretRect(for: caret))
  }

  @Test("TF-9 several lines are typed by touch; Return begins a new one")
  func typing() throws {
    try app.tap("text")
    app.settle()
    for key in ["H", "i", "return", "Y", "o"] { try app.tap(.label(key)) }
    #expect(page.text.text == "Hi\nYo")
    #expect(page.told.prefix(5) == ["begin?", "began", "change 0+0 \"H\"?", "changed", "selection"])
    page.told = []
    page.refuses = true
    try app.tap("return")
    #expect(page.told == ["change 5+0 \"\\n\"?"] && page.text.text == "Hi\nYo")
    page.told = []
    page.text.resignFirstResponder()
    #expect(page.told == ["end?", "ended"])
  }

  @Test("TY-6 TF-9 a finger on the held space bar moves the caret over lines")
  func caretSlide() throws {
    page.text.text = "first line\nsecond line\nthird line"
    try app.tap("text")
    app.settle()
    page.text.selectedRange = NSRange(location: 28, length: 0)
    try app.drag("space", by: CGVector(dx: 0, dy: -50), after: 0.6)
    #expect((3...7).contains(page.text.selectedRange.location))
    try app.drag("space", by: CGVector(dx: 0, dy: 26), after: 0.6)
    #expect((13...19).contains(page.text.selectedRange.location))
    #expect(page.text.text == "first line\nsecond line\nthird line")
  }

  @Test("TF-7 the caret stays in sight above the keyboard while lines are added")
  func scrolling() throws {
    try app.tap("text")
    app.settle()
    for number in 1...40 {
      page.text.insertText("line \(number)")
      try app.tap("return")
      #expect(caretIsInSight, "line \(number)")
    }
    #expect(page.text.contentOffset.y > 100)
    page.text.scrollRangeToVisible(NSRange(location: 0, length: 0))
    #expect(page.text.contentOffset.y <= 8)
    page.text.scrollRangeToVisible(NSRange(location: page.text.text.utf16.count, length: 0))
    #expect(page.text.contentOffset.y > 100)
    app.press(.keyboardHome, modifiers: .control)
    #expect(caretIsInSight && page.text.contentOffset.y <= 8)
  }

  @Test func `arrows keep their column through short lines, and lines wrap where they must`() throws {
    page.text.text = "a long line of text\nx\nanother long line of text"
    try app.tap("text")
    app.settle()
    app.press(.keyboardHome, modifiers: .control)
    for _ in 0..<10 { app.press(.keyboardRightArrow) }
    let start = page.text.caretRect(for: page.text.selectedTextRange!.end).minX
    app.press(.keyboardDownArrow)
    #expect(page.text.selectedRange == NSRange(location: 21, length: 0))
    app.press(.keyboardDownArrow)
    #expect(abs(page.text.caretRect(for: page.text.selectedTextRange!.end).minX - start) < 8)
    page.text.text = String(repeating: "word ", count: 60)
    app.settle()
    #expect(page.text.contentSize.height > 100 && page.text.contentSize.width <= page.text.bounds.width)
  }

  @Test func `a second tap selects a word, a third the paragraph`() throws {
    page.text.text = "one two\nthree"
    app.settle()
    guard let a = page.text.position(from: page.text.beginningOfDocument, offset: 4),
      let b = page.text.position(from: a, offset: 3), let range = page.text.textRange(from: a, to: b)
    else { return #expect(Bool(false), "no range") }
    let word = page.text.convert(page.text.firstRect(for: range), to: nil)
    app.doubleTap(at: CGPoint(x: word.midX, y: word.midY))
    #expect(page.text.selectedRange == NSRange(location: 4, length: 3))
  }

  @Test("TF-9 lines keep the padding of the text's container, and without it they have the view's whole width")
  func container() {
    let container = NSTextContainer()
    container.lineFragmentPadding = 0
    let views = [UITextView(frame: .zero, textContainer: container), UITextView()]
    for view in views {
      view.font = .systemFont(ofSize: 17)
      view.text = "width"
    }
    let sizes = views.map { $0.sizeThatFits(.zero) }
    #expect(sizes[0].width == sizes[1].width - 10 && sizes[0].height == sizes[1].height)
    views[1].textContainer.lineFragmentPadding = 0
    #expect(views[1].sizeThatFits(.zero) == sizes[0])
  }
}
