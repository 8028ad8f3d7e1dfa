// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What is to change in a table in one go.
struct TableUpdates {
  var deletedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var insertedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var reloadedRows: [IndexPath: UITableView.RowAnimation] = [:]
  /// Rows whose cells stay and are filled again.
  var reconfiguredRows: Set<IndexPath> = []
  /// By where the row was.
  var movedRows: [IndexPath: IndexPath] = [:]
  var deletedSections: [Int: UITableView.RowAnimation] = [:]
  var insertedSections: [Int: UITableView.RowAnimation] = [:]
  var reloadedSections: [Int: UITableView.RowAnimation] = [:]
  var movedSections: [Int: Int] = [:]
  /// Called once the changes are shown.
  var completions: [(Bool) -> Void] = []
}

/// Where everything that was in a table is after a change.
struct TableMap {
  /// By new section: the old one, where there was one.
  private(set) var oldSections: [Int?]
  /// By new section and row: the old path, where there was one.
  private(set) var oldRows: [[IndexPath?]]
  /// The new place of each old row that is still there.
  private(set) var newRows: [IndexPath: IndexPath] = [:]
  private(set) var newSections: [Int: Int] = [:]

  /// - Parameters:
  ///   - old: The number of rows of each section before the change.
  ///   - new: The number after it, as the data source tells.
  /// - Returns: `nil` when the changes do not lead from the old numbers to the new ones.
  init?(_ updates: TableUpdates, old: [Int], new: [Int]) {
    let gone = updates.deletedSections.keys
    let movedTo = Set(updates.movedSections.values)
    var staying = old.indices.filter { !gone.contains($0) && updates.movedSections[$0] == nil }.makeIterator()
    oldSections = []
    for section in new.indices {
      if updates.insertedSections[section] != nil {
        oldSections.append(nil)
      } else if movedTo.contains(section) {
        oldSections.append(updates.movedSections.first { $0.value == section }?.key)
      } else {
        guard let next = staying.next() else { return nil }
        oldSections.append(next)
      }
    }
    guard staying.next() == nil else { return nil }
    for (section, before) in oldSections.enumerated() {
      if let before { newSections[before] = section }
    }
    oldRows = []
    let arrivals = Dictionary(updates.movedRows.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    for section in new.indices {
      guard let rows = Self.rows(of: section, oldSections[section], updates, arrivals, old: old, count: new[section])
      else { return nil }
      oldRows.append(rows)
      for (row, before) in rows.enumerated() {
        if let before { newRows[before] = IndexPath(row: row, section: section) }
      }
    }
  }

  private static func rows(
    of section: Int, _ before: Int?, _ updates: TableUpdates, _ arrivals: [IndexPath: IndexPath], old: [Int], count: Int
  ) -> [IndexPath?]? {
    // The rows of a section that is inserted are new, but for those that move there.
    guard let before else { return (0..<count).map { arrivals[IndexPath(row: $0, section: section)] } }
    // A section that is reloaded has new rows altogether.
    guard updates.reloadedSections[before] == nil else { return Array(repeating: nil, count: count) }
    var staying = (0..<old[before]).lazy.map { IndexPath(row: $0, section: before) }
      .filter { updates.deletedRows[$0] == nil && updates.movedRows[$0] == nil }.makeIterator()
    var result: [IndexPath?] = []
    result.reserveCapacity(count)
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      if updates.insertedRows[path] != nil {
        result.append(nil)
      } else if let from = arrivals[path] {
        result.append(from)
      } else {
        guard let next = staying.next() else { return nil }
        result.append(next)
      }
    }
    return staying.next() == nil ? result : nil
  }
}
