// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// Keys in two long rows for a remote: letters in one, in the order of the alphabet, and all other keys below them. What the bar of words
/// offers is above.
///
/// It is made from any plane, whose keys keep their ids and what they do. Keys that are likely next stand before the letters once more,
/// larger, so that the focus that goes there has them near; the letters stay where they are.
package struct LinearArrangement: Sendable {
  /// The two or three rows.
  package let plane: KeyPlane
  /// The id of the key at which the focus belongs now: the likeliest one; `nil` where none is.
  package let likeliestKey: String?

  /// What the ids of likely keys begin with.
  static let prefix = "likely."
  private static let likelyWeight = 1.5
  private static let gap = 6.0

  /// - Parameters:
  ///   - source: The keys.
  ///   - size: The area of the rows, in logical pixels.
  ///   - likely: What is typed next, the likeliest first; what the plane has no key for is left out.
  package init(_ source: KeyPlane, size: Size, likely: [KeyRole] = []) {
    var rows: [[Cell]] = [[], [], []]
    let pressable = source.pressableKeys
    for key in pressable.lazy.map({ source.keys[$0] }) {
      switch key.role {
      case .suggestion: rows[0].append(Cell(key: key))
      case .character: rows[1].append(Cell(key: key))
      default: rows[2].append(Cell(key: key))
      }
    }
    rows[1] = Self.inOrder(rows[1])
    var near: [Cell] = []
    for role in likely where !near.contains(where: { $0.key.role == role }) {
      guard var key = pressable.lazy.map({ source.keys[$0] }).first(where: { $0.role == role }) else { continue }
      key.id = Self.prefix + key.id
      near.append(Cell(key: key, weight: Self.likelyWeight))
    }
    rows[1] = near + rows[1]
    likeliestKey = near.first?.key.id
    let shown = rows.filter { !$0.isEmpty }
    let height = size.height / Double(max(shown.count, 1))
    let keys = shown.enumerated().flatMap { number, row in
      Self.placed(row, in: Rect(x: 0, y: Double(number) * height, width: size.width, height: height))
    }
    plane = KeyPlane(id: source.id, size: size, keys: keys, isPad: source.isPad)
  }

  private struct Cell {
    var key: PlacedKey
    /// How wide it is, beside others.
    var weight = 1.0
  }

  /// Letters in the order of their alphabet; signs, which have none, as they were.
  private static func inOrder(_ cells: [Cell]) -> [Cell] {
    func letter(_ cell: Cell) -> Unicode.Scalar? {
      guard case .character(let text) = cell.key.role, text.count == 1, let scalar = text.unicodeScalars.first,
        scalar.properties.isAlphabetic
      else { return nil }
      return scalar
    }
    let letters = cells.compactMap { cell in letter(cell).map { (scalar: $0, cell: cell) } }
    return letters.sorted { $0.scalar.value < $1.scalar.value }.map(\.cell) + cells.filter { letter($0) == nil }
  }

  private static func placed(_ cells: [Cell], in row: Rect) -> [PlacedKey] {
    let unit = row.width / max(cells.reduce(0) { $0 + $1.weight }, 1)
    var x = row.minX
    return cells.map { cell in
      let width = unit * cell.weight
      let gap = min(gap, width / 4, row.height / 4)
      var key = cell.key
      key.frame = Rect(x: x + gap / 2, y: row.minY + gap / 2, width: width - gap, height: row.height - gap)
      x += width
      return key
    }
  }
}
