// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The apps in which the person wants the system's keyboard only.
package enum RefusingApps {
  /// Whether custom keyboards keep out of where the focus is.
  ///
  /// - Parameters:
  ///   - list: The ids of those apps.
  ///   - app: The id of the app whose window has focus; `nil` for none, as on a lock screen.
  ///   - isTold: Whether the compositor tells that. Where it does not, any app may be one of the list.
  package static func contain(_ list: [String], app: String?, isTold: Bool) -> Bool {
    guard isTold else { return !list.isEmpty }
    // A field that has focus while no window has is of the desktop itself: a lock screen's, or a login's.
    return app.map(list.contains) ?? true
  }
}
