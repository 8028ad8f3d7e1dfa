// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CXKBCommon
import TestSupport
import Testing
import TextModel

@testable import WaylandPlatform

@MainActor
@Suite struct KeySlotsTests {
  @Test func `every ASCII character and control that a key has is typed by its key`() throws {
    var slots = KeySlots()
    for value in UInt32(0x20)...0x7E {
      let scalar = try #require(Unicode.Scalar(value))
      let (place, isNew) = slots.place(of: scalar)
      #expect(!isNew)
      #expect(try Keymap(slots.keymapText).text(at: place) == String(Character(scalar)))
    }
    let keymap = try Keymap(slots.keymapText)
    #expect(keymap.symbol(at: slots.place(of: "\n").place) == 0xFF0D)
    #expect(keymap.symbol(at: slots.place(of: "\t").place) == 0xFF09)
  }

  @Test func `every key that types nothing has its symbol`() throws {
    let keymap = try Keymap(KeySlots().keymapText)
    let expected: [(KeyStroke.Key, String)] = [
      (.enter, "Return"), (.backspace, "BackSpace"), (.delete, "Delete"), (.tab, "Tab"), (.escape, "Escape"),
      (.left, "Left"), (.right, "Right"), (.up, "Up"), (.down, "Down"), (.home, "Home"), (.end, "End"),
      (.pageUp, "Prior"), (.pageDown, "Next"), (.function(1), "F1"), (.function(10), "F10"), (.function(11), "F11"),
      (.function(12), "F12"), (.function(-3), "F1"), (.function(99), "F12"),
    ]
    for (key, name) in expected {
      let place = KeySlots.Place(code: KeySlots.code(of: key))
      #expect(keymap.symbol(at: place) == xkb_keysym_from_name(name, XKB_KEYSYM_NO_FLAGS))
    }
  }

  @Test("ED-3 characters of a secret are forgotten with it, and the places of those before stay")
  func secret() throws {
    var slots = KeySlots()
    let korean = slots.place(of: "한").place
    slots.beginSecret()
    let before = slots.place(of: "한")
    #expect(before.place == korean && !before.isNew)
    for character in "€ß".unicodeScalars { _ = slots.place(of: character) }
    #expect(slots.keymapText.contains("U20AC") && slots.keymapText.contains("ssharp"))
    var isOther = slots.endSecret()
    #expect(isOther && !slots.keymapText.contains("U20AC") && !slots.keymapText.contains("ssharp"))
    let after = slots.place(of: "한")
    #expect(after.place == korean && !after.isNew)
    // Only when a secret had characters of its own must the keymap be sent.
    slots.beginSecret()
    for character in "한q".unicodeScalars { _ = slots.place(of: character) }
    isOther = slots.endSecret()
    #expect(!isOther)
  }

  @Test func `no two keys share a code, and no two characters a place`() {
    let codes = KeySlots.fixedKeys.map(\.code) + KeySlots.modifierKeys.map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(Set(KeySlots.spares).count == KeySlots.spares.count)
    #expect(KeySlots.spares.allSatisfy { place in place.group > 0 && codes.contains(place.code) })
  }

  @Test func `modifier keys set their modifiers`() throws {
    let keymap = try Keymap(KeySlots().keymapText)
    for modifier in KeySlots.modifierKeys {
      #expect(keymap.modifiers(afterPressing: modifier.code) & modifier.mask != 0)
    }
  }

  @Test func `characters of every script are typed exactly, each by the keymap sent last before it`() throws {
    var random = SeededGenerator(seed: 5)
    var slots = KeySlots()
    var keymap = try Keymap(slots.keymapText)
    var keymaps = 1
    // People write with a few hundred characters at a time, more than there are spare keys.
    var inUse: [Unicode.Scalar] = []
    for count in 0..<10_000 {
      if count % 1000 == 0 { inUse = (0..<180).map { _ in random.scalar() } }
      let scalar = inUse[random.next(below: inUse.count)]
      let (place, isNew) = slots.place(of: scalar)
      if isNew {
        keymap = try Keymap(slots.keymapText)
        keymaps += 1
      }
      #expect(keymap.text(at: place) == String(Character(scalar)), "U+\(String(scalar.value, radix: 16))")
    }
    #expect(keymaps > 100)
  }

