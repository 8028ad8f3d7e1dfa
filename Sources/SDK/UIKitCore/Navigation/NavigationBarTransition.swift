// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A navigation bar on its way from one item to another.
@MainActor
final class NavigationBarTransition {
  /// What comes or goes with an item.
  struct Side {
    let content: NavigationBarContent?
    let largeTitle: UILabel
    /// Where the large title is at rest, and how much of it is to be seen.
    let titleFrame: CGRect
    let titleAlpha: CGFloat
    /// How much of the bar itself is to be seen.
    let barAlpha: CGFloat
  }

  private let old: Side
  private let new: Side
  private unowned let bar: UINavigationBar
  /// Where the new item comes from: 1 for the trailing side, -1 for the leading one.
  private let direction: CGFloat
  private var part: CGFloat = 0

  init(_ bar: UINavigationBar, from old: Side, to new: Side, direction: CGFloat) {
    self.bar = bar
    self.old = old
    self.new = new
    self.direction = direction
  }

  /// Stands a part of the way to the new item: 0 at the old one, 1 at the new one.
  func stand(at part: CGFloat) {
    self.part = part
    old.content?.stand(at: -direction * part)
    new.content?.stand(at: direction * (1 - part))
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = (isMirrored ? -direction : direction) * bar.bounds.width / 3
    old.largeTitle.frame = old.titleFrame.offsetBy(dx: -way * part, dy: 0)
    old.largeTitle.alpha = old.titleAlpha * (1 - part)
    new.largeTitle.frame = new.titleFrame.offsetBy(dx: way * (1 - part), dy: 0)
    new.largeTitle.alpha = new.titleAlpha * part
    bar.showBar(old.barAlpha + (new.barAlpha - old.barAlpha) * part)
  }

  /// Stands where it stood, after the bar has been laid out.
  func standAgain() { stand(at: part) }

  func end() {
    old.content?.removeFromSuperview()
    old.largeTitle.removeFromSuperview()
  }
}
