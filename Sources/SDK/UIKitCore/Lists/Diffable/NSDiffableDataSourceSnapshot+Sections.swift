// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end; those that are there already move to it, with their items.
  ///
  /// - Parameter identifiers: The sections, in order.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers += takeOut(identifiers, for: "appendSections")
  }

  /// Adds sections before another one; those that are there already move to it, with their items.
  ///
  /// - Parameters:
  ///   - identifiers: The sections, in order.
  ///   - toIdentifier: The section that they come before.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, beside: toIdentifier, offset: 0, for: "insertSections") }

  /// Adds sections behind another one; those that are there already move to it, with their items.
  ///
  /// - Parameters:
  ///   - identifiers: The sections, in order.
  ///   - toIdentifier: The section that they come behind.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, beside: toIdentifier, offset: 1, for: "insertSections") }

  /// Takes sections out, with their items.
  ///
  /// - Parameter identifiers: The sections; those that are not there count for nothing.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    deleteItems(gone.flatMap(itemIdentifiers(inSection:)))
    sectionIdentifiers.removeAll(where: gone.contains)
    reloadedSections.subtract(gone)
    for section in gone { items[section] = nil }
  }

  /// Moves a section before another one, with its items.
  ///
  /// - Parameters:
  ///   - identifier: The section that moves.
  ///   - toIdentifier: The section that it comes before.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }

  /// Moves a section behind another one, with its items.
  ///
  /// - Parameters:
  ///   - identifier: The section that moves.
  ///   - toIdentifier: The section that it comes behind.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }

  // MARK: How

  private mutating func move(_ identifier: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int) {
    guard items[identifier] != nil else { return SnapshotLog.writeMissing(in: "moveSection", "section") }
    guard identifier != other else { return }
    insert([identifier], beside: other, offset: offset, for: "moveSection")
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], beside other: SectionIdentifierType, offset: Int, for call: String
  ) {
    guard items[other] != nil else { return SnapshotLog.writeMissing(in: call, "section") }
    let new = takeOut(identifiers.filter { $0 != other }, for: call)
    guard let place = sectionIdentifiers.firstIndex(of: other) else { return }
    sectionIdentifiers.insert(contentsOf: new, at: place + offset)
  }

  /// Takes sections out of the order, to be put elsewhere, and returns each once; those that are new have no items.
  private mutating func takeOut(_ identifiers: [SectionIdentifierType], for call: String) -> [SectionIdentifierType] {
    var seen: Set<SectionIdentifierType> = []
    let new = identifiers.filter { seen.insert($0).inserted }
    if new.count < identifiers.count { SnapshotLog.writeDuplicates(in: call) }
    if new.contains(where: { items[$0] != nil }) { sectionIdentifiers.removeAll(where: seen.contains) }
    for section in new where items[section] == nil { items[section] = [] }
    return new
  }
}
