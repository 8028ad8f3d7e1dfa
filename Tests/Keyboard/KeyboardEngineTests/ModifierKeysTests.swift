// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
import TextModel
import Testing

@Suite struct ModifierKeysTests {
  private let control = KeyRole.modifier(.control)

  @Test func `a tapped modifier applies to the next key only`() {
    var keys = ModifierKeys()
    tap(&keys, control, at: 0)
    #expect(keys.active == .control)
    #expect(press(&keys, .character("c")) == KeyStroke(.character("c"), modifiers: .control))
    #expect(press(&keys, .character("c")) == nil)
  }

  @Test func `several modifiers add up`() {
    var keys = ModifierKeys()
    tap(&keys, control, at: 0)
    tap(&keys, .modifier(.alt), at: 100)
    #expect(press(&keys, .delete) == KeyStroke(.backspace, modifiers: [.control, .alt]))
    #expect(keys.active == [])
  }

  @Test func `a modifier tapped twice is locked until it is tapped again`() {
    var keys = ModifierKeys()
    tap(&keys, control, at: 0)
    tap(&keys, control, at: 200)
    #expect(keys.state(of: .control) == .locked)
    for _ in 0..<2 { #expect(press(&keys, .space) == KeyStroke(.character(" "), modifiers: .control)) }
    tap(&keys, control, at: 2000)
    #expect(press(&keys, .space) == nil)
  }

  @Test func `a modifier held while another finger types is a chord`() {
    var keys = ModifierKeys()
    _ = keys.follow(.test(.press(control)))
    #expect(press(&keys, .stroke(KeyStroke(.left))) == KeyStroke(.left, modifiers: .control))
    #expect(press(&keys, .return) == KeyStroke(.enter, modifiers: .control))
    _ = keys.follow(.test(.release(control)))
    #expect(keys.active == [])
  }

  @Test func `without a modifier only strokes are strokes`() {
    var keys = ModifierKeys()
    #expect(press(&keys, .stroke(KeyStroke(.tab))) == KeyStroke(.tab))
    #expect(press(&keys, .character("a")) == nil)
    #expect(press(&keys, .return) == nil)
  }

  private func press(_ keys: inout ModifierKeys, _ role: KeyRole) -> KeyStroke? { keys.follow(.test(.press(role))) }

  private func tap(_ keys: inout ModifierKeys, _ role: KeyRole, at milliseconds: Int64) {
    _ = keys.follow(.test(.press(role), EventTime(milliseconds: milliseconds)))
    _ = keys.follow(.test(.release(role), EventTime(milliseconds: milliseconds + 50)))
  }
}
