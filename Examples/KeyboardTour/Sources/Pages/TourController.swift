// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Gallery
public import UIKit

/// The list of all pages.
public final class TourController: UITableViewController {
  private let pages = TourPage.all

  public init() {
    super.init(style: .insetGrouped)
    title = said("Keyboard Tour", "키보드 둘러보기")
    navigationItem.backButtonTitle = said("Tour", "목록")
  }

  public required init?(coder: NSCoder) { nil }

  /// The tour, ready to be a window's root.
  ///
  /// - Parameter page: What shows at first; the list without one.
  public static func makeRoot(at page: TourPage? = nil) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: TourController())
    navigation.navigationBar.prefersLargeTitles = true
    if let page { navigation.pushViewController(page.make(), animated: false) }
    return navigation
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "page")
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { pages.count }

  public override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    said(
      "On a tablet, pinch the keyboard to make it float, and drag it by its handle.",
      "태블릿에서는 키보드를 두 손가락으로 오므려 띄우고, 손잡이를 끌어 옮길 수 있습니다.")
  }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "page", for: indexPath)
    let page = pages[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = page.title
    content.secondaryText = page.detail
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = TileImage.make(symbol: page.symbol, color: page.color)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(pages[indexPath.row].make(), animated: true)
  }
}
