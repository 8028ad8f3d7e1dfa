// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
import Foundation
import Geometry
import KeyboardEngine
import SystemKeyboard
import TextModel
import UIKitCore

/// A key, for screen readers and tests.
@MainActor
final class KeyElement: UIAccessibilityElement {
  private unowned let keyboard: EmbeddedKeyboardView

  /// - Parameter returnKey: What the Return key says; `nil` for what it is called.
  init(_ key: PlacedKey, returnKey: String?, in keyboard: EmbeddedKeyboardView) {
    self.keyboard = keyboard
    super.init(accessibilityContainer: keyboard)
    accessibilityFrameInContainerSpace = CGRect(
      x: key.frame.minX, y: key.frame.minY, width: key.frame.width, height: key.frame.height)
    accessibilityLabel = key.role == .return ? returnKey ?? key.spokenName : key.spokenName
    accessibilityTraits = .keyboardKey
  }
}

extension PlacedKey {
  /// What the key is called: the sign that it types, or what it does.
  @MainActor fileprivate var spokenName: String {
    let words = PhraseLanguage.current
    switch role {
    case .character(let text), .suggestion(let text): return text
    case .space: return words(.space)
    case .delete: return words(.delete)
    case .return: return words(.returnKey)
    case .shift: return words(.shift)
    case .globe: return words(.nextKeyboard)
    case .dismiss: return words(.hideKeyboard)
    case .emoji: return words(.emoji)
    case .findEmoji: return words(.searchEmoji)
    case .forget: return words(.forgetWord)
    case .oneHanded(.left): return words(.leftHand)
    case .oneHanded(.right): return words(.rightHand)
    case .oneHanded(.off): return words(.bothHands)
    case .section(let id): return PlacedKey.sectionName(id, words)
    case .plane, .keyboard, .form, .settings, .modifier, .stroke: return wordOnCap
    }
  }

  private var wordOnCap: String {
    switch label {
    case .text(let text), .word(let text), .pad(let text, _), .line(let text, _), .emoji(let text), .heading(let text),
      .entry(let text, _), .suggestion(let text, _), .secret(_, let text):
      text
    case .icon, .blank: id
    }
  }
}
