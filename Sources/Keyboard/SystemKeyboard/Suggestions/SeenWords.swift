// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry
internal import KeyboardEngine
internal import TextModel

/// What the bar offers as a finger on its way there has seen it, while another finger's key is still to be typed.
///
/// With two thumbs the first one is often still on the last letter. That letter brings other words, which nobody has seen yet.
struct SeenWords {
  /// What was offered.
  let suggestions: [Suggestion]
  /// The word at the caret that this was offered for; empty between words.
  let word: String

  /// Returns what the finger may take, by its place in the bar, now that another word may be at the caret: words that were seen for one
  /// that goes on, and those that are offered still.
  ///
  /// - Parameters:
  ///   - word: The word at the caret.
  ///   - offers: What is offered for it.
  func suggestions(at word: String, offering offers: [Suggestion]) -> [Suggestion] {
    suggestions.map { seen in
      if offers.contains(where: { $0.text == seen.text }) { return seen }
      if seen.isLiteral { return Suggestion(text: word, isLiteral: !word.isEmpty) }
      let goesOn = !self.word.isEmpty || seen.text.lowercased().hasPrefix(word.lowercased())
      return !word.isEmpty && goesOn ? seen : Suggestion(text: "")
    }
  }
}

extension KeyboardController {
  /// A finger comes down on the bar: it meets the words that it has seen there.
  func keepSeenWords(for event: TouchEvent) {
    guard event.phase == .began, let area = interpreter.plane.suggestionArea, event.location.y < area.maxY else {
      return
    }
    seenWords = SeenWords(suggestions: barSuggestions, word: typist.word)
  }

  /// The finger is down: from now on the bar shows the words of now.
  func endSeenWords() {
    guard let seen = seenWords else { return }
    seenWords = nil
    let suggestions = barSuggestions
    if seen.word != typist.word || seen.suggestions != suggestions { showWords(suggestions) }
  }

  /// Puts words into the bar, if there is one.
  func showWords(_ words: [Suggestion]) {
    guard interpreter.plane.suggestionArea != nil else { return }
    let forgetting = forgetting
    interpreter.changePlane { $0.setSuggestions(words, forgetting: forgetting) }
  }
}
