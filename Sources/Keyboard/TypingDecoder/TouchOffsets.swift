// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Where a person's touches land: how far from the keys' centres, in general and key by key, and how widely they spread around that.
///
/// It is learnt from words that are known to have been meant, and forgets what is long ago. Whoever uses the decoder keeps it
/// from word to word, and gives it to the spatial model. It holds sums and no text: at most one entry for each letter.
public struct TouchOffsets: Hashable, Sendable {
  /// Touches that were counted, those long ago less.
  private struct Tally: Hashable, Sendable {
    var count: Float = 0
    var sum = SIMD2<Float>.zero

    /// - Parameter memory: About how many touches count.
    mutating func add(_ value: SIMD2<Float>, memory: Float) {
      let kept = 1 - 1 / memory
      count = count * kept + 1
      sum = sum * kept + value
    }
  }

  private var all = Tally()
  /// The squares of how far touches landed from where they were expected.
  private var squares = Tally()
  private var letters: [Unicode.Scalar: Tally] = [:]

  /// Makes a value that has learnt nothing: touches land around the centres.
  public init() {}

  /// Learns from the touches of a word that was meant.
  ///
  /// Nothing is learnt when the touches are not one for each letter, or are farther from a key than slips go.
  ///
  /// - Parameters:
  ///   - touches: The touches of the word.
  ///   - word: The word, in any case.
  ///   - model: The model with the keys that were touched.
  public mutating func learn(_ touches: [Touch], as word: String, on model: SpatialModel) {
    let meant = KoreanLetters.keystrokes(of: word.lowercased()).unicodeScalars.filter { $0 != "'" }
    guard meant.count == touches.count else { return }
    var distances: [(letter: Unicode.Scalar, distance: SIMD2<Float>)] = []
    for (letter, touch) in zip(meant, touches) {
      guard case .point(_, let place) = touch, let key = model.key(of: letter) else { return }
      let distance = place - key.center
      let far = distance / model.deviation
      guard (far * far).sum() < DecoderCosts.farthestSquare else { return }
      distances.append((key.letter, distance))
    }
    for (letter, distance) in distances {
      let away = distance - offset(for: letter)
      squares.add(away * away, memory: DecoderCosts.spreadMemory)
      all.add(distance, memory: DecoderCosts.offsetMemory)
      letters[letter, default: Tally()].add(distance, memory: DecoderCosts.letterMemory)
    }
  }

  /// How far from the centre of a letter's key touches land on average, in the unit of the model.
  public func offset(for letter: Unicode.Scalar) -> SIMD2<Float> {
    let general = all.sum / (all.count + DecoderCosts.offsetPrior)
    guard let own = letters[letter] else { return general }
    return general + (own.sum - general * own.count) / (own.count + DecoderCosts.letterPrior)
  }

  /// How widely touches are taken to spread around where they are expected, in the unit of the model.
  ///
  /// - Parameter usual: How widely they spread where nothing is known.
  func deviation(from usual: SIMD2<Float>) -> SIMD2<Float> {
    let prior = usual * usual * DecoderCosts.spreadPrior
    let learnt = squares.sum * DecoderCosts.spreadScale * DecoderCosts.spreadScale
    return ((prior + learnt) / (squares.count + DecoderCosts.spreadPrior)).squareRoot()
  }
}
