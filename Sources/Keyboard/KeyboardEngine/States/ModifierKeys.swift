// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// The states of Ctrl, Alt and their like, and what they make of the next key.
package struct ModifierKeys: Hashable, Sendable {
  private var latches: [UInt8: Latch] = [:]

  package init() {}

  /// The modifiers that apply to the next key.
  package var active: KeyStroke.Modifiers { modifiers { $0 != .off } }

  /// Those of them that stay on until they are tapped again.
  package var locked: KeyStroke.Modifiers { modifiers { $0 == .locked } }

  private func modifiers(where isWanted: (ShiftState) -> Bool) -> KeyStroke.Modifiers {
    var rawValue: UInt8 = 0
    for (modifiers, latch) in latches where isWanted(latch.state) { rawValue |= modifiers }
    return KeyStroke.Modifiers(rawValue: rawValue)
  }

  /// The state that the key of some modifiers shows.
  package func state(of modifiers: KeyStroke.Modifiers) -> ShiftState { latches[modifiers.rawValue]?.state ?? .off }
}

extension ModifierKeys {
  /// Takes part in an action: presses and releases of modifiers, and the keys that use them up.
  ///
  /// - Returns: The key stroke to send in place of what the action says, when a modifier applies to it or it is a
  ///   stroke anyway; `nil` when the action is to be performed as usual.
  package mutating func follow(_ action: KeyAction) -> KeyStroke? {
    switch action.kind {
    case .press(.modifier(let modifiers)):
      latches[modifiers.rawValue, default: Latch()].press(at: action.time)
      return nil
    case .release(.modifier(let modifiers)):
      latches[modifiers.rawValue]?.letGo()
      return nil
    case .press(let role), .pressAgain(let role):
      return stroke(for: role)
    case .deleteAgain:
      return active.isEmpty ? nil : stroke(for: .delete)
    case .nothing, .moveCaret, .moveCaretByLines, .release:
      return nil
    }
  }

  /// Forgets all: another field.
  package mutating func reset() { latches = [:] }

  private mutating func stroke(for role: KeyRole) -> KeyStroke? {
    let modifiers = active
    let isStroke = if case .stroke = role { true } else { false }
    guard isStroke || !modifiers.isEmpty, var stroke = KeyStroke(role) else { return nil }
    for key in latches.keys { latches[key]?.use() }
    stroke.modifiers.formUnion(modifiers)
    return stroke
  }
}

extension KeyStroke {
  /// The key of a hardware keyboard that does what a key's role says; `nil` when there is none.
  init?(_ role: KeyRole) {
    switch role {
    case .character(let text):
      guard let character = text.first, text.count == 1 else { return nil }
      self.init(.character(character))
    case .space: self.init(.character(" "))
    case .return: self.init(.enter)
    case .delete: self.init(.backspace)
    case .stroke(let stroke): self = stroke
    case .shift, .plane, .globe, .keyboard, .form, .oneHanded, .adjust, .scan, .settings, .emoji, .findEmoji, .section,
      .suggestion,
      .forget, .dismiss, .showKeys, .bar, .modifier:
      return nil
    }
  }
}
