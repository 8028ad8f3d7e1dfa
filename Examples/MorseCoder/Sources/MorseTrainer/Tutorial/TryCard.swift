// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseUI
import UIKit

/// A field to try a step in, and whether it is done.
final class TryCard: UIView {
  let field = MorseField()
  private let mark = UIImageView()
  private let words = UILabel.make(style: .subheadline, color: .secondaryLabel)

  init(placeholder: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    field.borderStyle = .roundedRect
    field.placeholder = placeholder
    field.font = .preferredFont(forTextStyle: .title3)
    field.adjustsFontForContentSizeCategory = true
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.clearButtonMode = .whileEditing
    field.accessibilityLabel = said("Try it here", "여기서 해 보기")
    field.accessibilityIdentifier = "try.field"
    mark.contentMode = .center
    mark.setContentHuggingPriority(.required, for: .horizontal)
    mark.setContentCompressionResistancePriority(.required, for: .horizontal)
    words.accessibilityIdentifier = "try.state"
    let state = UIStackView(arrangedSubviews: [mark, words])
    state.spacing = 8
    state.alignment = .center
    let title = UILabel.make(said("Try it here", "여기서 해 보기"), style: .headline)
    let stack = UIStackView(arrangedSubviews: [title, field, state])
    stack.axis = .vertical
    stack.spacing = 10
    add(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 14),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -14),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(isDone: Bool) {
    mark.image = UIImage(systemName: isDone ? "checkmark.circle.fill" : "circle")
    mark.tintColor = isDone ? .systemGreen : .tertiaryLabel
    words.text = isDone ? said("Done. Well keyed!", "잘했어요!") : said("Not done yet", "아직 완료하지 않았어요")
    words.textColor = isDone ? .label : .secondaryLabel
  }
}
