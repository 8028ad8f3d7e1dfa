// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A text view that gets a character at each frame, at its end.
final class TypingController: Screen {
  private let text = UITextView()
  private let length: Int

  init(length: Int) {
    self.length = length
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let line = "The quick brown fox jumps over the lazy dog, and again.\n"
    text.text = String(String(repeating: line, count: length / line.count + 1).prefix(length))
    text.font = .systemFont(ofSize: 16)
    view = text
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    text.becomeFirstResponder()
    text.scrollRangeToVisible(text.selectedRange)
  }

  override func step(_ frame: Int) { text.insertText(frame % 40 == 39 ? "\n" : "x") }
}

/// 200 labels above a field: the keyboard comes and goes, or in its place a constraint moves them as far.
final class FormController: Screen {
  private static let keyboardHeight: CGFloat = 260
  /// How many frames the keyboard stays, or stays away.
  private static let stay = 30

  private let field = UITextField()
  private let usesKeyboard: Bool
  private var bottom: NSLayoutConstraint?

  init(usesKeyboard: Bool) {
    self.usesKeyboard = usesKeyboard
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let grid = labelGrid()
    field.borderStyle = .roundedRect
    for part in [grid, field] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    let end = usesKeyboard ? view.keyboardLayoutGuide.topAnchor : view.bottomAnchor
    let bottom = field.bottomAnchor.constraint(equalTo: end)
    NSLayoutConstraint.activate([
      grid.topAnchor.constraint(equalTo: view.topAnchor), grid.bottomAnchor.constraint(equalTo: field.topAnchor),
      bottom,
    ])
    self.bottom = bottom
  }

  override func step(_ frame: Int) {
    guard frame % Self.stay == 0 else { return }
    let shows = frame / Self.stay % 2 == 0
    if usesKeyboard {
      _ = shows ? field.becomeFirstResponder() : field.resignFirstResponder()
    } else {
      bottom?.constant = shows ? -Self.keyboardHeight : 0
      UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
    }
  }
}
