// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Rows of a form that are filled one after the other, and an action that is there once all of them are right.
///
/// Return moves to the next row that can be filled; in the last one it does the action. While a row has a problem, whether it shows or not, the
/// control is disabled, and Return in the last row shows the problems and goes to the first. A bar above the keyboard leads to the previous
/// row and the next one. Nothing leads to a row that is hidden, or in no window; what it has to hold counts all the same, so give it validators
/// that know. Rows with a segmented control, a menu or another control (`EntryControlView`) count as those with a field do.
/// UIKit has no such type.
@MainActor
public final class EntryForm {
  /// The rows in their order.
  public let rows: [EntryRowView]
  /// The bar above the keyboard that leads from row to row; fields that have an accessory view of their own keep that.
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
  ///   - action: What is done with what all rows hold.
  public init(_ rows: [EntryRowView], control: UIControl? = nil, action: @escaping () -> Void) {
    self.rows = rows
    self.control = control
    self.action = action
    accessoryBar = EntryAccessoryBar(stops: rows.compactMap(\.stop))
    for (index, row) in rows.enumerated() {
      (row as? EntryFieldView)?.textField.returnKeyType = index == rows.count - 1 ? .done : .next
      row.onChange = { [weak self] in self?.update() }
      row.onReturn = { [weak self] in self?.returnPressed(in: index) }
    }
    control?.addAction(UIAction { [weak self] _ in self?.submit() }, for: .primaryActionTriggered)
    update()
  }

  /// Whether no row has a problem.
  public var isValid: Bool { rows.allSatisfy { $0.entryProblem == nil } }

  /// Does the action; or, where there are problems, shows them and goes to the first that can be mended, which is announced.
  public func submit() {
    guard !isValid else { return action() }
    for row in rows { row.showProblem(announces: false) }
    let wrong = rows.filter { $0.entryProblem != nil }
    guard let first = wrong.first(where: { $0.stop?.canBeFilled == true }) ?? wrong.first else { return }
    first.announceProblem()
    first.stop?.becomeFirstResponder()
  }

  /// Enables the control where all rows are right, and the buttons of the bar that lead to a row, and checks the rows anew that are
  /// checked at every change. Rows do this when what they hold changes; call it when a validator would answer otherwise for another reason, or a row is
  /// enabled, disabled, hidden or shown.
  public func update() {
    for row in rows { row.checkAgain() }
    control?.isEnabled = isValid
    accessoryBar.update()
  }

  private func returnPressed(in index: Int) {
    guard let next = rows.dropFirst(index + 1).first(where: { $0.stop?.canBeFilled == true }) else { return submit() }
    next.stop?.becomeFirstResponder()
  }
}
