// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TypingDecoder

/// What a language's words are, how they are written, and which are meant by others.
struct SpellingDictionary {
  private let file: LanguageFile

  init(_ file: LanguageFile) { self.file = file }

  /// The letters of a word as the file has them.
  private static func letters(of word: String) -> String {
    word.lowercased().replacing("\u{2019}", with: "'")
  }

  /// Whether a word is written as the language has it, with a capital or in capitals where it stands for that; so is one with
  /// letters that the language does not have, of which nothing is known.
  func accepts(_ word: String) -> Bool {
    let letters = Self.letters(of: word)
    if let spelling = file.spelling(ofLetters: letters) { return Self.writes(word, as: spelling) }
    guard file.hasLetters(letters) else { return true }
    // The genitive of a word.
    guard letters.hasSuffix("'s"), let spelling = file.spelling(ofLetters: String(letters.dropLast(2))) else {
      return false
    }
    return Self.writes(String(word.dropLast(2)), as: spelling)
  }

  /// Whether each capital of a spelling is one in the word; others may be, as at the start of a sentence.
  private static func writes(_ word: String, as spelling: String) -> Bool {
    guard word.count == spelling.count else { return true }
    return zip(word, spelling).allSatisfy { $0.isUppercase || !$1.isUppercase }
  }

  /// How much more than an unknown word the words may cost, in nats, that may have been meant by it.
  private static let farthest: Float = 5

  /// Returns the words that may have been meant by one, likeliest first, with its capitals.
  func guesses(for word: String, after context: WordContext, limit: Int) -> [String] {
    let decoder = decoder(of: word)
    let capitals = Capitals(word)
    let most = decoder.literalCost(after: context) + Self.farthest
    var guesses: [String] = []
    for candidate in decoder.candidates(after: context, limit: limit + 1)
    where guesses.count < limit && (candidate.isLiteral || candidate.cost < most) {
      let text = capitals.apply(to: candidate.text)
      if text != word, !guesses.contains(text) { guesses.append(text) }
    }
    return guesses
  }

  /// Returns the likeliest words that begin as a text does, with its capitals.
  func completions(of beginning: String, after context: WordContext, limit: Int) -> [String] {
    let capitals = Capitals(beginning)
    return decoder(of: beginning).completions(after: context, limit: limit).map { capitals.apply(to: $0.text) }
  }

  /// Returns the rest of the word that was most likely begun, with its capitals, and how much of what may become of it that is;
  /// `nil` where there is no word that begins as it is written, and of what is a word itself: whoever types a space behind it means that.
  ///
  /// - Parameter personal: The person's own words.
  func rest(
    of beginning: String, after context: WordContext, personal: PersonalWords?
  ) -> (text: String, share: Float)? {
    let letters = Self.letters(of: beginning)
    guard let found = file.likeliestCompletion(of: letters, after: context, personal: personal), !found.goesOnFromWord
    else { return nil }
    let text = Capitals(beginning).apply(to: found.text)
    guard text.hasPrefix(beginning.replacing("\u{2019}", with: "'")) else { return nil }
    return (String(text.dropFirst(beginning.count)), found.share)
  }

  private func decoder(of word: String) -> Decoder {
    var decoder = Decoder(
      languages: [file],
      spatial: SpatialModel(keys: SpatialModel.usEnglishKeys, deviation: SpatialModel.usualDeviation))
    for letter in Self.letters(of: word).unicodeScalars { decoder.append(.letter(letter)) }
    return decoder
  }
}

/// How a word is written, for others that take its place.
private enum Capitals {
  case usual
  case first
  case all

  init(_ word: String) {
    guard word.first?.isUppercase == true else {
      self = .usual
      return
    }
    self = word.count > 1 && !word.contains(where: \.isLowercase) ? .all : .first
  }

  func apply(to text: String) -> String {
    switch self {
    case .usual: text
    case .first: text.prefix(1).uppercased() + text.dropFirst()
    case .all: text.uppercased()
    }
  }
}
