// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardEngine
internal import TextModel

extension KeyRole {
  /// Whether a program may press it for the person: what types, and what leads to other keys of our own. What changes how the keyboard is kept, or what
  /// it has learnt, takes a finger.
  var isForPrograms: Bool {
    switch self {
    case .character, .space, .delete, .return, .shift, .plane, .globe, .keyboard, .emoji, .findEmoji, .section,
      .suggestion, .dismiss, .showKeys, .modifier, .stroke:
      true
    case .form, .oneHanded, .adjust, .bar, .scan, .settings, .forget: false
    }
  }
}
