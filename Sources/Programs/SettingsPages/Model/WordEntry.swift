// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A word of a list, with the languages that it was typed in.
struct WordEntry: Hashable {
  let word: String
  /// As BCP 47 tags.
  var languages: [String]

  /// Puts words that are the same in one entry, in the order in which they come first.
  static func entries(of words: some Sequence<(word: String, language: String)>) -> [WordEntry] {
    var places: [String: Int] = [:]
    var entries: [WordEntry] = []
    for (word, language) in words {
      if let place = places[word] {
        entries[place].languages.append(language)
      } else {
        places[word] = entries.count
        entries.append(WordEntry(word: word, languages: [language]))
      }
    }
    return entries
  }
}
