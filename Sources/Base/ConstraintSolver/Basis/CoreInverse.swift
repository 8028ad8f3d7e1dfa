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
  /// Scratch by slot, all -1.
  private var places: ContiguousArray<Int> = []
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
    places.append(-1)
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
    var heads = ContiguousArray<Entry>()
    for tear in column.indices where isTear[Int(tear)] && column[tear] != 0 {
      heads.append(Entry(slot: tear, value: column[tear] * factor))
    }
    if heads.isEmpty { return }
    var tails = ContiguousArray<Entry>()
    for slot in row.indices where isTear[Int(slot)] && row[slot] != 0 {
      tails.append(Entry(slot: slot, value: row[slot]))
    }
    for head in heads { add(tails, times: head.value, toRow: head.slot) }
    for tail in tails { add(heads, times: tail.value, toColumn: tail.slot) }
  }

  private mutating func add(_ entries: ContiguousArray<Entry>, times factor: Double, toRow row: Int32) {
    CoreInverse.add(entries, times: factor, to: &rows[Int(row)], of: &rowEntries, places: &places)
  }

  private mutating func add(_ entries: ContiguousArray<Entry>, times factor: Double, toColumn column: Int32) {
    CoreInverse.add(entries, times: factor, to: &columns[Int(column)], of: &columnEntries, places: &places)
  }

  /// Forgets all entries, but not which slots are tears.
  mutating func clear() {
    for slot in tears {
      rowEntries.release(&rows[Int(slot)])
      columnEntries.release(&columns[Int(slot)])
    }
    age = 0
  }

  /// Adds a multiple of entries to a line. `places` is all -1, before and after.
  private static func add(
    _ entries: ContiguousArray<Entry>, times factor: Double, to span: inout Pool<Entry>.Span,
    of pool: inout Pool<Entry>, places: inout ContiguousArray<Int>
  ) {
    for position in span.indices { places[Int(pool[position].slot)] = position }
    var news = ContiguousArray<Entry>()
    for entry in entries {
      let change = entry.value * factor
      let position = places[Int(entry.slot)]
      if position < 0 {
        news.append(Entry(slot: entry.slot, value: change))
        continue
      }
      let old = pool[position].value
      let sum = old + change
      let isNothing = sum.magnitude < Tolerances.cancelled * max(old.magnitude, change.magnitude)
      pool[position].value = isNothing ? 0 : sum
    }
    for position in span.indices.reversed() {
      places[Int(pool[position].slot)] = -1
      if pool[position].value == 0 { pool.swapRemove(at: position, from: &span) }
    }
    for entry in news where entry.value != 0 { pool.append(entry, to: &span) }
  }

  private static func remove(_ slot: Int32, from span: inout Pool<Entry>.Span, of pool: inout Pool<Entry>) {
    for position in span.indices where pool[position].slot == slot {
      pool.swapRemove(at: position, from: &span)
      return
    }
  }
}
