// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Rows on a card with round corners, with a title above and an explanation below.
final class CardView: UIView {
  init(_ title: String, footer: String? = nil, rows: [UIView]) {
    super.init(frame: .zero)
    let header = Self.note(title)
    header.label.accessibilityTraits = .header
    let all = UIStackView(arrangedSubviews: [header.view, Self.card(rows)])
    if let footer { all.addArrangedSubview(Self.note(footer).view) }
    all.axis = .vertical
    all.spacing = 7
    all.fill(self)
  }

  required init?(coder: NSCoder) { nil }

  private static func note(_ text: String) -> (view: UIView, label: UILabel) {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    let view = UIView()
    label.fill(view, insets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    return (view, label)
  }

  private static func card(_ rows: [UIView]) -> UIView {
    let stack = UIStackView()
    stack.axis = .vertical
    for (index, row) in rows.enumerated() {
      if index > 0 { stack.addArrangedSubview(SeparatorView()) }
      let padded = UIView()
      row.fill(padded, insets: UIEdgeInsets(top: 9, left: 16, bottom: 7, right: 16))
      stack.addArrangedSubview(padded)
    }
    let card = UIView()
    stack.fill(card)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    card.clipsToBounds = true
    return card
  }
}

/// A line between rows, one pixel high, that leaves the leading margin free.
private final class SeparatorView: UIView {
  private let line = UIView()

  init() {
    super.init(frame: .zero)
    line.backgroundColor = .separator
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 1 / max(traitCollection.displayScale, 1))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    line.frame = CGRect(x: isMirrored ? 0 : 16, y: 0, width: bounds.width - 16, height: bounds.height)
  }
}

extension UIView {
  /// Puts the view into another one and has it fill that.
  func fill(_ container: UIView, insets: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: container.topAnchor, constant: insets.top),
      bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -insets.bottom),
      leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: insets.left),
      trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -insets.right),
    ])
  }
}
