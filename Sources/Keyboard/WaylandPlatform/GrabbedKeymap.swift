// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CXKBCommon
internal import TextModel

/// What the keys of a grabbed keyboard are for, by its keymap and the person's compose sequences. Source: xkbcommon.
@MainActor  // Release builds want it said where there is an isolated deinit.
final class GrabbedKeymap {
  private let reader: KeymapReader
  private var keymap: OpaquePointer?
  private var state: OpaquePointer?
  private var compose: OpaquePointer?
  /// The modifiers with which a key types what stands on it.
  private var plainMask: UInt32 = 0
  /// Those with which it is a shortcut, unless the key's own signs are chosen by them.
  private var shortcutMask: UInt32 = 0

  /// XKB's codes are those of `input-event-codes.h` and 8.
  private static let offset: UInt32 = 8

  /// - Returns: `nil` when xkbcommon cannot start.
  init?() {
    guard let reader = KeymapReader() else { return nil }
    self.reader = reader
    compose = reader.composeState()
  }

  isolated deinit {
    setKeymap(nil)
    if let compose { xkb_compose_state_unref(compose) }
  }
}

// MARK: - From the compositor

extension GrabbedKeymap {
  /// - Parameter text: In XKB's text format; anything else is no keymap.
  func setKeymap(text: [UInt8]) { setKeymap(reader.keymap(text: text)) }

  private func setKeymap(_ new: OpaquePointer?) {
    if let state { xkb_state_unref(state) }
    if let keymap { xkb_keymap_unref(keymap) }
    keymap = new
    state = new.flatMap { xkb_state_new($0) }
    func mask(_ names: [String]) -> UInt32 {
      names.reduce(0) { mask, name in
        let index = new.map { xkb_keymap_mod_get_index($0, name) } ?? .max
        return index < 32 ? mask | 1 << index : mask
      }
    }
    plainMask = mask(["Shift", "Lock", "Mod2"])
    shortcutMask = mask(["Control", "Mod1", "Mod4"])
  }

  func setModifiers(depressed: UInt32, latched: UInt32, locked: UInt32, group: UInt32) {
    if let state { _ = xkb_state_update_mask(state, depressed, latched, locked, 0, 0, group) }
  }

  /// Forgets a compose sequence that was begun, as when another field has focus, or letters go to the search of emoji.
  func resetCompose() {
    if let compose { xkb_compose_state_reset(compose) }
  }
}

// MARK: - Keys

extension GrabbedKeymap {
  func repeats(_ code: UInt32) -> Bool {
    guard let keymap else { return false }
    return xkb_keymap_key_repeats(keymap, code &+ Self.offset) != 0
  }

  /// Whether a key is a modifier.
  func isModifier(_ code: UInt32) -> Bool {
    state.map { Self.isModifier(xkb_state_key_get_one_sym($0, code &+ Self.offset)) } ?? false
  }

  /// Modifiers, Mode_switch and Num_Lock, and those of ISO 9995.
  private static func isModifier(_ sign: xkb_keysym_t) -> Bool {
    switch sign {
    case 0xFFE1...0xFFEE, 0xFF7E...0xFF7F, 0xFE01...0xFE13: true
    default: false
    }
  }

  /// Whether a key types a text, and is pressed with no modifier that makes something else of it.
  func hasPlainText(_ code: UInt32) -> Bool { isPlain && hasText(code) }

  private var isPlain: Bool {
    state.map { xkb_state_serialize_mods($0, XKB_STATE_MODS_EFFECTIVE) & ~plainMask == 0 } ?? false
  }

  /// Whether what is no shift is locked at most, and is none of those of shortcuts: BackSpace deletes all the same while letters are those of
  /// another level.
  private var holdsNothing: Bool {
    guard let state else { return false }
    let held = xkb_state_serialize_mods(state, XKB_STATE_MODS_DEPRESSED)
    let latched = xkb_state_serialize_mods(state, XKB_STATE_MODS_LATCHED)
    let locked = xkb_state_serialize_mods(state, XKB_STATE_MODS_LOCKED)
    return (held | latched) & ~plainMask == 0 && locked & shortcutMask == 0
  }

