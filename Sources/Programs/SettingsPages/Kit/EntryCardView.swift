// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import UIKit

/// Rows on a card with round corners, as a section of a grouped list looks, with a title above and an explanation below.
final class EntryCardView: UIView {
  /// The rows, the commands and the lines between them.
  private let stack = UIStackView()

  init(_ title: String? = nil, footer: String? = nil, rows: [UIView]) {
    super.init(frame: .zero)
    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    card.clipsToBounds = true
    stack.axis = .vertical
    stack.fill(card)
    let header = title.map { Self.note($0, isHeader: true) }
    let all = UIStackView(
      arrangedSubviews: [header, card, footer.map { Self.note($0, isHeader: false) }].compactMap(\.self))
    all.axis = .vertical
    all.spacing = 7
    all.fill(self)
    for row in rows { insert(row, at: stack.arrangedSubviews.count) }
  }

  required init?(coder: NSCoder) { nil }

  /// Puts a row before another one that is on the card.
  func insert(_ row: UIView, before other: UIView) {
    guard let place = stack.arrangedSubviews.firstIndex(where: { other.isDescendant(of: $0) }) else { return }
    // The line between the other row and the one before it stays behind the new one.
    insert(row, at: place)
  }

  private func insert(_ row: UIView, at place: Int) {
    let padded = UIView()
    row.fill(padded, insets: UIEdgeInsets(top: 9, left: 16, bottom: 7, right: 16))
    stack.insertArrangedSubview(padded, at: place)
    guard stack.arrangedSubviews.count > 1 else { return }
    let isLast = place == stack.arrangedSubviews.count - 1
    stack.insertArrangedSubview(HairlineView(), at: isLast ? place : place + 1)
  }

  private static func note(_ text: String, isHeader: Bool) -> UIView {
    let label = UILabel()
    label.text = isHeader ? text.uppercased() : text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    if isHeader { label.accessibilityTraits = .header }
    let view = UIView()
    label.fill(view, insets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    return view
  }
}

/// A line between rows, one pixel high, that leaves the leading margin free.
private final class HairlineView: UIView {
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
  fileprivate func fill(_ container: UIView, insets: UIEdgeInsets = .zero) {
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
