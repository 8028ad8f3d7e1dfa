// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What slips cost on a two-set keyboard, in nats.
enum KoreanCosts {
  /// A letter that was left out.
  static let omission: Float = 6
  /// A touch too many, of another letter than the one before.
  static let insertion: Float = 9
  /// Shift that was forgotten, or on where it was not meant.
  static let shift: Float = 3.3
  /// Shift that was meant where another key was touched, which has one letter alone.
  static let unknownShift: Float = 0.7
  /// The most that a touch costs for a letter that sounds like the typed one.
  static let confusion: Float = 4.5
  /// What a stem costs more with an ending that it was not seen with.
  static let joint: Float = 1
  /// What an ending costs that was only begun.
  static let completion: Float = 1
  /// How much worse than the best a stem with an ending may be that is offered.
  static let oddity: Float = 6
  /// What syllables cost as a word that nobody listed.
  static let unlisted: Float = 4.4
  /// How much of what it costs counts besides that they follow one another.
  static let syllable: Float = 0.6
  /// What it costs at most, however odd its syllables: it may be of another language.
  static let unlistedMost: Float = 25
  /// How much better another word has to be than a stem with an ending that was touched, of which half counts.
  static let joined: Float = 4.5
  /// What an unknown word costs as it was typed, where no places are known or its letters make no syllables.
  static let unknown: Float = 17.5
  /// What each letter of an unknown word costs besides.
  static let unknownLetter: Float = 0.2
  /// What letters that make no syllable cost more as they were typed.
  static let stray: Float = 8
  /// How much better another word has to be than a known one that was touched, to take its place.
  static let known: Float = 5.5
  /// How much better it has to be where nothing is known of where touches landed.
  static let knownLetters: Float = 7.5
  /// How much better it has to be than an unknown one there.
  static let letters: Float = 3.5
  /// What each letter of an unknown word costs besides there: letters that are exact are the less meant the more of them a word
  /// has.
  static let exactLetter: Float = 0.2
  /// What a known word costs at most as it was typed: stems have endings that they were never seen with.
  static let rare: Float = 19
  /// How much better a word has to be where the second is as good as it.
  static let ambiguity: Float = 0.4
  /// What letters that make no syllable and are meant so, such as laughter, cost as they were typed.
  static let meant: Float = 5
  /// How much better a word has to be than a stem with an ending that differs from it in its spelling alone, by more than ㅅ for ㅆ,
  /// where it is not known where touches landed.
  static let spelling: Float = 2
  /// How far a slip may go by which letters that make no syllable make some.
  static let mending: Float = 4
  /// How much better such a slip has to be than any other.
  static let mendingMargin: Float = 1.5
  /// How many times narrower touches are taken to spread than the model says, across and down: where few words are known, the
  /// place says more than the word.
  static let sharpness = SIMD2<Float>(1, 1.2)
}
