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
  mutating func end(with delimiter: String, _ context: TextContext) -> [TextEdit]? {
    if delimiter == " ", appCompletesWord { return endPlainly() }
    let correction = correctionAtEnd(context)
    let isMeant = isDecoded && (correction != nil || decoder.isKnown)
    lesson = isMeant ? Lesson(touches: decoder.touches, word: correction ?? word) : nil
    guard let correction else { return endPlainly() }
    let made = WordCorrection(of: word, in: context.before, by: correction, delimiter)
    begin("")
    (lastCorrection, unmended) = (made, delimiter)
    return [made.edit]
  }

  /// Takes a change of a word back that the app would not make at once, and as a whole.
  ///
  /// - Returns: What the key types by itself.
  mutating func leaveWord() -> [TextEdit] {
    guard let typed = unmended else { return [] }
    (lastCorrection, laterRestoration) = (laterRestoration, nil)
    (lesson, unmended) = (nil, nil)
    return [.insert(typed)]
  }

  /// What takes the word's place; only of the word that stands in the text, as the app has it.
  mutating func correctionAtEnd(_ context: TextContext) -> String? {
    guard abilities.corrects, WordAtCaret(context)?.word == word[...] else { return nil }
    decide(capitals: .off)
    return correction
  }

  /// Puts a word back that was replaced, with what ended it.
  mutating func restore(_ correction: WordCorrection, _ context: TextContext) -> TextEdit? {
    guard let edit = correction.restoration(in: context) else { return nil }
    kept.insert(correction.literal.withPlainApostrophes)
    lesson = nil
    begin("")
    return edit
  }

  /// Types a word of the bar, and a space where none follows.
  ///
  /// - Parameter isDoubtful: Whether the context may be a text of a moment ago, as busy apps tell it. The word is the one that was typed
  ///   then, and it is left alone on its way to the app where something else turns out to stand there.
  mutating func take(_ chosen: String, _ context: TextContext, isDoubtful: Bool) -> [TextEdit]? {
    let space = context.after.first?.isWhitespace == true ? "" : " "
    // The word may have changed by other hands.
    let isThere = WordAtCaret(context)?.word == word[...] || isDoubtful && !word.isEmpty && !space.isEmpty
    guard !chosen.isEmpty, isThere else { return [] }
    let old = word
    begin("")
    if !space.isEmpty { ownSpace = TextPlace(after: context.before, replacing: old, by: chosen + space) }
    if chosen == old {
      kept.insert(chosen.withPlainApostrophes)
      return space.isEmpty ? [] : [.insert(space)]
    }
    return old.isEmpty ? [.insert(chosen + space)] : [.replaceBackward(old: old, new: chosen + space)]
  }
}
