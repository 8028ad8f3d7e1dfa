// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Fills a table from snapshots of what it holds, and shows what changed between them.
///
/// Keep a reference to it: the table keeps none. Rows that are in both snapshots keep their cells, and with them what is
/// selected, and typed in a field, even while the cell is scrolled out of view.
///
/// Override the methods of `UITableViewDataSource` in a subclass for titles, editing and moving.
@MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// Returns a cell for an item: one that `dequeueReusableCell(withIdentifier:for:)` gives, filled anew. An empty row
  /// shows for `nil`.
  public typealias CellProvider =
    @MainActor (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
    UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// How rows and sections come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Makes the data source of a table, which is empty until a snapshot is applied.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - cellProvider: Makes the cells.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns what the table holds.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Shows what a snapshot holds, by the fewest changes.
  ///
  /// - Parameters:
  ///   - snapshot: What the table is to hold.
  ///   - animatingDifferences: Whether rows are seen to come, go and move.
  ///   - completion: Called once all rows are in their places.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let new = snapshot.settled
    let changes = SnapshotChanges(from: current, to: snapshot)
    guard let tableView, tableView.dataSource === self, !changes.isEmpty else {
      current = new
      completion?()
      return
    }
    let show = {
      tableView.performBatchUpdates(
        {
          self.current = new
          changes.make(in: tableView, with: self.defaultRowAnimation)
        }, completion: { _ in completion?() })
    }
    if animatingDifferences { show() } else { UIView.performWithoutAnimation(show) }
  }

  /// Shows what a snapshot holds, by the fewest changes, and returns once all rows are in their places.
  ///
  /// - Parameters:
  ///   - snapshot: What the table is to hold.
  ///   - animatingDifferences: Whether rows are seen to come, go and move.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences, completion: { continuation.resume() })
    }
  }

  /// Shows what a snapshot holds by loading everything again, which ends selection and typing in rows.
  ///
  /// - Parameters:
  ///   - snapshot: What the table is to hold.
  ///   - completion: Called once the table has asked for everything.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    if let tableView, tableView.dataSource === self { tableView.reloadData() }
    completion?()
  }

  // MARK: Where things are

  /// Returns the section at a place; `nil` where there is none.
  ///
  /// - Parameter index: Which section, from 0.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  /// Returns where a section is, from 0; `nil` where there is no such section.
  ///
  /// - Parameter sectionIdentifier: The section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  /// Returns the item of a row; `nil` where there is none.
  ///
  /// - Parameter indexPath: The row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  /// Returns the row of an item; `nil` where there is no such item.
  ///
  /// - Parameter itemIdentifier: The item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }

  // MARK: What the table asks

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map(current.numberOfItems(inSection:)) ?? 0
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    current.item(at: indexPath).flatMap { cellProvider(tableView, indexPath, $0) } ?? UITableViewCell()
  }

  /// Returns the title above a section; `nil`, unless overridden, for none.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// Returns the title below a section; `nil`, unless overridden, for none.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Returns whether a row can be deleted or inserted at, or pulled aside; `false` unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns whether a row has a handle to move it by while the table is edited; `false` unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Called when somebody has deleted a row, or tapped its plus sign: apply a snapshot without it, or with another one.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// Called when somebody has dropped a row elsewhere; moves its item in the snapshot. An override may call this and read
  /// `snapshot()`, or apply a snapshot of its own.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard sourceIndexPath != destinationIndexPath, let item = current.item(at: sourceIndexPath),
      let section = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    current.appendItems([item], toSection: section)
    let next = current.item(at: destinationIndexPath)
    if let next, next != item { current.moveItem(item, beforeItem: next) }
  }
}
