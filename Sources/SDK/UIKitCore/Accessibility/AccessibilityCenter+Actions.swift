// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a screen reader can ask of an element.
extension AccessibilityCenter {
  /// Uses an element as a tap would: by its own way to do it, or by a touch at its activation point.
  package func activate(_ object: UIResponder) {
    if object.accessibilityActivate() { return }
    guard let view = object.nearestView, let scene = view.scene else { return }
    scrollToVisible(object)
    let point = object.accessibilityActivationPoint
    let place = CGPoint(x: point.x - scene.area.minX, y: point.y - scene.area.minY)
    for phase in [UITouch.Phase.began, .ended] {
      UIApplication.shared.receive([EventDispatcher.Contact(finger: .min, phase: phase, place: place)], in: scene)
    }
  }

  package func increment(_ object: UIResponder) {
    if object.isEnabledElement { object.accessibilityIncrement() }
  }

  package func decrement(_ object: UIResponder) {
    if object.isEnabledElement { object.accessibilityDecrement() }
  }

  /// Gives an element a number, as if a finger had set it.
  package func set(_ number: Double, of object: UIResponder) {
    guard object.isEnabledElement, let range = object.accessibilityRange, number.isFinite,
      object.accessibilityTraits.contains(.adjustable), range.minimum <= range.maximum
    else { return }
    object.setAccessibilityNumber(Swift.min(Swift.max(number, range.minimum), range.maximum))
  }

  /// Runs one of the custom actions of an element.
  package func performCustomAction(at index: Int, of object: UIResponder) {
    guard let actions = object.accessibilityCustomActions, actions.indices.contains(index) else { return }
    let action = actions[index]
    _ = action.actionHandler?(action)
  }

  /// Leaves what an element is in; asks it and then whoever is next.
  ///
  /// - Returns: Whether anybody knew what to do.
  @discardableResult
  package func escape(from object: UIResponder) -> Bool {
    var next: UIResponder? = object
    while let responder = next {
      if responder.accessibilityPerformEscape() { return true }
      next = responder.next
    }
    return false
  }

  /// Moves content by a page; asks an element and then whoever is next.
  @discardableResult
  package func scroll(_ direction: UIAccessibilityScrollDirection, from object: UIResponder) -> Bool {
    var next: UIResponder? = object
    while let responder = next {
      if responder.accessibilityScroll(direction) { return true }
      next = responder.next
    }
    return false
  }

  /// Has scroll views show an element.
  package func scrollToVisible(_ object: UIResponder) {
    guard let view = object.nearestView else { return }
    let frame = object.accessibilityFrame
    var next = view.superview
    while let outer = next {
      if let scrollView = outer as? UIScrollView {
        let place = frame.applying(view.toScreen.inverted())
        scrollView.scrollRectToVisible(scrollView.convert(place, from: view), animated: false)
      }
      next = outer.superview
    }
    view.window?.layoutIfNeeded()
  }
}

extension UIResponder {
  fileprivate var isEnabledElement: Bool { !accessibilityTraits.contains(.notEnabled) }

  /// The view itself, or the one that shows an element.
  fileprivate var nearestView: UIView? {
    var next: UIResponder? = self
    while let responder = next {
      if let view = responder as? UIView { return view }
      next = responder.next
    }
    return nil
  }
}
