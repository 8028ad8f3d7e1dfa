// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The button that stands for an item on a bar.
@MainActor
final class BarButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()
  private let item: UIBarButtonItem?
  private let isBack: Bool

  /// The smallest width that fingers find.
  private static let leastWidth: CGFloat = 44
  private static let gap: CGFloat = 5

  static let usualTextSize: CGFloat = 17

  init(item: UIBarButtonItem, textSize: CGFloat = BarButton.usualTextSize) {
    self.item = item
    isBack = false
    super.init(frame: .zero)
    label.text = item.image == nil ? item.title : nil
    label.font = UIFont.systemFont(ofSize: textSize, weight: item.style == .done ? .semibold : .regular)
    picture.image = item.image?.withRenderingMode(.alwaysTemplate)
    isEnabled = item.isEnabled
    if let color = item.tintColor { tintColor = color }
    accessibilityLabel = item.accessibilityLabel ?? item.title ?? item.systemItem?.spokenTitle
    accessibilityIdentifier = item.accessibilityIdentifier
    isContextMenuInteractionEnabled = item.menu != nil
    showsMenuAsPrimaryAction = !item.doesSomething
    setUp()
    addAction(UIAction { [weak self] _ in self?.item?.perform() }, for: .touchUpInside)
  }

  /// Makes the button that leads back.
  init(backTo title: String) {
    item = nil
    isBack = true
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: Self.usualTextSize)
    accessibilityLabel = title
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  override var menuSender: AnyObject { item ?? self }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let item, let menu = item.menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
    return configuration
  }

  private func setUp() {
    label.lineBreakMode = .byTruncatingTail
    addSubview(label)
    addSubview(picture)
    updateLook()
  }

  override var isHighlighted: Bool {
    didSet { updateLook() }
  }

  override func focusMoved() {
    super.focusMoved()
    updateLook()
  }

  override var focusShape: FocusShape { .plate(outset: CGSize(width: 10, height: -4), radius: 9) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  private func updateLook() {
    if isBack {
      let name = effectiveUserInterfaceLayoutDirection == .rightToLeft ? "chevron.right" : "chevron.left"
      picture.image = UIImage(
        systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold))
    }
    let color: UIColor = !isEnabled ? .tertiaryLabel : hasFocus ? .label : tintColor
    label.textColor = color
    picture.tintColor = color
    label.alpha = isHighlighted ? 0.3 : 1
    picture.alpha = isHighlighted ? 0.3 : 1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44))
    let icon = picture.image?.size ?? .zero
    let width = (icon.width > 0 ? icon.width : 0) + (icon.width > 0 && text.width > 0 ? Self.gap : 0) + text.width
    return CGSize(width: isBack ? width : max(width, item?.image == nil ? 0 : Self.leastWidth / 2), height: 44)
  }

  override var isNaturalElement: Bool { true }
  override var naturalTraits: UIAccessibilityTraits { super.naturalTraits.union(.button) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let icon = picture.image?.size ?? .zero
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let middle = bounds.height / 2
    picture.frame = CGRect(
      x: isMirrored ? bounds.width - icon.width : 0, y: middle - icon.height / 2, width: icon.width, height: icon.height
    )
    let start = icon.width > 0 ? icon.width + Self.gap : 0
    let width = max(bounds.width - start, 0)
    label.frame = CGRect(x: isMirrored ? 0 : start, y: 0, width: width, height: bounds.height)
    if item?.image != nil { picture.center = CGPoint(x: bounds.midX, y: middle) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let grown = max(Self.leastWidth - bounds.width, 0) / 2
    return bounds.insetBy(dx: -grown - 4, dy: -4).contains(point)
  }
}
