// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The fewest deletions, insertions and moves that lead from one snapshot to another, as a table takes them: deletions,
/// reloads and the starts of moves by where things were, insertions and the ends of moves by where they come to.
///
/// What neither comes nor goes keeps its place if it is part of the longest run that is in the same order in both.
struct SnapshotChanges {
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var reloadedSections = IndexSet()
  private(set) var movedSections: [(from: Int, to: Int)] = []
  private(set) var deletedRows: [IndexPath] = []
  private(set) var insertedRows: [IndexPath] = []
  private(set) var reloadedRows: [IndexPath] = []
  private(set) var reconfiguredRows: [IndexPath] = []
  private(set) var movedRows: [(from: IndexPath, to: IndexPath)] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && reconfiguredRows.isEmpty
      && movedRows.isEmpty
  }

  /// - Complexity: O(*n* log *n*) in the number of sections and items of both.
  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let oldSections = Dictionary(uniqueKeysWithValues: zip(old.sectionIdentifiers, 0...))
    addSections(from: oldSections, to: new)
    // Where items were; sections that show anew give none away, and get none.
    var places: [Item: IndexPath] = [:]
    for (section, identifier) in old.sectionIdentifiers.enumerated() where !reloadedSections.contains(section) {
      for (row, item) in old.itemIdentifiers(inSection: identifier).enumerated() {
        places[item] = IndexPath(row: row, section: section)
      }
    }
    for (section, identifier) in new.sectionIdentifiers.enumerated() {
      let before = oldSections[identifier]
      if let before, reloadedSections.contains(before) { continue }
      addRows(new.itemIdentifiers(inSection: identifier), section: section, before: before, &places, marks: new)
    }
    // What nobody has taken is gone; a section that goes takes its rows along.
    deletedRows = places.values.filter { !deletedSections.contains($0.section) }
  }

  private mutating func addSections<Section, Item>(
    from old: [Section: Int], to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    deletedSections = IndexSet(old.filter { new.items[$0.key] == nil }.values)
    let kept = new.sectionIdentifiers.map { old[$0] }
    let staying = longestRun(of: kept.compactMap(\.self))
    for (section, before) in kept.enumerated() {
      guard let before else {
        insertedSections.insert(section)
        continue
      }
      if !staying.contains(before) { movedSections.append((before, section)) }
      if new.reloadedSections.contains(new.sectionIdentifiers[section]) { reloadedSections.insert(before) }
    }
  }

  /// Finds where the rows of a section come from, and takes those places.
  ///
  /// - Parameter before: Where the section was; `nil` for one that comes.
  private mutating func addRows<Section, Item>(
    _ items: [Item], section: Int, before: Int?, _ places: inout [Item: IndexPath],
    marks: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let sources = items.map { places.removeValue(forKey: $0) }
    let staying = longestRun(of: sources.compactMap { $0?.section == before ? $0?.row : nil })
    for (row, source) in sources.enumerated() {
      let path = IndexPath(row: row, section: section)
      guard let source else {
        // A section that comes brings its rows along.
        if before != nil { insertedRows.append(path) }
        continue
      }
      if source.section != before || !staying.contains(source.row) { movedRows.append((source, path)) }
      if marks.reloadedItems.contains(items[row]) {
        reloadedRows.append(source)
      } else if marks.reconfiguredItems.contains(items[row]) {
        reconfiguredRows.append(source)
      }
    }
  }

  /// Makes the changes in a table that gathers changes.
  @MainActor func make(in table: UITableView, with animation: UITableView.RowAnimation) {
    table.deleteSections(deletedSections, with: animation)
    table.insertSections(insertedSections, with: animation)
    table.reloadSections(reloadedSections, with: animation)
    for move in movedSections { table.moveSection(move.from, toSection: move.to) }
    table.deleteRows(at: deletedRows, with: animation)
    table.insertRows(at: insertedRows, with: animation)
    table.reloadRows(at: reloadedRows, with: animation)
    table.reconfigureRows(at: reconfiguredRows)
    for move in movedRows { table.moveRow(at: move.from, to: move.to) }
  }
}

/// Returns the members of the longest run of different numbers that rises, of which others may lie between.
///
/// Source: patience sorting, as in Fredman, "On computing the length of longest increasing subsequences", 1975.
///
/// - Complexity: O(*n* log *n*).
private func longestRun(of numbers: [Int]) -> Set<Int> {
  // By length: the place of the smallest number that ends a run of it.
  var ends: [Int] = []
  // By place: the place before it in the longest run that ends there.
  var previous = [Int?](repeating: nil, count: numbers.count)
  for (place, number) in numbers.enumerated() {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    previous[place] = low > 0 ? ends[low - 1] : nil
    if low == ends.count { ends.append(place) } else { ends[low] = place }
  }
  var result: Set<Int> = []
  var next = ends.last
  while let place = next {
    result.insert(numbers[place])
    next = previous[place]
  }
  return result
}
