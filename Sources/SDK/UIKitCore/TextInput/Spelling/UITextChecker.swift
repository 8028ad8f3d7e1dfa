// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Finds words that are misspelt, and what may have been meant by them.
///
/// It has the words that the keyboard has. Ranges are in UTF-16 units. In a custom keyboard's sandbox there are no languages to
/// check.
@MainActor
open class UITextChecker: NSObject {
  /// The words that this checker takes for right, in the order in which they came; `nil` where there are none.
  open var ignoredWords: [String]?

  private static var source: (any SpellingSource)? { UIApplication.shared.spelling }

  private static let guessLimit = 5
  private static let completionLimit = 8

  /// The languages that can be checked, such as `en`. Elsewhere they may be written with a region, as `en_US`.
  open class var availableLanguages: [String] { source?.languages ?? [] }

  /// The language of a tag, where it can be checked.
  private static func language(_ tag: String) -> String? {
    let language = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return source?.languages.contains(language) == true ? language : nil
  }

  // MARK: Finding words

  /// Returns where the next misspelt word of a range is; the location is `NSNotFound` where there is none, and in a language that
  /// cannot be checked.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: What of it is checked, in UTF-16 units.
  ///   - startingOffset: Where to begin, from the start of the range.
  ///   - wrapFlag: Whether to go on from the start of the range when its end is reached.
  ///   - language: A language that is available, such as `en` or `en_US`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let source = Self.source, let language = Self.language(language) else { return none }
    let length = stringToCheck.utf16.count
    let lower = min(max(range.location, 0), length)
    let upper = min(max(lower, lower.addingClamped(range.length)), length)
    let start = lower.addingClamped(max(startingOffset, 0))
    let words = CheckedWords.words(of: stringToCheck)
      .filter { $0.range.location >= lower && $0.range.upperBound <= upper }
    let (before, after) = (words.filter { $0.range.location < start }, words.filter { $0.range.location >= start })
    let found = (after + (wrapFlag ? before : []))
      .first { !isIgnored($0.text) && !source.accepts($0.text, in: language) }
    return found?.range ?? none
  }

  /// Returns the words that may have been meant by one, likeliest first; `nil` for a range that is not in the text, and in a
  /// language that cannot be checked.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let source = Self.source, let language = Self.language(language), let word = Range(range, in: string) else {
      return nil
    }
    return source.guesses(
      for: String(string[word]), after: String(string[..<word.lowerBound]), in: language, limit: Self.guessLimit)
  }

  /// Returns the words that begin as a range does, likeliest first; `nil` for a range that is not in the text, and in a language
  /// that cannot be checked.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let source = Self.source, let language = Self.language(language), let word = Range(range, in: string) else {
      return nil
    }
    return source.completions(
      of: String(string[word]), after: String(string[..<word.lowerBound]), in: language, limit: Self.completionLimit)
  }

  // MARK: Ignored words

  /// Takes a word for right in texts that this checker checks.
  open func ignoreWord(_ wordToIgnore: String) {
    if !isIgnored(wordToIgnore) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
  }

  private func isIgnored(_ word: String) -> Bool { ignoredWords?.contains(word) ?? false }

  // MARK: Learnt words

  /// Takes a word for right from now on, in each app of the person's.
  open class func learnWord(_ word: String) { source?.learn(word) }

  /// Returns whether a word was learnt.
  open class func hasLearnedWord(_ word: String) -> Bool { source?.hasLearnt(word) ?? false }

  /// Forgets a word that was learnt.
  open class func unlearnWord(_ word: String) { source?.unlearn(word) }
}

extension Int {
  /// The sum, or the greatest number where it is greater.
  fileprivate func addingClamped(_ other: Int) -> Int {
    let (sum, isTooGreat) = addingReportingOverflow(other)
    return isTooGreat ? .max : sum
  }
}
