// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What slips cost on a two-set keyboard, in nats.
enum KoreanCosts {
  /// A letter that was left out.
  static let omission: Float = 7
  /// A touch too many, of another letter than the one before.
  static let insertion: Float = 9
  /// Shift that was forgotten, or on where it was not meant.
  static let shift: Float = 3.5
  /// Shift that was meant where another key was touched, which has one letter alone.
  static let unknownShift: Float = 0.7
  /// The most that a touch costs for a letter that sounds like the typed one.
  static let confusion: Float = 4.5
  /// What a stem costs more with an ending that it was not seen with.
  static let joint: Float = 1
  /// What an ending costs that was only begun.
  static let completion: Float = 1
  /// What an unknown word costs as it was typed.
  static let unknown: Float = 17
  /// What each letter of an unknown word costs besides.
  static let unknownLetter: Float = 0.4
  /// What letters that make no syllable cost more as they were typed.
  static let stray: Float = 8
  /// How much better another word has to be than a known one that was touched, to take its place.
  static let known: Float = 4
  /// How much better another word has to be where nothing is known of where touches landed.
  static let letters: Float = 3.5
}
