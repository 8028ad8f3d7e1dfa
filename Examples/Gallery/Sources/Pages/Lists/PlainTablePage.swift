// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// More than a thousand names in a plain table, under headers that stay in view.
final class PlainTablePage: UITableViewController {
  private let sections = NameList.sections

  init() { super.init(style: .plain) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "End",
      primaryAction: UIAction(title: "End") { [weak self] _ in
        guard let self, let last = sections.last else { return }
        tableView.scrollToRow(
          at: IndexPath(row: last.names.count - 1, section: sections.count - 1), at: .bottom, animated: true)
      })
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].names.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].letter
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section].names[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}

/// Names made of first and last ones, by their letter.
enum NameList {
  private static let first = [
    "Ada", "Amara", "Bela", "Chen", "Dario", "Elif", "Farah", "Goran", "Hana", "Ines", "Jun", "Kofi", "Lina", "Mina",
    "Noor", "Olga", "Pavel", "Quang", "Rosa", "Sana", "Tomás", "Uma", "Vera", "Wanda", "Ximena", "Yuna", "Zeno",
  ]
  private static let last = [
    "Abbott", "Adeyemi", "Bauer", "Costa", "Dimitrov", "Eriksen", "Fischer", "Garcia", "Haddad", "Ivanova", "Jensen",
    "Kim", "Larsen", "Moreau", "Nakamura", "Okafor", "Park", "Quist", "Rossi", "Silva", "Tanaka", "Ueda", "Varga",
    "Weber",
    "Xu", "Yılmaz", "Zhang", "Alvarez", "Brandt", "Cohen", "Duarte", "Evans", "Ferrari", "Gupta", "Hughes", "Ito",
    "Jovanović", "Khan", "Lopez", "Müller",
  ]

  static let sections: [(letter: String, names: [String])] = {
    let byLetter = Dictionary(grouping: last) { String($0.prefix(1)) }
    return byLetter.keys.sorted().map { letter in
      (letter, (byLetter[letter] ?? []).sorted().flatMap { last in first.map { "\($0) \(last)" } })
    }
  }()
}
