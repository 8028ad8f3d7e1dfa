// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIScrollView {
  /// What stays in sight when content is moved by a page, in points.
  private static var overlap: CGFloat { 44 }

  /// Moves the content by what shows of it.
  ///
  /// - Returns: Whether there was room to move.
  func scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let inset = adjustedContentInset
    let page = CGSize(
      width: max(bounds.width - inset.left - inset.right - (isPagingEnabled ? 0 : Self.overlap), 1),
      height: max(bounds.height - inset.top - inset.bottom - (isPagingEnabled ? 0 : Self.overlap), 1))
    let isUpright = range.y.lowerBound < range.y.upperBound
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var offset = contentOffset
    switch direction {
    case .up: offset.y -= page.height
    case .down: offset.y += page.height
    case .left: offset.x -= page.width
    case .right: offset.x += page.width
    case .next where isUpright: offset.y += page.height
    case .previous where isUpright: offset.y -= page.height
    case .next: offset.x += isMirrored ? -page.width : page.width
    case .previous: offset.x -= isMirrored ? -page.width : page.width
    }
    offset.x = min(max(offset.x, range.x.lowerBound), range.x.upperBound)
    offset.y = min(max(offset.y, range.y.lowerBound), range.y.upperBound)
    guard offset != contentOffset else { return false }
    setContentOffset(offset, animated: false)
    UIAccessibility.post(notification: .pageScrolled, argument: nil)
    return true
  }
}
