// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - Personal words

extension Decoder {
  /// Makes a decoder for the languages that are active, which searches somebody's own words beside theirs.
  ///
  /// - Parameters:
  ///   - languages: The languages that are active.
  ///   - personal: Words in any of them.
  ///   - spatial: How touches are weighed.
  public init(languages: [LanguageFile], personal: [PersonalWords], spatial: SpatialModel) {
    let files = personal.compactMap(\.file)
    self.init(languages: languages + files, spatial: spatial)
    (personalCount, blocked) = (files.count, Set(personal.flatMap(\.blocked)))
  }

  /// Searches other words from now on, for the touches so far, too.
  public mutating func use(languages: [LanguageFile], personal: [PersonalWords]) {
    let touches = touches
    self = Decoder(languages: languages, personal: personal, spatial: spatial)
    for touch in touches { append(touch) }
  }

  /// Whether what was typed is a word of your own and none of the languages: it is never corrected to another.
  public var isPersonal: Bool {
    guard personalCount > 0 else { return false }
    let typed = touches.map(\.letter)
    return !languages.dropLast(personalCount).contains { $0.contains(letters: typed) }
      && languages.suffix(personalCount).contains { $0.contains(letters: typed) }
  }

  /// Whether a text is never suggested, because you said so.
  func isBlocked(_ text: String) -> Bool {
    guard !blocked.isEmpty else { return false }
    return languages.contains { blocked.contains(PersonalWords.letters(of: text, in: $0.language)) }
  }
}

extension LanguageFile {
  /// Whether a text is a word of the language, in any case.
  package func contains(_ text: String) -> Bool {
    contains(letters: Array(PersonalWords.letters(of: text, in: language).unicodeScalars))
  }

  /// Whether letters are a word, or a stem with an ending.
  func contains(letters: [Unicode.Scalar]) -> Bool { word(of: letters) != nil || !joints(of: letters).isEmpty }
}
