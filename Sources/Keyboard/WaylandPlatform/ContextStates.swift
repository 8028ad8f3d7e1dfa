// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// Puts together what an input method of version 1 hears of the focused field, event by event, to whole states.
///
/// Source: input-method-unstable-v1. Each focus is a context; its events count once `commit_state` has come, or when nothing else comes
/// with them: not every app sends that. Any text or number may come, and events of contexts that are over.
struct ContextStates<Context: Hashable> {
  private var states = FieldStates()
  /// The context of the field that has focus; `nil` for none.
  private(set) var context: Context?
  /// Names the app's last state, as replies must.
  private(set) var serial: UInt32 = 0
  /// Whether something has come that does not count yet.
  private(set) var isPending = false
  /// Whether the app has named a language, which it can by the text input protocols 1 and 2 and not by 3.
  private(set) var namesLanguage = false

  /// The last whole state.
  var state: FieldState { states.state }
}

// MARK: - Events

extension ContextStates {
  /// Another field has focus.
  ///
  /// - Returns: The context before, if there is one left, of which nothing is heard any more.
  mutating func activate(_ new: Context) -> Context? {
    defer { context = new }
    (serial, namesLanguage) = (0, false)
    states.activate()
    isPending = true
    return context
  }

  /// A context is over, which need not be that of the field that has focus.
  mutating func deactivate(_ old: Context?) {
    guard let context, old == nil || old == context else { return }
    self.context = nil
    (serial, namesLanguage) = (0, false)
    states.deactivate()
    isPending = true
  }

  mutating func takeSurroundingText(_ text: UnsafePointer<CChar>, cursor: UInt32, anchor: UInt32, of context: Context) {
    guard context == self.context else { return }
    states.takeSurroundingText(text, cursor: cursor, anchor: anchor)
    isPending = true
  }

  mutating func takeContentType(hint: UInt32, purpose: UInt32, of context: Context) {
    guard context == self.context else { return }
    let type = WireContentType(hint: hint, purpose: purpose)
    states.takeContentType(hint: type.hints.rawValue, purpose: type.purpose.rawValue)
    isPending = true
  }

  mutating func takeLanguage(of context: Context) {
    guard context == self.context else { return }
    namesLanguage = true
  }

  mutating func takeSerial(_ serial: UInt32, of context: Context) {
    guard context == self.context else { return }
    self.serial = serial
    isPending = true
  }

  /// Makes the events since the last time count.
  ///
  /// - Returns: Whether there were any.
  mutating func settle() -> Bool {
    guard isPending else { return false }
    isPending = false
    states.done()
    return true
  }
}
