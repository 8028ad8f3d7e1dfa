// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland
package import TextModel

/// The compositor's input method: hears which field has focus and sends it text. Source: input-method-unstable-v2.
package final class InputMethod {
  private let proxy: OpaquePointer
  private let connection: Connection
  private var states = FieldStates()
  private var handover = FieldHandover()
  /// The last state that was told.
  package private(set) var state = State()
  /// Whether a field has lost the focus, and it is not known yet whether it gets it back at once.
  var isHandingOver: Bool { handover.loss != nil }
  /// Whether a state is of the field that has focus, which has begun anew.
  var isSameField: (State) -> Bool = { _ in false }
  /// Whether another input method owns the seat, so that this one hears and sends nothing.
  package private(set) var isUnavailable = false
  /// Calls after each complete state.
  package var onChange: (State) -> Void = { _ in }
  /// Calls once when another input method owns the seat.
  package var onUnavailable: () -> Void = {}

  /// What the app says of the field that has focus.
  package struct State: Sendable {
    package var isActive = false
    /// Counts activations: a new number is a new field, or the same one with its state begun anew.
    package var activation = 0
    /// Whether it is the field of the activation before, with this state, and nothing has been told of in between.
    package var isResumed = false
    /// `nil` when the app reports no text, or offsets that lie outside it.
    package var context: TextContext?
    /// Whether this state brought a report of the text.
    package var hasNewContext = false
    package var purpose = ContentPurpose.normal
    package var hints: ContentHints = []
    /// By which the app showed since the field got focus that it is its own.
    package var proof: FieldProof?
  }

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
    states.done()
    let wasHandingOver = isHandingOver
    for state in handover.take(states.state, whileActive: state.isActive, isSame: isSameField) { tell(state) }
    guard isHandingOver, !wasHandingOver else { return }
    // What the compositor has to say in the same breath comes before its answer.
    connection.whenHandled { [weak self] in
      if let loss = self?.handover.end() { self?.tell(loss) }
    }
  }

  private func tell(_ state: State) {
    self.state = state
    onChange(state)
  }

  private func becomeUnavailable() {
    isUnavailable = true
    onUnavailable()
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
