// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TextModel

// How keys of each role answer to touch.
extension KeyRole {
  /// Whether the key acts when the finger comes down and is reported again when it is let go.
  var isHeld: Bool {
    switch self {
    case .shift, .plane, .modifier: true
    case .character, .space, .delete, .return, .globe, .keyboard, .form, .oneHanded, .adjust, .scan, .settings, .emoji,
      .findEmoji,
      .section,
      .suggestion, .forget, .dismiss, .showKeys, .bar, .stroke:
      false
    }
  }

  /// Whether a finger may slide from one such key to another before it lifts.
  var isSlidable: Bool {
    switch self {
    case .character, .space: true
    case .delete, .return, .shift, .plane, .globe, .keyboard, .form, .oneHanded, .adjust, .scan, .settings, .emoji,
      .findEmoji,
      .section,
      .suggestion, .forget, .dismiss, .showKeys, .bar, .modifier, .stroke:
      false
    }
  }

  /// Whether a finger that came down on the key may go on to one of the keys that it brought, and press that.
  var leadsToKeys: Bool {
    switch self {
    case .plane, .shift: true
    default: false
    }
  }

  /// Whether a hold chooses nothing until the finger moves to a choice: lifting it at once changes nothing.
  var waitsForChoice: Bool {
    switch self {
    case .globe, .suggestion, .showKeys: true
    default: false
    }
  }

  var isCharacter: Bool {
    if case .character = self { true } else { false }
  }

  /// Whether the key repeats while it is held, though it acts on lifting otherwise.
  var repeats: Bool {
    guard case .stroke(let stroke) = self else { return false }
    switch stroke.key {
    case .left, .right, .up, .down, .pageUp, .pageDown, .backspace, .delete, .tab, .enter: return true
    case .character, .escape, .home, .end, .function: return false
    }
  }
}
