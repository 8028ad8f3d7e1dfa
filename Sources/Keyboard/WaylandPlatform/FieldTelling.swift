// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
internal import TextModel

/// Tells the whole states of an input method, and keeps a field's loss of focus back for a moment; see `FieldHandover`.
final class FieldTelling {
  private let connection: Connection
  private let loop: EventLoop
  private var handover = FieldHandover()
  /// How many losses were kept back.
  private var lossCount = 0
  private var returnEnd: EventLoop.DeadlineID?
  /// The last state that was told.
  private(set) var state = FieldState()
  /// Whether a field has lost the focus, and it is not known yet whether it gets it back at once.
  var isHandingOver: Bool { handover.loss != nil }
  /// Whether a state is of the field that has focus, which has begun anew; and whether it comes late, after all that the compositor had
  /// to say with the loss.
  var isSameField: (FieldState, _ isLate: Bool) -> Bool = { _, _ in false }
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

  /// Takes over a whole state, and tells it now or when it is known what becomes of the focus.
  func take(_ new: FieldState) {
    let wasHandingOver = isHandingOver
    let isLate = returnEnd != nil
    for state in handover.take(new, whileActive: state.isActive, isSame: { isSameField($0, isLate) }) { tell(state) }
    guard isHandingOver else { return cancelReturn() }
    if wasHandingOver { return }
    lossCount += 1
    // What the compositor has to say in the same breath comes before its answer.
    whenHandled { $0.awaitsReturn() ? $0.waitForReturn() : $0.endHandover() }
  }

  private func waitForReturn() {
    returnEnd = loop.after(Self.returnPatience) { [weak self] in
      // Something that has come may not have been looked at.
      self?.whenHandled { $0.endHandover() }
    }
  }

  /// Does something with the present loss once the compositor has answered, if that is not over by then.
  private func whenHandled(_ action: @escaping (FieldTelling) -> Void) {
    connection.whenHandled { [weak self, lossCount] in
      if let self, isHandingOver, lossCount == self.lossCount { action(self) }
    }
  }

  private func endHandover() {
    cancelReturn()
    if let loss = handover.end() { tell(loss) }
  }

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
