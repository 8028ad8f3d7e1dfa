// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// An app that is to be started.
@MainActor
package final class AppStartRequest {
  /// The app's class.
  package let type: UIApplication.Type
  package let delegate: (any UIApplicationDelegate)?

  package init(_ type: UIApplication.Type, delegate: (any UIApplicationDelegate)?) {
    self.type = type
    self.delegate = delegate
  }
}
