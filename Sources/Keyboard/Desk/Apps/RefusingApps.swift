// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The apps in which the person wants the system's keyboard only.
package nonisolated enum RefusingApps {
  /// Whether custom keyboards keep out of where the focus is.
  ///
  /// - Parameters:
  ///   - list: The ids of those apps.
  ///   - app: The app whose window has focus.
  package static func contain(_ list: [String], app: FocusedAppID) -> Bool {
    switch app {
    // Any app may be one of the list.
    case .untold: !list.isEmpty
    // A field that has focus while no window has is of the desktop itself: a lock screen's, or a login's.
    case .desktop: true
    case .app(let id): list.contains(id)
    }
  }
}
