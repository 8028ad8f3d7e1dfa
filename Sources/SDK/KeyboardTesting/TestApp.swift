// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import HeadlessPlatform
public import UIKitCore

/// An app on a screen in memory, and a person in front of it: finds what is on the screen by what it is called, touches
/// it, types, waits and takes pictures.
///
/// Time is the screen's: it passes only while something here lets it pass, so that a test sees the same each time it runs.
/// What goes wrong is thrown as a `TestFailure`, which says what was on the screen.
@MainActor
public final class TestApp {
  /// What the app runs on.
  public let platform: HeadlessPlatform
  /// The screen that the person sees.
  public let screen: HeadlessScreen
  /// How long to wait for what is not there yet, and for what moves to come to rest, in seconds of the screen's clock.
  public var patience: TimeInterval = 2
  /// The fingers that are down.
  var fingers: [TestFinger] = []
  /// What takes pictures as time passes.
  var camera: Camera?

  /// Starts an app as its delegate says, and opens one window.
  ///
  /// - Parameters:
  ///   - screen: By default that of a phone held upright.
  ///   - languages: The person's languages as BCP 47 tags, such as `["ko-KR"]`, the most wanted first; English for none.
  ///   - application: The app's class.
  ///   - delegate: The app's delegate; those that `@main` starts need nothing else.
  public init(
    screen: HeadlessScreen = HeadlessScreen(), languages: [String] = [],
    application: UIApplication.Type = UIApplication.self,
    delegate: any UIApplicationDelegate
  ) {
    self.screen = screen
    platform = HeadlessPlatform(
      screens: [screen], languages: languages, application: application, delegate: delegate)
    platform.openScene()
    settle()
  }

  /// Shows one controller in a window that fills the screen.
  ///
  /// - Parameters:
  ///   - screen: By default that of a phone held upright.
  ///   - languages: The person's languages as BCP 47 tags, such as `["ko-KR"]`, the most wanted first; English for none.
  ///   - makeRoot: Makes the controller, once the app is there.
  public init(
    screen: HeadlessScreen = HeadlessScreen(), languages: [String] = [], _ makeRoot: () -> UIViewController
  ) {
    self.screen = screen
    platform = HeadlessPlatform(screens: [screen], languages: languages)
    let window = UIWindow(windowScene: platform.openScene().scene)
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
    settle()
  }

  /// Shows one controller in a window that fills a screen.
  ///
  /// - Parameters:
  ///   - size: The screen's, in points.
  ///   - scale: Pixels to a point.
  ///   - style: Light or dark.
  ///   - direction: Where lines begin.
  ///   - contentSize: How large texts are.
  ///   - idiom: What kind of device it is; by default what the size suggests.
  ///   - languages: The person's languages as BCP 47 tags, the most wanted first; English for none.
  ///   - makeRoot: Makes the controller, once the app is there.
  public convenience init(
    size: CGSize, scale: CGFloat = 2, style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, contentSize: UIContentSizeCategory = .large,
    idiom: UIUserInterfaceIdiom = .unspecified, languages: [String] = [], _ makeRoot: () -> UIViewController
  ) {
    let screen = HeadlessScreen(
      size: size, scale: scale, userInterfaceStyle: style, layoutDirection: direction,
      contentSizeCategory: contentSize, userInterfaceIdiom: idiom)
    self.init(screen: screen, languages: languages, makeRoot)
  }

  /// Whether lines are read from the right.
  var isMirrored: Bool { screen.layoutDirection == .rightToLeft }

  /// The windows that show, of all the app's scenes on the screen and with the keyboard's, from back to front.
  var windows: [UIWindow] { screen.surfaces.flatMap { $0.scene.windows.filter { !$0.isHidden } } }
}
