// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import UIKitCore

/// A television with one controller, and a person with a remote.
@MainActor
final class Sofa {
  let app: TestApp
  /// What has been pressed, by its name.
  private(set) var pressed: [String] = []

  init(
    idiom: UIUserInterfaceIdiom = .tv, style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, size: CGSize = CGSize(width: 960, height: 540),
    _ makeRoot: () -> UIViewController
  ) { app = TestApp(size: size, style: style, direction: direction, idiom: idiom, makeRoot) }

  /// Shows buttons of names at places.
  convenience init(
    idiom: UIUserInterfaceIdiom = .tv, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    buttons: [(String, CGRect)]
  ) {
    self.init(idiom: idiom, direction: direction) {
      let page = UIViewController()
      page.view.backgroundColor = .systemBackground
      return page
    }
    for (name, frame) in buttons { page.view.addSubview(button(name, frame)) }
    app.settle()
  }

  var page: UIViewController { window.rootViewController ?? UIViewController() }
  var window: UIWindow { app.screen.scenes[0].scene.keyWindow ?? UIWindow(frame: .zero) }

  func button(_ name: String, _ frame: CGRect) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(name, for: .normal)
    button.frame = frame
    button.addAction(UIAction { [weak self] _ in self?.pressed.append(name) }, for: .primaryActionTriggered)
    return button
  }

  /// The name of what has the focus; `nil` where nothing has it.
  var focus: String? {
    let view = app.focusedItem as? UIView
    return view?.accessibilityIdentifier ?? view?.accessibilityLabel
  }

  /// Presses buttons and tells what has the focus after each.
  @discardableResult
  func press(_ buttons: UIPress.PressType...) -> [String?] {
    buttons.map { button in
      app.press(button)
      return focus
    }
  }
}

/// A row or column of places of the same size.
func places(
  _ count: Int, from start: CGPoint, by step: CGVector, size: CGSize = CGSize(width: 120, height: 44)
) -> [CGRect] {
  (0..<count).map { index in
    CGRect(origin: CGPoint(x: start.x + CGFloat(index) * step.dx, y: start.y + CGFloat(index) * step.dy), size: size)
  }
}
