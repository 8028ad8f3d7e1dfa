// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Keeps a field's loss of focus back for a moment, as apps take the focus from a field and give it back in one breath: nobody
/// needs to hear of that.
struct FieldHandover {
  /// That no field has focus, which has not been told yet.
  private(set) var loss: FieldState?

  /// Takes a state as it comes.
  ///
  /// - Parameters:
  ///   - isActive: Whether a field has focus by the last state that was told.
  ///   - isSame: Whether a state is of that field, which has begun anew.
  /// - Returns: The states to tell now. None if `loss` is to be told by `end` when nothing else comes.
  mutating func take(
    _ state: FieldState, whileActive isActive: Bool, isSame: (FieldState) -> Bool
  ) -> [FieldState] {
    if let loss {
      guard state.isActive else { return [] }
      self.loss = nil
      guard isSame(state) else { return [loss, state] }
      var state = state
      state.isResumed = true
      return [state]
    }
    guard isActive, !state.isActive else { return [state] }
    loss = state
    return []
  }

  /// Nothing else has come.
  ///
  /// - Returns: The state to tell now.
  mutating func end() -> FieldState? {
    defer { loss = nil }
    return loss
  }
}
