// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Keys for people who hear the screen: Tab goes from element to element, Space uses one.
///
/// Only keys that no responder has taken come here, and only while a screen reader runs.
extension AccessibilityCenter {
  /// Takes a key that came down.
  func take(_ key: UIKey) {
    guard isScreenReaderRunning, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return }
    keepFocus()
    guard let focused else { return }
    let isAdjustable = focused.accessibilityTraits.contains(.adjustable)
    switch key.keyCode {
    case .keyboardTab: moveFocus(isForward: !key.modifierFlags.contains(.shift))
    case .keyboardSpacebar, .keyboardReturnOrEnter: activate(focused)
    case .keyboardUpArrow where isAdjustable, .keyboardRightArrow where isAdjustable: increment(focused)
    case .keyboardDownArrow where isAdjustable, .keyboardLeftArrow where isAdjustable: decrement(focused)
    case .keyboardPageDown: scroll(.next, from: focused)
    case .keyboardPageUp: scroll(.previous, from: focused)
    case .keyboardEscape: escape(from: focused)
    default: break
    }
  }

  /// Goes on to the next element, or back; in content that goes on out of sight the content is moved first.
  func moveFocus(isForward: Bool) {
    guard let focused, let scene = Self.frontScene else { return }
    var target = neighbour(of: focused, isForward, in: scene)
    if let scrollView = (focused as? UIView)?.scrollViewAround,
      (target as? UIView)?.isDescendant(of: scrollView) != true,
      scrollView.accessibilityScroll(isForward ? .next : .previous)
    {
      scrollView.window?.layoutIfNeeded()
      target = neighbour(of: focused, isForward, in: scene) ?? target
    }
    guard let target else { return }
    scrollToVisible(target)
    focus(target)
  }

  private func neighbour(of object: UIResponder, _ isForward: Bool, in scene: UIWindowScene) -> UIResponder? {
    let elements = nodes(of: scene).elements
    guard let index = elements.firstIndex(where: { $0.object === object }) else { return nil }
    let next = isForward ? index + 1 : index - 1
    return elements.indices.contains(next) ? elements[next].object : nil
  }
}

extension UIView {
  fileprivate var scrollViewAround: UIScrollView? {
    var next = superview
    while let view = next {
      if let scrollView = view as? UIScrollView { return scrollView }
      next = view.superview
    }
    return nil
  }
}