  /// Whether a key types a text, and controls nothing.
  private func hasText(_ code: UInt32) -> Bool {
    let text = text(of: code)
    return !text.isEmpty && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  /// Returns the key of a code that comes down, and so counts for compose sequences.
  func press(_ code: UInt32) -> HardwareKey {
    guard let state else { return HardwareKey(.other, isPlain: false) }
    let sign = xkb_state_key_get_one_sym(state, code &+ Self.offset)
    // A shortcut is the app's, and no part of a sequence.
    let isShortcut = isShortcut(code)
    let sequence = isShortcut ? nil : compose(sign)
    let meaning = sequence == nil ? meaning(of: sign, code) : .other
    var key = HardwareKey(
      meaning, americanSign: Self.americanSigns[code]?.sign(isShifted(state)),
      isPlain: isPlain || meaning == .backspace && holdsNothing)
    key.composed = sequence ?? (Self.isDead(sign) && !isShortcut ? .nothing : nil)
    if sequence == nil, !isPlain, !isShortcut, case .text(let text) = key.meaning { key.composed = .text(text) }
    return key
  }

  /// Whether Control, Alt or Super is held and chooses no sign of a key's own, as AltGr does where it stands for both of the former.
  private func isShortcut(_ code: UInt32) -> Bool {
    guard let state else { return false }
    let held = xkb_state_serialize_mods(state, XKB_STATE_MODS_EFFECTIVE) & shortcutMask
    return held & ~xkb_state_key_get_consumed_mods(state, code &+ Self.offset) != 0
  }

  /// Dead keys and Compose, of which without sequences nothing comes.
  private static func isDead(_ sign: xkb_keysym_t) -> Bool { (0xFE50...0xFE93).contains(sign) || sign == 0xFF20 }

  private func meaning(of sign: xkb_keysym_t, _ code: UInt32) -> HardwareKey.Meaning {
    if let button = Self.remoteButtons[code] { return button }
    switch sign {
    case 0xFF08: return .backspace
    case 0xFF0D, 0xFF8D: return .enter
    case 0xFF31: return .language
    case 0xFF51...0xFF54:
      // With Shift it selects text.
      return state.map(isShifted) == true ? .other : .arrow([.left, .up, .right, .down][Int(sign) - 0xFF51])
    case _ where Self.isModifier(sign): return .modifier
    default: break
    }
    return hasText(code) ? .text(text(of: code)) : .other
  }

  /// What comes of a key that belongs to a sequence of Compose or of a dead key, which the app makes a text of; `nil` for any other.
  private func compose(_ sign: xkb_keysym_t) -> HardwareKey.Composed? {
    guard let compose, xkb_compose_state_feed(compose, sign) == XKB_COMPOSE_FEED_ACCEPTED else { return nil }
    switch xkb_compose_state_get_status(compose) {
    case XKB_COMPOSE_NOTHING: return nil
    case XKB_COMPOSE_COMPOSING: return .nothing
    case XKB_COMPOSE_COMPOSED:
      defer { xkb_compose_state_reset(compose) }
      let text = Self.text { xkb_compose_state_get_utf8(compose, $0, $1) }
      return text.isEmpty ? .nothing : .text(text)
    default:
      xkb_compose_state_reset(compose)
      return .nothing
    }
  }

  private func isShifted(_ state: OpaquePointer) -> Bool {
    xkb_state_mod_name_is_active(state, "Shift", XKB_STATE_MODS_EFFECTIVE) > 0
  }

  private func text(of code: UInt32) -> String {
    guard let state else { return "" }
    return Self.text { xkb_state_key_get_utf8(state, code &+ Self.offset, $0, $1) }
  }

  private static func text(_ read: (UnsafeMutablePointer<CChar>?, Int) -> Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 64)
    let count = buffer.withUnsafeMutableBufferPointer { read($0.baseAddress, $0.count) }
    guard count > 0, count < buffer.count else { return "" }
    return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

// MARK: - Places

extension GrabbedKeymap {
  /// KEY_OK and KEY_SELECT, KEY_BACK and KEY_EXIT, by their codes: many keymaps have nothing in their places. Source:
  /// linux/input-event-codes.h.
  private static let remoteButtons: [UInt32: HardwareKey.Meaning] = [
    352: .select, 353: .select, 158: .back, 174: .back,
  ]

  /// What an American keyboard has on a key.
  private struct Signs {
    var plain: Character?
    var shifted: Character?

    func sign(_ isShifted: Bool) -> Character? { isShifted ? shifted : plain }
  }

  private static let americanSigns: [UInt32: Signs] = KeySlots.american.reduce(into: [:]) { signs, entry in
    let (scalar, place) = entry
    if place.needsShift {
      signs[place.code, default: Signs()].shifted = Character(scalar)
    } else {
      signs[place.code, default: Signs()].plain = Character(scalar)
    }
  }
}
