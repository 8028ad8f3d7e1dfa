// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWayland
import TextModel
import UIKitCore
import WaylandPlatform

/// A seat's keyboards outside the app, which type into its fields. Source: text-input-unstable-v3.
final class TextInput {
  private let proxy: OpaquePointer
  private let connection: Connection
  private var state = TextInputState()
  /// The window that keyboards are for.
  private(set) var surface: OpaquePointer?
  /// Asks whether the compositor has heard of so many commits.
  private var question: (callback: OpaquePointer, commits: UInt32)?

  /// Calls with what is to be done to the field that was told last.
  var onChange: (FieldChange) -> Void = { _ in }
  /// Calls when the keyboards have come to a window or have left it.
  var onFocus: () -> Void = {}
  /// Calls when the field may be told again.
  var onHeard: () -> Void = {}

  private static let listener = makeListener(
    zwp_text_input_v3_listener(
      enter: { data, _, surface in owner(data, as: TextInput.self)?.entered(surface) },
      leave: { data, _, _ in owner(data, as: TextInput.self)?.left() },
      preedit_string: { data, _, text, start, end in
        owner(data, as: TextInput.self)?.state.compose(string(text), from: start, to: end)
      },
      commit_string: { data, _, text in owner(data, as: TextInput.self)?.state.commitText(string(text)) },
      delete_surrounding_text: { data, _, before, after in
        owner(data, as: TextInput.self)?.state.deleteAround(before: before, after: after)
      },
      done: { data, _, serial in owner(data, as: TextInput.self)?.done(serial) }))

  private static let answerListener = makeListener(
    wl_callback_listener(done: { data, _, _ in owner(data, as: TextInput.self)?.answered() }))

  private static func string(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }

  init?(manager: OpaquePointer, seat: OpaquePointer, connection: Connection) {
    guard let proxy = zwp_text_input_manager_v3_get_text_input(manager, seat) else { return nil }
    self.proxy = proxy
    self.connection = connection
    zwp_text_input_v3_add_listener(proxy, Self.listener, dataPointer(self))
  }

  func destroy() {
    if let question { wl_callback_destroy(question.callback) }
    question = nil
    zwp_text_input_v3_destroy(proxy)
  }

  /// Tells of the field that has focus in the window that the keyboards are for.
  ///
  /// - Parameters:
  ///   - field: The field; `nil` for none.
  ///   - isAppChange: Whether it has changed by other hands than the keyboards'.
  /// - Returns: Whether the compositor is told anew that a field has focus.
  func update(_ field: TextInputState.Field?, isAppChange: Bool) -> Bool {
    let requests = state.update(field, isAppChange: isAppChange)
    send(requests)
    return requests.contains(.enable)
  }
}

// MARK: - Events

extension TextInput {
  private func entered(_ surface: OpaquePointer?) {
    self.surface = surface
    state.enter()
    onFocus()
  }

  private func left() {
    surface = nil
    state.leave()
    onFocus()
  }

  private func done(_ serial: UInt32) {
    guard let change = state.done(serial) else { return }
    onChange(change)
    if state.isBehind { ask() }
  }

  /// Nothing tells that the compositor has caught up unless the keyboard types on.
  private func ask() {
    guard question == nil, let callback = wl_display_sync(connection.display) else { return }
    question = (callback, state.commits)
    wl_callback_add_listener(callback, Self.answerListener, dataPointer(self))
  }

  private func answered() {
    guard let question else { return }
    wl_callback_destroy(question.callback)
    self.question = nil
    state.heard(question.commits)
    if state.isBehind { ask() } else { onHeard() }
  }
}

// MARK: - Requests

extension TextInput {
  private func send(_ requests: [TextInputState.Request]) {
    for request in requests {
      switch request {
      case .enable: zwp_text_input_v3_enable(proxy)
      case .disable: zwp_text_input_v3_disable(proxy)
      case .surroundings(let text): tell(text.text, cursor: text.cursor, anchor: text.anchor)
      case .proof(let proof, let text):
        tell(proof.appended(to: text?.text), cursor: text?.cursor ?? 0, anchor: text?.anchor ?? 0)
      case .otherCause:
        zwp_text_input_v3_set_text_change_cause(proxy, ZWP_TEXT_INPUT_V3_CHANGE_CAUSE_OTHER.rawValue)
      case .contentType(let hints, let purpose):
        zwp_text_input_v3_set_content_type(proxy, hints.rawValue, purpose.rawValue)
      case .caret(let box): zwp_text_input_v3_set_cursor_rectangle(proxy, box.x, box.y, box.width, box.height)
      case .commit: zwp_text_input_v3_commit(proxy)
      }
    }
  }

  private func tell(_ text: String, cursor: Int, anchor: Int) {
    zwp_text_input_v3_set_surrounding_text(proxy, text, Int32(clamping: cursor), Int32(clamping: anchor))
  }
}
