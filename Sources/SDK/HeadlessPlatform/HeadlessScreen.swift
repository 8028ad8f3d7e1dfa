// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitCore

/// A screen that is only in memory.
@MainActor
public final class HeadlessScreen {
  /// What the app knows of it.
  public let screen: UIScreen
  /// The app's windows on the screen, from back to front.
  public internal(set) var scenes: [HeadlessScene] = []
  /// What shows the keyboards and input views of the app, in front of all windows and transparent; `nil` until there is
  /// one to show. It is none of the app's scenes, and never active.
  package internal(set) var inputScene: HeadlessScene?
  /// The windows with what shows in front of them, from back to front.
  package var surfaces: [HeadlessScene] { scenes + (inputScene.map { [$0] } ?? []) }
  /// The windows that the fingers which are down have come down in, by their numbers.
  var holders: [Int: HeadlessScene] = [:]
  /// How the keyboard that the app shows for its fields is held: at the bottom, floating, and so on.
  public var keyboard: InAppKeyboard { screen.inAppKeyboard }
  /// A mouse over the screen.
  public private(set) lazy var pointer = HeadlessPointer(screen: self)
  /// Room that bars and rounded corners cover, in points.
  public var safeAreaInsets: UIEdgeInsets {
    didSet { update() }
  }
  /// Light or dark; the app is told when it changes.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    didSet { update() }
  }
  /// Where lines begin; the app is told when it changes.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    didSet { update() }
  }
  /// How large texts are; the app is told when it changes.
  public var contentSizeCategory: UIContentSizeCategory {
    didSet { update() }
  }

  /// What kind of device it is; the app is told when it changes. `.unspecified` is a tablet where the shorter side has 600 points or more,
  /// and a phone else. On a television there is a focus, which the keyboard's arrows move.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    didSet { update() }
  }

  /// How well people want things to stand out; the app is told when it changes.
  public var accessibilityContrast = UIAccessibilityContrast.normal {
    didSet { update() }
  }

  /// Makes a screen; by default that of a phone held upright.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Pixels to a point.
  ///   - safeAreaInsets: Room that bars and rounded corners cover, in points.
  ///   - userInterfaceStyle: Light or dark.
  ///   - layoutDirection: Where lines begin.
  ///   - contentSizeCategory: How large texts are.
  ///   - userInterfaceIdiom: What kind of device it is; by default what the size suggests.
  public init(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
    safeAreaInsets: UIEdgeInsets = .zero, userInterfaceStyle: UIUserInterfaceStyle = .light,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSizeCategory: UIContentSizeCategory = .large,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  ) {
    screen = UIScreen(size: size, scale: scale)
    self.safeAreaInsets = safeAreaInsets
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
    self.userInterfaceIdiom = userInterfaceIdiom
  }

  /// Turns the screen, or makes it another one: its windows take their places on it again.
  public func change(size: CGSize, scale: CGFloat? = nil) {
    screen.change(size: size, scale: scale ?? screen.scale)
    update()
  }

  private func update() {
    for scene in surfaces { scene.update() }
  }

  /// The traits of a scene that takes an area of the screen.
  func traits(of area: CGRect) -> UITraitCollection {
    let isPad = min(screen.bounds.width, screen.bounds.height) >= 600
    return UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: userInterfaceStyle),
      UITraitCollection(
        userInterfaceIdiom: userInterfaceIdiom == .unspecified ? isPad ? .pad : .phone : userInterfaceIdiom),
      UITraitCollection(layoutDirection: layoutDirection),
      UITraitCollection(displayScale: screen.scale),
      UITraitCollection(horizontalSizeClass: area.width >= 600 ? .regular : .compact),
      UITraitCollection(verticalSizeClass: area.height >= 480 ? .regular : .compact),
      UITraitCollection(preferredContentSizeCategory: contentSizeCategory),
      UITraitCollection(userInterfaceLevel: .base),
      UITraitCollection(accessibilityContrast: accessibilityContrast),
    ])
  }

  /// The part of the screen's covered sides that lies in an area.
  func safeAreaInsets(of area: CGRect) -> UIEdgeInsets {
    let room = screen.bounds.inset(by: safeAreaInsets)
    return UIEdgeInsets(
      top: max(room.minY - area.minY, 0), left: max(room.minX - area.minX, 0), bottom: max(area.maxY - room.maxY, 0),
      right: max(area.maxX - room.maxX, 0))
  }
}
