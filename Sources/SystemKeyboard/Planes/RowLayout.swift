// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine

/// Gives rows of specs their places.
///
/// A row has as many columns as the widest one; what stretches takes the room that a row leaves, and a row without
/// such a key stands in the middle.
struct RowLayout {
  let rows: TouchLayout.Rows
  let columns: Double
  let isPad: Bool
  let metrics: KeyboardMetrics
  let screenWidth: Double
  /// The height above the first row, in rows.
  let rowsAbove: Int

  /// - Parameters:
  ///   - letters: The rows of the letters, whose columns and height every plane keeps; empty for pads.
  ///   - isPad: Whether it is a number pad.
  init(rows: TouchLayout.Rows, letters: TouchLayout.Rows, screen: Screen, isPad: Bool) {
    let rows = rows.filter { !$0.isEmpty }
    let columns = max(rows.columns, letters.columns, 1)
    self.rows = rows
    self.columns = columns
    self.isPad = isPad
    rowsAbove = max(letters.count - rows.count, 0)
    metrics = KeyboardMetrics(screen: screen, rows: rows.count + rowsAbove, columns: columns, isPad: isPad)
    screenWidth = screen.size.width
  }
}

// MARK: - Places

extension RowLayout {
  func plane(id: String, caps: KeyCaps) -> KeyPlane {
    var keys: [PlacedKey] = []
    var used: [String: Int] = [:]
    for (index, row) in rows.enumerated() {
      let top = Double(index + rowsAbove) * metrics.pitch
      for (spec, cell) in zip(row, cells(of: row)) {
        guard !spec.isGap || isEmptyCell(spec) else { continue }
        let name = caps.id(of: spec)
        let count = used[name, default: 0] + 1
        used[name] = count
        let frame = frame(from: cell.lowerBound, to: cell.upperBound, top: top)
        keys.append(caps.place(spec, id: count == 1 ? name : "\(name).\(count)", frame: frame))
      }
    }
    return KeyPlane(
      id: id, size: Size(width: screenWidth, height: metrics.pitch * Double(rows.count + rowsAbove)), keys: keys)
  }

  /// Whether a gap is a cell of a pad, which takes the touches that would else go to a neighbour.
  private func isEmptyCell(_ spec: KeySpec) -> Bool { isPad && spec.width >= KeyboardMetrics.leastBlankCell }

  /// The cap inside a cell: half a gap is left on each side.
  private func frame(from left: Double, to right: Double, top: Double) -> Rect {
    let before = (metrics.gap / 2).rounded(.down)
    let above = (metrics.rowGap / 2).rounded(.down)
    return Rect(
      x: left + before, y: top + above, width: max(right - left - metrics.gap, 1),
      height: max(metrics.pitch - metrics.rowGap, 1))
  }

  /// The cells of a row from edge to edge, at whole logical pixels so that caps are sharp.
  private func cells(of row: [KeySpec]) -> [ClosedRange<Double>] {
    let unit = metrics.width / columns
    let spare = columns - row.totalWidth
    let stretching = row.count(where: \.stretches)
    let extra = stretching > 0 ? spare / Double(stretching) : 0
    var position = stretching > 0 ? 0 : spare / 2
    return row.map { key in
      let start = position
      position += key.width + (key.stretches ? extra : 0)
      let left = (metrics.left + start * unit).rounded()
      return left...max((metrics.left + position * unit).rounded(), left)
    }
  }
}

extension [KeySpec] {
  var totalWidth: Double { reduce(0) { $0 + $1.width } }
}

extension TouchLayout.Rows {
  /// How many ordinary keys the widest row holds.
  var columns: Double { map(\.totalWidth).max() ?? 0 }
}
