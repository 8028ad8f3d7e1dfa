// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// Keys in two long rows for a remote: letters in one, in the order of the alphabet, and all other keys below them.
///
/// It is made from any plane, whose keys keep their ids and what they do. Before the letters there is room for keys that are likely next, larger,
/// so that the focus that goes there has them near; the letters stay where they are, whatever is likely. Of keys that are there twice, for either
/// hand, one is in the line, and none shows what a flick types.
package struct LinearArrangement: Sendable {
  /// The two rows.
  package let plane: KeyPlane

  /// The id of the place for the likeliest key.
  package static let likeliestKey = "\(prefix)0"
  static let prefix = "likely."
  private static let likelyWeight = 1.5
  private static let spaceWeight = 2.0
  private static let gap = 6.0

  /// - Parameters:
  ///   - source: The keys.
  ///   - size: The area of the rows, in logical pixels.
  ///   - likelyCount: How many keys there is room for that are likely next; see `KeyPlane.setLikely(_:)`.
  package init(_ source: KeyPlane, size: Size, likelyCount: Int = 0) {
    var (letters, others): ([Cell], [Cell]) = ([], [])
    for var key in source.pressableKeys.lazy.map({ source.keys[$0] }) {
      key.secondaryLabel = nil
      if case .character = key.role {
        letters.append(Cell(key: key))
      } else if !others.contains(where: { $0.key.role == key.role }) {
        others.append(Cell(key: key, weight: key.role == .space ? Self.spaceWeight : 1))
      }
    }
    let hasLetters = letters.contains { Self.letter($0) != nil }
    let places = (0..<max(hasLetters ? likelyCount : 0, 0)).map { number in
      Cell(
        key: PlacedKey(id: "\(Self.prefix)\(number)", frame: .zero, role: .suggestion(""), label: .blank),
        weight: Self.likelyWeight)
    }
    let rows = [places + Self.inOrder(letters), others].filter { !$0.isEmpty }
    let height = size.height / Double(max(rows.count, 1))
    let keys = rows.enumerated().flatMap { number, row in
      Self.placed(row, in: Rect(x: 0, y: Double(number) * height, width: size.width, height: height))
    }
    plane = KeyPlane(id: source.id, size: size, keys: keys, isPad: false)
  }

  /// Whether a key is in one of the places for likely ones.
  package static func isLikely(_ key: PlacedKey) -> Bool { key.id.hasPrefix(prefix) }

  private struct Cell {
    var key: PlacedKey
    /// How wide it is, beside others.
    var weight = 1.0
  }

  /// Letters in the order of their alphabet; signs, which have none, as they were.
  private static func inOrder(_ cells: [Cell]) -> [Cell] {
    let letters = cells.compactMap { cell in letter(cell).map { (scalar: $0, cell: cell) } }
    return letters.sorted { $0.scalar.value < $1.scalar.value }.map(\.cell) + cells.filter { letter($0) == nil }
  }

  private static func letter(_ cell: Cell) -> Unicode.Scalar? {
    guard case .character(let text) = cell.key.role, text.count == 1, let scalar = text.unicodeScalars.first,
      scalar.properties.isAlphabetic
    else { return nil }
    return scalar
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

extension KeyPlane {
  /// Shows once more, where a line has room for them, keys that are likely next.
  ///
  /// - Parameter roles: What is typed next, the likeliest first, letters in any case; what the plane has no key for is left out.
  package mutating func setLikely(_ roles: [KeyRole]) {
    let places = keys.indices.filter { keys[$0].id.hasPrefix(LinearArrangement.prefix) }
    guard !places.isEmpty else { return }
    var found: [PlacedKey] = []
    for role in roles where found.count < places.count {
      let key = keys.first { !$0.id.hasPrefix(LinearArrangement.prefix) && $0.role.types(as: role) }
      if let key, !found.contains(where: { $0.id == key.id }) { found.append(key) }
    }
    for (number, place) in places.enumerated() {
      var key = PlacedKey(id: keys[place].id, frame: keys[place].frame, role: .suggestion(""), label: .blank)
      if found.indices.contains(number) {
        key = found[number]
        (key.id, key.frame) = (keys[place].id, keys[place].frame)
      }
      keys[place] = key
    }
  }
}

extension KeyRole {
  /// Whether both type the same, but for the case of letters.
  fileprivate func types(as other: KeyRole) -> Bool {
    if case (.character(let text), .character(let likely)) = (self, other) {
      text.lowercased() == likely.lowercased()
    } else {
      self == other
    }
  }
}
