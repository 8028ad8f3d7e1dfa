// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland
internal import LinuxSystem
internal import TextModel

/// The input method of wlroots compositors: hears which field has focus and sends it text. Source: input-method-unstable-v2.
final class InputMethod {
  private var proxy: OpaquePointer
  private let manager: OpaquePointer
  private let seat: OpaquePointer
  private let connection: Connection
  private var states = FieldStates()
  private let telling: FieldTelling
  private(set) var isUnavailable = false
  /// Whether the compositor has been asked for the seat once more, and has not answered.
  private var isAsking = false

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

  init?(manager: OpaquePointer, seat: Seat, connection: Connection, loop: EventLoop) {
    guard let proxy = zwp_input_method_manager_v2_get_input_method(manager, seat.proxy) else { return nil }
    self.proxy = proxy
    self.manager = manager
    self.seat = seat.proxy
    self.connection = connection
    telling = FieldTelling(connection, loop: loop)
    zwp_input_method_v2_add_listener(proxy, Self.listener, dataPointer(self))
  }
}

// MARK: - Events

extension InputMethod {
  private func done() {
    becomeAvailable()
    states.done()
    telling.take(states.state)
  }

  private func becomeUnavailable() {
    isUnavailable = true
    isAsking = false
    states.beginAnew()
    telling.beginAnew(with: states.state)
    onEvent(.unavailable)
  }

  /// The compositor has not refused, or tells of a field.
  private func becomeAvailable() {
    guard isAsking else { return }
    isAsking = false
    isUnavailable = false
    onEvent(.available)
  }
}

// MARK: - Requests

extension InputMethod: FieldSource {
  var state: FieldState { telling.state }

  var isHandingOver: Bool { telling.isHandingOver }

  var isSameField: (FieldState, _ isLate: Bool) -> Bool {
    get { telling.isSameField }
    set { telling.isSameField = newValue }
  }

  var awaitsReturn: () -> Bool {
    get { telling.awaitsReturn }
    set { telling.awaitsReturn = newValue }
  }

  var onEvent: (FieldEvent) -> Void {
    get { telling.onEvent }
    set { telling.onEvent = newValue }
  }

  func replace(before deletion: TextDeletion, with text: String) {
    if deletion.count > 0 { zwp_input_method_v2_delete_surrounding_text(proxy, UInt32(clamping: deletion.count), 0) }
    if !text.isEmpty { zwp_input_method_v2_commit_string(proxy, text) }
    zwp_input_method_v2_commit(proxy, states.serial)
  }

  func askAgain() {
    guard isUnavailable, !isAsking else { return }
    guard let new = zwp_input_method_manager_v2_get_input_method(manager, seat) else { return }
    zwp_input_method_v2_destroy(proxy)
    proxy = new
    zwp_input_method_v2_add_listener(new, Self.listener, dataPointer(self))
    isAsking = true
    connection.whenHandled { [weak self] in self?.becomeAvailable() }
  }

  func destroy() { zwp_input_method_v2_destroy(proxy) }
}

// MARK: - Hardware keyboards

extension InputMethod {
  /// Has the keys of the seat's keyboards come here and nowhere else; `nil` while another input method owns the seat.
  func grabKeyboard() -> KeyboardGrab? {
    guard !isUnavailable else { return nil }
    return zwp_input_method_v2_grab_keyboard(proxy).map(KeyboardGrab.init(proxy:))
  }
}
