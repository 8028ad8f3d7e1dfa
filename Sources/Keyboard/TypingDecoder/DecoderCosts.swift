// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What slips cost, in nats.
package enum DecoderCosts {
  /// A letter that was left out: about one in two hundred.
  static let omission: Float = 5.2
  /// A touch too many.
  static let insertion: Float = 5.6
  /// Two touches in the wrong order.
  static let swap: Float = 4.2
  /// A doubled letter typed once, or a single one twice: the commonest slips of spelling.
  static let doubling: Float = 3.2
  /// An apostrophe that was left out: people leave it to the keyboard.
  static let apostrophe: Float = 1.2
  /// An accent that was left out: it takes a long touch.
  static let accent: Float = 0.7
  /// Added to a slip on the first letter, which people seldom get wrong.
  static let first: Float = 1.5
  /// The most that a touch costs, however far from the key: a wrong letter is also a matter of spelling.
  static let limit: Float = 7.5
  /// What a letter that is not on the keys costs for any other.
  static let foreign: Float = 99
  /// What an unknown word costs as it was typed; below it, unknown names are replaced too often.
  static let unknown: Float = 20
  /// What each letter of an unknown word costs besides.
  static let unknownLetter: Float = 0.35
  /// The most that a touch costs the word as it was typed: whoever types a name may miss a key's centre, too.
  static let literalTouchLimit: Float = 3
  /// How many hypotheses are kept for each touch; more change nothing in what is found.
  static let beam = 100
  /// The worst hypothesis that is worth keeping, above the best.
  static let width: Float = 20
}
