// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Phrases

/// A row of a form: what the field is called, the field, and below it what is wrong with its text.
///
/// A problem shows when the field is left with it. From then on every change is checked at once: the problem goes as soon as it is
/// mended, and comes as soon as there is one again. A problem that comes is announced to screen readers, and is the hint of the
/// field while it shows. UIKit has no such view.
@MainActor
public final class EntryFieldView: UIView {
  /// What the field is called; screen readers call it so too.
  public let titleLabel: UILabel = UILabel()
  /// The field, with its formatter and validators.
  public let textField: UITextField
  /// The problem in words; hidden while none shows.
  public let problemLabel: UILabel = UILabel()
  /// Called after the text has changed by any hand.
  var onChange: () -> Void = {}
  /// Whether the field has been left once, or its form was to be sent.
  private var isChecked = false

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: What the field is called.
  ///   - textField: The field of the row.
  public init(title: String, textField: UITextField = UITextField()) {
    self.textField = textField
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .subheadline)
    titleLabel.textColor = .secondaryLabel
    // The field has the words as its own label.
    titleLabel.isAccessibilityElement = false
    problemLabel.font = .preferredFont(forTextStyle: .footnote)
    problemLabel.textColor = .systemRed
    problemLabel.isHidden = true
    textField.font = .preferredFont(forTextStyle: .body)
    textField.adjustsFontForContentSizeCategory = true
    textField.accessibilityLabel = title
    if textField.borderStyle == .none { textField.borderStyle = .roundedRect }
    for label in [titleLabel, problemLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    arrange()
    textField.onTextChange = { [weak self] in self?.textChanged() }
    textField.addAction(UIAction { [weak self] _ in self?.showProblem() }, for: .editingDidEnd)
  }

  public required init?(coder: NSCoder) { nil }

  private func arrange() {
    let stack = UIStackView(arrangedSubviews: [titleLabel, textField, problemLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  /// Shows what is wrong with the text now, and checks every change from now on.
  public func showProblem() {
    isChecked = true
    update()
  }

  private func textChanged() {
    if isChecked { update() }
    onChange()
  }

  private func update() {
    let message = textField.entryProblem?.message(in: .current)
    guard message != problemLabel.text || (message == nil) != problemLabel.isHidden else { return }
    problemLabel.text = message
    problemLabel.isHidden = message == nil
    textField.accessibilityHint = message
    guard let message else { return }
    let words = [titleLabel.text ?? "", message].joined(separator: ": ")
    UIAccessibility.post(notification: .announcement, argument: words)
  }
}
