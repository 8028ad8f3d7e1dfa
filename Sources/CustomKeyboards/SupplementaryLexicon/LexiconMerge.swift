// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionProtocol

/// The words that guests hear of: what the person has chosen, whom the person knows, and common words.
package enum LexiconMerge {
  /// Puts a lexicon together: replacements first, then names, then common words, each word once.
  ///
  /// A name that is a common word as well, such as Will, is only that: a keyboard that looks for what was typed would
  /// make a name of it each time.
  ///
  /// - Parameter languages: BCP 47 tags of the languages whose common words count, the most wanted first.
  package static func entries(
    replacements: Replacements, names: [PersonName], languages: [String]
  ) -> [LexiconEntry] {
    let common = CommonWords.words(of: languages)
    var taken = Set(replacements.entries.map { $0.userInput.lowercased() })
    let replaced = replacements.entries.prefix(LexiconLimits.replacementCount)
    let commonEntries = common.filter { taken.insert($0.lowercased()).inserted }
      .map { LexiconEntry(userInput: $0, documentText: $0) }
    let room = LexiconLimits.entryCount - replaced.count - commonEntries.count
    var nameEntries: [LexiconEntry] = []
    for name in names {
      for word in name.words where taken.insert(word.lowercased()).inserted {
        guard nameEntries.count < room else { return replaced + nameEntries + commonEntries }
        nameEntries.append(LexiconEntry(userInput: word, documentText: word))
      }
    }
    return replaced + nameEntries + commonEntries
  }
}
