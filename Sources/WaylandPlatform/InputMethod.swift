// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland
public import TextModel

/// The compositor's input method: hears which field has focus and sends it text. Source: input-method-unstable-v2.
public final class InputMethod {
  private let proxy: OpaquePointer
  private var pending = State()
  private var serial: UInt32 = 0
  /// The last complete state.
  public private(set) var state = State()
  /// Whether another input method owns the seat, so that this one hears and sends nothing.
  public private(set) var isUnavailable = false
  /// Calls after each complete state.
  public var onChange: (State) -> Void = { _ in }
  /// Calls once when another input method owns the seat.
  public var onUnavailable: () -> Void = {}

  /// What the app says of the field that has focus.
  public struct State: Sendable {
    public var isActive = false
    /// Counts activations: a new number is a new field, or the same one with its state begun anew.
    public var activation = 0
    /// `nil` when the app reports no text, or offsets that lie outside it.
    public var context: TextContext?
    /// Whether this state brought a report of the text.
    public var hasNewContext = false
    public var purpose = ContentPurpose.normal
    public var hints: ContentHints = []
  }

  private static let listener = makeListener(
    zwp_input_method_v2_listener(
      activate: { data, _ in owner(data, as: InputMethod.self)?.activate() },
      deactivate: { data, _ in owner(data, as: InputMethod.self)?.pending.isActive = false },
      surrounding_text: { data, _, text, cursor, anchor in
        guard let text else { return }
        owner(data, as: InputMethod.self)?.receive(String(cString: text), Int(cursor), Int(anchor))
      },
      text_change_cause: { _, _, _ in },
      content_type: { data, _, hint, purpose in
        guard let method = owner(data, as: InputMethod.self) else { return }
        method.pending.hints = ContentHints(rawValue: hint)
        method.pending.purpose = ContentPurpose(rawValue: purpose) ?? .normal
      },
      done: { data, _ in owner(data, as: InputMethod.self)?.done() },
      unavailable: { data, _ in owner(data, as: InputMethod.self)?.becomeUnavailable() }))

  init?(manager: OpaquePointer, seat: Seat) {
    guard let proxy = zwp_input_method_manager_v2_get_input_method(manager, seat.proxy) else { return nil }
    self.proxy = proxy
    zwp_input_method_v2_add_listener(proxy, Self.listener, dataPointer(self))
  }

  func destroy() {
    zwp_input_method_v2_destroy(proxy)
  }
}

// MARK: - Events

extension InputMethod {
  private func activate() {
    pending = State(isActive: true, activation: state.activation &+ 1)
  }

  private func receive(_ text: String, _ cursor: Int, _ anchor: Int) {
    pending.context = TextContext(text: text, cursorUTF8Offset: cursor, anchorUTF8Offset: anchor)
    pending.hasNewContext = pending.context != nil
  }

  private func done() {
    serial &+= 1
    state = pending
    pending.hasNewContext = false
    onChange(state)
  }

  private func becomeUnavailable() {
    isUnavailable = true
    onUnavailable()
  }
}

// MARK: - Requests

extension InputMethod {
  /// The longest text in one request; a Wayland message holds 4096 bytes, and a longer one ends the connection.
  static let longestTextUTF8Count = 3000

  /// Deletes bytes before the caret, then puts text there, as one change unless the text is very long.
  ///
  /// - Parameters:
  ///   - before: UTF-8 bytes to delete before the caret; they must end at a character's edge.
  ///   - text: What to put there.
  func replace(before: Int, with text: String) {
    if before > 0 { zwp_input_method_v2_delete_surrounding_text(proxy, UInt32(clamping: before), 0) }
    var rest = Substring(text)
    while rest.utf8.count > Self.longestTextUTF8Count {
      let piece = rest.prefix(Self.longestTextUTF8Count / 32)
      // A single character longer than a message cannot be sent at all.
      guard piece.utf8.count <= Self.longestTextUTF8Count else { return }
      zwp_input_method_v2_commit_string(proxy, String(piece))
      zwp_input_method_v2_commit(proxy, serial)
      rest.removeFirst(piece.count)
    }
    if !rest.isEmpty { zwp_input_method_v2_commit_string(proxy, String(rest)) }
    zwp_input_method_v2_commit(proxy, serial)
  }
}
