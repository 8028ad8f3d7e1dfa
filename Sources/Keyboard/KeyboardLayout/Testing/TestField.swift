// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A text that is edited by a layout's session as a document would be.
struct TestField {
  private var units: [TextUnit]
  private var session: LayoutSession
  private let normalizes: Bool

  init(_ keyboard: Keyboard, text: String) {
    units = MarkedText.plainUnits(text)
    session = LayoutSession(keyboard)
    session.reset(context: text)
    normalizes = keyboard.normalizes
  }

  var text: String {
    MarkedText.string(units)
  }

  mutating func type(_ output: String) {
    apply(session.type(output))
  }

  mutating func deleteBackward() {
    if let edit = session.deleteBackward() {
      apply(edit)
    }
  }

  private mutating func apply(_ edit: (old: String, new: String)) {
    units.removeLast(min(units.count, edit.old.unicodeScalars.count))
    units += MarkedText.plainUnits(edit.new)
  }

  /// Equal in the form in which the keyboard gives its text, or to the letter when it does not normalise.
  func matches(_ expected: String) -> Bool {
    let other = MarkedText.plainUnits(expected)
    return normalizes ? Normalization.decompose(units) == Normalization.decompose(other) : units == other
  }
}
