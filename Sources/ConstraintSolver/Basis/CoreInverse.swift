// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The part of the inverse that belongs to the tears: how each moves when the row of another grows.
///
/// Being a part of the inverse of the whole basis, it loses a line and a column, and nothing else, when a tear becomes
/// a defined variable. It is sparse: columns of equal width in one table do not depend on those in another.
struct CoreInverse: Sendable {
  struct Entry {
    var slot: Int32
    var value: Double
  }

  private(set) var rowEntries = Pool<Entry>()
  private(set) var columnEntries = Pool<Entry>()
  private var rows: ContiguousArray<Pool<Entry>.Span> = []
  private var columns: ContiguousArray<Pool<Entry>.Span> = []
  /// How many tears there are.
  private(set) var count = 0
  /// How often it was changed since it was computed afresh.
  private(set) var age = 0
  /// The slots of the tears.
  private(set) var tears: ContiguousArray<Int32> = []

  /// The positions in `rowEntries` of how a tear depends on rows.
  func row(_ tear: Int32) -> Range<Int> { rows[Int(tear)].indices }

  /// The positions in `columnEntries` of the tears that depend on a row.
  func column(_ slot: Int32) -> Range<Int> { columns[Int(slot)].indices }

  mutating func addSlot() {
    rows.append(.init())
    columns.append(.init())
  }
}

// MARK: - Changing

extension CoreInverse {
  /// Adds a tear without entries.
  mutating func insert(_ slot: Int32) {
    count += 1
    tears.append(slot)
  }

  /// Sets an entry that is not there.
  mutating func set(_ value: Double, row: Int32, column: Int32) {
    if value == 0 { return }
    rowEntries.append(Entry(slot: column, value: value), to: &rows[Int(row)])
    columnEntries.append(Entry(slot: row, value: value), to: &columns[Int(column)])
  }

  /// Removes a tear with its row and column.
  mutating func remove(_ slot: Int32) {
    for position in row(slot) {
      CoreInverse.remove(slot, from: &columns[Int(rowEntries[position].slot)], of: &columnEntries)
    }
    for position in column(slot) where columnEntries[position].slot != slot {
      CoreInverse.remove(slot, from: &rows[Int(columnEntries[position].slot)], of: &rowEntries)
    }
    rowEntries.release(&rows[Int(slot)])
    columnEntries.release(&columns[Int(slot)])
    count -= 1
    if let place = tears.firstIndex(of: slot) { tears.remove(at: place) }
  }

  /// Lets two tears exchange their rows of the basis.
  mutating func swapColumns(_ a: Int32, _ b: Int32) {
    for (slot, other) in [(a, b), (b, a)] {
      for position in column(slot) {
        let row = columnEntries[position].slot
        // Marked by the complement, so that the second pass leaves it alone.
        for place in self.row(row) where rowEntries[place].slot == slot { rowEntries[place].slot = ~other }
      }
    }
    for slot in [a, b] {
      for position in column(slot) {
        for place in row(columnEntries[position].slot) where rowEntries[place].slot < 0 {
          rowEntries[place].slot = ~rowEntries[place].slot
        }
      }
    }
    columns.swapAt(Int(a), Int(b))
  }

  /// Adds `factor` times the product of a column of tears and a row of slots; entries of either that are not of tears
  /// do not count.
  mutating func addProduct(
    _ column: SparseVector, _ row: SparseVector, times factor: Double, isTear: ContiguousArray<Bool>
  ) {
    age += 1
    for tear in column.indices where isTear[Int(tear)] {
      let amount = column[tear] * factor
      if amount == 0 { continue }
      for slot in row.indices where isTear[Int(slot)] && row[slot] != 0 {
        let change = amount * row[slot]
        CoreInverse.add(change, slot, to: &rows[Int(tear)], of: &rowEntries)
        CoreInverse.add(change, tear, to: &columns[Int(slot)], of: &columnEntries)
      }
    }
  }

  /// Forgets all entries, but not which slots are tears.
  mutating func clear() {
    for slot in tears {
      rowEntries.release(&rows[Int(slot)])
      columnEntries.release(&columns[Int(slot)])
    }
    age = 0
  }

  private static func add(
    _ change: Double, _ slot: Int32, to span: inout Pool<Entry>.Span, of pool: inout Pool<Entry>
  ) {
    for position in span.indices where pool[position].slot == slot {
      let old = pool[position].value
      let sum = old + change
      if sum.magnitude < 1e-13 * max(old.magnitude, change.magnitude) {
        pool.swapRemove(at: position, from: &span)
      } else {
        pool[position].value = sum
      }
      return
    }
    pool.append(Entry(slot: slot, value: change), to: &span)
  }

  private static func remove(_ slot: Int32, from span: inout Pool<Entry>.Span, of pool: inout Pool<Entry>) {
    for position in span.indices where pool[position].slot == slot {
      pool.swapRemove(at: position, from: &span)
      return
    }
  }
}
