// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Who runs or starts a keyboard, and on what kernel.
package enum Circumstance: String, CaseIterable, Sendable {
  /// Whoever runs the tests.
  case usual
  /// An ordinary user, where the tests run as root.
  case ordinaryUser
  /// Whoever runs the tests, on a kernel without Landlock.
  case oldKernel
  /// An ordinary user, where the tests run as root, on a kernel without Landlock.
  case ordinaryUserOldKernel

  /// Those that there can be: only root can be somebody else.
  package static var possible: [Circumstance] { geteuid() == 0 ? allCases : [.usual, .oldKernel] }

  package var isSomebodyElse: Bool { self == .ordinaryUser || self == .ordinaryUserOldKernel }
  package var hasLandlock: Bool { self == .usual || self == .ordinaryUser }

  /// In words, for the list of what was denied.
  package var words: String {
    let user = isSomebodyElse || geteuid() != 0 ? "an ordinary user" : "root"
    return "\(user) \(hasLandlock ? "with" : "without") Landlock"
  }

  /// Returns the words that stand before the keyboard's command.
  func prefix() throws -> [String] {
    (hasLandlock ? [] : [try NativeTools.oldKernel()]) + (isSomebodyElse ? SwayUser.namespaceIfRoot : [])
  }
}
