// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section; those that are there already move to it.
  ///
  /// - Parameters:
  ///   - identifiers: The items, in order.
  ///   - sectionIdentifier: The section; the last one for `nil`.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last, items[section] != nil else {
      return SnapshotLog.writeMissing(in: "appendItems", "section")
    }
    let new = takeOut(identifiers, for: "appendItems")
    items[section]?.append(contentsOf: new)
    for item in new { owners[item] = section }
  }

  /// Adds items before another one; those that are there already move to it.
  ///
  /// - Parameters:
  ///   - identifiers: The items, in order.
  ///   - beforeIdentifier: The item that they come before.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    insert(identifiers, beside: beforeIdentifier, offset: 0, for: "insertItems")
  }

  /// Adds items behind another one; those that are there already move to it.
  ///
  /// - Parameters:
  ///   - identifiers: The items, in order.
  ///   - afterIdentifier: The item that they come behind.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, beside: afterIdentifier, offset: 1, for: "insertItems")
  }

  /// Takes items out.
  ///
  /// - Parameter identifiers: The items; those that are not there count for nothing.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(Set(identifiers))
    reloadedItems.subtract(identifiers)
    reconfiguredItems.subtract(identifiers)
  }

  /// Takes all items out, and all sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one, of the same section or of another.
  ///
  /// - Parameters:
  ///   - identifier: The item that moves.
  ///   - toIdentifier: The item that it comes before.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves an item behind another one, of the same section or of another.
  ///
  /// - Parameters:
  ///   - identifier: The item that moves.
  ///   - toIdentifier: The item that it comes behind.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  // MARK: How

  private mutating func move(_ identifier: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int) {
    guard owners[identifier] != nil else { return SnapshotLog.writeMissing(in: "moveItem", "item") }
    guard identifier != other else { return }
    insert([identifier], beside: other, offset: offset, for: "moveItem")
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int, for call: String
  ) {
    guard let section = owners[other] else { return SnapshotLog.writeMissing(in: call, "item") }
    let new = takeOut(identifiers.filter { $0 != other }, for: call)
    guard let place = items[section]?.firstIndex(of: other) else { return }
    items[section]?.insert(contentsOf: new, at: place + offset)
    for item in new { owners[item] = section }
  }

  /// Takes items out of where they are, to be put elsewhere, and returns each once.
  private mutating func takeOut(_ identifiers: [ItemIdentifierType], for call: String) -> [ItemIdentifierType] {
    var seen: Set<ItemIdentifierType> = []
    let new = identifiers.filter { seen.insert($0).inserted }
    if new.count < identifiers.count { SnapshotLog.writeDuplicates(in: call) }
    remove(seen)
    return new
  }

  private mutating func remove(_ gone: Set<ItemIdentifierType>) {
    let sections = Set(gone.compactMap { owners.removeValue(forKey: $0) })
    for section in sections { items[section]?.removeAll(where: gone.contains) }
  }
}
