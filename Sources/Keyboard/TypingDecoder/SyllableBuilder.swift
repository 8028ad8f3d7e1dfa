// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How likely syllables follow one another in the words of Korean, each word counted once: that tells what may be a word that nobody
/// listed from letters that are none.
struct SyllableBuilder {
  /// What stands before the first syllable and behind the last.
  private static let edge: Unicode.Scalar = "\0"
  /// How often a pair was seen at least that is kept.
  private static let fewest = 2.0
  /// What is taken off each count and left to syllables that were not seen there.
  private static let discount = 0.7

  private var alone: [Unicode.Scalar: Double] = [:]
  private var pairs: [Unicode.Scalar: [Unicode.Scalar: Double]] = [:]

  /// - Parameter words: The letters of each word; those that make no syllables are left out.
  init(words: some Sequence<String>) {
    for word in words {
      let text = KoreanLetters.compose(word)
      guard KoreanLetters.isWhole(text) else { continue }
      var last = Self.edge
      for syllable in Array(text.unicodeScalars) + [Self.edge] {
        alone[syllable, default: 0] += 1
        pairs[last, default: [:]][syllable, default: 0] += 1
        last = syllable
      }
    }
  }

  /// Writes the syllables and their pairs as `LanguageFormat` has them, and returns how many there are.
  func write(to body: inout ByteWriter) -> (syllableCount: Int, pairCount: Int) {
    let syllables = alone.keys.sorted()
    let total = alone.values.reduce(0, +)
    var (starts, entries) = (ByteWriter(), ByteWriter())
    for first in syllables {
      starts.append(UInt32(entries.bytes.count / 4))
      let all = pairs[first] ?? [:]
      let sum = all.values.reduce(0, +)
      let kept = all.filter { $0.value >= Self.fewest }.sorted { $0.key < $1.key }
      let left = 1 - kept.reduce(0) { $0 + ($1.value - Self.discount) / sum }
      for (second, count) in kept {
        let share = (count - Self.discount) / sum + left * (alone[second] ?? 0) / total
        entries.append(second.value << 16 | UInt32(Self.cost(share)))
      }
      let costs = UInt32(Self.cost((alone[first] ?? 0) / total)) << 8 | UInt32(Self.cost(left))
      body.append(first.value << 16 | costs)
    }
    let pairCount = entries.bytes.count / 4
    starts.append(UInt32(pairCount))
    body.bytes += starts.bytes + entries.bytes
    return (syllables.count, pairCount)
  }

  private static func cost(_ share: Double) -> UInt8 {
    LanguageFormat.costByte(ofNats: -Logarithm.natural(share))
  }
}
