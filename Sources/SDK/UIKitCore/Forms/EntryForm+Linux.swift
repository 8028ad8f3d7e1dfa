// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Rows of a form that are filled one after the other, and an action that is there once all of them are right.
///
/// Return moves to the next field that can be typed into; in the last one it does the action. While a row has a problem, whether it shows or not, the
/// control is disabled, and Return in the last field shows the problems and goes to the first. A bar above the keyboard leads to the previous
/// field and the next one. UIKit has no such type.
@MainActor
public final class EntryForm {
  /// The rows in their order.
  public let rows: [EntryFieldView]
  /// The bar above the keyboard that leads from field to field; fields that have an accessory view of their own keep that.
  public let accessoryBar: EntryAccessoryBar
  /// Whether the bar shows above the keyboard; it does by default.
  public var showsAccessoryBar: Bool = true {
    didSet { if showsAccessoryBar != oldValue { accessoryBar.isAttached = showsAccessoryBar } }
  }
  private weak var control: UIControl?
  private let action: () -> Void

  /// Makes a form of rows that are in a view, and sets the return keys of their fields.
  ///
  /// - Parameters:
  ///   - rows: The rows in their order.
  ///   - control: What does the action by touch, such as a button; the form enables and disables it.
  ///   - action: What is done with the text of all fields.
  public init(_ rows: [EntryFieldView], control: UIControl? = nil, action: @escaping () -> Void) {
    self.rows = rows
    self.control = control
    self.action = action
    accessoryBar = EntryAccessoryBar(fields: rows.map(\.textField))
    for (index, row) in rows.enumerated() {
      row.textField.returnKeyType = index == rows.count - 1 ? .done : .next
      row.onChange = { [weak self] in self?.update() }
      row.textField.addAction(
        UIAction { [weak self] _ in self?.returnPressed(in: index) }, for: .primaryActionTriggered)
    }
    control?.addAction(UIAction { [weak self] _ in self?.submit() }, for: .primaryActionTriggered)
    update()
  }

  /// Whether no row has a problem.
  public var isValid: Bool { rows.allSatisfy { $0.textField.entryProblem == nil } }

  /// Does the action; or, where there are problems, shows them and goes to the first.
  public func submit() {
    guard !isValid else { return action() }
    for row in rows { row.showProblem() }
    rows.first { $0.textField.entryProblem != nil }?.textField.becomeFirstResponder()
  }

  /// Enables the control where all rows are right, and the buttons of the bar that lead to a field. Fields do this when their
  /// text changes; call it when a validator would answer otherwise for another reason, or a field is enabled or disabled.
  public func update() {
    control?.isEnabled = isValid
    accessoryBar.update()
  }

  private func returnPressed(in index: Int) {
    guard let next = rows.dropFirst(index + 1).first(where: { $0.textField.canBecomeFirstResponder }) else {
      return submit()
    }
    next.textField.becomeFirstResponder()
  }
}
