// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A form like those of settings.
final class SettingsPage: UITableViewController {
  private enum Row {
    case account
    case toggle(String, String, UIColor, isOn: Bool)
    case link(String, String, UIColor, value: String?)
    case slider(String)
    case button(String, isDestructive: Bool)
  }

  private let sections: [(header: String?, footer: String?, rows: [Row])] = [
    (nil, nil, [.account]),
    (
      nil, nil,
      [
        .toggle("Airplane Mode", "airplane", .systemOrange, isOn: false),
        .link("Wi-Fi", "wifi", .systemBlue, value: "Home"), .link("Mobile Data", "phone", .systemGreen, value: nil),
        .link("Hotspot", "globe", .systemGreen, value: "Off"),
      ]
    ),
    (
      nil, nil,
      [
        .link("Notifications", "bell.fill", .systemRed, value: nil),
        .link("Sounds and Haptics", "speaker.wave.3.fill", .systemPink, value: nil),
        .link("Focus", "moon.fill", .systemIndigo, value: nil),
      ]
    ),
    (
      "Brightness", "The screen becomes darker in the dark by itself.",
      [.slider("Brightness"), .toggle("Night Light", "sun.max", .systemOrange, isOn: true)]
    ),
    (nil, nil, [.button("Reset All Settings", isDestructive: true)]),
  ]

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SliderCell.self, forCellReuseIdentifier: "slider")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    if case .slider(let title) = row {
      let cell = tableView.dequeueReusableCell(withIdentifier: "slider", for: indexPath)
      (cell as? SliderCell)?.slider.accessibilityLabel = title
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    fill(cell, row)
    return cell
  }

  private func fill(_ cell: UITableViewCell, _ row: Row) {
    cell.accessoryView = nil
    cell.accessoryType = .none
    cell.selectionStyle = .default
    var content = UIListContentConfiguration.valueCell()
    switch row {
    case .account:
      content = .subtitleCell()
      content.text = "Mina Park"
      content.textProperties.font = .preferredFont(forTextStyle: .title3)
      content.secondaryText = "Account, backup and purchases"
      content.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
      content.secondaryTextProperties.color = .secondaryLabel
      content.image = SunsetImage.make(size: CGSize(width: 58, height: 58))
      content.imageProperties.cornerRadius = 29
      cell.accessoryType = .disclosureIndicator
    case .toggle(let title, let symbol, let color, let isOn):
      content.text = title
      content.image = TileImage.make(symbol: symbol, color: color)
      let toggle = UISwitch()
      toggle.isOn = isOn
      toggle.accessibilityLabel = title
      cell.accessoryView = toggle
      cell.selectionStyle = .none
    case .link(let title, let symbol, let color, let value):
      content.text = title
      content.secondaryText = value
      content.image = TileImage.make(symbol: symbol, color: color)
      cell.accessoryType = .disclosureIndicator
    case .button(let title, let isDestructive):
      content.text = title
      content.textProperties.color = isDestructive ? .systemRed : .tintColor
      content.textProperties.alignment = .center
    case .slider: break
    }
    cell.contentConfiguration = content
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

/// A row with a slider from side to side.
private final class SliderCell: UITableViewCell {
  let slider = UISlider()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    slider.value = 0.6
    slider.minimumValueImage = UIImage(systemName: "sun.min")
    slider.maximumValueImage = UIImage(systemName: "sun.max")
    slider.tintColor = .systemGray
    slider.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(slider)
    NSLayoutConstraint.activate([
      slider.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      slider.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      slider.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      slider.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
