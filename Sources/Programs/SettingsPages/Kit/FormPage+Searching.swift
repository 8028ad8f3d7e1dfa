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
    tableView.tableHeaderView = SearchHeaderView(searchBar)
    tableView.keyboardDismissMode = .onDrag
  }
}

/// A search bar above a list, its field as wide as the sections below.
private final class SearchHeaderView: UIView {
  private let searchBar: UISearchBar

  /// What the bar keeps free above its field and at both sides of it, in points.
  private static let barMargins = CGSize(width: 8, height: 10)
  /// Below the field; the list has a margin of its own as well.
  private static let lowerMargin: CGFloat = 2

  init(_ searchBar: UISearchBar) {
    self.searchBar = searchBar
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 0))
    addSubview(searchBar)
    frame.size.height = wantedHeight
  }

  required init?(coder: NSCoder) { nil }

  private var wantedHeight: CGFloat {
    Self.barMargins.height + searchBar.searchTextField.intrinsicContentSize.height + Self.lowerMargin
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.height != wantedHeight, let table = superview as? UITableView {
      frame.size.height = wantedHeight
      table.tableHeaderView = self
    }
    let margins = superview?.layoutMargins ?? .zero
    searchBar.frame = CGRect(
      x: margins.left - Self.barMargins.width, y: 0,
      width: bounds.width - margins.left - margins.right + 2 * Self.barMargins.width, height: bounds.height)
  }
}
