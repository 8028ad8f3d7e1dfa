// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Synchronization

/// What code finds that runs outside of any view's callbacks, on whatever thread: what the app's first scene is like, and the
/// person's languages.
package struct Surroundings: Sendable {
  /// Nothing in them is unspecified.
  package let traits: UITraitCollection
  /// BCP 47 tags, the most wanted first; never empty.
  package let languages: [String]

  /// - Parameters:
  ///   - traits: What they leave open is that of a light phone.
  ///   - languages: English, of no country, for none, as Foundation has it where it knows nothing.
  package init(traits: UITraitCollection.Values = UITraitCollection.Values(), languages: [String] = []) {
    self.traits = UITraitCollection(traits.filled(from: Self.phone))
    self.languages = languages.isEmpty ? ["en-001"] : languages
  }

  private static let phone: UITraitCollection.Values = {
    var values = UITraitCollection.Values()
    values.userInterfaceStyle = .light
    values.userInterfaceIdiom = .phone
    values.layoutDirection = .leftToRight
    values.displayScale = 1
    values.horizontalSizeClass = .compact
    values.verticalSizeClass = .regular
    values.preferredContentSizeCategory = .large
    values.accessibilityContrast = .normal
    values.userInterfaceLevel = .base
    return values
  }()

  private static let storage = Mutex(Surroundings())

  /// Those of the app that runs.
  package static var current: Surroundings {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }
}
