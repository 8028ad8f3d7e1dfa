// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Gallery
import UIKit

/// What somebody said, in a bubble: at the trailing side what the person did, at the leading side what others did.
final class BubbleCell: UITableViewCell {
  private let bubble = UIView()
  private let words = UILabel.make("", style: .body)
  private var leading: NSLayoutConstraint?
  private var trailing: NSLayoutConstraint?

  /// How far bubbles keep from the side that they stand at, in points.
  private static let margin: CGFloat = 12

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    bubble.layer.cornerRadius = 18
    for (part, holder) in [(bubble, contentView), (words, bubble)] as [(UIView, UIView)] {
      part.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(part)
    }
    leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Self.margin)
    trailing = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Self.margin)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -3),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.76),
      bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
      words.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      words.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      words.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
      words.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ message: Message) {
    words.text = message.text
    words.textColor = message.isOwn ? .white : .label
    bubble.backgroundColor = message.isOwn ? .systemBlue : .systemGray5
    NSLayoutConstraint.deactivate([leading, trailing].compactMap { $0 })
    (message.isOwn ? trailing : leading)?.isActive = true
  }
}
