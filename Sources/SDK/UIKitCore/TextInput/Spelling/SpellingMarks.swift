// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextModel

/// The misspelt words of a text that is typed into, and what may have been meant by them.
///
/// A word is checked when it has ended: while somebody types it, it has no mark. Each paragraph is checked when it shows, and
/// again when it has changed.
@MainActor
final class SpellingMarks {
  private unowned let editor: TextEditor
  /// What says whether words are checked.
  var field: () -> (any UITextInputTraits)? = { nil }
  /// Behind what was typed last, for as long as the caret stays there.
  private var typedEnd: Int?
  /// The languages that people typed in here, or have a keyboard of, as BCP 47 tags; and those of them that words are checked in.
  private var tags: [String] = []
  private var languages: [String] = []
  /// Whether words are right that were looked at.
  private var verdicts: [String: Bool] = [:]
  /// What is misspelt in paragraphs, from the start of each.
  private var checked: [ObjectIdentifier: (piece: TextParagraphPiece, ranges: [NSRange])] = [:]

  /// What is kept of them.
  private static let mostParagraphs = 256
  private static let mostVerdicts = 4096
  /// Longer paragraphs, in UTF-16 units, are no prose, and would hold up each key.
  private static let longestParagraph = 16_384
  static let guessLimit = 3

  init(editor: TextEditor) { self.editor = editor }

  /// Somebody begins to type, or ends.
  func begin() {
    typedEnd = nil
    forget()
  }

  /// The text has changed by typing.
  func noteTyping() { typedEnd = editor.selection.isCaret ? editor.selection.head : nil }

  /// The caret has moved, with the text or without.
  func noteSelection() { if !editor.selection.isCaret || editor.selection.head != typedEnd { typedEnd = nil } }

  /// Something else is right from now on.
  private func forget() { (tags, languages, verdicts, checked) = ([], [], [:], [:]) }

  // MARK: Misspelt words

  /// What is misspelt in a paragraph of the text, in UTF-16 units of the text.
  func ranges(inParagraph index: Int) -> [NSRange] {
    guard let field = field(), field.checksSpelling, let source = UIApplication.shared.spelling else { return [] }
    followKeyboards(source)
    guard !languages.isEmpty else { return [] }
    let start = editor.text.start(ofParagraph: index)
    return misspelt(in: editor.text.paragraphs[index], source)
      .map { NSRange(location: start + $0.location, length: $0.length) }.filter { !isTyped($0) }
  }

  /// The misspelt word that an offset is in, or at an end of.
  func range(at offset: Int) -> NSRange? {
    ranges(inParagraph: editor.text.paragraphIndex(at: offset))
      .first { $0.location <= offset && offset <= $0.upperBound }
  }

  private func isTyped(_ word: NSRange) -> Bool {
    guard let typedEnd, editor.selection.isCaret else { return false }
    return word.location <= typedEnd && typedEnd <= word.upperBound
  }

  private func misspelt(in piece: TextParagraphPiece, _ source: any SpellingSource) -> [NSRange] {
    if let known = checked[ObjectIdentifier(piece)] { return known.ranges }
    if checked.count >= Self.mostParagraphs { checked = [:] }
    if verdicts.count >= Self.mostVerdicts { verdicts = [:] }
    let words = piece.length <= Self.longestParagraph ? CheckedWords.words(of: piece.string) : []
    let ranges = words.filter { word in
      if let verdict = verdicts[word.text] { return !verdict }
      let verdict = languages.contains { source.accepts(word.text, in: $0) }
      verdicts[word.text] = verdict
      return !verdict
    }
    checked[ObjectIdentifier(piece)] = (piece, ranges.map(\.range))
    return ranges.map(\.range)
  }

  /// Takes over the languages of keyboards that were not there before.
  private func followKeyboards(_ source: any SpellingSource) {
    let new = UIApplication.shared.inputViews.modes.languages.filter { !tags.contains($0) }
    guard !new.isEmpty else { return }
    tags += new
    (languages, verdicts, checked) = (KeyboardLanguages.checked(tags, by: source), [:], [:])
  }

  // MARK: What may have been meant

  /// Returns the words that may have been meant by a misspelt one, likeliest first.
  func guesses(for range: NSRange) -> [String] {
    guard let source = UIApplication.shared.spelling else { return [] }
    let word = editor.text.substring(in: range)
    let start = editor.text.start(ofParagraph: editor.text.paragraphIndex(at: range.location))
    let before = editor.text.substring(in: NSRange(location: start, length: range.location - start))
    var guesses: [String] = []
    for language in languages {
      guesses += source.guesses(for: word, after: before, in: language, limit: Self.guessLimit)
        .filter { !guesses.contains($0) }
    }
    return Array(guesses.prefix(Self.guessLimit))
  }

  /// Puts a word in the place of a misspelt one.
  func replace(_ range: NSRange, by word: String) {
    let attributes = editor.text.attributes(at: range.location) ?? editor.nextAttributes
    editor.closeChange()
    editor.replace(range, with: NSAttributedString(string: word, attributes: attributes), by: .person)
    editor.closeChange()
  }

  /// Takes the word of a range for right from now on, in all of the person's apps.
  func learn(_ range: NSRange) {
    UITextChecker.learnWord(editor.text.substring(in: range))
    forget()
  }
}

extension UITextInputTraits {
  /// Whether misspelt words are marked: where sentences are written, unless the field says otherwise.
  fileprivate var checksSpelling: Bool {
    guard !isSecureTextEntry, spellCheckingType != .no else { return false }
    switch keyboardType {
    case .numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad: return false
    case .URL, .emailAddress, .namePhonePad, .numbersAndPunctuation: return spellCheckingType == .yes
    default:
      if spellCheckingType == .yes { return true }
      return autocorrectionType != .no && (textContentType.map(\.content.isProse) ?? true)
    }
  }
}
