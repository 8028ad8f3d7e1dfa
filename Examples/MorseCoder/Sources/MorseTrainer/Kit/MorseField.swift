// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseUI
import UIKit

/// A field that is typed into with a keyboard of the app's own; with the system's where there is none.
final class MorseField: UITextField {
  var keyboard: MorseInputController?

  override var inputViewController: UIInputViewController? { keyboard }
}

/// A text that is typed with a keyboard of the app's own.
final class MorseTextView: UITextView {
  var keyboard: MorseInputController?

  override var inputViewController: UIInputViewController? { keyboard }
}
