// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A screen of settings with controls in rows, that tells what was done to it.
final class SettingsController: UIViewController {
  let wifi = UISwitch()
  let sounds = UISwitch()
  let volume = UISlider()
  let save = UIButton(configuration: .filled())
  let erase = UIButton(configuration: .plain())
  private(set) var done: [String] = []

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    let title = UILabel()
    title.text = "Settings"
    title.font = .preferredFont(forTextStyle: .largeTitle)
    title.accessibilityTraits = .header
    volume.accessibilityIdentifier = "volume"
    volume.accessibilityLabel = "Volume"
    save.configuration?.title = "Save"
    save.addAction(UIAction { [unowned self] _ in done.append("saved") }, for: .touchUpInside)
    erase.configuration?.title = "Erase All"
    erase.isEnabled = false
    let stack = UIStackView(arrangedSubviews: [title, row("Wi-Fi", wifi), row("Sounds", sounds), volume, save, erase])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }

  private func row(_ text: String, _ control: UIView) -> UIView {
    let label = UILabel()
    label.text = text
    let row = UIStackView(arrangedSubviews: [label, control])
    row.alignment = .center
    return row
  }
}

/// A list of a thousand rows that tells which was selected.
final class ListController: UITableViewController {
  private(set) var selected: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append("Row \(indexPath.row)")
  }
}
