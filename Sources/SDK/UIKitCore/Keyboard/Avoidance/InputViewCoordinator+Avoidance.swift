// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Keeping the field in sight

extension InputViewCoordinator {
  /// Has the scroll view around the first responder end where the keyboard begins, and scrolls it until the field, or
  /// the caret of a long text, is in sight.
  func revealField() {
    let field = UIApplication.shared.windowOfKeys?.firstResponder as? UIView
    // What is in an accessory view is above the keyboard anyway.
    let scroll = field.flatMap { $0.window is InputWindow ? nil : $0 as? UIScrollView ?? $0.enclosingScrollView }
    if let old = covered, old !== scroll { old.keyboardInset = 0 }
    covered = scroll
    guard let field, let scroll else { return }
    scroll.keyboardInset = scroll.keyboardOverlap
    guard scroll.keyboardInset > 0, !scroll.isDragging else { return }
    // What the field before it shows since it was left may take room.
    scroll.layoutIfNeeded()
    let rect = (field as? any UITextInput)?.caretRectInView ?? field.bounds
    let area = scroll.convert(field === scroll ? rect : field.bounds, from: field)
    scroll.scrollRectToVisible(area.insetBy(dx: 0, dy: -Self.distance), animated: false)
  }

  /// The room between a field and the keyboard, in points.
  private static let distance: CGFloat = 8
}

extension UITextInput {
  fileprivate var caretRectInView: CGRect? { selectedTextRange.map { caretRect(for: $0.end) } }
}

extension UIView {
  /// The nearest scroll view that the view is in.
  fileprivate var enclosingScrollView: UIScrollView? {
    var next = superview
    while let view = next {
      if let scroll = view as? UIScrollView { return scroll }
      next = view.superview
    }
    return nil
  }
}

extension UIScrollView {
  /// How much of the view's lower end the keyboard covers, in points.
  fileprivate var keyboardOverlap: CGFloat {
    guard let screen = window?.windowScene?.screen, let keyboard = screen.keyboard.placement, keyboard.countsAsShown
    else { return 0 }
    let frame = convert(CGRect(origin: bounds.origin, size: bounds.size), to: screen)
    guard keyboard.frame.intersects(frame) else { return 0 }
    return max(frame.maxY - keyboard.frame.minY, 0)
  }
}
