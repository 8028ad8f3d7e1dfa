// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The coefficients of all constraints, by row and by column.
///
/// A row is a constraint, a column a variable. Each entry knows its twin, so adding and removing a row cost as much as
/// it has terms, however many rows a variable is in.
struct Matrix: Sendable {
  /// An entry, seen from its row.
  struct Term {
    var variable: Int32
    /// The place in the column's list.
    fileprivate var place: Int32
    var coefficient: Double
  }

  /// An entry, seen from its column.
  struct Use {
    var row: Int32
    /// The place in the row's list.
    fileprivate var place: Int32
    var coefficient: Double
  }

  private(set) var terms = Pool<Term>()
  private(set) var rows: ContiguousArray<Pool<Term>.Span> = []
  private(set) var uses = Pool<Use>()
  private(set) var columns: ContiguousArray<Pool<Use>.Span> = []
}

// MARK: - Reading

extension Matrix {
  /// The positions in `terms` of a row.
  func row(_ row: Int32) -> Range<Int> { rows[Int(row)].indices }

  /// The positions in `uses` of a column.
  func column(_ variable: Int32) -> Range<Int> { columns[Int(variable)].indices }

  /// Returns the coefficient of a variable in a row, 0 when it is not there.
  func coefficient(of variable: Int32, in row: Int32) -> Double {
    for position in self.row(row) where terms[position].variable == variable {
      return terms[position].coefficient
    }
    return 0
  }
}

// MARK: - Changing

extension Matrix {
  mutating func addColumn() { columns.append(.init()) }

  mutating func addRow() { rows.append(.init()) }

  /// Fills an empty row; no variable may be twice in it.
  mutating func fill(_ row: Int32, with entries: ContiguousArray<(variable: Int32, coefficient: Double)>) {
    for (variable, coefficient) in entries {
      let inColumn = columns[Int(variable)].count
      let inRow = rows[Int(row)].count
      terms.append(Term(variable: variable, place: inColumn, coefficient: coefficient), to: &rows[Int(row)])
      uses.append(Use(row: row, place: inRow, coefficient: coefficient), to: &columns[Int(variable)])
    }
  }

  mutating func empty(_ row: Int32) {
    for position in self.row(row) {
      let term = terms[position]
      let column = columns[Int(term.variable)]
      let hole = column.start + Int(term.place)
      uses.swapRemove(at: hole, from: &columns[Int(term.variable)])
      if Int(term.place) < Int(column.count) - 1 {
        let moved = uses[hole]
        terms[rows[Int(moved.row)].start + Int(moved.place)].place = term.place
      }
    }
    terms.release(&rows[Int(row)])
  }

  /// Whether both views name the same entries.
  func isConsistent() -> Bool {
    for row in rows.indices {
      for position in rows[row].indices {
        let term = terms[position]
        let column = columns[Int(term.variable)]
        guard term.place < column.count else { return false }
        let use = uses[column.start + Int(term.place)]
        guard use.row == row, use.coefficient == term.coefficient, rows[row].start + Int(use.place) == position else {
          return false
        }
      }
    }
    return rows.reduce(0) { $0 + Int($1.count) } == columns.reduce(0) { $0 + Int($1.count) }
  }
}
