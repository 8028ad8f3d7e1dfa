// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Who starts the keyboard.
enum TestUser: String, CaseIterable {
  /// Whoever runs the tests.
  case tester
  /// An ordinary user, where the tests run as root.
  case nobody

  private static let nobodysID: uid_t = 65534

  /// The users that there are: only root can be somebody else.
  static var available: [TestUser] { geteuid() == 0 ? allCases : [.tester] }

  /// The words that start bubblewrap as this user.
  func words(_ bubblewrap: [String]) -> [String] {
    guard self == .nobody else { return bubblewrap }
    let id = Self.nobodysID
    return ["/usr/bin/setpriv", "--reuid=\(id)", "--regid=\(id)", "--clear-groups"] + bubblewrap
  }

  /// Gives a folder to the user.
  func own(_ path: String) { if self == .nobody { chown(path, Self.nobodysID, Self.nobodysID) } }
}
