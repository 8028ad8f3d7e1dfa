// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
@testable import UIKitCore

/// What a list holds, as apps put it together.
@Suite struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var result = Snapshot()
    for (section, items) in sections {
      result.appendSections([section])
      result.appendItems(items, toSection: section)
    }
    return result
  }

  private func check(_ snapshot: Snapshot, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let shown = snapshot.sectionIdentifiers.map { section in
      section + snapshot.itemIdentifiers(inSection: section).map { " \($0)" }.joined()
    }
    #expect(shown.joined(separator: ", ") == expected, sourceLocation: sourceLocation)
    #expect(snapshot.numberOfSections == shown.count, sourceLocation: sourceLocation)
    #expect(snapshot.numberOfItems == snapshot.itemIdentifiers.count, sourceLocation: sourceLocation)
    for (index, item) in snapshot.itemIdentifiers.enumerated() {
      #expect(snapshot.indexOfItem(item) == index, sourceLocation: sourceLocation)
      let owner = snapshot.sectionIdentifier(containingItem: item)
      let isThere = owner.map { snapshot.itemIdentifiers(inSection: $0).contains(item) }
      #expect(isThere == true, sourceLocation: sourceLocation)
    }
  }

  @Test func `items are put at ends, before and behind others, and taken out`() {
    var snapshot = snapshot([("a", [1, 2]), ("b", [])])
    snapshot.appendItems([3])
    check(snapshot, "a 1 2, b 3")
    snapshot.insertItems([4, 5], beforeItem: 2)
    snapshot.insertItems([6], afterItem: 3)
    check(snapshot, "a 1 4 5 2, b 3 6")
    #expect(snapshot.indexOfItem(3) == 4 && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.numberOfItems(inSection: "b") == 2)
    snapshot.deleteItems([4, 3, 9])
    check(snapshot, "a 1 5 2, b 6")
    snapshot.deleteAllItems()
    check(snapshot, "")
  }

  @Test func `items move within sections and between them, also by being put in again`() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    snapshot.moveItem(3, beforeItem: 1)
    check(snapshot, "a 3 1 2, b 4")
    snapshot.moveItem(1, afterItem: 4)
    check(snapshot, "a 3 2, b 4 1")
    snapshot.appendItems([3, 5], toSection: "b")
    check(snapshot, "a 2, b 4 1 3 5")
    snapshot.insertItems([4], beforeItem: 2)
    check(snapshot, "a 4 2, b 1 3 5")
  }

  @Test func `sections come, move with their items, and go with them`() {
    var snapshot = snapshot([("a", [1]), ("b", [2]), ("c", [3])])
    snapshot.moveSection("c", beforeSection: "a")
    snapshot.insertSections(["d", "e"], afterSection: "a")
    check(snapshot, "c 3, a 1, d, e, b 2")
    snapshot.insertSections(["f"], beforeSection: "c")
    snapshot.moveSection("f", afterSection: "b")
    check(snapshot, "c 3, a 1, d, e, b 2, f")
    snapshot.deleteSections(["a", "e", "x"])
    check(snapshot, "c 3, d, b 2, f")
    #expect(snapshot.indexOfSection("b") == 2 && snapshot.indexOfSection("a") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 1) == nil)
    snapshot.appendSections(["c"])
    check(snapshot, "d, b 2, f, c 3")
  }

  @Test func `of identifiers that come twice the first counts, and calls that fit nothing change nothing`() {
    var snapshot = snapshot([("a", [1, 2, 1]), ("b", [3, 3, 2])])
    check(snapshot, "a 1, b 3 2")
    snapshot.appendSections(["b", "c", "c"])
    check(snapshot, "a 1, b 3 2, c")
    snapshot.insertItems([7, 3, 7, 8], beforeItem: 3)
    check(snapshot, "a 1, b 7 8 3 2, c")
    snapshot.insertSections(["a", "d", "b", "d"], afterSection: "b")
    check(snapshot, "b 7 8 3 2, a 1, d, c")
    let before = snapshot
    snapshot.appendItems([9], toSection: "x")
    snapshot.insertItems([9], beforeItem: 10)
    snapshot.insertItems([9], afterItem: 10)
    snapshot.moveItem(10, beforeItem: 1)
    snapshot.moveItem(1, afterItem: 10)
    snapshot.moveItem(1, afterItem: 1)
    snapshot.insertSections(["y"], afterSection: "x")
    snapshot.moveSection("x", afterSection: "a")
    snapshot.moveSection("a", beforeSection: "a")
    check(snapshot, "b 7 8 3 2, a 1, d, c")
    #expect(snapshot.itemIdentifiers == before.itemIdentifiers)
    #expect(snapshot.itemIdentifiers(inSection: "x") == [] && snapshot.numberOfItems(inSection: "x") == 0)
    var empty = Snapshot()
    empty.appendItems([1])
    check(empty, "")
  }

  @Test func `what shows anew is told, until it is taken out`() {
    var snapshot = snapshot([("a", [1, 2]), ("b", [3])])
    snapshot.reloadItems([3, 1, 9])
    snapshot.reconfigureItems([2, 9])
    snapshot.reloadSections(["b", "x"])
    #expect(snapshot.reloadedItemIdentifiers == [1, 3] && snapshot.reconfiguredItemIdentifiers == [2])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    snapshot.deleteItems([1])
    snapshot.deleteSections(["b"])
    snapshot.appendSections(["b"])
    snapshot.appendItems([1, 3])
    #expect(snapshot.reloadedItemIdentifiers == [] && snapshot.reloadedSectionIdentifiers == [])
  }

  @Test func `the changes between random snapshots are as few as a slow search finds`() {
    var random = SeededGenerator(seed: 83)
    var old = Snapshot()
    for _ in 0..<300 {
      let new = Snapshot.random(from: old, &random)
      let changes = SnapshotChanges(from: old, to: new)
      let common = new.sectionIdentifiers.filter { old.indexOfSection($0) != nil }
      let staying = slowRun(common.compactMap(old.indexOfSection))
      #expect(changes.movedSections.count == common.count - staying)
      #expect(changes.insertedSections.count == new.numberOfSections - common.count)
      #expect(changes.deletedSections.count == old.numberOfSections - common.count)
      var moves = 0
      for section in new.sectionIdentifiers {
        let kept = new.itemIdentifiers(inSection: section).filter { old.sectionIdentifier(containingItem: $0) != nil }
        let own = kept.filter { old.sectionIdentifier(containingItem: $0) == section }
        moves += kept.count - slowRun(own.compactMap(old.indexOfItem))
      }
      #expect(changes.movedRows.count == moves)
      let arrivals = new.itemIdentifiers.filter { item in
        old.indexOfItem(item) == nil && common.contains(new.sectionIdentifier(containingItem: item) ?? "")
      }
      #expect(changes.insertedRows.count == arrivals.count)
      #expect(SnapshotChanges(from: new, to: new).isEmpty)
      old = new
    }
  }

  /// How long the longest rising run is, by trying each end for each number.
  private func slowRun(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (place, number) in numbers.enumerated() {
      let before = (0..<place).filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0
      lengths.append(before + 1)
    }
    return lengths.max() ?? 0
  }
}

extension NSDiffableDataSourceSnapshot<String, Int> {
  /// Makes a snapshot that has some of what another one has, elsewhere or not, and some new.
  static func random(from old: Self, _ random: inout SeededGenerator) -> Self {
    var result = old
    for _ in 0...random.next(below: 8) {
      let new = (0..<random.next(below: 4)).map { _ in random.next(below: 60) }
      let fresh = String(UnicodeScalar(UInt8(97 + random.next(below: 8))))
      let kind = random.next(below: 9)
      if kind == 0 { result.appendSections([fresh]) }
      if kind == 1 { result.deleteItems(new) }
      if let section = result.sectionIdentifiers.randomElement(using: &random) {
        switch kind {
        case 2: result.insertSections([fresh], beforeSection: section)
        case 3: result.moveSection(fresh, afterSection: section)
        case 4: if random.next(below: 4) == 0 { result.deleteSections([section]) }
        case 5, 6: result.appendItems(new, toSection: section)
        default: break
        }
      }
      if let item = result.itemIdentifiers.randomElement(using: &random) {
        if kind == 7 { result.insertItems(new, beforeItem: item) }
        if kind == 8 { result.moveItem(new.first ?? 0, afterItem: item) }
      }
    }
    return result
  }
}
