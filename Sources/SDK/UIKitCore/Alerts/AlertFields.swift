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

  private static let rowHeight: CGFloat = 32
  private static let margin: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : .white }
    layer.cornerRadius = 7
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  var height: CGFloat { Self.rowHeight * CGFloat(fields.count) }

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
    for (index, field) in fields.enumerated() {
      let top = Self.rowHeight * CGFloat(index)
      field.frame = CGRect(
        x: Self.margin, y: top, width: max(bounds.width - 2 * Self.margin, 0), height: Self.rowHeight)
      if index > 0 { lines[index - 1].frame = CGRect(x: 0, y: top, width: bounds.width, height: hairline) }
    }
  }
}