  @Test func `a key that gives way was used longest ago`() throws {
    var slots = KeySlots()
    let first = try #require(Unicode.Scalar(0xAC00))
    let place = slots.place(of: first).place
    for offset in 1..<UInt32(KeySlots.spares.count) {
      _ = slots.place(of: try #require(Unicode.Scalar(0xAC00 + offset)))
    }
    #expect(slots.place(of: first) == (place, false))
    let newcomer = try #require(Unicode.Scalar(0xD000))
    #expect(slots.place(of: newcomer).isNew)
    #expect(slots.place(of: first) == (place, false))
    #expect(slots.place(of: try #require(Unicode.Scalar(0xAC01))).isNew)
  }

  @Test func `characters that no keyboard can have leave a sound keymap`() throws {
    var slots = KeySlots()
    for value: UInt32 in [0, 1, 0x7F, 0x80, 0xFFFE, 0xFFFF, 0xFDD0, 0x10FFFF, 0xE000] {
      _ = slots.place(of: try #require(Unicode.Scalar(value)))
      _ = try Keymap(slots.keymapText)
    }
  }
}

extension SeededGenerator {
  /// A character of a script, weighted towards those that people write.
  fileprivate mutating func scalar() -> Unicode.Scalar {
    let blocks: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0xA1...0xFF, 0x100...0x17F, 0x300...0x36F, 0x391...0x3A9, 0x410...0x44F, 0x5D0...0x5EA,
      0x621...0x64A, 0x905...0x939, 0xE01...0xE3A, 0x3041...0x3096, 0x3131...0x3163, 0x4E00...0x4FFF, 0xAC00...0xD7A3,
      0x2010...0x2027, 0x20A0...0x20BF, 0x1F300...0x1F6FF, 0x1F3FB...0x1F3FF, 0x200D...0x200D, 0xFE0F...0xFE0F,
    ]
    while true {
      let block = blocks[next(below: blocks.count)]
      let value = block.lowerBound + UInt32(next(below: block.count))
      if let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .unassigned { return scalar }
    }
  }
}

/// A keymap as an app reads it.
@MainActor
private final class Keymap {
  private let context: OpaquePointer
  private let keymap: OpaquePointer

  init(_ text: String) throws {
    context = try #require(xkb_context_new(XKB_CONTEXT_NO_FLAGS))
    let made = xkb_keymap_new_from_string(
      context, text, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
    keymap = try #require(made, "the keymap does not compile")
  }

  isolated deinit {
    xkb_keymap_unref(keymap)
    xkb_context_unref(context)
  }

  func symbol(at place: KeySlots.Place) -> UInt32 {
    withState(place) { xkb_state_key_get_one_sym($0, place.code + 8) }
  }

  func text(at place: KeySlots.Place) -> String? {
    let value = withState(place) { xkb_state_key_get_utf32($0, place.code + 8) }
    return Unicode.Scalar(value).map { String(Character($0)) }
  }

  func modifiers(afterPressing code: UInt32) -> UInt32 {
    let state = xkb_state_new(keymap)
    defer { xkb_state_unref(state) }
    xkb_state_update_key(state, code + 8, XKB_KEY_DOWN)
    return xkb_state_serialize_mods(state, XKB_STATE_MODS_EFFECTIVE)
  }

  private func withState(_ place: KeySlots.Place, _ body: (OpaquePointer?) -> UInt32) -> UInt32 {
    let state = xkb_state_new(keymap)
    defer { xkb_state_unref(state) }
    xkb_state_update_mask(state, place.needsShift ? 1 : 0, 0, 0, 0, 0, place.group)
    return body(state)
  }
}
