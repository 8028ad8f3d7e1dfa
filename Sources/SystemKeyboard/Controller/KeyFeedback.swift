// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import KeyboardEngine

/// Which sound and touch a key gives when a finger comes down on it.
package enum KeyFeedback: Hashable, Sendable {
  case character, delete, modifier

  package init(_ role: KeyRole) {
    switch role {
    case .character, .space, .emoji: self = .character
    case .delete: self = .delete
    case .return, .shift, .plane, .globe, .keyboard, .form, .settings, .dismiss, .modifier, .stroke: self = .modifier
    }
  }
}
