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

/// A list of a hundred rows that tells which was selected.
final class ListController: UITableViewController {
  private(set) var selected: [String] = []
  /// Whether rows can be swiped away.
  var deletes = false
  private var rows = (0..<100).map { "Row \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(rows[indexPath.row])
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { deletes }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard deletes else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
