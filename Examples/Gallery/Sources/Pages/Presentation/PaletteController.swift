// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A list of colours, one of which is chosen.
final class PaletteController: UITableViewController {
  static let colors: [(name: String, color: UIColor)] = [
    ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen),
    ("Teal", .systemTeal), ("Blue", .systemBlue), ("Purple", .systemPurple),
  ]

  private let choose: (String, UIColor) -> Void

  init(_ choose: @escaping (String, UIColor) -> Void) {
    self.choose = choose
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Colors"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "color")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.colors.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "color", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = Self.colors[indexPath.row].name
    content.image = TileImage.make(symbol: "paintpalette", color: Self.colors[indexPath.row].color)
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose(Self.colors[indexPath.row].name, Self.colors[indexPath.row].color)
  }
}

/// A few words, as large as they are.
final class TipController: UIViewController {
  private let text: String

  init(_ text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel.make(text, style: .subheadline)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safe.topAnchor, constant: 14),
      label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
    ])
    let room = label.sizeThatFits(CGSize(width: 248, height: CGFloat.greatestFiniteMagnitude))
    preferredContentSize = CGSize(width: 280, height: room.height.rounded(.up) + 28)
  }
}
