// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import UIKit

extension FormPage {
  /// Shows the button that begins and ends editing; without anything to edit it is gone, and editing has ended.
  func showEditButton(while hasRows: Bool) {
    guard hasRows else {
      if tableView.isEditing { tableView.setEditing(false, animated: true) }
      return navigationItem.rightBarButtonItems = []
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: tableView.isEditing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        tableView.setEditing(!tableView.isEditing, animated: true)
        refreshEditing()
      })
  }
}
