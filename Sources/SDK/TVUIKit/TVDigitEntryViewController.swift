// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Phrases
public import UIKitCore

/// A screen for a code of digits, such as a PIN, with boxes for the digits and a row of digit keys of its own.
///
///     let entry = TVDigitEntryViewController()
///     entry.titleText = "Parental Controls"
///     entry.promptText = "Enter the passcode."
///     entry.isSecureDigitEntry = true
///     entry.entryCompletionHandler = { [weak entry] code in
///       if !unlock(code) { entry?.clearEntry(animated: true) }
///     }
///     present(entry, animated: true)
///
/// A remote or a hardware keyboard moves over the keys with its arrows, and Select, Return or Space takes the key that is lifted. Digits
/// and Backspace of a keyboard work as well, and so do a finger and a screen reader. The keyboard of the desktop does not show.
@MainActor
open class TVDigitEntryViewController: UIViewController {
  /// Called with the digits when all of them are there, each time that this happens.
  open var entryCompletionHandler: ((String) -> Void)?

  /// The large line at the top; `nil` for none.
  open var titleText: String? {
    didSet { showTexts() }
  }

  /// What is asked for, below the title; `nil` for nothing.
  open var promptText: String? {
    didSet { showTexts() }
  }

  /// How many digits there are, 4 by default; less than 1 counts as 1, more than 12 as 12. A new number clears the entry.
  open var numberOfDigits = 4 {
    didSet {
      numberOfDigits = min(max(numberOfDigits, 1), 12)
      guard numberOfDigits != oldValue else { return }
      digits = ""
      boxes.count = numberOfDigits
      showDigits()
    }
  }

  /// Whether dots show in place of the digits; `false` by default.
  open var isSecureDigitEntry = false {
    didSet { showDigits() }
  }

  private var digits = ""
  private let titleLabel = UILabel()
  private let promptLabel = UILabel()
  private let boxes = DigitBoxesView()
  private let keys = DigitKeysView()
  /// Keys of a hardware keyboard that are down, which count once however long they are held.
  private var heldKeys: Set<UIKeyboardHIDUsage> = []

  /// Takes all digits away.
  ///
  /// - Parameter animated: Whether they fade.
  open func clearEntry(animated: Bool) {
    digits = ""
    guard animated, viewIfLoaded?.window != nil else { return showDigits() }
    UIView.transition(
      with: boxes, duration: 0.25, options: .transitionCrossDissolve, animations: { self.showDigits() })
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    promptLabel.font = .preferredFont(forTextStyle: .body)
    promptLabel.textColor = .secondaryLabel
    for label in [titleLabel, promptLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    titleLabel.accessibilityTraits = [.staticText, .header]
    keys.onKey = { [weak self] in self?.take($0) }
    arrange()
    showTexts()
    showDigits()
  }

  private func arrange() {
    let texts = UIStackView(arrangedSubviews: [titleLabel, promptLabel, boxes])
    texts.axis = .vertical
    texts.spacing = 12
    texts.setCustomSpacing(32, after: promptLabel)
    for part in [texts, keys] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      texts.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      texts.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
      texts.topAnchor.constraint(greaterThanOrEqualTo: area.topAnchor, constant: 20),
      texts.bottomAnchor.constraint(lessThanOrEqualTo: keys.topAnchor, constant: -20),
      keys.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      keys.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
      keys.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -32),
    ])
    let middle = texts.centerYAnchor.constraint(equalTo: area.centerYAnchor, constant: -60)
    middle.priority = .defaultHigh
    middle.isActive = true
  }

  private func showTexts() {
    titleLabel.text = titleText
    titleLabel.isHidden = titleText?.isEmpty ?? true
    promptLabel.text = promptText
    promptLabel.isHidden = promptText?.isEmpty ?? true
    let names = [promptText, titleText].compactMap(\.self)
    boxes.accessibilityLabel = names.first { !$0.isEmpty } ?? PhraseLanguage.current(.digitEntry)
  }

  private func showDigits() {
    boxes.show(digits, isSecure: isSecureDigitEntry)
    let count = PhraseLanguage.current(.digitsEntered, "\(digits.count)", "\(numberOfDigits)")
    boxes.accessibilityValue =
      isSecureDigitEntry || digits.isEmpty ? count : digits.map { String($0) }.joined(separator: " ")
  }

  // MARK: Keys

  open override var canBecomeFirstResponder: Bool { true }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    heldKeys = []
    resignFirstResponder()
  }

  private func take(_ key: DigitKey) {
    switch key {
    case .digit(let digit):
      guard digits.count < numberOfDigits else { return }
      digits += "\(digit)"
      showDigits()
      if digits.count == numberOfDigits { entryCompletionHandler?(digits) }
    case .delete:
      guard !digits.isEmpty else { return }
      digits.removeLast()
      showDigits()
    }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { press in press.key.map { !take($0) } ?? true }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { if let key = press.key { heldKeys.remove(key.keyCode) } }
    super.pressesEnded(presses, with: event)
  }

  /// - Returns: Whether the key is one of those that the screen knows.
  private func take(_ key: UIKey) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    switch key.keyCode {
    case .keyboardLeftArrow: keys.moveFocus(.left)
    case .keyboardRightArrow: keys.moveFocus(.right)
    case .keyboardUpArrow: keys.moveFocus(.up)
    case .keyboardDownArrow: keys.moveFocus(.down)
    case .keyboardDeleteOrBackspace: take(.delete)
    case .keyboardSelect, .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      if heldKeys.insert(key.keyCode).inserted { keys.selectFocused() }
    default:
      guard key.characters.count == 1, let digit = key.characters.first?.wholeNumberValue, digit < 10 else {
        return false
      }
      if heldKeys.insert(key.keyCode).inserted { take(.digit(digit)) }
    }
    return true
  }
}
