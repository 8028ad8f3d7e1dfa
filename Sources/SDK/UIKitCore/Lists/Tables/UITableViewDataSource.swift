// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Who knows what a table holds.
///
/// - Note: On iOS, a swipe offers to delete rows, and rows can be moved, as soon as the methods that do it are there. Swift
///   cannot tell that: say so by `tableView(_:canEditRowAt:)` and `tableView(_:canMoveRowAt:)`. Without the former all rows
///   can be edited, but a swipe shows only the delegate's actions; without the latter none can be moved.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns how many rows a section has; asked for every section when the table loads.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns a cell for a row that comes into view or is measured: one that `dequeueReusableCell` gives, filled anew.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns how many sections there are; 1 by default. Asked first when the table loads.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the title above a section; `nil`, as by default, for none. Not shown where the delegate has a view for it.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the title below a section; `nil`, as by default, for none. Not shown where the delegate has a view for it.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Returns whether a row can be deleted or inserted at, or pulled aside; `false` by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Returns whether a row has a handle to move it by while the table is edited; `false` by default.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Called when somebody has deleted a row, or tapped its plus sign: change the data, then tell the table.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

  /// Called when somebody has dropped a row elsewhere: change the data; the table has moved the row already.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.assumeEditable()
  }
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
