// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import UIKit

/// A title with a control at the trailing side, or below it where text is very large.
package final class RowView: UIView {
  private let stack = UIStackView()

  package init(
    _ title: String, detail: String? = nil, symbol: String? = nil, color: UIColor = .systemBlue, _ control: UIView?
  ) {
    super.init(frame: .zero)
    let titles = UIStackView()
    titles.axis = .vertical
    titles.spacing = 2
    titles.addArrangedSubview(UILabel.make(title, style: .body))
    if let detail { titles.addArrangedSubview(UILabel.make(detail, style: .footnote, color: .secondaryLabel)) }
    if let symbol {
      let icon = UIImageView(image: TileImage.make(symbol: symbol, color: color))
      icon.setContentHuggingPriority(.required, for: .horizontal)
      icon.setContentCompressionResistancePriority(.required, for: .horizontal)
      let row = UIStackView(arrangedSubviews: [icon, titles])
      row.spacing = 16
      row.alignment = .center
      stack.addArrangedSubview(row)
    } else {
      stack.addArrangedSubview(titles)
    }
    if let control {
      control.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      control.setContentCompressionResistancePriority(.required, for: .horizontal)
      if control.accessibilityLabel == nil { control.accessibilityLabel = title }
      stack.addArrangedSubview(control)
    }
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 32),
    ])
    arrange()
  }

  package required init?(coder: NSCoder) { nil }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    stack.axis = isLarge ? .vertical : .horizontal
    stack.alignment = isLarge ? .leading : .center
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }
}
