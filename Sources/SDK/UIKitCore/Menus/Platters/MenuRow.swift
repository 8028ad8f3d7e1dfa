// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
import Foundation

/// A row of a menu: a mark, the title and below it the subtitle, and an image at the end.
@MainActor
final class MenuRow: MenuCell {
  /// What the row is to its menu.
  enum Role {
    case element
    /// At the top of an open submenu: leads back.
    case heading
  }

  private let role: Role
  private let hasMarks: Bool
  private let mark = UIImageView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let picture = UIImageView()
  private var indicator: UIActivityIndicatorView?

  private static let margin: CGFloat = 16
  /// Where text begins beside marks.
  private var markWidth: CGFloat { 36 * growth }
  private var imageWidth: CGFloat { 24 * growth }
  private static let padding: CGFloat = 11

  /// - Parameter hasMarks: Whether room is kept for marks, as others in the menu have some.
  init(entry: MenuEntry, role: Role, hasMarks: Bool) {
    self.role = role
    self.hasMarks = hasMarks
    super.init(entry: entry)
    if role == .heading { accessibilityTraits.insert(.header) }
    for view in [mark, titleLabel, subtitleLabel, picture] { addSubview(view) }
    for label in [titleLabel, subtitleLabel] { label.isAccessibilityElement = false }
    if entry.element is UIDeferredMenuElement { showWaiting() }
    fill()
  }

  required init?(coder: NSCoder) { nil }

  private func showWaiting() {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    addSubview(indicator)
    self.indicator = indicator
    accessibilityLabel = Self.waitingText
  }

  private static var waitingText: String { PhraseLanguage.current(.loading) }

  private func fill() {
    let element = entry.element
    titleLabel.text = indicator == nil ? element.title : Self.waitingText
    titleLabel.textColor = indicator == nil ? contentColor : .secondaryLabel
    subtitleLabel.text = element.subtitle
    subtitleLabel.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    updateFonts()
    mark.tintColor = contentColor
    picture.tintColor = contentColor
    picture.contentMode = .scaleAspectFit
    picture.isAccessibilityElement = false
  }

  private func updateFonts() {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    titleLabel.font = role == .heading ? .systemFont(ofSize: body.pointSize, weight: .semibold) : body
    subtitleLabel.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    let lines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 2
    titleLabel.numberOfLines = lines
    subtitleLabel.numberOfLines = lines
    let small = UIImage.SymbolConfiguration(pointSize: body.pointSize * 0.76, weight: .semibold)
    mark.image = markName.flatMap { UIImage(systemName: $0, withConfiguration: small) }
    picture.image = entry.element.image?.filled(
      from: UIImage.SymbolConfiguration(pointSize: body.pointSize, weight: .regular))
  }

  private var markName: String? {
    if role == .heading { return "chevron.down" }
    if submenu != nil { return isMirrored ? "chevron.left" : "chevron.right" }
    return switch leaf?.state {
    case .on: "checkmark"
    case .mixed: "minus"
    case .off, nil: nil
    }
  }

  /// How much larger marks and images are with larger text.
  private var growth: CGFloat {
    let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
    return min(max(size / 17, 1), 1.8)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateFonts()
    setNeedsLayout()
  }

  // MARK: Places

  private func textWidth(in width: CGFloat) -> CGFloat {
    let hasPicture = picture.image != nil || indicator != nil
    return max(width - start - Self.margin - (hasPicture ? imageWidth + 8 : 0), 0)
  }

  private var start: CGFloat { hasMarks ? markWidth : Self.margin }

  private func textHeights(in width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
    let room = CGSize(width: textWidth(in: width), height: .greatestFiniteMagnitude)
    let hasSubtitle = entry.element.subtitle?.isEmpty == false
    return (titleLabel.sizeThatFits(room).height, hasSubtitle ? subtitleLabel.sizeThatFits(room).height : 0)
  }

  override func height(forWidth width: CGFloat) -> CGFloat {
    let heights = textHeights(in: width)
    let gap: CGFloat = heights.subtitle > 0 ? 1 : 0
    return max(44, (heights.title + gap + heights.subtitle + 2 * Self.padding).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
    let heights = textHeights(in: bounds.width)
    let gap: CGFloat = heights.subtitle > 0 ? 1 : 0
    let top = ((bounds.height - heights.title - gap - heights.subtitle) / 2).rounded()
    let width = textWidth(in: bounds.width)
    for label in [titleLabel, subtitleLabel] { label.textAlignment = isMirrored ? .right : .left }
    titleLabel.frame = frame(start, top, width, heights.title)
    subtitleLabel.frame = frame(start, top + heights.title + gap, width, heights.subtitle)
    let size = mark.image?.size ?? .zero
    let line = min(heights.title, titleLabel.font.lineHeight)
    mark.frame = frame(20 * growth - size.width / 2, top + (line - size.height) / 2, size.width, size.height)
    let end = bounds.width - Self.margin - imageWidth
    let image = CGSize(
      width: min(picture.image?.size.width ?? 0, imageWidth),
      height: min(picture.image?.size.height ?? 0, imageWidth))
    picture.frame = frame(
      end + (imageWidth - image.width) / 2, (bounds.height - image.height) / 2, image.width, image.height)
    indicator?.frame = frame(end + 2, (bounds.height - 20) / 2, 20, 20)
  }
}
