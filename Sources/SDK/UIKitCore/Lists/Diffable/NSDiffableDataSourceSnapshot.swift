// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a list holds at one moment: sections in order, and the items of each in order, all by their identifiers.
///
/// An identifier stands for the same section, or the same item, in all snapshots of a list; each is there once.
///
/// - Note: iOS ends the app where an identifier comes twice in one call, or a call names a section or an item that is not
///   there. Identifiers often come from files and servers, so here the app goes on: of equal identifiers the first counts,
///   what is not there is left out, and a line on standard error says which call it was.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// The sections, in order.
  public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The items of each section, in order; there is an entry for each section.
  var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The section of each item.
  var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
  var reloadedSections: Set<SectionIdentifierType> = []
  var reloadedItems: Set<ItemIdentifierType> = []
  var reconfiguredItems: Set<ItemIdentifierType> = []

  /// Makes a snapshot without sections.
  public init() {}
}

// MARK: - What there is

extension NSDiffableDataSourceSnapshot {
  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// How many items there are in all sections.
  public var numberOfItems: Int { owners.count }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap(itemIdentifiers(inSection:)) }

  /// Returns how many items a section has; 0 where there is no such section.
  ///
  /// - Parameter identifier: The section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }

  /// Returns the items of a section, in order; none where there is no such section.
  ///
  /// - Parameter identifier: The section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }

  /// Returns the section of an item; `nil` where there is no such item.
  ///
  /// - Parameter identifier: The item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    owners[identifier]
  }

  /// Returns where an item is among the items of all sections, from 0; `nil` where there is no such item.
  ///
  /// - Parameter identifier: The item.
  /// - Complexity: O(*n*) in the number of sections and of the items of its section.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = path(of: identifier) else { return nil }
    return path.row + sectionIdentifiers[..<path.section].reduce(0) { $0 + numberOfItems(inSection: $1) }
  }

  /// Returns where a section is, from 0; `nil` where there is no such section.
  ///
  /// - Parameter identifier: The section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    items[identifier] == nil ? nil : sectionIdentifiers.firstIndex(of: identifier)
  }

  /// Returns where an item is; `nil` where there is no such item.
  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    guard let owner = owners[identifier], let section = indexOfSection(owner),
      let row = items[owner]?.firstIndex(of: identifier)
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// Returns the item at a place; `nil` where there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sectionIdentifiers.indices.contains(path.section) else { return nil }
    let items = itemIdentifiers(inSection: sectionIdentifiers[path.section])
    return items.indices.contains(path.row) ? items[path.row] : nil
  }
}

// MARK: - What is to be shown anew

extension NSDiffableDataSourceSnapshot {
  /// The sections that show anew when the snapshot is applied, in order.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    sectionIdentifiers.filter(reloadedSections.contains)
  }

  /// The items that get other cells when the snapshot is applied, in order.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reloadedItems.contains) }

  /// The items whose cells are filled again when the snapshot is applied, in order.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reconfiguredItems.contains) }

  /// Has everything in sections show anew when the snapshot is applied.
  ///
  /// - Parameter identifiers: The sections; those that are not there count for nothing.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSections.formUnion(identifiers.filter { items[$0] != nil })
  }

  /// Has items get other cells when the snapshot is applied, which ends their selection and any typing in them.
  ///
  /// - Parameter identifiers: The items; those that are not there count for nothing.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItems.formUnion(identifiers.filter { owners[$0] != nil })
  }

  /// Has the cells of items filled again when the snapshot is applied: the cells stay, and with them selection and typing.
  ///
  /// - Parameter identifiers: The items; those that are not there count for nothing.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItems.formUnion(identifiers.filter { owners[$0] != nil })
  }

  /// The snapshot with nothing to be shown anew.
  var settled: Self {
    var result = self
    result.reloadedSections = []
    result.reloadedItems = []
    result.reconfiguredItems = []
    return result
  }
}

/// Says which call to a snapshot did not fit it; never which identifiers, which may be what somebody has typed.
enum SnapshotLog {
  static func write(_ line: String) { FileHandle.standardError.write(Data("[Snapshot] \(line)\n".utf8)) }

  static func writeDuplicates(in call: String) {
    write("\(call): an identifier comes more than once; the first counts, give each item and section one of its own")
  }

  static func writeMissing(in call: String, _ what: String) {
    write("\(call): there is no such \(what), and nothing changes; add it to the snapshot first")
  }
}
