// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Sheets that people pull up, down and away.
final class SheetsPage: PageController {
  override func build() {
    addGroup(
      "Detents",
      [
        opener("Large", [.large()]), opener("Medium and large", [.medium(), .large()]),
        opener("A height of its own", [.custom { _ in 240 }, .medium()]),
      ])
    addGroup(
      "Looks",
      [
        opener("Round corners, no grabber", [.medium()], corners: 28, hasGrabber: false),
        opener("The page stays bright", [.medium(), .large()], isUndimmed: true),
      ])
    addGroup("Others", [fullScreen()])
  }

  private func row(_ title: String, _ act: @escaping () -> Void) -> UIView {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in act() })
    button.contentHorizontalAlignment = .leading
    return button
  }

  private func opener(
    _ title: String, _ detents: [UISheetPresentationController.Detent], corners: CGFloat? = nil,
    hasGrabber: Bool = true,
    isUndimmed: Bool = false
  ) -> UIView {
    row(title) { [weak self] in
      let content = UINavigationController(rootViewController: SheetContent())
      if let sheet = content.sheetPresentationController {
        sheet.detents = detents
        sheet.prefersGrabberVisible = hasGrabber
        sheet.preferredCornerRadius = corners
        sheet.largestUndimmedDetentIdentifier = isUndimmed ? .medium : nil
      }
      self?.present(content, animated: true)
    }
  }

  private func fullScreen() -> UIView {
    row("The whole screen") { [weak self] in
      let content = UINavigationController(rootViewController: SheetContent())
      content.modalPresentationStyle = .fullScreen
      self?.present(content, animated: true)
    }
  }
}

/// What the sheets show.
final class SheetContent: UITableViewController {
  private let rows = ["Name", "Kind", "Size", "Created", "Changed", "Opened", "Where", "Shared with", "Tags"]

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Details"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = rows[indexPath.row]
    content.secondaryText = "Value \(indexPath.row + 1)"
    cell.contentConfiguration = content
    cell.selectionStyle = .none
    return cell
  }
}
