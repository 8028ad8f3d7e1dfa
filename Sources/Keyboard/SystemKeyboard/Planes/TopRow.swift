// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine

/// The row of a terminal above the letters, a little lower than they are: all of its keys where they fit at a width
/// that fingers hit, else as many as do and half of the next one, to be scrolled.
struct TopRow {
  /// The distance from its upper edge to that of the next row; 0 when there is no such row.
  let height: Double
  /// Each key that is no gap, with its cap before any scrolling.
  let places: [(key: KeySpec, frame: Rect)]
  private let area: Rect
  private let contentWidth: Double

  init(keys: [KeySpec], metrics: KeyboardMetrics, planeWidth: Double) {
    let columns = keys.totalWidth
    guard columns > 0 else {
      height = 0
      places = []
      area = .zero
      contentWidth = 0
      return
    }
    let fits = metrics.width / columns >= KeyboardMetrics.leastTopColumn
    let column = fits ? metrics.width / columns : Self.cuttingColumn(keys, planeWidth: planeWidth)
    let gap = min(metrics.gap, max((column * KeyboardMetrics.topGapShare).rounded(), KeyboardMetrics.narrowGap))
    let before = (gap / 2).rounded(.down)
    let start = fits ? metrics.left : 0
    height = max((metrics.pitch * KeyboardMetrics.topPitchShare).rounded(), 1)
    let capHeight = max(height - metrics.rowGap, 1)
    let top = (metrics.rowGap / 2).rounded(.down) + metrics.drop

    var position = 0.0
    var places: [(key: KeySpec, frame: Rect)] = []
    for key in keys {
      let left = (position * column).rounded()
      position += key.width
      let width = (position * column).rounded() - left
      guard !key.isGap else { continue }
      places.append(
        (key, Rect(x: start + left + before, y: top, width: max(width - gap, 1), height: capHeight)))
    }
    self.places = places
    area = Rect(x: 0, y: 0, width: planeWidth, height: height + metrics.drop)
    contentWidth = fits ? 0 : (position * column).rounded()
  }

  /// Returns the width of a column with which the edge of the plane cuts a key in two, so that the row is seen to go on.
  private static func cuttingColumn(_ keys: [KeySpec], planeWidth: Double) -> Double {
    var position = 0.0
    var column = KeyboardMetrics.leastTopColumn
    for key in keys {
      let middle = position + key.width / 2
      position += key.width
      guard middle > 0, planeWidth / middle >= KeyboardMetrics.leastTopColumn else { break }
      column = planeWidth / middle
    }
    return column
  }

  /// Whether there are more keys than fit, so that the row scrolls.
  var scrolls: Bool { contentWidth > area.width }

  /// The part of the plane in which the keys scroll.
  func region(of keys: [PlacedKey]) -> KeyRegion {
    KeyRegion(id: "top-row", area: area, axis: .horizontal, content: keys, contentLength: contentWidth)
  }
}
