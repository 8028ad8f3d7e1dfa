// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardTesting
import MorseCode
import MorseUI
import UIKitCore

/// A finger on the keys of the Morse keyboard.
@MainActor
struct MorseFinger {
  private let app: TestApp

  init(_ app: TestApp) { self.app = app }

  func tap(_ key: KeyPlan.Key) throws { try app.tap(.identifier(key.identifier)) }

  /// Keys signals, given as full stops and hyphens; a space is the space key.
  func key(_ signals: String) throws {
    for signal in signals { try tap(signal == "." ? .dot : signal == "-" ? .dash : .space) }
  }

  /// Types a text: signals, a space behind each letter, and one more between words.
  func type(_ text: String) throws {
    for character in text {
      for signal in MorseTable.sign(typing: String(character))?.signals ?? [] {
        try tap(signal == .dot ? .dot : .dash)
      }
      try tap(.space)
    }
  }
}
