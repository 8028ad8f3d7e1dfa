// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// What a view keeps free at its sides.
  struct Margins {
    /// What was set by hand.
    var values: NSDirectionalEdgeInsets?
    var followsSuperview = false
    var insetsFromSafeArea = true
  }

  // MARK: Layout margins

  /// Returns margins by left and right.
  func sided(_ margins: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: margins.top, left: isMirrored ? margins.trailing : margins.leading, bottom: margins.bottom,
      right: isMirrored ? margins.leading : margins.trailing)
  }

  /// Returns margins by where text begins and ends.
  func directional(_ margins: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
      trailing: isMirrored ? margins.left : margins.right)
  }

  func changeMargins(_ change: (inout Margins) -> Void) {
    change(&margins)
    marginsChanged()
  }

  /// With the safe area and the superview's, as far as the view wants them.
  var marginsWithAll: NSDirectionalEdgeInsets {
    var result = ownMargins
    if margins.insetsFromSafeArea {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      result.top += safeAreaInsets.top
      result.bottom += safeAreaInsets.bottom
      result.leading += isMirrored ? safeAreaInsets.right : safeAreaInsets.left
      result.trailing += isMirrored ? safeAreaInsets.left : safeAreaInsets.right
    }
    return margins.followsSuperview ? result.atLeast(superviewMargins) : result
  }

  /// Without the safe area and the superview's. A controller's view has those of the system, or more.
  private var ownMargins: NSDirectionalEdgeInsets {
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else {
      return margins.values ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    return (margins.values ?? .zero).atLeast(controller.systemMinimumLayoutMargins)
  }

  /// What the system keeps free at the leading and the trailing side of what fills a window, in points.
  static func systemMargin(forWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  /// How far the superview's margins reach into this view.
  private var superviewMargins: NSDirectionalEdgeInsets {
    guard let superview else { return .zero }
    let outer = superview.layoutMargins
    let room = superview.bounds.inset(by: outer)
    let frame = layer.frame
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = room.minX - frame.minX
    let right = frame.maxX - room.maxX
    return NSDirectionalEdgeInsets(
      top: room.minY - frame.minY, leading: isMirrored ? right : left, bottom: frame.maxY - room.maxY,
      trailing: isMirrored ? left : right)
  }

  func marginsChanged() {
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    marginGuidesChanged()
    setNeedsLayout()
    for subview in subviews where subview.margins.followsSuperview { subview.marginsChanged() }
  }

  // MARK: Safe area

  /// Brings the safe area up to date here and below.
  func updateSafeArea() {
    let new = currentSafeArea
    guard new != knownSafeArea else { return }
    knownSafeArea = new
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    marginGuidesChanged()
    if margins.insetsFromSafeArea { marginsChanged() }
    setNeedsLayout()
    for subview in subviews { subview.updateSafeArea() }
  }

  private var currentSafeArea: UIEdgeInsets {
    var result = inheritedSafeArea
    guard let controller else { return result }
    for extra in [controller.barInsets, controller.additionalSafeAreaInsets] {
      result.top += extra.top
      result.left += extra.left
      result.bottom += extra.bottom
      result.right += extra.right
    }
    return result
  }

  /// The part of the superview's safe area that reaches into this view.
  private var inheritedSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow { return window.windowScene?.safeAreaInsets ?? .zero }
    guard let superview, layer.model.transform.isIdentity else { return .zero }
    return superview.safeAreaForContent(at: layer.frame)
  }

  private func safeAreaForContent(at frame: CGRect) -> UIEdgeInsets {
    let safe = safeAreaOfContent
    guard safe != .zero else { return .zero }
    let room = bounds.inset(by: safe)
    func part(_ length: CGFloat, _ edge: CGFloat) -> CGFloat { edge > 0 ? min(max(length, 0), edge) : 0 }
    return UIEdgeInsets(
      top: part(room.minY - frame.minY, safe.top), left: part(room.minX - frame.minX, safe.left),
      bottom: part(frame.maxY - room.maxY, safe.bottom),
      right: part(frame.maxX - room.maxX, safe.right))
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate func atLeast(_ others: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: max(top, others.top), leading: max(leading, others.leading), bottom: max(bottom, others.bottom),
      trailing: max(trailing, others.trailing))
  }
}
