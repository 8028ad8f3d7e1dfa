// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import UIKitCore

/// A phone's window with what menus open from, and somebody who reads and taps them.
@MainActor
final class MenuStage {
  let stage: Stage
  var platform: HeadlessPlatform { stage.platform }
  var window: UIWindow { stage.window }
  /// What was chosen, in order.
  private(set) var log: [String] = []

  init(
    width: CGFloat = 390, height: CGFloat = 700, style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, category: UIContentSizeCategory = .large
  ) {
    stage = Stage(width: width, height: height, style: style, direction: direction, category: category)
  }

  /// Makes an action that writes its title down.
  func action(
    _ title: String, subtitle: String? = nil, symbol: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(
      title: title, subtitle: subtitle, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes,
      state: state
    ) { [weak self] action in self?.log.append(action.title) }
  }

  /// Shows a button whose menu opens on a tap.
  @discardableResult
  func button(_ menu: UIMenu, x: CGFloat = 16, y: CGFloat = 100, width: CGFloat = 120) -> UIButton {
    let button = UIButton(configuration: .gray())
    button.setTitle("Menu", for: .normal)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    window.addSubview(button)
    button.frame = CGRect(x: x, y: y, width: width, height: 36)
    platform.advanceFrame()
    return button
  }

  /// What a screen reader finds, from back to front, while a menu is open: nothing of what is behind.
  var words: [String] { elements.compactMap(\.accessibilityLabel) }

  private var elements: [UIView] {
    func below(_ view: UIView) -> [UIView] {
      if view.isHidden || view.alpha < 0.01 { return [] }
      return view.isAccessibilityElement ? [view] : view.subviews.flatMap(below)
    }
    return window.subviews.last { $0.accessibilityViewIsModal }.map(below) ?? []
  }

  /// Whether a menu is open.
  var isOpen: Bool { window.subviews.contains { $0.accessibilityViewIsModal && $0.isUserInteractionEnabled } }

  /// Returns what a screen reader calls by a name; of several, the one in front.
  func element(_ label: String) -> UIView? { elements.last { $0.accessibilityLabel == label } }

  /// Returns the place of such an element in the window.
  func place(_ label: String) -> CGRect {
    element(label).map { $0.convert($0.bounds, to: nil) } ?? .null
  }

  func tap(_ point: CGPoint) {
    stage.down(point.x, point.y)
    platform.advance(by: 0.05)
    stage.up(point.x, point.y)
    platform.settle(limit: 2)
  }

  func tap(_ view: UIView) { tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)) }

  func tap(_ label: String) {
    let place = place(label)
    tap(CGPoint(x: place.midX, y: place.midY))
  }

  func press(_ code: UIKeyboardHIDUsage, _ characters: String = "", _ modifiers: UIKeyModifierFlags = []) {
    let key = UIKey(
      characters: characters, charactersIgnoringModifiers: characters, modifierFlags: modifiers, keyCode: code)
    stage.scene.key(key, isDown: true)
    platform.advance(by: 0.05)
    stage.scene.key(key, isDown: false)
    platform.settle(limit: 2)
  }
}
