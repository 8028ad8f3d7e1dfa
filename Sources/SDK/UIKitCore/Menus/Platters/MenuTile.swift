// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An element that stands beside others: its image, and below it the title where there is room for one.
@MainActor
final class MenuTile: MenuCell {
  private let picture = UIImageView()
  private let label = UILabel()
  private let showsTitle: Bool

  init(entry: MenuEntry, size: UIMenu.ElementSize) {
    showsTitle = size == .medium || entry.element.image == nil
    super.init(entry: entry)
    picture.tintColor = contentColor
    picture.contentMode = .scaleAspectFit
    label.text = entry.element.title
    label.textColor = contentColor
    label.textAlignment = .center
    label.isHidden = !showsTitle
    label.isAccessibilityElement = false
    addSubview(picture)
    addSubview(label)
    updateFonts()
  }

  required init?(coder: NSCoder) { nil }

  private func updateFonts() {
    label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    picture.image = entry.element.image?.filled(
      from: UIImage.SymbolConfiguration(pointSize: body.pointSize, weight: .regular))
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateFonts()
    setNeedsLayout()
  }

  override func height(forWidth width: CGFloat) -> CGFloat {
    guard showsTitle else { return 44 }
    let text = label.font.lineHeight.rounded(.up)
    return max(44, (picture.image == nil ? 0 : 24 + 4) + text + 20)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = showsTitle ? label.font.lineHeight.rounded(.up) : 0
    let gap: CGFloat = showsTitle && picture.image != nil ? 4 : 0
    let image = picture.image == nil ? 0 : CGFloat(24)
    let top = ((bounds.height - image - gap - text) / 2).rounded()
    let size = picture.image?.size ?? .zero
    let shown = CGSize(width: min(size.width, bounds.width - 8), height: min(size.height, 24))
    picture.frame = CGRect(
      x: (bounds.width - shown.width) / 2, y: top + (image - shown.height) / 2, width: shown.width,
      height: shown.height)
    label.frame = CGRect(x: 4, y: top + image + gap, width: max(bounds.width - 8, 0), height: text)
  }
}
