// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CXKBCommon
internal import LinuxSystem

/// Makes xkbcommon's objects of the texts of keymaps and of compose sequences. Who gets one gives it back.
@MainActor  // Release builds want it said where there is an isolated deinit.
package final class KeymapReader {
  private let context: OpaquePointer

  /// - Returns: `nil` when xkbcommon cannot start.
  package init?() {
    guard let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { return nil }
    self.context = context
  }

  isolated deinit { xkb_context_unref(context) }

  /// Returns an `xkb_keymap`; `nil` for what is none.
  ///
  /// - Parameter text: In XKB's text format, with or without a zero at its end.
  package func keymap(text: [UInt8]) -> OpaquePointer? {
    let text = text.prefix { $0 != 0 }
    return text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        xkb_keymap_new_from_buffer(
          context, $0.baseAddress, $0.count, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
      }
    }
  }

  /// Returns an `xkb_compose_state` of the person's sequences; `nil` where there are none at all.
  package func composeState() -> OpaquePointer? {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(Environment.value).first ?? "C"
    // For a locale that has no sequences toolkits have some of their own, much the same as these.
    for name in [locale, "en_US.UTF-8"] {
      let table = xkb_compose_table_new_from_locale(context, name, XKB_COMPOSE_COMPILE_NO_FLAGS)
      if let state = state(of: table) { return state }
    }
    return nil
  }

  /// Returns an `xkb_compose_state` of other sequences; `nil` for what are none.
  ///
  /// - Parameter text: In the format of Compose(5).
  package func composeState(text: String) -> OpaquePointer? {
    state(
      of: xkb_compose_table_new_from_buffer(
        context, text, text.utf8.count, "C.UTF-8", XKB_COMPOSE_FORMAT_TEXT_V1, XKB_COMPOSE_COMPILE_NO_FLAGS))
  }

  private func state(of table: OpaquePointer?) -> OpaquePointer? {
    guard let table else { return nil }
    defer { xkb_compose_table_unref(table) }
    return xkb_compose_state_new(table, XKB_COMPOSE_STATE_NO_FLAGS)
  }
}
