// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import UIKitCore

/// A screen and the wishes of the person before it.
struct Variant {
  let name: String
  var size = CGSize(width: 390, height: 844)
  var safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  var scale: CGFloat = 2
  var style = UIUserInterfaceStyle.light
  var direction = UITraitEnvironmentLayoutDirection.leftToRight
  var textSize = UIContentSizeCategory.large
  /// English for none.
  var languages: [String] = []

  /// Whether there is also a picture of all that a page holds.
  var showsWholePages = false

  static let light = Variant(name: "light", showsWholePages: true)

  static let tablet = Variant(
    name: "tablet", size: CGSize(width: 834, height: 1194),
    safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))

  static var darkTablet: Variant {
    var result = tablet
    result.style = .dark
    return result
  }

  /// The pages' own words are English; UIKit's are not.
  static let korean = Variant(name: "korean", languages: ["ko-KR"])

  static let all = [
    light, Variant(name: "dark", style: .dark), Variant(name: "rtl", direction: .rightToLeft),
    Variant(name: "large", textSize: .accessibilityLarge, showsWholePages: true),
    tablet,
  ]

  @MainActor func makeScreen() -> HeadlessScreen {
    HeadlessScreen(
      size: size, scale: scale, safeAreaInsets: safeAreaInsets, userInterfaceStyle: style, layoutDirection: direction,
      contentSizeCategory: textSize)
  }
}
