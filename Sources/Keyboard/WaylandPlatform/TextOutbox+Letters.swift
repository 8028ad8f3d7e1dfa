// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// Words that an app has in letters when it stands still for long. They stay so; whoever composes them knows nothing of it, and goes on
/// with syllables.
extension TextOutbox {
  struct SpelledWord {
    let source: Source
    /// What was meant.
    var meant: String
    /// What stands there.
    var there: String

    /// Takes a change of what was meant over to what stands there.
    ///
    /// - Returns: The change to make instead; `nil` where the change is not one of this word's alone.
    mutating func take(_ edit: TextEdit) -> TextEdit? {
      guard case .replaceBackward = edit, let meant = meant.changed(by: edit) else { return nil }
      let (before, letters) = (self.meant.twoSetLetters, meant.twoSetLetters)
      self.meant = meant
      if letters.hasPrefix(before) {
        let more = String(letters.dropFirst(before.count))
        there += more
        return .insert(more)
      }
      let less = String(before.dropFirst(letters.count))
      if before.hasPrefix(letters), there.hasSuffix(less) {
        there = String(there.dropLast(less.count))
        return .replaceBackward(old: less, new: "")
      }
      defer { there = meant }
      return .replaceBackward(old: there, new: meant)
    }
  }

  /// Returns the change that makes of what stands there what a change asks for, which follows all that waits.
  mutating func spelled(_ edit: TextEdit, from source: Source) -> TextEdit {
    guard spelledWord?.source == source, let change = spelledWord?.take(edit) else {
      spelledWord = nil
      return edit
    }
    return change
  }

  /// Leaves the letters of the first changes that wait as they are, and types those that are missing.
  mutating func leaveInLetters(_ edit: TextEdit, _ count: Int) {
    guard case .replaceBackward(let old, _) = edit else { return }
    spelledWord = SpelledWord(source: queue[0].source, meant: old, there: old)
    let left = Entry(edit: edit, source: queue[0].source, staysInField: queue[0].staysInField)
    queue.replaceSubrange(..<count, with: [left])
    for place in queue.indices { queue[place].edit = spelled(queue[place].edit, from: queue[place].source) }
  }

  /// Forgets the word where it is no more before the caret, or has become a secret.
  mutating func endSpelledWord(after news: FieldNews) {
    guard let word = spelledWord else { return }
    let isThere = news == .echo || news == .appChangedText && context?.before.endsInScalars(of: word.there) == true
    if !isThere || lanes.isSecure { spelledWord = nil }
  }
}
