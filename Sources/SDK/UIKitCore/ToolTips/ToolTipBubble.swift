// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Words on a small plate, which takes no touches.
@MainActor
final class ToolTipBubble: UIView {
  /// How far below the pointer's tip the plate stands clear of the pointer, in points.
  static let pointerHeight: CGFloat = 16

  private static let widest: CGFloat = 360
  private static let padding = UIEdgeInsets(top: 5, left: 8, bottom: 5, right: 8)
  /// Between the plate and what it stands beside, and the sides of the window, in points.
  private static let margin: CGFloat = 4

  private let label = UILabel()

  init(text: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    // Screen readers have the text where it is cut.
    accessibilityElementsHidden = true
    backgroundColor = .tertiarySystemBackground
    layer.cornerRadius = 6
    layer.borderWidth = 0.5
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.text = text
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Comes up below a rectangle of a window, or above it where there is no room.
  func show(beside rect: CGRect, in window: UIWindow) {
    let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    UIView.performWithoutAnimation {
      window.addSubview(self)
      let padding = Self.padding
      let width = min(Self.widest, room.width) - padding.left - padding.right
      let text = label.sizeThatFits(CGSize(width: width, height: 0))
      let size = CGSize(
        width: min(text.width, width) + padding.left + padding.right,
        height: min(text.height + padding.top + padding.bottom, room.height))
      let isMirrored = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let x = isMirrored ? rect.maxX - size.width : rect.minX
      let below = rect.maxY + Self.margin
      let y = below + size.height <= room.maxY ? below : rect.minY - Self.margin - size.height
      frame = CGRect(
        x: max(min(x, room.maxX - size.width), room.minX), y: max(min(y, room.maxY - size.height), room.minY),
        width: size.width, height: size.height)
      label.frame = bounds.inset(by: padding)
      alpha = 0
      colorBorder()
    }
    UIView.animate(withDuration: 0.1, delay: 0, options: .allowUserInteraction, animations: { self.alpha = 1 })
  }

  func leave() {
    UIView.animate(
      withDuration: 0.1, delay: 0, options: .allowUserInteraction, animations: { self.alpha = 0 },
      completion: { [self] _ in removeFromSuperview() })
  }

  private func colorBorder() { layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colorBorder()
  }
}
