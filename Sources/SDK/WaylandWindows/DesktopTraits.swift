// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop
import Foundation
import LinuxSystem
import UIKitCore

/// What the desktop and the person's language say about the looks of apps.
final class DesktopTraits {
  private let preferences: DesktopPreferences?
  /// What the person says of the device, where that does not follow from the screen.
  private let idiom = UIUserInterfaceIdiom.ofEnvironment
  /// The session's; kept: the preferences come by it.
  let bus: SessionBus?
  /// Calls when windows are to look different.
  var onChange: () -> Void = {}

  /// Starts to follow the desktop; without a session bus everything stays as it usually is.
  init(loop: EventLoop) {
    bus = try? SessionBus()
    preferences = bus.map { DesktopPreferences(bus: $0, databasePath: nil, followsText: true) }
    try? bus?.attach(to: loop)
    preferences?.onChange = { [weak self] in self?.onChange() }
  }

  /// Returns the traits of a window.
  ///
  /// - Parameter size: In points.
  func traits(of size: CGSize, scale: Double, screen: UIScreen) -> UITraitCollection {
    let isPad = min(screen.bounds.width, screen.bounds.height) >= 600
    return UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: preferences?.colorScheme == .dark ? .dark : .light),
      UITraitCollection(userInterfaceIdiom: idiom ?? (isPad ? .pad : .phone)),
      UITraitCollection(layoutDirection: Self.direction),
      UITraitCollection(displayScale: scale),
      UITraitCollection(horizontalSizeClass: size.width >= 600 ? .regular : .compact),
      UITraitCollection(verticalSizeClass: size.height >= 480 ? .regular : .compact),
      UITraitCollection(preferredContentSizeCategory: textSize),
      UITraitCollection(userInterfaceLevel: .base),
      UITraitCollection(accessibilityContrast: preferences?.hasHighContrast == true ? .high : .normal),
    ])
  }

  /// The category nearest to the desktop's text scaling.
  private var textSize: UIContentSizeCategory { Self.category(ofTextScale: preferences?.textScale ?? 1) }

  /// Returns the category whose body text is nearest to a multiple of the usual one.
  static func category(ofTextScale scale: Double) -> UIContentSizeCategory {
    let size = 17 * scale
    return bodySizes.min { abs($0.size - size) < abs($1.size - size) }?.category ?? .large
  }

  /// The size of body text in points. Source: Apple, Human Interface Guidelines, "Typography".
  private static let bodySizes: [(size: Double, category: UIContentSizeCategory)] = [
    (14, .extraSmall), (15, .small), (16, .medium), (17, .large), (19, .extraLarge), (21, .extraExtraLarge),
    (23, .extraExtraExtraLarge), (28, .accessibilityMedium), (33, .accessibilityLarge), (40, .accessibilityExtraLarge),
    (47, .accessibilityExtraExtraLarge), (53, .accessibilityExtraExtraExtraLarge),
  ]

  /// The direction of the person's language.
  private static var direction: UITraitEnvironmentLayoutDirection {
    PersonLanguages.isRightToLeft ? .rightToLeft : .leftToRight
  }
}
