// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import UIKit

/// A cell that shows a row of a form.
final class FormCell: UITableViewCell {
  private let toggle = UISwitch()
  private var onToggle: (Bool) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onToggle(toggle.isOn)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a row; a switch that shows already slides.
  func show(_ row: FormRow) {
    contentConfiguration = Self.content(row)
    accessibilityIdentifier = row.id
    selectionStyle = row.onTap == nil ? .none : .default
    if case .toggle(let isOn, let onChange) = row.accessory {
      onToggle = onChange
      toggle.accessibilityLabel = row.title
      toggle.setOn(isOn, animated: accessoryView === toggle && window != nil)
      if accessoryView !== toggle { accessoryView = toggle }
    } else {
      if accessoryView != nil { accessoryView = nil }
      switch row.accessory {
      case .disclosure: accessoryType = .disclosureIndicator
      case .check: accessoryType = .checkmark
      case .none, .toggle: accessoryType = .none
      }
    }
  }

  /// Shows where the row is, for a moment.
  func flash() {
    let light = UIView(frame: bounds)
    light.backgroundColor = .systemFill
    light.isUserInteractionEnabled = false
    insertSubview(light, belowSubview: contentView)
    UIView.animate(
      withDuration: 0.6, delay: 0.6, animations: { light.alpha = 0 }, completion: { _ in light.removeFromSuperview() })
  }

  private static func content(_ row: FormRow) -> UIListContentConfiguration {
    var content = row.detail == nil ? UIListContentConfiguration.valueCell() : .subtitleCell()
    content.text = row.title
    content.secondaryText = row.detail ?? row.value
    content.image = row.image
    if row.detail != nil {
      content.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
      content.secondaryTextProperties.color = row.detailColor
    }
    switch row.look {
    case .plain: break
    case .command: content.textProperties.color = .tintColor
    case .destructive: content.textProperties.color = .systemRed
    case .note: content.textProperties.color = .secondaryLabel
    }
    return content
  }
}
