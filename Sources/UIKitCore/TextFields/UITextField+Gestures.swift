// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Fingers

extension UITextField {
  /// A tap puts the caret where it is, two select a word, three select all; a finger that stays moves the caret.
  func addTextGestures() {
    let tap = UITapGestureRecognizer { [weak self] in self?.tapped($0) }
    let twice = UITapGestureRecognizer { [weak self] in self?.tappedTwice($0) }
    twice.numberOfTapsRequired = 2
    let thrice = UITapGestureRecognizer { [weak self] _ in self?.tappedThrice() }
    thrice.numberOfTapsRequired = 3
    let hold = UILongPressGestureRecognizer { [weak self] in self?.held($0) }
    for recognizer in [tap, twice, thrice, hold] as [UIGestureRecognizer] {
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = TextGestureJudge.shared
      addGestureRecognizer(recognizer)
    }
  }

  private func place(_ recognizer: UIGestureRecognizer) -> TextLayout.Position {
    core.surface.stack.closestPosition(to: recognizer.location(in: core.surface))
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    let wasEditing = isEditing
    guard isFirstResponder || becomeFirstResponder() else { return }
    clearsOnInsertion = false
    let place = place(recognizer)
    if wasEditing || hasText { core.editor.select(TextSelection(caret: place.offset, affinity: place.affinity), by: .person) }
  }

  private func tappedTwice(_ recognizer: UITapGestureRecognizer) {
    guard isFirstResponder || becomeFirstResponder() else { return }
    let offset = place(recognizer).offset
    let word = core.surface.stack.wordRange(at: offset) ?? NSRange(location: offset, length: 0)
    core.editor.select(TextSelection(word), by: .person)
  }

  private func tappedThrice() {
    guard isFirstResponder || becomeFirstResponder() else { return }
    core.editor.select(TextSelection(NSRange(location: 0, length: core.editor.length)), by: .person)
  }

  private func held(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed else { return }
    guard isFirstResponder || becomeFirstResponder() else { return }
    let place = place(recognizer)
    core.editor.select(TextSelection(caret: place.offset, affinity: place.affinity), by: .person)
  }
}

/// Lets the recognisers of a text go together: the second tap of two puts the caret down as well.
@MainActor
private final class TextGestureJudge: NSObject, UIGestureRecognizerDelegate {
  static let shared = TextGestureJudge()

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { other.delegate === self }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    // Buttons and views of the field's own hear their fingers alone.
    touch.view === gestureRecognizer.view
  }
}
