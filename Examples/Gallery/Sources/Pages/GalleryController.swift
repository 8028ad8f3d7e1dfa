// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// The list of all pages.
public final class GalleryController: UITableViewController {
  private let sections = GallerySection.all

  public init() { super.init(style: .insetGrouped) }

  public required init?(coder: NSCoder) { nil }

  /// The gallery, ready to be a window's root.
  public static func makeRoot() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: GalleryController())
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gallery"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "page")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "info.circle"),
      primaryAction: UIAction(title: "About") { [weak self] _ in self?.tell() })
  }

  private func tell() {
    let alert = UIAlertController(
      title: "Gallery", message: "Every control and every kind of layout, in plain UIKit.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].pages.count
  }

  public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "page", for: indexPath)
    let page = sections[indexPath.section].pages[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = page.title
    content.image = TileImage.make(symbol: page.symbol, color: page.color)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = sections[indexPath.section].pages[indexPath.row].make()
    navigationController?.pushViewController(page, animated: true)
  }
}
