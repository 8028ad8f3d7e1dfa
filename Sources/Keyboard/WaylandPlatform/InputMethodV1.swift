// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland
internal import LinuxSystem
internal import TextModel

/// The input method of KWin and Weston: hears which field has focus, sends it text, and keys that are no text.
///
/// Only the program that the compositor has started for it may be one. Source: input-method-unstable-v1.
final class InputMethodV1 {
  private let proxy: OpaquePointer
  private let seat: Seat
  private let connection: Connection
  private var states = ContextStates<OpaquePointer>()
  private let telling: FieldTelling
  /// Whether some apps count otherwise than in bytes what is to be deleted: see `deletes(_:)`.
  private let hasNewApps: Bool
  /// Whether the compositor has been asked whether anything else comes with the last events.
  private var isAsking = false

  private static let listener = makeListener(
    zwp_input_method_v1_listener(
      activate: { data, _, context in
        guard let context else { return }
        owner(data, as: InputMethodV1.self)?.activate(context)
      },
      deactivate: { data, _, context in owner(data, as: InputMethodV1.self)?.deactivate(context) }))

  private static let contextListener = makeListener(
    zwp_input_method_context_v1_listener(
      surrounding_text: { data, context, text, cursor, anchor in
        guard let text, let context else { return }
        owner(data, as: InputMethodV1.self)?.take {
          $0.takeSurroundingText(text, cursor: cursor, anchor: anchor, of: context)
        }
      },
      // What was pending is to be forgotten, and nothing is.
      reset: { _, _ in },
      content_type: { data, context, hint, purpose in
        guard let context else { return }
        owner(data, as: InputMethodV1.self)?.take { $0.takeContentType(hint: hint, purpose: purpose, of: context) }
      },
      // A press on text that is pending.
      invoke_action: { _, _, _, _ in },
      commit_state: { data, context, serial in
        guard let context, let method = owner(data, as: InputMethodV1.self) else { return }
        method.states.takeSerial(serial, of: context)
        method.settle()
      },
      preferred_language: { data, context, _ in
        guard let context else { return }
        owner(data, as: InputMethodV1.self)?.states.takeLanguage(of: context)
      }))

  /// - Returns: `nil` where the compositor offers no such input method.
  init?(seat: Seat, connection: Connection, loop: EventLoop) {
    guard let proxy = connection.bindFirst(spn_zwp_input_method_v1_interface(), version: 1) else { return nil }
    self.proxy = proxy
    self.seat = seat
    self.connection = connection
    telling = FieldTelling(connection, loop: loop)
    hasNewApps = connection.first("zwp_text_input_manager_v3") != nil
    zwp_input_method_v1_add_listener(proxy, Self.listener, dataPointer(self))
  }
}

// MARK: - Events

extension InputMethodV1 {
  private func activate(_ context: OpaquePointer) {
    zwp_input_method_context_v1_add_listener(context, Self.contextListener, dataPointer(self))
    if let old = states.activate(context), old != context { zwp_input_method_context_v1_destroy(old) }
    sendModifierMap(context)
    settleSoon()
  }

  /// - Parameter context: `nil` for one that has been destroyed here.
  private func deactivate(_ context: OpaquePointer?) {
    guard let context else { return }
    states.deactivate(context)
    zwp_input_method_context_v1_destroy(context)
    settle()
  }

  private func take(_ event: (inout ContextStates<OpaquePointer>) -> Void) {
    event(&states)
    settleSoon()
  }

  /// Tells a state also where no `commit_state` makes it whole.
  private func settleSoon() {
    guard states.isPending, !isAsking else { return }
    isAsking = true
    connection.whenHandled { [weak self] in
      self?.isAsking = false
      self?.settle()
    }
  }

  private func settle() {
    if states.settle() { telling.take(states.state) }
  }
}

// MARK: - Fields

extension InputMethodV1: FieldSource {
  var state: FieldState { telling.state }

  var isHandingOver: Bool { telling.isHandingOver }

  /// The compositor lets one program be the input method, and has started this one for it.
  var isUnavailable: Bool { false }

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
    guard let context = states.context else { return }
    let count = Int32(clamping: countsBytes ? deletion.byteCount : deletion.count)
    if count > 0 { zwp_input_method_context_v1_delete_surrounding_text(context, -count, UInt32(count)) }
    // Also without any text: the deletion takes effect with it.
    zwp_input_method_context_v1_commit_string(context, states.serial, text)
  }

  /// Whether the app counts what is to be deleted in bytes, as the protocol has it. KWin hands the number on as it is to apps that speak
  /// text-input-v3, and of those some count characters: there the numbers are those that all take for the same.
  private var countsBytes: Bool { !hasNewApps || states.namesLanguage }

  func askAgain() {}

  func destroy() {
    if let context = states.context { zwp_input_method_context_v1_destroy(context) }
    zwp_input_method_v1_destroy(proxy)
  }
}

// MARK: - Keys

extension InputMethodV1: KeyLane {
  /// Compositors look for a symbol on the seat's own keyboard, which has those of a few languages, and apps know some of the rest.
  var typesText: Bool { false }

  var isOpen: Bool { states.context != nil }

  func type(_ text: String) {
    if let context = states.context { zwp_input_method_context_v1_commit_string(context, states.serial, text) }
  }

  func press(_ stroke: KeyStroke) {
    guard let context = states.context else { return }
    // Weston ends when it is given a key on a seat without a keyboard.
    if !KeySymbols.isUnderstood(stroke), seat.hasKeyboard, let code = KeySymbols.code(of: stroke.key) {
      return press(code, stroke.modifiers, context)
    }
    let symbol = KeySymbols.symbol(of: stroke.key)
    guard symbol != 0 else { return }
    let mask = KeySymbols.mask(of: stroke.modifiers)
    for state in Self.pressAndRelease {
      zwp_input_method_context_v1_keysym(context, states.serial, now, symbol, state, mask)
    }
  }

  /// Presses a key of the seat's own keyboard.
  private func press(_ code: UInt32, _ modifiers: KeyStroke.Modifiers, _ context: OpaquePointer) {
    if !modifiers.isEmpty { setModifiers(modifiers, context) }
    for state in Self.pressAndRelease { zwp_input_method_context_v1_key(context, states.serial, now, code, state) }
    if !modifiers.isEmpty { setModifiers([], context) }
  }

  private static let pressAndRelease = [
    WL_KEYBOARD_KEY_STATE_PRESSED.rawValue, WL_KEYBOARD_KEY_STATE_RELEASED.rawValue,
  ]

  private var now: UInt32 { UInt32(truncatingIfNeeded: MonotonicClock.nowMicroseconds / 1000) }

  private func setModifiers(_ modifiers: KeyStroke.Modifiers, _ context: OpaquePointer) {
    let all: [KeyStroke.Modifiers] = [.shift, .control, .alt, .logo]
    let mask = all.enumerated().reduce(UInt32(0)) {
      modifiers.contains($1.element) ? $0 | KeySlots.modifierKeys[$1.offset].mask : $0
    }
    zwp_input_method_context_v1_modifiers(context, states.serial, mask, 0, 0, 0)
  }

  private func sendModifierMap(_ context: OpaquePointer) {
    var map = KeySymbols.modifierMap
    map.withUnsafeMutableBytes { bytes in
      var array = wl_array(size: bytes.count, alloc: bytes.count, data: bytes.baseAddress)
      zwp_input_method_context_v1_modifiers_map(context, &array)
    }
  }

  func beginSecret() {}

  func endSecret() {}
}
