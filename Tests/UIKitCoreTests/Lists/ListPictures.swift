// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct ListPictures {
  final class Page: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 4 : 5 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { section == 0 ? "General" : "Details" }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { section == 0 ? "These settings are for all keyboards on this device, and there are many of them." : nil }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.section == 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
      if p.section == 1, p.row < 3 {
        let cell = UITableViewCell(style: [.value1, .value2, .subtitle][p.row], reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail text"
        cell.accessoryType = [.disclosureIndicator, .none, .detailDisclosureButton][p.row]
        return cell
      }
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var c = cell.defaultContentConfiguration()
      c.text = ["Wi-Fi", "Bluetooth", "Airplane Mode", "A long title that does not fit into one line and wraps"][p.row % 4]
      if p.row < 3, p.section == 0 { c.image = UIImage(systemName: ["star.fill", "gear", "house"][p.row]) }
      if p.row == 1 { c.secondaryText = "Second line" }
      cell.contentConfiguration = c
      cell.accessoryType = [.disclosureIndicator, .checkmark, .detailButton, .none][p.row % 4]
      return cell
    }
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5])
  func `pictures`(_ n: Int) throws {
    let screen = GestureScreen(size: CGSize(width: 390, height: 620), style: n == 1 || n == 4 ? .dark : .light, direction: n == 2 ? .rightToLeft : .leftToRight)
    let page = Page(style: n < 3 ? .insetGrouped : n == 3 ? .plain : .grouped)
    screen.window.rootViewController = page
    screen.platform.settle()
    if n == 0 { page.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none) }
    if n == 5 { page.setEditing(true); page.tableView.setEditing(true, animated: false) }
    screen.platform.settle()
    if n == 3 { screen.drag(from: CGPoint(x: 350, y: 80), to: CGPoint(x: 250, y: 80), over: 0.3); screen.platform.settle() }
    try screen.scene.pngData()?.write(to: URL(fileURLWithPath: "/tmp/list\(n).png"))
  }
}
extension UIViewController { func setEditing(_ b: Bool) {} }
