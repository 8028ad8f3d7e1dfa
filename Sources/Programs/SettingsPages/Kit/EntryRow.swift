// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import UIKit

/// A row of a page of fields, and the value that it has.
final class EntryRow {
  let view: EntryFieldView
  /// The value as it is saved, and how the field showed it: a formatter may write it otherwise.
  private var saved: String
  private var shown: String
  private let read: (String) -> String

  /// - Parameters:
  ///   - id: What tests call the field.
  ///   - title: What people call it.
  ///   - value: What is saved already.
  ///   - write: Returns what the field shows for a value.
  ///   - read: Returns the value of what the field shows.
  ///   - configure: Says what the field takes.
  init(
    _ id: String, _ title: String, value: String, write: (String) -> String = { $0 },
    read: @escaping (String) -> String = { $0.trimmingCharacters(in: .whitespaces) }, _ configure: (UITextField) -> Void
  ) {
    view = EntryFieldView(title: title)
    saved = value
    self.read = read
    let field = view.textField
    // The card is box enough.
    field.borderStyle = .none
    field.clearButtonMode = .whileEditing
    field.accessibilityIdentifier = id
    field.heightAnchor.constraint(greaterThanOrEqualToConstant: 32).isActive = true
    configure(field)
    field.text = write(value)
    shown = field.text ?? ""
  }

  /// What is to be saved. Where the field has a problem, that is what was saved before.
  var value: String {
    let text = view.textField.text ?? ""
    return text == shown || view.textField.entryProblem != nil ? saved : read(text)
  }

  /// Takes the value for the saved one.
  func markSaved() {
    guard view.textField.entryProblem == nil else { return }
    (saved, shown) = (value, view.textField.text ?? "")
  }
}
