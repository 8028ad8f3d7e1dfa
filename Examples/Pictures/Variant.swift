// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import HeadlessPlatform
package import UIKitCore

/// A screen and the wishes of the person before it.
package struct Variant {
  package let name: String
  package var size: CGSize
  package var safeAreaInsets: UIEdgeInsets
  package var scale: CGFloat
  package var style: UIUserInterfaceStyle
  package var direction: UITraitEnvironmentLayoutDirection
  package var textSize: UIContentSizeCategory
  /// English for none.
  package var languages: [String]

  /// Whether there is also a picture of all that a page holds.
  package var showsWholePages: Bool

  package static let light = Variant(name: "light", showsWholePages: true)

  package static let tablet = Variant(
    name: "tablet", size: CGSize(width: 834, height: 1194),
    safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))

  package static var darkTablet: Variant {
    var result = tablet
    result.style = .dark
    return result
  }

  /// The pages' own words are English; UIKit's are not.
  package static let korean = Variant(name: "korean", languages: ["ko-KR"])

  package static let all = [
    light, Variant(name: "dark", style: .dark), Variant(name: "rtl", direction: .rightToLeft),
    Variant(name: "large", textSize: .accessibilityLarge, showsWholePages: true),
    tablet,
  ]

  package init(
    name: String, size: CGSize = CGSize(width: 390, height: 844),
    safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), scale: CGFloat = 2,
    style: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    textSize: UIContentSizeCategory = .large, languages: [String] = [], showsWholePages: Bool = false
  ) {
    self.name = name
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.scale = scale
    self.style = style
    self.direction = direction
    self.textSize = textSize
    self.languages = languages
    self.showsWholePages = showsWholePages
  }

  @MainActor package func makeScreen() -> HeadlessScreen {
    HeadlessScreen(
      size: size, scale: scale, safeAreaInsets: safeAreaInsets, userInterfaceStyle: style, layoutDirection: direction,
      contentSizeCategory: textSize)
  }
}
