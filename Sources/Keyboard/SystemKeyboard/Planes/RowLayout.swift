// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import TextModel

/// Gives rows of specs their places.
///
/// A row has as many columns as the widest one; what stretches takes the room that a row leaves, and a row without
/// such a key stands in the middle.
struct RowLayout {
  let rows: TouchLayout.Rows
  /// What stands above the rows, in columns of its own; empty for most planes.
  let top: TopRow
  let columns: Double
  let isPad: Bool
  let metrics: KeyboardMetrics
  /// What the rows fill, in logical pixels.
  let planeWidth: Double
  /// The height above the first row, in rows.
  let rowsAbove: Int

  /// - Parameters:
  ///   - top: The row above all others, which scrolls where it does not fit.
  ///   - letters: The rows of the letters, whose columns and height every plane keeps; empty for pads.
  ///   - width: What the rows fill, in logical pixels; `nil` for the width of the screen.
  ///   - keySize: How high the person wants keys.
  ///   - isPad: Whether it is a number pad.
  init(
    rows: TouchLayout.Rows, top: [KeySpec] = [], letters: TouchLayout.Rows, screen: Screen,
    width: Double? = nil, keySize: KeySize = .standard, isPad: Bool
  ) {
    let rows = rows.filter { !$0.isEmpty }
    let columns = max(rows.columns, letters.columns, 1)
    self.rows = rows
    self.columns = columns
    self.isPad = isPad
    rowsAbove = max(letters.count - rows.count, 0)
    let width = width ?? screen.size.width
    let metrics = KeyboardMetrics(
      screen: screen, width: width, keySize: keySize, rows: rows.count + rowsAbove + (top.isEmpty ? 0 : 1),
      columns: columns, isPad: isPad)
    self.metrics = metrics
    self.top = TopRow(keys: top, metrics: metrics, planeWidth: width)
    planeWidth = width
  }
}

// MARK: - Places

extension RowLayout {
  func plane(id: String, caps: KeyCaps) -> KeyPlane {
    var keys: [PlacedKey] = []
    var used: [String: Int] = [:]
    func place(_ spec: KeySpec, _ frame: Rect) {
      let name = caps.id(of: spec)
      let count = used[name, default: 0] + 1
      used[name] = count
      keys.append(caps.place(spec, id: count == 1 ? name : "\(name).\(count)", frame: frame))
    }
    for (spec, frame) in top.places { place(spec, frame) }
    var regions: [KeyRegion] = []
    if top.scrolls {
      regions = [top.region(of: keys)]
      keys = []
    }
    for (index, row) in rows.enumerated() {
      let y = top.height + Double(index + rowsAbove) * metrics.pitch
      for (spec, cell) in zip(row, cells(of: row)) where !spec.isGap || isEmptyCell(spec) {
        place(spec, frame(from: cell.lowerBound, to: cell.upperBound, top: y))
      }
    }
    let height = top.height + metrics.pitch * Double(rows.count + rowsAbove)
    return KeyPlane(
      id: id, size: Size(width: planeWidth, height: height), keys: keys, regions: regions,
      isPad: isPad)
  }

  /// Whether a gap is a cell of a pad, which takes the touches that would else go to a neighbour.
  private func isEmptyCell(_ spec: KeySpec) -> Bool { isPad && spec.width >= KeyboardMetrics.leastBlankCell }

  /// The cap inside a cell: half a gap is left on each side.
  private func frame(from left: Double, to right: Double, top: Double) -> Rect {
    let before = (metrics.gap / 2).rounded(.down)
    let above = (metrics.rowGap / 2).rounded(.down)
    return Rect(
      x: left + before, y: top + above + metrics.drop, width: max(right - left - metrics.gap, 1),
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
