// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The text fields of an alert, in a box with lines between them.
@MainActor
final class AlertFields: UIView {
  private(set) var fields: [UITextField] = []
  private var lines: [UIView] = []
  /// Called with the field in which Return was pressed.
  var onReturn: (UITextField) -> Void = { _ in }

  private static let lowestRow: CGFloat = 32
  /// Above and below the text of a field together, in points.
  private static let rise: CGFloat = 16
  private static let margin: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : .white }
    layer.cornerRadius = 7
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// Returns how high the fields are together with the size of text of the traits, in points.
  func height(compatibleWith traits: UITraitCollection) -> CGFloat { rowHeight(traits) * CGFloat(fields.count) }

  private func rowHeight(_ traits: UITraitCollection) -> CGFloat {
    fields.reduce(Self.lowestRow) { highest, field in
      let font = field.adjustsFontForContentSizeCategory ? field.font?.adjusted(to: traits) : field.font
      return max(highest, ((font?.lineHeight ?? 0) + Self.rise).rounded(.up))
    }
  }

  func add(_ field: UITextField) {
    field.addAction(
      UIAction { [weak self, weak field] _ in
        if let field { self?.onReturn(field) }
      }, for: .primaryActionTriggered)
    if !fields.isEmpty {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      lines.append(line)
      addSubview(line)
    }
    fields.append(field)
    addSubview(field)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(traitCollection.displayScale, 1)
    layer.borderWidth = hairline
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    let rowHeight = rowHeight(traitCollection)
    for (index, field) in fields.enumerated() {
      let top = rowHeight * CGFloat(index)
      field.frame = CGRect(
        x: Self.margin, y: top, width: max(bounds.width - 2 * Self.margin, 0), height: rowHeight)
      if index > 0 { lines[index - 1].frame = CGRect(x: 0, y: top, width: bounds.width, height: hairline) }
    }
  }
}
