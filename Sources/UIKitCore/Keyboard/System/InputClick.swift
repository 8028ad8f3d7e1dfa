// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import SystemKeyboard

/// The sound of a key of a keyboard that the app shows itself.
package enum InputClick: Hashable, Sendable {
  case character, delete, modifier
  /// A tone that goes on until it is ended.
  case toneBegan, toneEnded

  init(_ feedback: KeyFeedback) {
    self =
      switch feedback {
      case .character: .character
      case .delete: .delete
      case .modifier: .modifier
      }
  }
}
