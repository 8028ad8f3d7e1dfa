// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import UIKit

extension UIView {
  /// Returns a view that holds this one, with room around it in points.
  func padded(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) -> UIView {
    let view = UIView()
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor, constant: top),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -bottom),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: leading),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -trailing),
    ])
    return view
  }

  /// Returns a row that holds this view alone.
  func row() -> UIView { padded(top: 11, leading: 16, bottom: 11, trailing: 16) }

  /// Gives a view a size of its own, in points; axes that are left out stay as they are.
  package func sized(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
    return self
  }
}

extension UILabel {
  /// Makes a label in a text style, with as many lines as it takes.
  package static func make(_ text: String, style: UIFont.TextStyle, color: UIColor = .label) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = 0
    return label
  }
}
