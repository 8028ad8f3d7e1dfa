// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
import Foundation

// MARK: - What may have been meant by a misspelt word

extension TextInteraction {
  /// Selects the misspelt word below a finger, if there is one, and shows what may have been meant.
  ///
  /// - Returns: Whether there is one that was not selected before.
  func showGuesses(at point: CGPoint, _ place: TextLayout.Position) -> Bool {
    guard host.isTextEditable, let word = surface.spelling.range(at: place.offset), word != editor.selection.range,
      stack.selectionRects(for: word).contains(where: { $0.rect.contains(host.convert(point, to: surface)) })
    else { return false }
    select(TextSelection(word))
    showGuesses()
    return true
  }

  /// Shows what may have been meant by what is selected.
  func showGuesses() {
    isGuessing = true
    showMenu()
    isGuessing = false
  }

  /// The misspelt word that is selected, or that the caret is in.
  var misspeltWord: NSRange? {
    guard surface.isActive, host.isTextEditable else { return nil }
    let selection = editor.selection
    guard let word = surface.spelling.range(at: selection.range.location) else { return nil }
    return selection.isCaret || selection.range == word ? word : nil
  }

  /// The words that may take the place of a misspelt one, and what else can be done with it.
  func guessActions(for word: NSRange) -> [UIMenuElement] {
    let words = PhraseLanguage.current
    let spelling = surface.spelling
    var actions = spelling.guesses(for: word).map { guess in
      UIAction(title: guess) { _ in spelling.replace(word, by: guess) }
    }
    if actions.isEmpty {
      actions.append(UIAction(title: words(.noReplacementsFound), attributes: .disabled) { _ in })
    }
    actions.append(
      UIAction(title: words(.learnSpelling)) { [surface] _ in
        spelling.learn(word)
        surface.setNeedsDisplay()
      })
    return [UIMenu(options: .displayInline, children: actions)]
  }
}
