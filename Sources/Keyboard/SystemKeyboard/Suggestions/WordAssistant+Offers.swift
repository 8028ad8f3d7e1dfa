// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardEngine
internal import TextModel
internal import TypingDecoder

/// What is decided of the word, and what the bar offers.
extension WordAssistant {
  /// Finds what to offer for what stands in the text now.
  ///
  /// - Parameter capitals: How the next letter is typed.
  mutating func suggest(in text: TypedText, capitals: ShiftState, at time: EventTime?) {
    settle()
    guard text.canReplace, let context = text.context else {
      return offerNothing()
    }
    onlyAppends = text.onlyAppends
    let isTyping = time.map(isSameWord) ?? false
    follow(context, isTyping: isTyping && !onlyAppends && !text.isContextCertain)
    notePassedWord(in: text)
    catchUp()
    guard abilities.suggests else { return }
    // What comes next is known behind a space that was typed; a line, or a field, may begin inside of some other text.
    if onlyAppends, word.isEmpty, context.before.last != " " { return offerNothing() }
    decide(capitals: capitals)
  }

  /// Empties the bar.
  mutating func offerNothing() { (suggestions, correction, answered, nextLook) = ([], nil, nil, nil) }

  mutating func decide(capitals: ShiftState) {
    catchUp()
    let question = Question(
      word: word, touches: decoder.touches, wordsBefore: wordsBefore, isAtWord: isDecoded,
      capitals: word.isEmpty ? capitals : .off, keeps: isLeftAlone, isTyped: isTyped,
      appCompletesWord: appCompletesWord, onlyAppends: onlyAppends)
    guard question != answered else { return }
    answered = question
    (suggestions, correction) = ([], nil)
    guard isDecoded else { return }
    // A sign after the word may close a quotation.
    if abilities.corrects, !onlyAppends, isTyped, word.last?.isApostrophe == false,
      case .replace(let text) = Decision(
        decoder, typed: word.withPlainApostrophes, after: wordsBefore, isTrusted: question.keeps,
        isExact: abilities.isExact),
      text.isKorean == word.isKorean
    {
      correction = text
    }
    guard abilities.suggests else { return }
    suggestions = onlyAppends ? continuations(capitals: question.capitals) : offers(capitals: question.capitals)
  }

  /// What may be typed next, likeliest first, by the words that begin as the one at the caret.
  func likelyKeys(limit: Int) -> [KeyRole] {
    guard abilities.suggests, isDecoded else { return [] }
    return decoder.nextSteps(after: wordsBefore, limit: limit).map { step in
      switch step {
      case .letter(let letter): .character(String(Character(letter)))
      case .end: .space
      }
    }
  }

  /// Words, and in the last place the emoji of the word, if it has one.
  func offers(capitals: ShiftState) -> [Suggestion] {
    guard let emoji = offeredEmoji else { return words(capitals: capitals, limit: SuggestionBar.slotCount) }
    return words(capitals: capitals, limit: SuggestionBar.slotCount - 1) + [emoji]
  }

  private func words(capitals: ShiftState, limit: Int) -> [Suggestion] {
    let writing = WordCase(word, capitals)
    guard !word.isEmpty else {
      return decoder.nextWords(after: wordsBefore, typing: language).prefix(limit)
        .map { offer(writing.apply(to: $0.text)) }
    }
    let found = decoder.suggestions(after: wordsBefore, limit: SuggestionBar.slotCount + 1)
    var offers: [Suggestion] = []
    // What the app shows is pending; the space is not for another one.
    if let correction, appCompletesWord {
      offers = [offer(correction)]
    } else if let correction {
      offers = [
        Suggestion(text: word, isLiteral: true),
        Suggestion(text: correction, isPending: true, canBeForgotten: canForget(correction)),
      ]
    }
    for candidate in found where offers.count < limit {
      let text = writing.apply(to: candidate.text)
      guard text != word, text.isKorean == word.isKorean, !offers.contains(where: { $0.text == text }) else { continue }
      offers.append(offer(text))
    }
    return offers
  }

  func offer(_ text: String) -> Suggestion { Suggestion(text: text, canBeForgotten: canForget(text)) }
}
