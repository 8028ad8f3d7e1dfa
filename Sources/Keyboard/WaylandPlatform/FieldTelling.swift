// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
internal import TextModel

/// Tells the whole states of an input method, and keeps a field's loss of focus back for a moment; see `FieldHandover`.
final class FieldTelling {
  private let connection: Connection
  private let loop: EventLoop
  private var handover = FieldHandover()
  private var returnEnd: EventLoop.DeadlineID?
  /// The last state that was told.
  private(set) var state = FieldState()
  /// Whether a field has lost the focus, and it is not known yet whether it gets it back at once.
  var isHandingOver: Bool { handover.loss != nil }
  /// Whether a state is of the field that has focus, which has begun anew.
  var isSameField: (FieldState) -> Bool = { _ in false }
  /// Whether a field that loses the focus now is likely to have it back in a moment.
  var awaitsReturn: () -> Bool = { false }
  /// Calls with all that happens.
  var onEvent: (FieldEvent) -> Void = { _ in }

  /// How long a field is waited for that is likely to have the focus back: Firefox takes 0.1 s to begin its field anew, the first time
  /// that its screen gets another scale.
  static let returnPatience = Duration.milliseconds(300)

  init(_ connection: Connection, loop: EventLoop) {
    (self.connection, self.loop) = (connection, loop)
  }

  isolated deinit { cancelReturn() }

  /// Takes over a whole state, and tells it now or when it is known what becomes of the focus.
  func take(_ new: FieldState) {
    let wasHandingOver = isHandingOver
    for state in handover.take(new, whileActive: state.isActive, isSame: isSameField) { tell(state) }
    guard isHandingOver else { return cancelReturn() }
    if wasHandingOver { return }
    // What the compositor has to say in the same breath comes before its answer.
    connection.whenHandled { [weak self] in self?.breathIsOver() }
  }

  private func breathIsOver() {
    guard isHandingOver, returnEnd == nil else { return }
    guard awaitsReturn() else { return endHandover() }
    returnEnd = loop.after(Self.returnPatience) { [weak self] in
      self?.returnEnd = nil
      self?.endHandover()
    }
  }

  private func endHandover() { if let loss = handover.end() { tell(loss) } }

  private func cancelReturn() {
    if let returnEnd { loop.cancel(returnEnd) }
    returnEnd = nil
  }

  /// Another object tells of fields from now on, and this is its first state.
  func beginAnew(with new: FieldState) {
    handover = FieldHandover()
    cancelReturn()
    if state.isActive { tell(new) }
  }

  private func tell(_ state: FieldState) {
    self.state = state
    onEvent(.changed(state))
  }
}
