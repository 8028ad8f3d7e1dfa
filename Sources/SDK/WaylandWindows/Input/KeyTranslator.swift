// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CXKBCommon
import Foundation
import UIKitCore
import WaylandPlatform

/// Turns codes of a hardware keyboard into keys and what they type, by the compositor's keymap and the person's compose
/// sequences. Source: xkbcommon.
@MainActor  // Release builds want it said where there is an isolated deinit.
final class KeyTranslator {
  private let reader: KeymapReader
  private var keymap: OpaquePointer?
  private var state: OpaquePointer?
  /// As `state`, with no modifier but Shift.
  private var plainState: OpaquePointer?
  private var compose: OpaquePointer?

  /// - Returns: `nil` when xkbcommon cannot start.
  init?() {
    guard let reader = KeymapReader() else { return nil }
    self.reader = reader
    compose = reader.composeState()
  }

  /// Takes compose sequences of its own, in the format of Compose(5).
  func setCompose(text: String) {
    if let compose { xkb_compose_state_unref(compose) }
    compose = reader.composeState(text: text)
  }

  isolated deinit {
    setKeymap(nil)
    if let compose { xkb_compose_state_unref(compose) }
  }
}

// MARK: - From the compositor

extension KeyTranslator {
  /// Takes the compositor's keymap.
  ///
  /// - Parameter text: In XKB's text format; anything else is no keymap.
  func setKeymap(text: [UInt8]) { setKeymap(reader.keymap(text: text)) }

  private func setKeymap(_ new: OpaquePointer?) {
    for old in [state, plainState] { if let old { xkb_state_unref(old) } }
    if let keymap { xkb_keymap_unref(keymap) }
    keymap = new
    state = new.flatMap { xkb_state_new($0) }
    plainState = new.flatMap { xkb_state_new($0) }
  }

  func setModifiers(depressed: UInt32, latched: UInt32, locked: UInt32, group: UInt32) {
    guard let keymap, let state, let plainState else { return }
    xkb_state_update_mask(state, depressed, latched, locked, 0, 0, group)
    let index = xkb_keymap_mod_get_index(keymap, "Shift")
    let shift: UInt32 = index < 32 ? 1 << index : 0
    xkb_state_update_mask(plainState, depressed & shift, latched & shift, 0, 0, 0, group)
  }

  /// Forgets a compose sequence that was begun, as when the keyboard goes to another window.
  func resetCompose() {
    if let compose { xkb_compose_state_reset(compose) }
  }
}

// MARK: - Keys

extension KeyTranslator {
  /// XKB's codes are those of `input-event-codes.h` and 8.
  private static let offset: UInt32 = 8

  func repeats(_ code: UInt32) -> Bool {
    guard let keymap else { return false }
    return xkb_keymap_key_repeats(keymap, code &+ Self.offset) != 0
  }

  /// Returns the key of a code.
  ///
  /// - Parameter isDown: Whether it comes down, and so counts for compose sequences.
  func key(_ code: UInt32, isDown: Bool) -> UIKey {
    let sign = plainState.map { xkb_state_key_get_one_sym($0, code &+ Self.offset) }
    let usage = KeyNumbers.usage(of: code, sign: sign ?? 0)
    var flags = modifierFlags
    if KeyNumbers.pad.contains(usage) { flags.insert(.numericPad) }
    let keyCode = UIKeyboardHIDUsage(rawValue: usage) ?? .keyboardErrorUndefined
    guard let state, let plainState else {
      return UIKey(characters: "", charactersIgnoringModifiers: "", modifierFlags: flags, keyCode: keyCode)
    }
    let code = code &+ Self.offset
    return UIKey(
      characters: isDown ? typed(code, state) : text(of: code, state),
      charactersIgnoringModifiers: text(of: code, plainState), modifierFlags: flags, keyCode: keyCode)
  }

  /// Returns what a key types that comes down now; nothing in the middle of a compose sequence.
  private func typed(_ code: UInt32, _ state: OpaquePointer) -> String {
    guard let compose else { return text(of: code, state) }
    let sign = xkb_state_key_get_one_sym(state, code)
    guard xkb_compose_state_feed(compose, sign) == XKB_COMPOSE_FEED_ACCEPTED else { return text(of: code, state) }
    switch xkb_compose_state_get_status(compose) {
    case XKB_COMPOSE_COMPOSED:
      let text = Self.text { xkb_compose_state_get_utf8(compose, $0, $1) }
      xkb_compose_state_reset(compose)
      return text
    case XKB_COMPOSE_COMPOSING: return ""
    case XKB_COMPOSE_CANCELLED:
      xkb_compose_state_reset(compose)
      return ""
    default: return text(of: code, state)
    }
  }

  private func text(of code: UInt32, _ state: OpaquePointer) -> String {
    Self.text { xkb_state_key_get_utf8(state, code, $0, $1) }
  }

  /// Calls a function that writes a string that ends with a zero and returns its length.
  private static func text(_ write: (UnsafeMutablePointer<CChar>?, Int) -> Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    let count = buffer.withUnsafeMutableBufferPointer { write($0.baseAddress, $0.count) }
    guard count > 0, count < buffer.count else { return "" }
    return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private var modifierFlags: UIKeyModifierFlags {
    var flags: UIKeyModifierFlags = []
    for (name, flag) in Self.modifiers where isActive(name) { flags.insert(flag) }
    return flags
  }

  private static let modifiers: [(String, UIKeyModifierFlags)] = [
    ("Lock", .alphaShift), ("Shift", .shift), ("Control", .control), ("Mod1", .alternate), ("Mod4", .command),
  ]

  private func isActive(_ name: String) -> Bool {
    guard let state else { return false }
    return xkb_state_mod_name_is_active(state, name, XKB_STATE_MODS_EFFECTIVE) > 0
  }
}
