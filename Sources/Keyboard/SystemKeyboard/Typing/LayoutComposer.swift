// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Composition
internal import KeyboardLayout

/// Applies the rules of a layout, such as dead keys and reordering, to the text as it is typed.
struct LayoutComposer: Composer {
  private var session: LayoutSession
  private(set) var open = ""

  /// - Returns: `nil` for a layout without rules, whose outputs are the text.
  init?(_ keyboard: Keyboard) {
    session = LayoutSession(keyboard)
    guard session.hasRules else { return nil }
    close()
  }

  mutating func type(_ output: String) -> Composition.Replacement {
    let change = session.type(output)
    return take(Composition.Replacement(old: change.old, new: change.new))
  }

  mutating func deleteBackward() -> Composition.Replacement? {
    guard !open.isEmpty, let change = session.deleteBackward() else { return nil }
    return take(Composition.Replacement(old: change.old, new: change.new))
  }

  mutating func close() {
    open = ""
    session.reset(context: "", reachesStart: false)
  }

  private mutating func take(_ change: Composition.Replacement) -> Composition.Replacement {
    // Code point by code point: a mark is no suffix of the character that it is part of.
    if open.unicodeScalars.reversed().starts(with: change.old.unicodeScalars.reversed()) {
      open.unicodeScalars.removeLast(change.old.unicodeScalars.count)
    }
    open += change.new
    return change
  }
}
