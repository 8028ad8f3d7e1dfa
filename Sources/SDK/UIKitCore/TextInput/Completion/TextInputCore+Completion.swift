// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Taking the rest of a word

extension TextInputCore {
  /// Puts the rest of the word in as it shows, without a space.
  func takeCompletion() {
    guard let rest = surface.completion.rest else { return }
    putIn(rest)
  }

  /// Puts the rest of the word in with a space, where a space is typed and takes it.
  ///
  /// - Returns: Whether that was done.
  func takeCompletion(byTyping text: String) -> Bool {
    guard text == " ", let taken = surface.completion.spaceText else { return false }
    return putIn(taken)
  }

  @discardableResult
  private func putIn(_ text: String) -> Bool {
    let new = NSAttributedString(string: text, attributes: editor.nextAttributes)
    surface.completion.beginTaking()
    if editor.replace(editor.selection.range, with: new, by: .person) { return true }
    surface.completion.endTaking()
    return false
  }
}

extension UIKeyInput {
  /// The text and caret of one of our fields; `nil` of others.
  private var ownCore: TextInputCore? { (self as? any TextHost)?.core }

  /// Whether the rest of a word shows behind the caret, and a space that is typed now takes it.
  var completesWord: Bool { ownCore?.surface.completion.spaceText != nil }

  /// Asks whether a text that a keyboard types may be put in.
  ///
  /// - Returns: What is put in: for a space the rest of the word as well, where that shows and the app lets it; `nil` for nothing.
  func allowedText(_ typed: String, in range: UITextRange) -> String? {
    guard let input = self as? any UITextInput else { return typed }
    if typed == " ", let completion = ownCore?.surface.completion, let taken = completion.spaceText {
      completion.beginTaking()
      if input.shouldChangeText(in: range, replacementText: taken) { return taken }
      // A space that was typed is not lost.
      completion.endTaking()
    }
    return input.shouldChangeText(in: range, replacementText: typed) ? typed : nil
  }

  /// What a keyboard deletes with a range that is selected: of one of our fields a space as well that would stand beside another one.
  func removal(of range: UITextRange) -> UITextRange {
    guard let core = ownCore, let part = range as? TextPart else { return range }
    let removed = core.removal(of: part.range)
    return removed == part.range ? range : TextPart(removed)
  }
}
