// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A field for what people look for, with a magnifying glass where the text begins.
@MainActor
open class UISearchTextField: UITextField {
  private static let iconSide: CGFloat = 20
  /// From the border to the magnifying glass, and from that to the text, in points.
  private static let iconMargin: CGFloat = 8
  private static let textMargin: CGFloat = 6
  static let height: CGFloat = 36

  public override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
    layer.borderWidth = 0
    layer.cornerRadius = 10
    backgroundColor = .tertiarySystemFill
    placeholderLabel.textColor = .secondaryLabel
    let icon = UIImageView(
      image: UIImage(systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 16)))
    icon.tintColor = .secondaryLabel
    icon.contentMode = .center
    icon.frame.size = CGSize(width: Self.iconSide, height: Self.iconSide)
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
    return CGSize(width: size.width + Self.iconMargin + Self.textMargin, height: max(size.height, Self.height))
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
