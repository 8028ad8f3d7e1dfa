// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import UIKit

extension FormPage {
  /// Shows a search bar above the list.
  func showSearchBar(_ searchBar: UISearchBar, _ placeholder: String) {
    searchBar.placeholder = placeholder
    searchBar.searchBarStyle = .minimal
    searchBar.autocapitalizationType = .none
    searchBar.autocorrectionType = .no
    let header = UIView(frame: CGRect(origin: .zero, size: searchBar.sizeThatFits(CGSize(width: 390, height: 0))))
    // The bar has a margin of its own; together they are that of the list.
    searchBar.frame = header.bounds.insetBy(dx: 8, dy: 0)
    searchBar.autoresizingMask = .flexibleWidth
    header.addSubview(searchBar)
    tableView.tableHeaderView = header
    tableView.keyboardDismissMode = .onDrag
  }
}
