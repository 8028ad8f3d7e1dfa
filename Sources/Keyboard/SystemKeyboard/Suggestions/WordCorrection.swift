// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// A word that was replaced when it ended.
struct WordCorrection: Hashable, Sendable {
  /// As it was typed.
  let literal: String
  /// What stands there now, with what ended the word and what was typed behind that.
  private var new: String
  /// What has ended the word.
  let delimiter: String
  /// Letters behind it, before which the word should have been put back.
  private var letters = ""
  /// Behind all that.
  private var place: TextPlace

  /// - Parameters:
  ///   - before: The text before the caret, with the word as it was typed at its end.
  ///   - delimiter: What ends the word.
  init(of literal: String, in before: String, by replacement: String, _ delimiter: String) {
    (self.literal, self.delimiter) = (literal, delimiter)
    new = replacement + delimiter
    place = TextPlace(after: before, replacing: literal, by: new)
  }

  /// Puts the word in its place.
  var edit: TextEdit { .replaceBackward(old: literal, new: new) }

  /// Puts back what was typed; `nil` where the caret is elsewhere.
  func restoration(in context: TextContext) -> TextEdit? {
    guard letters.isEmpty else { return nil }
    return end(in: context).map { .replaceBackward(old: $0, new: literal + delimiter) }
  }

  /// Puts back what was typed where a small letter follows the full stop without a space: it is an address, a file or a short
  /// form, such as `i.e.`, and no sentence that has ended. `nil` for anything else.
  func restoration(before letter: String, in context: TextContext) -> TextEdit? {
    guard delimiter == ".", letter.first?.isLowercase == true, context.selected.isEmpty else { return nil }
    return end(in: context).map { .replaceBackward(old: $0, new: literal + delimiter + letters + letter) }
  }

  /// The same behind a letter that the app would not have taken together with that: it is put back before the next one.
  func followed(by letter: String, in context: TextContext) -> WordCorrection {
    var later = self
    later.new += letter
    later.letters += letter
    later.place = TextPlace(after: context.before, by: letter)
    return later
  }

  /// What stands there now, as the app has it; `nil` where the caret is elsewhere.
  private func end(in context: TextContext) -> String? {
    let end = String(context.before.suffix(new.count))
    return end.withPlainApostrophes == new.withPlainApostrophes && place.isEnd(of: context.before) ? end : nil
  }
}
