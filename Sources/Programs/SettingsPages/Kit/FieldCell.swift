// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import UIKit

/// A row with a name and a text to be typed.
final class FieldCell: UITableViewCell {
  let field = UITextField()

  init(_ name: String, text: String?) {
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    let label = UILabel()
    label.text = name
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    field.text = text
    field.placeholder = name
    field.accessibilityLabel = name
    field.clearButtonMode = .whileEditing
    label.font = .preferredFont(forTextStyle: .body)
    field.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    field.adjustsFontForContentSizeCategory = true
    for part in [label, field] {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
      NSLayoutConstraint.activate([
        part.topAnchor.constraint(equalTo: contentView.topAnchor),
        part.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }
    // The fields of a page begin at one place, unless a name needs more room.
    let column = field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 126)
    column.priority = .defaultHigh
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      field.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 12),
      column,
      field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
