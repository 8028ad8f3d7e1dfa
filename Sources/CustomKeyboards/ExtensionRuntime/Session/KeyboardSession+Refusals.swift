// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import UIKitCore

// MARK: - What the host has not done

extension KeyboardSession {
  /// What was refused.
  enum RefusedDeed: String {
    case edit = "a change of the text"
    case wish = "a click, or to show another keyboard,"
  }

  /// The host has not made a change: the text is without it, and the controller hears that it is another one than it believed.
  func take(_ refusal: KeyboardRefusal, of number: UInt32, in field: UInt32) {
    guard let shown, let document = shown.document, document.field.serial == field else { return }
    report(refusal, of: .edit)
    tellTextChange(of: shown.controller) { document.refuse(number) }
  }

  /// Tells the author, once for each time on screen, and without a word of the text.
  func report(_ refusal: KeyboardRefusal, of deed: RefusedDeed) {
    let line = "keyboard: \(deed.rawValue) was refused: \(refusal.explanation) (WriteAKeyboard.md, \"What counts\")"
    if reported.insert(line).inserted { onReport(line) }
  }
}

extension KeyboardRefusal {
  /// What to do about it, for authors.
  fileprivate var explanation: String {
    switch self {
    case .noTouch:
      "nobody has touched the keyboard in the last 3 seconds; do it in answer to a touch, and nothing when you appear"
    case .tooMuch:
      "it is more than one touch can mean; put text in whole, at most \(TypingLimits.charactersPerTouch) characters in "
        + "\(TypingLimits.textsPerTouch) lines"
    case .characters:
      "the text has control characters, or others that cannot be seen; only a line end is typed, as Return"
    case .returnKey: "Return does nothing in this field now, or was pressed for this touch already"
    }
  }
}
