// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Places of the parts

extension UISearchBar {
  /// Above and below the field, in points.
  private static let rise: CGFloat = 10
  private static let margin: CGFloat = 8
  private static let buttonGap: CGFloat = 8
  private static let promptHeight: CGFloat = 24
  private static let scopeHeight: CGFloat = 32

  private var showsScopes: Bool { showsScopeBar && scopes.numberOfSegments > 0 }
  private var showsPrompt: Bool { prompt?.isEmpty == false }

  var wantedHeight: CGFloat {
    (showsPrompt ? Self.promptHeight : 0) + searchTextField.wantedHeight + 2 * Self.rise
      + (showsScopes ? Self.scopeHeight + Self.rise : 0)
  }

  /// Some parts show that did not, or the other way round.
  func partsChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Makes a change, in time or at once.
  func move(_ isAnimated: Bool, _ change: @escaping () -> Void) {
    guard isAnimated else { return change() }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.25) {
      change()
      self.superview?.layoutIfNeeded()
      self.layoutIfNeeded()
    }
  }

  func placeParts() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      view.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: y, width: max(width, 0), height: height)
    }
    background.frame = bounds
    let pixel = 1 / traitCollection.displayScale
    hairline.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    // Views that are pinned to the edges of a screen keep away from its corners.
    let left = max(safeAreaInsets.left, safeAreaInsets.right) + Self.margin
    let width = bounds.width - 2 * left
    var y: CGFloat = showsPrompt ? Self.promptHeight : 0
    promptLabel.isHidden = !showsPrompt
    promptLabel.frame = CGRect(x: left, y: 6, width: width, height: Self.promptHeight - 6)
    y += Self.rise
    let cancelWidth = cancelButton.intrinsicContentSize.width.rounded(.up)
    let taken = showsCancelButton ? cancelWidth + Self.buttonGap : 0
    place(searchTextField, x: left, y: y, width: width - taken, height: searchTextField.wantedHeight)
    // The button comes from beyond the edge.
    let cancelX = showsCancelButton ? bounds.width - left - cancelWidth : bounds.width
    place(cancelButton, x: cancelX, y: y, width: cancelWidth, height: searchTextField.wantedHeight)
    cancelButton.alpha = showsCancelButton ? 1 : 0
    cancelButton.accessibilityElementsHidden = !showsCancelButton
    y += searchTextField.wantedHeight + Self.rise
    scopes.alpha = showsScopes ? 1 : 0
    place(scopes, x: left, y: showsScopes ? y : y - Self.scopeHeight, width: width, height: Self.scopeHeight)
    scopes.isUserInteractionEnabled = showsScopes
    scopes.accessibilityElementsHidden = !showsScopes
    sendSubviewToBack(scopes)
    sendSubviewToBack(background)
  }
}
