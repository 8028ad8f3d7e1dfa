// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The parts of a picture that are drawn again: few rectangles, since each of them is cut out of whatever is drawn.
struct DamagedAreas {
  private(set) var rects: [CGRect] = []
  private static let most = 12
  /// How much may be drawn in vain so that there is a rectangle less, as a part of what was asked for.
  private static let waste: CGFloat = 0.25

  init(_ areas: [CGRect]) {
    for area in areas.sorted(by: { ($0.minY, $0.minX) < ($1.minY, $1.minX) }) { add(area) }
  }

  private mutating func add(_ area: CGRect) {
    var best: (index: Int, waste: CGFloat)?
    for (index, rect) in rects.enumerated() {
      if rect.contains(area) { return }
      let waste = rect.union(area).extent - rect.extent - area.extent
      if best.map({ waste < $0.waste }) ?? true { best = (index, waste) }
    }
    guard let best, rects.count >= Self.most || best.waste <= area.extent * Self.waste else {
      rects.append(area)
      return
    }
    rects[best.index] = rects[best.index].union(area)
  }
}

extension CGRect {
  fileprivate var extent: CGFloat { width * height }
}
