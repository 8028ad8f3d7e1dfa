// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKitCore

extension [UIView] {
  /// Returns the views line by line, from the side where lines begin.
  ///
  /// A line begins with the topmost view that is left; those that stand beside it, middle by middle, belong to it.
  @MainActor
  func inReadingOrder(isMirrored: Bool) -> [UIView] {
    var rest = enumerated().map { (index: $0, view: $1, frame: $1.screenFrame) }
    // A sort need not keep equals in order.
    rest.sort { $0.frame.minY != $1.frame.minY ? $0.frame.minY < $1.frame.minY : $0.index < $1.index }
    var result: [UIView] = []
    while let first = rest.first {
      let line = rest.filter { $0.frame.isBeside(first.frame) || $0.index == first.index }
      result += line.sorted { a, b in
        guard a.frame.minX != b.frame.minX else { return a.index < b.index }
        return isMirrored ? a.frame.maxX > b.frame.maxX : a.frame.minX < b.frame.minX
      }.map(\.view)
      let indices = Set(line.map(\.index))
      rest.removeAll { indices.contains($0.index) }
    }
    return result
  }
}

extension CGRect {
  /// Whether each one's middle is at the height of the other.
  fileprivate func isBeside(_ other: CGRect) -> Bool {
    minY <= other.midY && other.midY <= maxY && other.minY <= midY && midY <= other.maxY
  }
}
