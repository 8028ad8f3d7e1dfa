// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Who hears of what people do in a search bar.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Returns whether the bar may be typed into; `true` by default.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when the bar is typed into from now on.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether typing may end; `true` by default.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when the bar is not typed into any more.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Returns whether text may come in the place of a range; `true` by default.
  ///
  /// `range`: In UTF-16 units of the text as it is.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when somebody has changed the text, also by the button that empties it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the Search key was pressed; typing goes on.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the Cancel button was tapped; typing goes on, and the text stays.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button with the bookmark was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when somebody has chosen where to look.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
