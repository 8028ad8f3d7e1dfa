// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A title over the elements of a menu, which cannot be chosen.
@MainActor
final class MenuTitle: UIView {
  private let label = UILabel()

  init(_ text: String) {
    super.init(frame: .zero)
    label.text = text
    label.textColor = .secondaryLabel
    label.numberOfLines = 2
    label.accessibilityTraits = .header
    addSubview(label)
    updateFonts()
  }

  required init?(coder: NSCoder) { nil }

  private func updateFonts() {
    label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateFonts()
    setNeedsLayout()
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    let text = label.sizeThatFits(CGSize(width: max(width - 32, 0), height: .greatestFiniteMagnitude)).height
    return (text + 14).rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    label.frame = bounds.insetBy(dx: 16, dy: 7)
  }
}
