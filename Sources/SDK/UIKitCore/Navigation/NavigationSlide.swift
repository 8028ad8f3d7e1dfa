// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Two views of which the upper slides over the lower, which gives way a little.
@MainActor
final class NavigationSlide {
  let below: UIView
  private let above: UIView
  private let stage: UIView
  private let shade = UIView()

  init(stage: UIView, below: UIView, above: UIView) {
    self.stage = stage
    self.below = below
    self.above = above
    shade.backgroundColor = .black
    shade.isUserInteractionEnabled = false
    shade.frame = stage.bounds
    stage.addSubview(below)
    stage.addSubview(shade)
    stage.addSubview(above)
    above.layer.shadowRadius = 8
    above.layer.shadowOffset = .zero
  }

  /// Stands with the upper view a part of the way over the lower: 0 beside it, 1 over it.
  func stand(at part: CGFloat) {
    let width = stage.bounds.width
    let sign: CGFloat = stage.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    above.frame = stage.bounds.offsetBy(dx: sign * width * (1 - part), dy: 0)
    below.frame = stage.bounds.offsetBy(dx: -sign * width * 0.3 * part, dy: 0)
    shade.alpha = 0.1 * part
    above.layer.shadowOpacity = Float(0.2 * part)
  }

  func end() {
    shade.removeFromSuperview()
    above.layer.shadowOpacity = 0
  }
}
