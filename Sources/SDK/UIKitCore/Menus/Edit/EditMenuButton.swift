// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something in the bar of an edit menu that is tapped: a title, a picture, or an arrow to what is beside.
@MainActor
final class EditMenuButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()
  private let name: String

  private static let margin: CGFloat = 14

  /// Makes the button of an element.
  init(_ element: UIMenuElement) {
    name = element.title
    super.init(frame: .zero)
    let attributes = (element as? any UIMenuLeaf)?.attributes ?? []
    let color: UIColor =
      attributes.contains(.disabled) ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
    show(element.title.isEmpty ? element.image : nil, color)
    isEnabled = !attributes.contains(.disabled)
  }

  /// Makes an arrow.
  init(symbol: String, name: String) {
    self.name = name
    super.init(frame: .zero)
    show(UIImage(systemName: symbol), .label)
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ image: UIImage?, _ color: UIColor) {
    label.text = image == nil ? name : nil
    label.font = .systemFont(ofSize: 15)
    label.textColor = color
    label.textAlignment = .center
    picture.image = image
    picture.contentMode = .center
    picture.tintColor = color
    for view in [label, picture] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  /// How wide the button is that shows all of the title.
  var wantedWidth: CGFloat {
    let content = picture.image?.size.width ?? label.intrinsicContentSize.width
    return (content + Self.margin * 2).rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 4, dy: 0)
    picture.frame = bounds
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .secondarySystemFill : nil }
  }

  override var isNaturalElement: Bool { true }
  override var naturalLabel: String? { name }
  override var naturalTraits: UIAccessibilityTraits { isEnabled ? .button : [.button, .notEnabled] }
}
