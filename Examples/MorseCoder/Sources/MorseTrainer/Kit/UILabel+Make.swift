// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UILabel {
  /// Makes a label in a text style that follows the person's text size, with as many lines as it takes.
  static func make(_ text: String = "", style: UIFont.TextStyle, color: UIColor = .label) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = 0
    return label
  }
}

extension UIView {
  /// Adds a view that constraints place.
  func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }
}
