// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Tells the platform's keyboard, where there is one, which field it types into.
@MainActor
final class HostedField {
  private weak var responder: UIResponder?
  private var field: TypedField?

  private var host: (any KeyboardHost)? { UIApplication.shared.platform?.keyboardHost }

  /// Has the platform's keyboard type into the first responder, if it is one for the system's keyboard.
  ///
  /// - Returns: Whether the platform has a keyboard, and the app shows none of its own for the responder.
  func take(_ first: UIResponder?, for set: InputSet) -> Bool {
    guard let host, case .system = set.keyboard, let first else {
      let isGone = field != nil
      release()
      if isGone { self.host?.focus(nil) }
      return false
    }
    if first === responder, field != nil {
      host.fieldChanged()
    } else {
      release()
      responder = first
      let field = TypedField(first) { [weak self, weak first] in first.map { self?.textChanged(in: $0) } }
      self.field = field
      host.focus(field)
    }
    return true
  }

  /// Whether the platform's keyboard types.
  var isTaken: Bool { field != nil }

  private func release() {
    field?.release()
    field = nil
    responder = nil
  }

  func textChanged(in changed: UIResponder) {
    if changed === responder { host?.fieldChanged() }
  }

  func completionChanged(in changed: UIResponder) {
    if changed === responder { host?.claimChanged() }
  }

  /// The accessory view above the keyboard has another height.
  func heightChanged() { if isTaken { host?.claimChanged() } }
}
