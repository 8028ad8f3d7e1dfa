// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import UIKitCore

/// A page with two fields, one below the other, that remembers what it is told.
@MainActor
final class FieldPage: UIViewController, UITextFieldDelegate {
  let first = UITextField()
  let second = UITextField()
  /// What was told, in order.
  private(set) var told: [String] = []
  /// The questions that are answered with no.
  var refused: Set<String> = []

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    for (field, name) in [(first, "first"), (second, "second")] {
      field.borderStyle = .roundedRect
      field.placeholder = name
      field.accessibilityLabel = name
      field.accessibilityIdentifier = name
      field.translatesAutoresizingMaskIntoConstraints = false
      field.delegate = self
      view.addSubview(field)
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      ])
      for (event, words) in [
        (UIControl.Event.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
        (.editingDidEnd, "event end"), (.primaryActionTriggered, "event primary"),
      ] {
        field.addAction(UIAction { [weak self] _ in self?.told.append("\(name): \(words)") }, for: event)
      }
    }
    first.topAnchor.constraint(equalTo: view.topAnchor, constant: 60).isActive = true
    second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 20).isActive = true
  }

  /// What was told since the last time.
  func news() -> [String] {
    defer { told = [] }
    return told
  }

  /// Puts something else among what was told.
  func tell(_ words: String) { told.append(words) }

  private func name(_ field: UITextField) -> String { field === first ? "first" : "second" }

  private func ask(_ field: UITextField, _ question: String) -> Bool {
    told.append("\(name(field)): \(question)")
    return !refused.contains { question.hasPrefix($0) }
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask(textField, "begin?") }
  func textFieldDidBeginEditing(_ textField: UITextField) { told.append("\(name(textField)): began") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask(textField, "end?") }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    told.append("\(name(textField)): ended")
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { ask(textField, "change \(range.location)+\(range.length) “\(string)”?") }
  func textFieldDidChangeSelection(_ textField: UITextField) { told.append("\(name(textField)): selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask(textField, "clear?") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask(textField, "return?") }
}
