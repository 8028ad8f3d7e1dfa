// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - Pop-up buttons

extension UIButton {
  /// Whether the button shows which element of its menu is on.
  var isPopUp: Bool { menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

  /// Another element of the menu is on, or the button shows it or no longer does.
  func menuSelectionChanged() {
    // One is always on.
    if isPopUp, let menu, selectedElement == nil, let first = menu.leaves.first { menu.select(first) }
    setNeedsUpdateConfiguration()
    invalidateIntrinsicContentSize()
    onMenuSelection()
  }
}
