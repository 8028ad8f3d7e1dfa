// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a touch costs for each letter of the languages.
struct TouchCosts: Sendable {
  /// A letter of a language.
  private struct Label {
    /// The letter; `nil` where the alphabet has none.
    var scalar: Unicode.Scalar?
    /// The letter without its accent.
    var base: Unicode.Scalar
    /// The place of its key in the model, or of that of the letter without its accent; −1 for none.
    var key: Int
    var isAccented: Bool
    /// What it costs to leave the letter out.
    var omission: Float
  }

  /// For each language the letters of its alphabet, up to the most there can be.
  private var labels: [Label]
  /// The place of the space bar among the keys.
  private var spaceKey: Int?
  /// For each touch, language and label, what the touch costs for the label.
  private var costs: [Float] = []
  private let stride: Int
  /// For each language whether any of its letters is on a key.
  private var hasKeys: [Bool]
  /// For each language whether the last touch may have been meant for one of its letters.
  private var areMeant: [Bool]

  init(languages: [LanguageFile], keys: [SpatialModel.Key]) {
    stride = languages.count * LanguageFormat.labelLimit
    hasKeys = Array(repeating: false, count: languages.count)
    areMeant = hasKeys
    labels = languages.flatMap { language in
      (0..<LanguageFormat.labelLimit).map { label in
        let scalar = label < language.labelCount ? Unicode.Scalar(language.scalar(of: label)) : nil
        let base = KoreanLetters.unshifted(Unicode.Scalar(language.base(of: label)) ?? "\0")
        let omission =
          KoreanLetters.contain(base)
          ? KoreanCosts.omission
          : scalar == "'"
            ? DecoderCosts.apostrophe : Confusions.isVowel(base) ? DecoderCosts.vowelOmission : DecoderCosts.omission
        return Label(
          scalar: scalar, base: base, key: -1, isAccented: base != scalar, omission: omission)
      }
    }
    use(keys)
  }

  /// Weighs the touches to come by other keys.
  mutating func use(_ keys: [SpatialModel.Key]) {
    spaceKey = keys.firstIndex { $0.letter == " " }
    for index in labels.indices {
      let base = labels[index].base
      labels[index].key = keys.firstIndex { $0.letter == base } ?? -1
    }
    for language in hasKeys.indices { hasKeys[language] = letters(of: language).contains { $0.key >= 0 } }
  }

  private func letters(of language: Int) -> ArraySlice<Label> {
    labels[language * LanguageFormat.labelLimit..<(language + 1) * LanguageFormat.labelLimit]
  }

  /// Whether the last touch may have been meant for a letter of a language: none of its words was where that touch typed none of its
  /// letters and none of them is on a key.
  func canBeMeant(_ language: Int16) -> Bool { areMeant[Int(language)] }

  /// Where the costs of a touch for the letters of a language start.
  func start(ofTouch touch: Int, _ language: Int) -> Int { touch * stride + language * LanguageFormat.labelLimit }

  subscript(place: Int) -> Float { costs[place] }

  /// What it costs to leave out a letter of a language.
  func omission(_ language: Int, label: Int) -> Float { labels[language * LanguageFormat.labelLimit + label].omission }

  mutating func removeAll() { costs.removeAll(keepingCapacity: true) }

  mutating func removeLast() { costs.removeLast(min(stride, costs.count)) }

  mutating func append(_ touch: Touch, _ spatial: SpatialModel) {
    let typed = touch.letter
    let place = spatial.place(of: touch)
    for label in labels { costs.append(Self.cost(of: touch, typed, place, label, spatial)) }
    for language in areMeant.indices {
      areMeant[language] = hasKeys[language] || letters(of: language).contains { $0.scalar == typed }
    }
  }

  /// What a touch costs for a space; `nil` when it was not near the space bar.
  func space(_ touch: Touch, _ spatial: SpatialModel) -> Float? {
    guard let spaceKey, let place = spatial.place(of: touch) else { return touch.letter == " " ? 0 : nil }
    let cost = spatial.cost(of: place, for: spaceKey)
    return cost < DecoderCosts.limit || touch.letter == " " ? cost : nil
  }

  private static func cost(
    of touch: Touch, _ typed: Unicode.Scalar, _ place: SIMD2<Float>?, _ label: Label, _ spatial: SpatialModel
  ) -> Float {
    guard let meant = label.scalar else { return DecoderCosts.foreign }
    if meant == typed, case .letter = touch { return 0 }
    guard label.key >= 0 else { return meant == typed ? 0 : DecoderCosts.limit }
    guard let place else { return DecoderCosts.foreign }
    if KoreanLetters.contain(meant) {
      let cost = spatial.cost(of: place, for: label.key, sharpness: KoreanCosts.sharpness)
      let most = KoreanLetters.soundAlike(typed, meant) ? KoreanCosts.confusion : DecoderCosts.limit
      return min(cost + KoreanLetters.shiftCost(typed: typed, meant: meant), most)
    }
    let cost = spatial.cost(of: place, for: label.key)
    let most = Confusions.contain(typed, meant) ? DecoderCosts.confusion : DecoderCosts.limit
    return min(cost, most) + (label.isAccented ? DecoderCosts.accent : 0)
  }
}
