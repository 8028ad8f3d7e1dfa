// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Phrases
internal import UIKit

/// A list of rows that a page describes anew whenever something may have changed.
class FormPage: UITableViewController {
  let model: SettingsModel
  private var sections: [FormSection] = []
  /// Whether a row is on its way to another place, so that the table and the sections differ.
  private var isMoving = false
  /// The row that the page was opened for; it is shown once the page is there.
  var wantedRow: String?

  init(_ model: SettingsModel, title: String) {
    self.model = model
    super.init(style: .insetGrouped)
    self.title = title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  /// What the page shows.
  func makeSections() -> [FormSection] { [] }

  /// A row was put elsewhere in its section.
  func moveRow(_ id: String, to index: Int) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FormCell.self, forCellReuseIdentifier: "row")
    tableView.allowsMultipleSelectionDuringEditing = false
    sections = makeSections()
    model.observe(self) { [weak self] in self?.refresh() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refresh()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    showWantedRow()
  }

  /// Shows what there is now.
  func refresh() {
    guard isViewLoaded, !isMoving else { return }
    let old = sections
    sections = makeSections()
    guard let changes = FormChanges(from: old, to: sections) else { return tableView.reloadData() }
    if !changes.isEmpty {
      guard view.window != nil else { return tableView.reloadData() }
      tableView.performBatchUpdates {
        self.tableView.deleteRows(at: changes.deleted, with: .automatic)
        self.tableView.insertRows(at: changes.inserted, with: .automatic)
      }
    }
    for path in tableView.indexPathsForVisibleRows ?? [] {
      (tableView.cellForRow(at: path) as? FormCell)?.show(sections[path.section].rows[path.row])
    }
    refreshEditing()
  }

  /// Shows what follows on editing or on another list.
  func refreshEditing() {}

  private func showWantedRow() {
    guard let wantedRow else { return }
    self.wantedRow = nil
    for (section, rows) in sections.map(\.rows).enumerated() {
      guard let row = rows.firstIndex(where: { $0.id == wantedRow }) else { continue }
      let path = IndexPath(row: row, section: section)
      tableView.scrollToRow(at: path, at: .middle, animated: false)
      tableView.layoutIfNeeded()
      (tableView.cellForRow(at: path) as? FormCell)?.flash()
      return
    }
  }

  /// Does something that can fail, and says why when it does.
  func attempt(_ body: () throws -> Void) {
    do { try body() } catch {
      // A row that was moved is where the finger left it until then.
      showFailure(error) { [weak self] in self?.refresh() }
      refresh()
    }
  }

  /// Shows a page after this one.
  func push(_ page: UIViewController) { navigationController?.pushViewController(page, animated: true) }

  // MARK: Data source

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    // Below a search bar, the list begins as near as its other sections are to each other.
    let isBelowBar = section == 0 && tableView.tableHeaderView != nil && sections[section].header == nil
    return isBelowBar ? 0 : UITableView.automaticDimension
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? FormCell)?.show(row(indexPath))
    return cell
  }

  private func row(_ path: IndexPath) -> FormRow { sections[path.section].rows[path.row] }

  // MARK: Touching

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    row(indexPath).onTap != nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let row = row(indexPath)
    if case .disclosure = row.accessory {} else { tableView.deselectRow(at: indexPath, animated: true) }
    row.onTap?()
  }

  // MARK: Editing

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    row(indexPath).onDelete != nil
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    row(indexPath).isMovable
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { row(indexPath).onDelete?() }
  }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    let isMovable = sections[proposedDestinationIndexPath.section].rows[proposedDestinationIndexPath.row].isMovable
    return isMovable && proposedDestinationIndexPath.section == sourceIndexPath.section
      ? proposedDestinationIndexPath : sourceIndexPath
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let row = sections[sourceIndexPath.section].rows.remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].rows.insert(row, at: destinationIndexPath.row)
    isMoving = true
    moveRow(row.id, to: destinationIndexPath.row)
    isMoving = false
  }
}

extension UIViewController {
  /// Says that something could not be done, and why.
  ///
  /// - Parameter completion: Called once it is on screen.
  func showFailure(_ error: any Error, completion: (() -> Void)? = nil) {
    showAlert(said(.settingNotChanged), failureText(error), completion: completion)
  }

  /// Says something that is only to be read.
  ///
  /// - Parameter completion: Called once it is on screen.
  func showAlert(_ title: String, _ message: String, completion: (() -> Void)? = nil) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: said(.ok), style: .default))
    present(alert, animated: true, completion: completion)
  }
}
