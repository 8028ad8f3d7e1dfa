// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import HeadlessPlatform
public import UIKitCore

// MARK: - Several windows

extension TestApp {
  /// Opens another window of the app on the screen, in front of the others and active, as its delegate says.
  @discardableResult
  public func openWindow(_ placement: ScenePlacement) -> HeadlessScene {
    let scene = platform.openScene(placement, on: screen)
    settle()
    return scene
  }

  /// Opens another window of the app on the screen with one controller in it, in front of the others and active.
  @discardableResult
  public func openWindow(_ placement: ScenePlacement, _ makeRoot: () -> UIViewController) -> HeadlessScene {
    let scene = platform.openScene(placement, on: screen)
    let window = UIWindow(windowScene: scene.scene)
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
    settle()
    return scene
  }
}
