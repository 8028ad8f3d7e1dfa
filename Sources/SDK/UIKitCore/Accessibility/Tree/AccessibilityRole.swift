// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What kind of thing an element is, where traits do not tell; screen readers outside know more kinds than there are
/// traits.
package enum AccessibilityRole: Hashable, Sendable {
  /// As the traits say.
  case automatic
  case slider, stepper, toggle, progress, activity, wheel, pages
  case segments, segment
  case list, row
  case bar, scrollArea, landmark, group
  case alert, dialog

  /// Whether it holds elements without being one.
  var isContainer: Bool {
    switch self {
    case .segments, .list, .bar, .scrollArea, .landmark, .group, .alert, .dialog: true
    case .automatic, .slider, .stepper, .toggle, .progress, .activity, .wheel, .pages, .segment, .row: false
    }
  }
}

/// The number that an element shows.
package struct AccessibilityRange: Hashable, Sendable {
  package var minimum: Double
  package var maximum: Double
  package var step: Double
  package var value: Double
}
