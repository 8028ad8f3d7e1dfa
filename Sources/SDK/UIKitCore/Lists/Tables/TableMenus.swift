// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Asks a table's delegate for the menus of its rows.
@MainActor
final class TableMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var table: UITableView?
  /// The row that the menu is for.
  private var path: IndexPath?

  private static let cornerRadius: CGFloat = 10

  init(table: UITableView) { self.table = table }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let table, let path = table.indexPathForRow(at: location) else { return nil }
    self.path = path
    return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    return table.delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
      ?? rowPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    return table.delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
      ?? rowPreview
  }

  /// The row itself, where it is still there.
  private var rowPreview: UITargetedPreview? {
    guard let path, let cell = table?.cellForRow(at: path) else { return nil }
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: Self.cornerRadius)
    parameters.backgroundColor = cell.backgroundColor ?? .systemBackground
    return UITargetedPreview(view: cell, parameters: parameters)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let table else { return }
    table.delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
