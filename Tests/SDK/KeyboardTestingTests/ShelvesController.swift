// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Shelves that scroll sideways in a page that scrolls down.
final class ShelvesController: UIViewController, UIScrollViewDelegate {
  private(set) var taken: [String] = []
  private(set) var dragCount = 0

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    let page = UIScrollView(frame: view.bounds)
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.delegate = self
    page.contentSize = CGSize(width: 390, height: 3_000)
    view.addSubview(page)
    for row in 0..<10 {
      let shelf = UIScrollView(frame: CGRect(x: 0, y: 300 * row, width: 390, height: 280))
      shelf.contentSize = CGSize(width: 1_600, height: 280)
      shelf.backgroundColor = .secondarySystemBackground
      page.addSubview(shelf)
      for column in 0..<8 {
        let name = "Shelf \(row), Book \(column)"
        let action = UIAction(title: name) { [unowned self] _ in taken.append(name) }
        let book = UIButton(configuration: .tinted(), primaryAction: action)
        book.frame = CGRect(x: 10 + 200 * column, y: 20, width: 180, height: 60)
        shelf.addSubview(book)
      }
    }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { dragCount += 1 }
}
