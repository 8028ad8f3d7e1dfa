// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import TestSupport
import Testing
@testable import UIKitCore

/// Tables that are filled from snapshots.
@MainActor @Suite(.serialized) final class DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private typealias Base = UITableViewDiffableDataSource<String, Int>

  /// Names its sections, lets rows be moved by their handles, and applies the move as apps do.
  private final class Source: Base {
    var moves: [String] = []
    var appliesMoves = true

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
      moves.append("\(source.row) to \(target.row)")
      guard appliesMoves, let item = itemIdentifier(for: source), let other = itemIdentifier(for: target) else {
        return super.tableView(tableView, moveRowAt: source, to: target)
      }
      var snapshot = snapshot()
      source < target ? snapshot.moveItem(item, afterItem: other) : snapshot.moveItem(item, beforeItem: other)
      apply(snapshot, animatingDifferences: false)
    }
  }

  // Made in the test itself: between a suite's initialiser and its test another suite may start another app.
  private lazy var screen = GestureScreen()
  private lazy var table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
  private lazy var source = Source(tableView: table) { [unowned self] table, path, item in
    asked.append(item)
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel?.text = "\(item)\(mark)"
    return cell
  }
  private var asked: [Int] = []
  private var mark = ""

  private func start(_ items: [Int]) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    screen.window.addSubview(table)
    apply {
      $0.appendSections(["a"]); $0.appendItems(items)
    }
    asked = []
  }

  private func apply(animated: Bool = false, _ change: (inout Snapshot) -> Void) {
    var snapshot = source.snapshot()
    change(&snapshot)
    source.apply(snapshot, animatingDifferences: animated)
    screen.platform.settle()
  }

  /// What the rows show from top to bottom, by where they are on screen.
  private var shown: [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
  }

  private func cell(_ item: Int) -> UITableViewCell? { source.indexPath(for: item).flatMap(table.cellForRow) }

  @Test func `a table shows what its snapshot holds, with titles of a subclass`() throws {
    start([3, 1, 2])
    #expect(shown == ["3", "1", "2"] && table.numberOfSections == 1)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "a")
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 1)
    #expect(source.indexPath(for: 2) == IndexPath(row: 2, section: 0))
    #expect(source.index(for: "a") == 0 && source.index(for: "b") == nil && source.sectionIdentifier(for: 1) == nil)
    for path in [[0, 3], [1, 0], [0, -1], [0]] as [IndexPath] { #expect(source.itemIdentifier(for: path) == nil) }
    #expect(!source.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
  }

  @Test func `rows that stay keep their cells, and are asked for no cell again`() throws {
    start([1, 2, 3, 4])
    let cells = [1, 2, 4].map(cell)
    apply(animated: true) {
      $0.deleteItems([3])
      $0.insertSections(["top"], beforeSection: "a")
      $0.appendItems([4, 9], toSection: "top")
      $0.moveItem(2, beforeItem: 1)
    }
    #expect(shown == ["4", "9", "2", "1"])
    #expect(asked == [9])
    for (before, now) in zip(cells, [1, 2, 4].map(cell)) { #expect(before != nil && before === now) }
  }

  @Test func `selection, and how far the table is scrolled, stay`() {
    start(Array(0..<40))
    table.allowsMultipleSelection = true
    for item in [5, 30] {
      table.selectRow(at: source.indexPath(for: item), animated: false, scrollPosition: .none)
    }
    table.contentOffset.y = 200
    screen.platform.settle()
    apply(animated: true) {
      $0.moveItem(30, beforeItem: 3)
      $0.deleteItems([0])
      $0.insertItems([50, 51], afterItem: 20)
    }
    #expect(table.indexPathsForSelectedRows == [30, 5].compactMap(source.indexPath))
    #expect(table.contentOffset.y == 200)
    apply { $0.reloadItems([30]) }
    #expect(table.indexPathsForSelectedRows == [5].compactMap(source.indexPath))
  }

  @Test func `items are filled again in their cells, or get others, once`() throws {
    start([1, 2, 3])
    let cells = [1, 2, 3].map(cell)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    mark = "!"
    apply {
      $0.reconfigureItems([1]); $0.reloadItems([3]); $0.moveItem(1, afterItem: 2)
    }
    #expect(shown == ["2", "1!", "3!"])
    #expect(cell(1) === cells[0] && cell(2) === cells[1] && cell(3) !== cells[2])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0) && cell(1)?.isSelected == true)
    #expect(source.snapshot().reconfiguredItemIdentifiers == [] && source.snapshot().reloadedItemIdentifiers == [])
    asked = []
    apply { $0.appendItems([4]) }
    #expect(asked == [4])
    apply { $0.reloadSections(["a"]) }
    #expect(shown == ["2!", "1!", "3!", "4!"] && table.indexPathForSelectedRow == nil)
  }

  @Test func `a row that is filled again finds its height again`() throws {
    start([1, 2])
    let height = try #require(cell(1)).frame.height
    mark = "\nmore\nand more"
    for item in [1, 2] { cell(item)?.textLabel?.numberOfLines = 0 }
    apply { $0.reconfigureItems([1]) }
    #expect(try #require(cell(1)).frame.height > height)
    #expect(try #require(cell(2)).frame.minY == #require(cell(1)).frame.maxY)
  }

  @Test(arguments: [true, false])
  func `a row that is dropped elsewhere moves in the snapshot, whoever moves it`(_ appliesMoves: Bool) {
    start([1, 2, 3, 4])
    source.appliesMoves = appliesMoves
    table.setEditing(true, animated: false)
    screen.platform.settle()
    let top = table.rectForRow(at: IndexPath(row: 0, section: 0)).midY
    screen.down(280, top)
    screen.platform.advance(by: 0.05)
    screen.slide(from: CGPoint(x: 280, y: top), to: CGPoint(x: 280, y: top + 98), over: 0.3)
    screen.platform.advance(by: 0.3)
    screen.up(280, top + 98)
    screen.platform.settle()
    #expect(source.moves == ["0 to 2"])
    #expect(source.snapshot().itemIdentifiers == [2, 3, 1, 4] && shown == ["2", "3", "1", "4"])
    #expect([2, 3, 1, 4].map { cell($0)?.textLabel?.text } == ["2", "3", "1", "4"])
  }

  @Test func `who waits is told when all rows are in their places, also without changes and within others`() async {
    start([1, 2])
    var isDone = false
    var snapshot = source.snapshot()
    snapshot.appendItems([3])
    source.apply(snapshot) { isDone = true }
    screen.platform.advance(by: 0.1)
    #expect(!isDone)
    screen.platform.settle()
    #expect(isDone)
    var count = 0
    source.apply(snapshot) { count += 1 }
    snapshot.deleteItems([1])
    let changed = snapshot
    table.performBatchUpdates { self.source.apply(changed, animatingDifferences: false) { count += 1 } }
    screen.platform.settle()
    #expect(count == 2 && shown == ["2", "3"])
    snapshot.deleteItems([2])
    await source.apply(snapshot, animatingDifferences: false)
    #expect(source.snapshot().itemIdentifiers == [3])
    snapshot.appendItems([7])
    source.applySnapshotUsingReloadData(snapshot) { count += 1 }
    screen.platform.settle()
    #expect(count == 3 && shown == ["3", "7"])
  }

  @Test func `a table that has another data source by now is left alone`() {
    start([1])
    let other = Base(tableView: table) { _, _, _ in nil }
    var snapshot = source.snapshot()
    snapshot.appendItems([2])
    source.apply(snapshot)
    #expect(table.numberOfSections == 0 && source.snapshot().itemIdentifiers == [1, 2])
    other.apply(snapshot, animatingDifferences: false)
    screen.platform.settle()
    #expect(table.numberOfRows(inSection: 0) == 2 && shown == [])
  }

  @Test(arguments: [83, 84] as [UInt64])
  func `a chain of random snapshots shows each, and keeps the cells of what stays`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    start([1])
    for step in 0..<150 {
      let old = source.snapshot()
      let new = Snapshot.random(from: old, &random)
      let cells = Dictionary(
        uniqueKeysWithValues: old.itemIdentifiers.compactMap { item in cell(item).map { (item, $0) } })
      asked = []
      source.apply(new, animatingDifferences: step % 3 == 0)
      if step % 3 == 0 { screen.platform.advance(by: 0.1) }
      // Rows that stay in view are not asked for again, unless others have pushed them out on the way.
      for item in new.itemIdentifiers { if let before = cells[item], let now = cell(item) { #expect(before === now) } }
      #expect(Set(asked).isDisjoint(with: cells.keys.filter { cell($0) === cells[$0] }))
      screen.platform.settle()
      #expect(table.numberOfSections == new.numberOfSections)
      for (section, identifier) in new.sectionIdentifiers.enumerated() {
        #expect(table.numberOfRows(inSection: section) == new.numberOfItems(inSection: identifier))
      }
      let paths = table.indexPathsForVisibleRows ?? []
      #expect(shown == paths.compactMap { source.itemIdentifier(for: $0).map { "\($0)" } })
      #expect(table.subviews.count(where: { $0 is UITableViewCell }) == paths.count)
    }
  }
}
