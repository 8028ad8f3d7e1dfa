// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardEngine
internal import TextModel

extension KeyClick {
  /// The one of a key when a finger comes down on it.
  init(_ role: KeyRole) {
    switch role {
    case .character, .space, .emoji, .suggestion, .forget: self = .character
    case .delete: self = .delete
    case .return, .shift, .plane, .globe, .keyboard, .form, .oneHanded, .adjust, .scan, .settings, .findEmoji, .section,
      .dismiss,
      .showKeys, .bar, .modifier, .stroke:
      self = .modifier
    }
  }
}
