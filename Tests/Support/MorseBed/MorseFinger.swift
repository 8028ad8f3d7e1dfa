// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Geometry
import MorseCode
import MorseUI
package import TestBed

/// A finger that types on the Morse keyboard as it shows in a session: dot by dot, on the screen.
package struct MorseFinger {
  private let keyboard: Keyboard
  private let injector: Injector

  package init(_ keyboard: Keyboard, in session: Session) {
    self.keyboard = keyboard
    injector = session.injector
  }

  /// Types a text of letters, digits and spaces: each letter ends with a space, and a word with a second one.
  package func type(_ text: String) throws {
    for character in text {
      if character == " " {
        try tap(.space)
      } else {
        guard let sign = MorseTable.sign(typing: String(character)) else {
          throw BedError("there is no Morse code for \(character)")
        }
        for signal in sign.signals { try tap(signal == .dot ? .dot : .dash) }
        try tap(.space)
      }
    }
  }

  /// Taps the letters of a word without ending the last one.
  package func tapSignals(of letter: String) throws {
    for signal in MorseTable.sign(typing: letter)?.signals ?? [] { try tap(signal == .dot ? .dot : .dash) }
  }

  package func tap(_ key: Key) throws { try injector.tap(place(of: key)) }

  /// The keys that are told apart here.
  package enum Key: Sendable { case dot, dash, space, delete, shift, next, `return` }

  /// Returns the middle of a key on the screen.
  package func place(of key: Key) throws -> Point {
    let state = try keyboard.state()
    guard let area = state.guest else { throw BedError("the Morse keyboard does not show") }
    let plan = KeyPlan(
      size: CGSize(width: area.width, height: area.height), showsNext: state.key("globe-below") == nil,
      usesOneSwitch: false)
    let name: KeyPlan.Key =
      switch key {
      case .dot: .dot
      case .dash: .dash
      case .space: .space
      case .delete: .delete
      case .shift: .shift
      case .next: .next
      case .return: .return
      }
    guard let frame = plan.frames[name] else { throw BedError("the Morse keyboard has no key \(key)") }
    return Point(x: area.minX + Double(frame.midX), y: area.minY + Double(frame.midY))
  }
}

extension CustomKeyboard {
  /// The Morse keyboard of `Examples/MorseCoder`.
  package static let morse = CustomKeyboard(
    identifier: "org.spinet.morse-coder.keyboard", name: "Morse", executable: "MorseKeyboard",
    files: [
      "Examples/MorseCoder/Info.plist", "Examples/MorseCoder/Resources/en.lproj",
      "Examples/MorseCoder/Resources/ko.lproj",
    ])
}
