// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import UIKitCore

/// A page with a text of several lines that ends above the keyboard.
@MainActor
final class TextPage: UIViewController, UITextViewDelegate {
  let text = UITextView()
  /// Where the text begins, from the top of the page.
  var top: CGFloat = 100
  /// What the delegate shows in place of what is suggested.
  var makeMenu: ([UIMenuElement]) -> UIMenu? = { _ in nil }
  private(set) var menuNews: [String] = []

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
      text.topAnchor.constraint(equalTo: view.topAnchor, constant: top),
      text.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -20),
    ])
  }

  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    menuNews.append("menu \(range.location)+\(range.length)?")
    return makeMenu(suggestedActions)
  }
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    menuNews.append("comes")
    animator.addCompletion { [weak self] in self?.menuNews.append("is there") }
  }
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    menuNews.append("goes")
  }
}

/// Places in a text, as a person sees them.
extension UITextInput where Self: UIView {
  private func place(_ offset: Int) -> UITextPosition {
    position(from: beginningOfDocument, offset: offset) ?? endOfDocument
  }

  /// What is selected, in UTF-16 units.
  var chosen: NSRange {
    guard let range = selectedTextRange else { return NSRange(location: NSNotFound, length: 0) }
    return NSRange(
      location: offset(from: beginningOfDocument, to: range.start), length: offset(from: range.start, to: range.end))
  }

  func choose(_ from: Int, _ to: Int) { selectedTextRange = textRange(from: place(from), to: place(to)) }

  /// Returns the middle of the caret's line before a character, in the window.
  func spot(_ offset: Int) -> CGPoint {
    let rect = convert(caretRect(for: place(offset)), to: nil)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  /// Returns the middle of a character, in the window.
  func middle(_ offset: Int) -> CGPoint {
    guard let range = textRange(from: place(offset), to: place(offset + 1)) else { return .zero }
    let rect = convert(firstRect(for: range), to: nil)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  /// The knob above the start of the selection, in the window.
  var startKnob: CGPoint {
    guard let range = selectedTextRange else { return .zero }
    let rect = convert(caretRect(for: range.start), to: nil)
    return CGPoint(x: rect.midX, y: rect.minY - 5)
  }

  /// The knob below the end of the selection, in the window.
  var endKnob: CGPoint {
    guard let range = selectedTextRange else { return .zero }
    let rect = convert(caretRect(for: range.end), to: nil)
    return CGPoint(x: rect.midX, y: rect.maxY + 5)
  }
}
