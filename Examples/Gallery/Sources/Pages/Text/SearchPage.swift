// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Search fields and search bars.
final class SearchPage: PageController, UISearchBarDelegate {
  private let found = UILabel.make("", style: .body, color: .secondaryLabel)
  private static let fruit = ["Apple", "Apricot", "Cherry", "Fig", "Grape", "Lemon", "Lime", "Mango", "Peach", "Plum"]

  override func build() {
    let field = UISearchTextField()
    field.placeholder = "Search"
    let filled = UISearchTextField()
    filled.text = "Cherry"
    filled.clearButtonMode = .always
    addGroup("Search Fields", [field.row(), filled.row()])

    let bar = makeBar("Fruit")
    bar.delegate = self
    show(bar.text ?? "")
    addGroup("Search Bar", [bar.row(), RowView("Found", found)])

    let cancel = makeBar("Messages")
    cancel.showsCancelButton = true
    cancel.showsBookmarkButton = true
    addGroup("Buttons", [cancel.row()])

    let scoped = makeBar("Mail")
    scoped.scopeButtonTitles = ["All", "Unread", "Flagged"]
    scoped.showsScopeBar = true
    scoped.selectedScopeButtonIndex = 1
    addGroup("Where to Look", [scoped.row()])

    let prominent = UISearchBar()
    prominent.placeholder = "Everywhere"
    prominent.prompt = "With a line above the field"
    let disabled = makeBar("Not now")
    disabled.isEnabled = false
    addGroup("Prominent, and Disabled", [prominent.row(), disabled.row()])
  }

  private func makeBar(_ placeholder: String) -> UISearchBar {
    let bar = UISearchBar()
    bar.placeholder = placeholder
    bar.searchBarStyle = .minimal
    return bar
  }

  private func show(_ text: String) {
    let hits = Self.fruit.filter { text.isEmpty || $0.lowercased().contains(text.lowercased()) }
    found.text = hits.isEmpty ? "Nothing" : hits.count > 3 ? "\(hits.count) of them" : hits.joined(separator: ", ")
  }

  // MARK: UISearchBarDelegate

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    searchBar.setShowsCancelButton(true, animated: true)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { show(searchText) }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = ""
    show("")
    searchBar.setShowsCancelButton(false, animated: true)
    searchBar.resignFirstResponder()
  }
}
