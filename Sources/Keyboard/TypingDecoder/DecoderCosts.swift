// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What slips cost, in nats.
package enum DecoderCosts {
  /// A letter that was left out.
  static let omission: Float = 3.9
  /// A vowel that was left out.
  static let vowelOmission: Float = 3.6
  /// A touch too many.
  static let insertion: Float = 5.9
  /// A vowel too many.
  static let vowelInsertion: Float = 5.1
  /// What either costs more where a finger touched it: letters too many are oftener a matter of spelling.
  static let touchedInsertion: Float = 1.5
  /// Two touches in the wrong order.
  static let swap: Float = 4.2
  /// A letter typed twice that is single.
  static let doubling: Float = 3.2
  /// A doubled letter typed once.
  static let halving: Float = 2.8
  /// An apostrophe that was left out: people leave it to the keyboard.
  static let apostrophe: Float = 1.4
  /// An accent that was left out: it takes a long touch.
  static let accent: Float = 0.7
  /// Added to a slip on the first letter, which people seldom get wrong.
  static let first: Float = 0.8
  /// The most that a touch costs, however far from the key: a wrong letter is also a matter of spelling.
  static let limit: Float = 9.9
  /// The most that a touch costs for a letter that sounds much like the typed one.
  static let confusion: Float = 5.75
  /// A space that was left out.
  static let space: Float = 7
  /// What two words cost more between which a space is missing, and which have not been seen one after the other.
  static let unseenSpace: Float = 4
  /// What a letter that is not on the keys costs for any other.
  static let foreign: Float = 99
  /// What an unknown word costs as it was typed; below it, unknown names are replaced too often.
  static let unknown: Float = 19.5
  /// What each letter of an unknown word costs besides.
  static let unknownLetter: Float = 0.44
  /// What an unknown word of fewer than five letters costs less for each of them: it may be an abbreviation.
  static let unknownShort: Float = 2.5
  /// What a word with a capital costs less as it was typed: at the start of a sentence it may be a name.
  static let capital: Float = 3
  /// How much better another word has to be where keys are certain, as on a real keyboard.
  static let exact: Float = 3
  /// The most that a touch costs the word as it was typed: whoever types a name may miss a key's centre, too.
  static let literalTouchLimit: Float = 3.45
  /// What a touch costs at most for a letter that takes the place of a letter alone: three standard deviations.
  static let neighbor: Float = 4.5
  /// How much better another word has to be than a known one that was touched, to take its place.
  static let known: Float = 3.3
  /// How much better it has to be where nothing is known of where touches landed.
  static let knownLetters: Float = 9
  /// How much better the best word has to be than the literal where the second is as good as the best.
  static let ambiguity: Float = 2
  /// How much of what the language model says counts against a nat of touches.
  static let language: Float = 0.95
  /// What a word costs that was only begun; a gain, as words are begun more often than they are misspelt.
  static let completion: Float = -1
  /// What each letter costs that would complete a word.
  static let completionLetter: Float = 0.02
  /// How much worse than the letters as they stand a beginning may be that is completed.
  static let completionSlip: Float = 3
  /// How much of the cost of the likeliest word below a node counts in choosing what to follow.
  static let foresight: Float = 0.49
  /// How far from a key's centre a touch may be to be learnt from, as the square of standard deviations.
  static let farthestSquare: Float = 25
  /// About how many touches count for the general offset; a hand that holds the device otherwise is followed in some words.
  static let offsetMemory: Float = 90
  /// How many touches at the centre the general offset starts from.
  static let offsetPrior: Float = 6
  /// About how many touches of a letter count.
  static let letterMemory: Float = 35
  /// How many touches at the general offset each letter starts from.
  static let letterPrior: Float = 20
  /// About how many touches count for how widely touches spread.
  static let spreadMemory: Float = 400
  /// How many touches that spread as usual it starts from.
  static let spreadPrior: Float = 60
  /// How many times wider than the learnt ones touches are taken to spread: where fingers slip, few words are learnt from.
  static let spreadScale = SIMD2<Float>(1.15, 1.25)
  /// After how many touches a word is looked for no longer.
  static let longestWord = 64
  /// How many hypotheses are followed for each touch, or a few more; more change nothing in what is found.
  static let beam = 200
  /// The worst hypothesis that is worth keeping, above the best.
  static let width: Float = 16
}
