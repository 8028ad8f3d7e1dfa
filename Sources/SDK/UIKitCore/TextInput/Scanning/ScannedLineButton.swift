// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A line of text in a picture that can be chosen.
@MainActor
final class ScannedLineButton: UIControl {
  private let label = UILabel()

  /// Whether the text shows, as where there is no picture of it.
  var showsText = false {
    didSet { label.isHidden = !showsText }
  }

  init(_ text: String) {
    super.init(frame: .zero)
    layer.cornerRadius = 4
    layer.borderWidth = 1.5
    label.text = text
    label.textColor = .white
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    label.isHidden = true
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = text
    color()
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool { didSet { color() } }
  override var isHighlighted: Bool { didSet { color() } }

  private func color() {
    accessibilityTraits = isSelected ? [.button, .selected] : .button
    layer.borderColor = UIColor.systemYellow.cgColor
    let strength: CGFloat = isSelected ? 0.45 : isHighlighted ? 0.3 : 0.08
    backgroundColor = UIColor.systemYellow.withAlphaComponent(strength)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.font = .systemFont(ofSize: max(bounds.height * 0.7, 1))
    label.frame = bounds.insetBy(dx: 3, dy: 0)
  }
}
