// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// How the keyboard is held on a screen.
package enum KeyboardForm: String, Hashable, Sendable, CaseIterable {
  /// At the bottom, as wide as the screen.
  case docked
  /// As wide as the screen, above its bottom. Apps do not make room for it, nor for the next two.
  case undocked
  /// In two halves at the sides of the screen, above its bottom.
  case split
  /// A small card, anywhere on the screen.
  case floating

  /// Those in which a keyboard comes that is no part of the app.
  package static let onDesktops: [KeyboardForm] = [.docked, .split, .floating]
}

extension KeyboardForm {
  /// Whether it is above the bottom of the screen and as wide as it.
  package var isLifted: Bool { self == .undocked || self == .split }

  /// The form whose keys it has: a keyboard that is lifted has those that it had at the bottom.
  package var ofKeys: KeyboardForm { self == .undocked ? .docked : self }

  /// Whether there is room for it on a screen: phones have none beside the app.
  ///
  /// - Parameter size: Of the screen, in logical pixels.
  package func fits(_ size: Size) -> Bool {
    let hasRoom = min(size.width, size.height) >= FloatingCard.leastShortSide
    return switch self {
    case .docked: true
    case .undocked, .floating: hasRoom
    case .split: hasRoom && size.width >= KeyboardHalves.leastScreenWidth
    }
  }

  /// Returns the form that two fingers make of it which came together on the keys, or moved apart; the same where they do
  /// nothing.
  ///
  /// - Parameter isPossible: Whether the keyboard can have a form here.
  package func pinched(isIn: Bool, where isPossible: (KeyboardForm) -> Bool) -> KeyboardForm {
    let new: KeyboardForm =
      switch (self, isIn) {
      case (.docked, true), (.undocked, true): .floating
      case (.docked, false), (.undocked, false): .split
      case (.split, true): isPossible(.undocked) ? .undocked : .docked
      case (.floating, false): .docked
      case (.split, false), (.floating, true): self
      }
    return isPossible(new) ? new : self
  }
}
