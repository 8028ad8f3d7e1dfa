// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextModel

extension UIApplication {
  /// Types keys of a hardware keyboard that no responder took into a first responder of the app's own making; fields
  /// and text views have taken theirs.
  func typeUntaken(_ presses: Set<UIPress>) {
    for press in presses {
      guard let key = press.key, let responder = press.responder, responder.isFirstResponder,
        !(responder is UITextField), !(responder is UITextView), let field = responder as? any UIKeyInput,
        let edit = TextEdit(TextKeyCommand(key))
      else { continue }
      ResponderTextClient(field).apply([edit])
      inputViews.textChanged(in: responder)
    }
  }
}

extension TextEdit {
  /// What a key does in any text; `nil` for what only texts can do that know their lines.
  fileprivate init?(_ command: TextKeyCommand?) {
    switch command {
    case .insert(let text): self = .insert(text)
    case .deleteBackward: self = .deleteBackward(.grapheme)
    case .enter: self = .press(KeyStroke(.enter))
    case .move(.left, selects: false): self = .press(KeyStroke(.left))
    case .move(.right, selects: false): self = .press(KeyStroke(.right))
    default: return nil
    }
  }
}
