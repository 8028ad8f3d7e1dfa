// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import UIKit

/// Rows on a card with round corners, with a title above and an explanation below.
package final class GroupView: UIView {
  package init(title: String?, footer: String?, rows: [UIView]) {
    super.init(frame: .zero)
    let all = UIStackView()
    all.axis = .vertical
    all.spacing = 7
    all.translatesAutoresizingMaskIntoConstraints = false
    addSubview(all)
    NSLayoutConstraint.activate([
      all.topAnchor.constraint(equalTo: topAnchor), all.bottomAnchor.constraint(equalTo: bottomAnchor),
      all.leadingAnchor.constraint(equalTo: leadingAnchor), all.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    if let title { all.addArrangedSubview(Self.note(title.uppercased(), isHeader: true)) }
    all.addArrangedSubview(Self.card(rows))
    if let footer { all.addArrangedSubview(Self.note(footer, isHeader: false)) }
  }

  package required init?(coder: NSCoder) { nil }

  private static func note(_ text: String, isHeader: Bool) -> UIView {
    let label = UILabel.make(text, style: .footnote, color: .secondaryLabel)
    if isHeader { label.accessibilityTraits = .header }
    return label.padded(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  private static func card(_ rows: [UIView]) -> UIView {
    let stack = UIStackView()
    stack.axis = .vertical
    for (index, row) in rows.enumerated() {
      if index > 0 { stack.addArrangedSubview(SeparatorView()) }
      stack.addArrangedSubview(row)
    }
    let card = stack.padded(top: 0, leading: 0, bottom: 0, trailing: 0)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    card.clipsToBounds = true
    return card
  }
}
