// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A field for what people look for, with a magnifying glass where the text begins.
@MainActor
open class UISearchTextField: UITextField {
  private static let iconSide: CGFloat = 20
  private static let iconPoints: CGFloat = 16
  /// From the border to the magnifying glass, and from that to the text, in points.
  private static let iconMargin: CGFloat = 8
  private static let textMargin: CGFloat = 6
  private static let lowest: CGFloat = 36
  /// Above and below the text together, in points.
  private static let rise: CGFloat = 14
  private let icon = UIImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
    layer.borderWidth = 0
    layer.cornerRadius = 10
    backgroundColor = .tertiarySystemFill
    placeholderLabel.textColor = .secondaryLabel
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    icon.tintColor = .secondaryLabel
    icon.contentMode = .center
    scaleIcon()
    leftView = icon
    leftViewMode = .always
    clearButtonMode = .whileEditing
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    autocapitalizationType = .none
  }

  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + Self.iconMargin + Self.textMargin, height: max(size.height, wantedHeight))
  }

  /// How high the field is with its size of text, in points.
  var wantedHeight: CGFloat { max(Self.lowest, ((font?.lineHeight ?? 0) + Self.rise).rounded(.up)) }

  private func scaleIcon() {
    let scale = UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traitCollection)
    icon.image = UIImage(
      systemName: "magnifyingglass",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: Self.iconPoints * scale))
    icon.frame.size = CGSize(width: Self.iconSide * scale, height: Self.iconSide * scale)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    scaleIcon()
    invalidateIntrinsicContentSize()
    (superview as? UISearchBar)?.partsChanged()
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: isMirrored ? -Self.iconMargin : Self.iconMargin, dy: 0)
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds).offsetBy(dx: isMirrored ? Self.iconMargin : -Self.iconMargin, dy: 0)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect { besideIcon(super.textRect(forBounds: bounds)) }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    besideIcon(super.editingRect(forBounds: bounds))
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func besideIcon(_ rect: CGRect) -> CGRect {
    guard leftView?.superview === self || leftViewMode == .always else { return rect }
    let width = max(rect.width - Self.textMargin, 0)
    return CGRect(
      x: isMirrored ? rect.minX : rect.minX + Self.textMargin, y: rect.minY, width: width, height: rect.height)
  }
}
