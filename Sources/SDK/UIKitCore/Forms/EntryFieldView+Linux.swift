// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A row of a form with a field: what it is called, the field, and below it what is wrong with its text.
///
/// The field's validators say what is wrong. UIKit has no such view.
@MainActor
public final class EntryFieldView: EntryRowView {
  /// The field, with its formatter and validators.
  public let textField: UITextField

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: What the field is called.
  ///   - textField: The field of the row.
  public init(title: String, textField: UITextField = UITextField()) {
    self.textField = textField
    super.init(title: title)
    textField.font = .preferredFont(forTextStyle: .body)
    textField.adjustsFontForContentSizeCategory = true
    textField.accessibilityLabel = title
    if textField.borderStyle == .none { textField.borderStyle = .roundedRect }
    arrange([titleLabel, textField, problemLabel])
    textField.onTextChange = { [weak self] in self?.contentChanged() }
    textField.addAction(UIAction { [weak self] _ in self?.showProblem() }, for: .editingDidEnd)
    textField.addAction(UIAction { [weak self] _ in self?.onReturn() }, for: .primaryActionTriggered)
  }

  public required init?(coder: NSCoder) { nil }

  override var stop: (any EntryStop)? { textField }
  override var spokenPart: UIView { textField }

  /// The first problem that the field's validators find, a final one before others; `nil` for none.
  public override var entryProblem: EntryProblem? { textField.entryProblem }

  override var hasFinalProblem: Bool {
    guard let composed = textField.core.editor.markedRange, let text = textField.text else {
      return super.hasFinalProblem
    }
    // What is composed becomes something else.
    let settled = (text as NSString).replacingCharacters(in: composed, with: "")
    return textField.entryValidators.problem(in: settled)?.isFinal == true
  }
}
