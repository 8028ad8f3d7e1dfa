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
    let name = key.spokenName(PhraseLanguage.current)
    accessibilityLabel = key.role == .return ? returnKey ?? name : name
    accessibilityTraits = .keyboardKey
  }
}
