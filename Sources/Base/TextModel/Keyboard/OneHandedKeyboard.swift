// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// To which side of a phone's screen the keys are moved, so that one thumb reaches all of them; in the words of the settings
/// file.
package enum OneHandedKeyboard: String, Hashable, Sendable, CaseIterable {
  /// The keys are as wide as the screen.
  case off
  case left, right

  /// The other side; `off` where the keys are at none.
  package var opposite: OneHandedKeyboard {
    switch self {
    case .off: .off
    case .left: .right
    case .right: .left
    }
  }
}
