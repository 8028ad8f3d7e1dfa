// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Foundation
import Geometry
import UIKitCore

/// Where a keyboard shows, in UIKit's words.
struct KeyboardPlace {
  let screenSize: CGSize
  let scale: CGFloat
  /// The keyboard on the screen, at its bottom.
  let area: CGRect
  let traits: UITraitCollection

  private static let scales: ClosedRange<CGFloat> = 0.25...16

  init(_ surroundings: KeyboardSurroundings, _ style: UIUserInterfaceStyle) {
    func side(_ length: Double) -> CGFloat { min(max(length, 0), Size.longestSide) }
    let size = CGSize(width: side(surroundings.size.width), height: side(surroundings.size.height))
    screenSize = CGSize(
      width: max(side(surroundings.screenSize.width), size.width),
      height: max(side(surroundings.screenSize.height), size.height))
    scale = min(max(surroundings.scale, Self.scales.lowerBound), Self.scales.upperBound)
    area = CGRect(
      x: ((screenSize.width - size.width) / 2).rounded(.down), y: screenSize.height - size.height, width: size.width,
      height: size.height)
    let isPad = min(screenSize.width, screenSize.height) >= 600
    traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(userInterfaceIdiom: isPad ? .pad : .phone),
      UITraitCollection(layoutDirection: surroundings.isRightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(displayScale: scale),
      UITraitCollection(horizontalSizeClass: size.width >= 600 ? .regular : .compact),
      UITraitCollection(verticalSizeClass: screenSize.height >= 480 ? .regular : .compact),
      UITraitCollection(preferredContentSizeCategory: .large),
      UITraitCollection(userInterfaceLevel: .base),
      UITraitCollection(accessibilityContrast: surroundings.hasHighContrast ? .high : .normal),
    ])
  }
}
