// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - Syllables

extension Decoder {
  /// The syllables that letters which make none become by the least slip, and what they cost as a word that nobody listed;
  /// `nil` where no slip of one finger makes some, or two are about as likely.
  ///
  /// A touch may have been meant for a key nearby, or have come twice.
  var mendedSyllables: (text: String, cost: Float)? {
    guard hasPlace, touches.count > 1, touches.count <= DecoderCosts.longestWord else { return nil }
    let typed = touches.map(\.letter)
    // A consonant behind syllables may begin the next one.
    let isDoubled = typed[typed.count - 1] == typed[typed.count - 2]
    guard isDoubled || !KoreanLetters.isWhole(KoreanLetters.compose(typed.dropLast())) else { return nil }
    let farthest = KoreanCosts.mending + KoreanCosts.mendingMargin
    var found: [(text: String, slip: Float)] = []
    func offer(_ letters: [Unicode.Scalar], _ slip: Float) {
      let text = KoreanLetters.compose(letters)
      guard KoreanLetters.isWhole(text), !KoreanLetters.isMisspelt(text), !found.contains(where: { $0.text == text })
      else { return }
      found.append((text, slip))
    }
    for (index, touch) in touches.enumerated() {
      if index > 0, typed[index] == typed[index - 1] {
        var letters = typed
        letters.remove(at: index)
        offer(letters, DecoderCosts.doubling)
      }
      guard case .point(let letter, let place) = touch, let own = spatial.index(of: letter) else { continue }
      let touched = spatial.cost(of: place, for: own, sharpness: KoreanCosts.sharpness)
      for (key, other) in spatial.keys.enumerated() where key != own && KoreanLetters.contain(other.letter) {
        let slip = max(0, spatial.cost(of: place, for: key, sharpness: KoreanCosts.sharpness) - touched)
        guard slip < farthest else { continue }
        var letters = typed
        letters[index] = other.letter
        offer(letters, slip)
      }
    }
    let ranked = found.sorted { ($0.slip, $0.text) < ($1.slip, $1.text) }
    guard let best = ranked.first, best.slip < KoreanCosts.mending,
      ranked.count < 2 || ranked[1].slip > best.slip + KoreanCosts.mendingMargin
    else { return nil }
    let price = KoreanCosts.unknown + KoreanCosts.unknownLetter * Float(touches.count)
    return (best.text, literalTouchCost + best.slip + price)
  }
}
