// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// One thing to do, with its number.
final class InstructionView: UIView {
  init(number: Int, _ text: String) {
    super.init(frame: .zero)
    let badge = UILabel.make("\(number)", style: .headline, color: .white)
    badge.textAlignment = .center
    let circle = UIView()
    circle.backgroundColor = .systemBlue
    let side = UIFontMetrics.default.scaledValue(for: 26)
    circle.layer.cornerRadius = side / 2
    circle.add(badge)
    let words = UILabel.make(text, style: .body)
    add(circle)
    add(words)
    NSLayoutConstraint.activate([
      circle.widthAnchor.constraint(equalToConstant: side), circle.heightAnchor.constraint(equalToConstant: side),
      circle.topAnchor.constraint(equalTo: topAnchor), circle.leadingAnchor.constraint(equalTo: leadingAnchor),
      circle.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
      badge.centerXAnchor.constraint(equalTo: circle.centerXAnchor),
      badge.centerYAnchor.constraint(equalTo: circle.centerYAnchor),
      words.leadingAnchor.constraint(equalTo: circle.trailingAnchor, constant: 12),
      words.trailingAnchor.constraint(equalTo: trailingAnchor),
      words.topAnchor.constraint(equalTo: topAnchor, constant: 2),
      words.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
