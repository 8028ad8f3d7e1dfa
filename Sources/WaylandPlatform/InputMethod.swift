// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland
package import TextModel

/// The compositor's input method: hears which field has focus and sends it text. Source: input-method-unstable-v2.
package final class InputMethod {
  private var proxy: OpaquePointer
  private let manager: OpaquePointer
  private let seat: OpaquePointer
  private let connection: Connection
  private var states = FieldStates()
  private var handover = FieldHandover()
  /// The last state that was told.
  package private(set) var state = FieldState()
  /// Whether a field has lost the focus, and it is not known yet whether it gets it back at once.
  var isHandingOver: Bool { handover.loss != nil }
  /// Whether a state is of the field that has focus, which has begun anew.
  var isSameField: (FieldState) -> Bool = { _ in false }
  /// Whether another input method owns the seat, so that this one hears and sends nothing.
  package private(set) var isUnavailable = false
  /// Whether the compositor has been asked for the seat once more, and has not answered.
  private var isAsking = false
  /// Calls after each complete state.
  package var onChange: (FieldState) -> Void = { _ in }
  /// Calls when another input method owns the seat, and each time that it still does when it is asked for.
  package var onUnavailable: () -> Void = {}
  /// Calls when the seat is this one's after it was not.
  package var onAvailable: () -> Void = {}

  private static let listener = makeListener(
    zwp_input_method_v2_listener(
      activate: { data, _ in owner(data, as: InputMethod.self)?.states.activate() },
      deactivate: { data, _ in owner(data, as: InputMethod.self)?.states.deactivate() },
      surrounding_text: { data, _, text, cursor, anchor in
        guard let text else { return }
        owner(data, as: InputMethod.self)?.states.takeSurroundingText(text, cursor: cursor, anchor: anchor)
      },
      text_change_cause: { _, _, _ in },
      content_type: { data, _, hint, purpose in
        owner(data, as: InputMethod.self)?.states.takeContentType(hint: hint, purpose: purpose)
      },
      done: { data, _ in owner(data, as: InputMethod.self)?.done() },
      unavailable: { data, _ in owner(data, as: InputMethod.self)?.becomeUnavailable() }))

  init?(manager: OpaquePointer, seat: Seat, connection: Connection) {
    guard let proxy = zwp_input_method_manager_v2_get_input_method(manager, seat.proxy) else { return nil }
    self.proxy = proxy
    self.manager = manager
    self.seat = seat.proxy
    self.connection = connection
    zwp_input_method_v2_add_listener(proxy, Self.listener, dataPointer(self))
  }

  func destroy() {
    zwp_input_method_v2_destroy(proxy)
  }
}

// MARK: - Events

extension InputMethod {
  private func done() {
    becomeAvailable()
    states.done()
    let wasHandingOver = isHandingOver
    for state in handover.take(states.state, whileActive: state.isActive, isSame: isSameField) { tell(state) }
    guard isHandingOver, !wasHandingOver else { return }
    // What the compositor has to say in the same breath comes before its answer.
    connection.whenHandled { [weak self] in
      if let loss = self?.handover.end() { self?.tell(loss) }
    }
  }

  private func tell(_ state: FieldState) {
    self.state = state
    onChange(state)
  }

  private func becomeUnavailable() {
    isUnavailable = true
    isAsking = false
    states.beginAnew()
    handover = FieldHandover()
    if state.isActive { tell(states.state) }
    onUnavailable()
  }

  /// Asks for a seat that another input method owned once more.
  func askAgain() {
    guard isUnavailable, !isAsking else { return }
    guard let new = zwp_input_method_manager_v2_get_input_method(manager, seat) else { return }
    zwp_input_method_v2_destroy(proxy)
    proxy = new
    zwp_input_method_v2_add_listener(new, Self.listener, dataPointer(self))
    isAsking = true
    connection.whenHandled { [weak self] in self?.becomeAvailable() }
  }

  /// The compositor has not refused, or tells of a field.
  private func becomeAvailable() {
    guard isAsking else { return }
    isAsking = false
    isUnavailable = false
    onAvailable()
  }
}

// MARK: - Requests

extension InputMethod {
  /// Deletes before the caret, then puts text there, as one change.
  ///
  /// - Parameters:
  ///   - count: What is to be deleted; see `TextLanes.Step.commit`.
  ///   - text: What to put there; at most `TextPieces.usualLimit` bytes of UTF-8.
  func replace(before count: Int, with text: String) {
    if count > 0 { zwp_input_method_v2_delete_surrounding_text(proxy, UInt32(clamping: count), 0) }
    if !text.isEmpty { zwp_input_method_v2_commit_string(proxy, text) }
    zwp_input_method_v2_commit(proxy, states.serial)
  }
}
