// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - Syllables

extension LanguageFile {
  /// What a syllable costs in nats that no word has.
  private static var unseenSyllable: Float { 14 }

  /// What it costs in nats that syllables follow one another as in a word, also one that nobody listed; `nil` where the file knows
  /// of no syllables.
  func syllableCost(of text: String) -> Float? {
    guard syllableCount > 0 else { return nil }
    var sum: Float = 0
    // Zero stands for both ends of a word.
    var last: Unicode.Scalar = "\0"
    for syllable in text.unicodeScalars {
      sum += cost(of: syllable, after: last)
      last = syllable
    }
    return sum + cost(of: "\0", after: last)
  }

  private func cost(of syllable: Unicode.Scalar, after last: Unicode.Scalar) -> Float {
    let alone = costs(of: syllable)?.alone ?? Self.unseenSyllable
    guard let (place, _, backOff) = costs(of: last) else { return alone }
    let start = places.syllableStarts + place * 4
    let (first, end) = (Int(number(at: start)), Int(number(at: start + 4)))
    guard first <= end, end <= syllablePairCount else { return alone }
    let key = { Int(number(at: places.syllablePairs + $0 * 4) >> 16) }
    guard let pair = (first..<end).search(for: Int(syllable.value), key: key) else { return alone + backOff }
    return nats(number(at: places.syllablePairs + pair * 4))
  }

  /// The place of a syllable, what it costs by itself, and what one costs more that was not seen behind it.
  private func costs(of syllable: Unicode.Scalar) -> (place: Int, alone: Float, backOff: Float)? {
    let key = { Int(number(at: places.syllables + $0 * 4) >> 16) }
    guard let place = (0..<syllableCount).search(for: Int(syllable.value), key: key) else { return nil }
    let entry = number(at: places.syllables + place * 4)
    return (place, nats(entry >> 8), nats(entry))
  }

  private func nats(_ entry: UInt32) -> Float { Float(UInt8(truncatingIfNeeded: entry)) / LanguageFormat.stepsPerNat }
}
