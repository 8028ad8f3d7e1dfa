// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How much a keyboard may type for one touch. A keyboard may ask for less at once, and knows before it asks.
package enum TypingLimits {
  /// Texts that are put in, composed ones too: a text that is put in whole is one, and so is each of its lines.
  package static let textsPerTouch = 64
  /// The characters of them, in Unicode scalars.
  package static let charactersPerTouch = 16 << 10
  /// Characters that are taken away and steps of the caret: all that a keyboard hears of, on both sides of the caret.
  package static let stepsPerTouch = 2 * PacketLimits.contextUTF16Count
}
