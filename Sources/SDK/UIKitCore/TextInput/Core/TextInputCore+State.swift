// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - What a person was doing

extension TextInputCore {
  private static let selectionKey = "selection"
  private static let typingKey = "isFirstResponder"

  /// What is selected, and whether the text was typed into, as a property list.
  func interactionState(of responder: UIResponder) -> [String: Any] {
    let range = editor.selection.range
    return [Self.selectionKey: [range.location, range.length], Self.typingKey: responder.isFirstResponder]
  }

  /// Takes up again what a person was doing; what is not a state is left aside.
  func restore(_ state: Any, of responder: UIResponder) {
    guard let state = state as? [String: Any], let selection = state[Self.selectionKey] as? [Int], selection.count == 2
    else { return }
    if state[Self.typingKey] as? Bool == true { responder.becomeFirstResponder() }
    let length = editor.length
    let start = min(max(selection[0], 0), length)
    let range = NSRange(location: start, length: min(max(selection[1], 0), length - start))
    editor.select(TextSelection(range), by: .app)
  }
}
