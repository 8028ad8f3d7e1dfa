// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// Tells the whole states of an input method, and keeps a field's loss of focus back for a moment; see `FieldHandover`.
final class FieldTelling {
  private let connection: Connection
  private var handover = FieldHandover()
  /// The last state that was told.
  private(set) var state = FieldState()
  /// Whether a field has lost the focus, and it is not known yet whether it gets it back at once.
  var isHandingOver: Bool { handover.loss != nil }
  /// Whether a state is of the field that has focus, which has begun anew.
  var isSameField: (FieldState) -> Bool = { _ in false }
  /// Calls with all that happens.
  var onEvent: (FieldEvent) -> Void = { _ in }

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// Takes over a whole state, and tells it now or when it is known what becomes of the focus.
  func take(_ new: FieldState) {
    let wasHandingOver = isHandingOver
    for state in handover.take(new, whileActive: state.isActive, isSame: isSameField) { tell(state) }
    guard isHandingOver, !wasHandingOver else { return }
    // What the compositor has to say in the same breath comes before its answer.
    connection.whenHandled { [weak self] in
      if let loss = self?.handover.end() { self?.tell(loss) }
    }
  }

  /// Another object tells of fields from now on, and this is its first state.
  func beginAnew(with new: FieldState) {
    handover = FieldHandover()
    if state.isActive { tell(new) }
  }

  private func tell(_ state: FieldState) {
    self.state = state
    onEvent(.changed(state))
  }
}
