// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import UIKitCore

/// The views that are there for a person: those that are not hidden, in the windows that show.
@MainActor
struct VisibleViews {
  /// Each before what it holds, from back to front.
  private(set) var all: [UIView] = []

  /// - Parameter windows: From back to front.
  init(in windows: [UIWindow]) {
    for window in windows { add(window) }
  }

  init(in view: UIView) { add(view) }

  private mutating func add(_ view: UIView) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    all.append(view)
    // Where something modal shows, what is behind it is out of reach.
    let modal = view.subviews.lastIndex { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01 }
    for subview in view.subviews[(modal ?? 0)...] { add(subview) }
  }
}

extension UIView {
  /// The superviews, from the nearest on.
  var superviews: some Sequence<UIView> { sequence(first: self, next: \.superview).dropFirst() }

  /// Whether a screen reader is told nothing of the view.
  var isSilent: Bool { superviews.contains(where: \.accessibilityElementsHidden) }

  /// The nearest view around this one that a screen reader stops at by name.
  var enclosingElement: UIView? {
    superviews.first { $0.isAccessibilityElement && $0.accessibilityLabel?.isEmpty == false }
  }

  /// The view's place on the screen, in points.
  var screenFrame: CGRect {
    guard let window else { return .null }
    return window.onScreen(convert(bounds, to: nil))
  }
}

extension UIWindow {
  /// Returns a place in the window as one on the screen.
  func onScreen(_ rect: CGRect) -> CGRect {
    let origin = windowScene?.area.origin ?? .zero
    return rect.offsetBy(dx: frame.minX + origin.x, dy: frame.minY + origin.y)
  }

  /// Returns a place on the screen as one in the window.
  func fromScreen(_ point: CGPoint) -> CGPoint {
    let origin = windowScene?.area.origin ?? .zero
    return CGPoint(x: point.x - frame.minX - origin.x, y: point.y - frame.minY - origin.y)
  }
}
