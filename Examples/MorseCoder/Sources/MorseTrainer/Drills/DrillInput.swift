// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseUI
import UIKit

/// Takes what is keyed, letter by letter, without a text of its own.
final class DrillInput: UIView, UIKeyInput {
  let keyboard: MorseInputController
  /// Called with each character that is keyed.
  var onType: (String) -> Void = { _ in }

  /// The bar shows capitals, as the question does.
  var autocapitalizationType = UITextAutocapitalizationType.allCharacters
  var autocorrectionType = UITextAutocorrectionType.no

  init(_ keyboard: MorseInputController) {
    self.keyboard = keyboard
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  override var inputViewController: UIInputViewController? { keyboard }

  var hasText: Bool { false }
  func insertText(_ text: String) { onType(text) }
  func deleteBackward() {}
}
