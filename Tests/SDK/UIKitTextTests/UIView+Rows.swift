// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKitCore

extension UIView {
  /// Shows views below each other, as wide as this one less a margin at both sides.
  ///
  /// - Parameters:
  ///   - spacing: Between them, in points.
  ///   - top: Above the first one, in points.
  func showBelowEachOther(_ rows: [UIView], spacing: CGFloat, top: CGFloat) {
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: top),
    ])
  }
}
