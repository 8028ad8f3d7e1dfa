// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Kinds of cells and accessories, headers and footers, in the grouped style.
final class GroupedTablePage: UITableViewController {
  private struct Row {
    let style: UITableViewCell.CellStyle
    let text: String
    let detail: String?
    var symbol: String?
    var accessory = UITableViewCell.AccessoryType.none
  }

  private var marked = 1
  private let wifi = UISwitch()

  init() { super.init(style: .grouped) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    wifi.isOn = true
    wifi.accessibilityLabel = "Switch"
  }

  private let styles = [
    Row(style: .default, text: "Default", detail: nil, symbol: "star"),
    Row(style: .value1, text: "Value 1", detail: "Detail"),
    Row(style: .value2, text: "Value 2", detail: "Detail"),
    Row(style: .subtitle, text: "Subtitle", detail: "A second text below the first", symbol: "folder"),
  ]
  private let accessories = [
    Row(style: .default, text: "Disclosure indicator", detail: nil, accessory: .disclosureIndicator),
    Row(style: .default, text: "Detail button", detail: nil, accessory: .detailButton),
    Row(style: .default, text: "Both", detail: nil, accessory: .detailDisclosureButton),
    Row(style: .default, text: "A switch", detail: nil),
  ]
  private let choices = ["Never", "When Asked", "Always"]

  override func numberOfSections(in tableView: UITableView) -> Int { 4 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    [styles.count, accessories.count, choices.count, 2][section]
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ["Cell Styles", "Accessories", "Check Marks", "Long Texts"][section]
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    [nil, nil, "One of the three is chosen. What it means stands below the rows.", nil][section]
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch indexPath.section {
    case 0: return cell(styles[indexPath.row])
    case 1:
      let cell = cell(accessories[indexPath.row])
      if indexPath.row == 3 { cell.accessoryView = wifi }
      return cell
    case 2:
      return cell(
        Row(
          style: .default, text: choices[indexPath.row], detail: nil,
          accessory: indexPath.row == marked ? .checkmark : .none))
    default:
      let cell = cell(
        Row(
          style: .subtitle, text: "A row whose text takes more than one line grows as high as it must",
          detail: indexPath.row == 0 ? nil : "and so does one with a second text, which may be long as well"))
      cell.textLabel?.numberOfLines = 0
      return cell
    }
  }

  private func cell(_ row: Row) -> UITableViewCell {
    let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
    cell.textLabel?.text = row.text
    cell.detailTextLabel?.text = row.detail
    cell.detailTextLabel?.numberOfLines = row.style == .subtitle ? 0 : 1
    if let symbol = row.symbol { cell.imageView?.image = UIImage(systemName: symbol) }
    cell.accessoryType = row.accessory
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.section == 2, indexPath.row != marked else { return }
    tableView.cellForRow(at: IndexPath(row: marked, section: 2))?.accessoryType = .none
    marked = indexPath.row
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
  }
}
