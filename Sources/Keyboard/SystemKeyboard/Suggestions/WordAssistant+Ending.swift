// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardEngine
internal import TextModel
internal import TypingDecoder

/// How a word ends: what mends it, what is put back, and what is taken from the bar.
extension WordAssistant {
  /// Learns where fingers land from the word before.
  mutating func learn() {
    guard let ended = lesson else { return }
    lesson = nil
    habits.learn(ended.touches, as: ended.word)
    decoder.spatial.offsets = habits.offsets
  }

  mutating func endPlainly() -> [TextEdit]? {
    begin("")
    return nil
  }

  /// Ends the word with a space or a mark, which goes along with what mends it: one change for the app.
  mutating func end(with delimiter: String, in text: TypedText) -> [TextEdit]? {
    guard let context = text.wordContext else { return nil }
    if delimiter == " ", appCompletesWord { return endPlainly() }
    let correction = correctionAtEnd(in: text)
    let isMeant = isDecoded && (correction != nil || decoder.isKnown)
    lesson = isMeant ? Lesson(touches: decoder.touches, word: correction ?? word) : nil
    guard let correction else { return endPlainly() }
    let made = WordCorrection(of: word, in: context.before, by: correction, delimiter)
    begin("")
    lastCorrection = made
    return text.run == nil ? [made.edit] : made.editsBehindDelimiter
  }

  /// What takes the word's place; only of the word that stands in the text, as the app has it.
  mutating func correctionAtEnd(in text: TypedText) -> String? {
    guard abilities.corrects, let context = text.wordContext, WordAtCaret(context)?.word == word[...],
      text.mayCorrect(word.count), isPrompt(in: text)
    else { return nil }
    decide(capitals: .off, in: text)
    return correction
  }

  /// Puts a word back that was replaced, with what ended it.
  mutating func restore(_ correction: WordCorrection, in text: TypedText) -> TextEdit? {
    guard let context = text.wordContext, let edit = correction.restoration(in: context) else { return nil }
    kept.insert(correction.literal.withPlainApostrophes)
    lesson = nil
    // Nobody knows that all of it was taken. It stays as it is typed once more.
    guard text.run == nil else { return nil }
    begin("")
    return edit
  }

  /// Types a word of the bar, and a space where none follows.
  mutating func take(_ chosen: String, in text: TypedText) -> [TextEdit]? {
    // The word may have changed by other hands, and at a fast typist's pace nobody knows which is there.
    guard !chosen.isEmpty, let context = text.wordContext, WordAtCaret(context)?.word == word[...] else { return [] }
    let (old, isPrompt) = (word, isPrompt(in: text))
    // Where the word may stand elsewhere by now, the rest of it takes nothing away.
    guard chosen.endsLater(than: old) || text.mayReplace(old.count) && isPrompt else { return [] }
    begin("")
    let space = context.after.first?.isWhitespace == true ? "" : " "
    if !space.isEmpty { ownSpace = TextPlace(after: context.before, replacing: old, by: chosen + space) }
    if chosen == old {
      kept.insert(chosen.withPlainApostrophes)
      return space.isEmpty ? [] : [.insert(space)]
    }
    if text.run != nil, !chosen.endsLater(than: old) {
      return [.insert(space), .replaceBackward(old: old + space, new: chosen + space)]
    }
    return old.isEmpty ? [.insert(chosen + space)] : [.replaceBackward(old: old, new: chosen + space)]
  }

  /// Whether the word was typed without a pause, in which somebody could have put the caret elsewhere; where its app tells its text, it
  /// tells of that.
  func isPrompt(in text: TypedText) -> Bool { text.run == nil || !pace.hasPaused }
}

extension String {
  /// Whether it goes on where another text ends, scalar by scalar.
  func endsLater(than start: String) -> Bool { unicodeScalars.starts(with: start.unicodeScalars) }
}
