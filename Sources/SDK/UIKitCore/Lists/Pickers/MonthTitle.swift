// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The name of a month above its days, which opens wheels for month and year.
@MainActor
final class MonthTitle: UIControl {
  private let label = UILabel()
  private let arrow = UIImageView()

  private static let gap: CGFloat = 5

  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }
  /// Whether the wheels show.
  var isOpen = false {
    didSet { updateLook() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.isAccessibilityElement = false
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    for view in [label, arrow] { addSubview(view) }
    updateLook()
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { updateLook() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  private func updateLook() {
    let configuration = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
    arrow.image = UIImage(systemName: isOpen ? "chevron.down" : "chevron.forward", withConfiguration: configuration)
    arrow.tintColor = tintColor
    label.textColor = isOpen ? tintColor : .label
    for view in [label, arrow] { view.alpha = isHighlighted ? 0.3 : 1 }
    setNeedsLayout()
  }

  override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: size.width.rounded(.up) + Self.gap + (arrow.image?.size.width ?? 0), height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = arrow.image?.size ?? .zero
    let width = max(min(label.intrinsicContentSize.width.rounded(.up), bounds.width - size.width - Self.gap), 0)
    let x = width + Self.gap
    label.frame = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    arrow.frame = CGRect(
      x: isMirrored ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  override var isNaturalElement: Bool { true }
  override var naturalLabel: String? { text }
  override var naturalTraits: UIAccessibilityTraits { super.naturalTraits.union(.button) }
}
