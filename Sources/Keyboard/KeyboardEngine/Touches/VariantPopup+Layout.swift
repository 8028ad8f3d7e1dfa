// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry

extension VariantPopup {
  /// Returns the area of each choice of a held key, in the order of its variants.
  ///
  /// The list of keyboards stands above the Globe key, from top to bottom. Everything else is a row above the key. When the first variant is the default, it stands over the key and the others follow
  /// towards the roomier side; otherwise they run from left to right with the default over the key. What does not fit
  /// the width goes to further rows, the first row being the lowest. The popup is moved to lie inside the plane's width
  /// and, outline and shadow included, at most `headroom` above it; where there is no room for all rows it covers the key.
  static func cells(for key: PlacedKey, in size: Size, headroom: Double) -> [Rect] {
    let count = key.variants.count
    guard count > 0 else { return [] }
    if key.offersList { return list(for: key, in: size, headroom: headroom) }
    let width = min(cellWidth(of: key), max(size.width, 1))
    let most = max(1, Int(wholePart: size.width / width))
    let rows = (count + most - 1) / most
    let columns = (count + rows - 1) / rows
    let top = -max(headroom - margin, 0)
    let wanted = min(max(key.frame.height, leastHeight), 60)
    let room = (key.frame.minY - gap - top) / Double(rows)
    let height = min(max(min(wanted, room), leastHeight), max((size.height - top) / Double(rows), 1))

    let home = key.variants.indices.contains(key.defaultVariant) ? key.defaultVariant : 0
    let opensLeft = home == 0 && key.frame.midX > size.width / 2
    let span = Double(columns) * width
    let homeColumn = Double(home % columns)
    let start =
      opensLeft
      ? key.frame.midX + width / 2 - span : key.frame.midX - width / 2 - homeColumn * width
    let left = max(0, min(start, size.width - span))
    let bottom = max(key.frame.minY - gap, top + Double(rows) * height)

    return key.variants.indices.map { index in
      let column = opensLeft ? columns - 1 - index % columns : index % columns
      return Rect(
        x: left + Double(column) * width, y: bottom - Double(index / columns + 1) * height, width: width,
        height: height)
    }
  }

  private static func list(for key: PlacedKey, in size: Size, headroom: Double) -> [Rect] {
    let margin = 8.0
    let widest = max(size.width - 2 * margin, 1)
    let width = min(max(listWords + letterWidth * Double(longestLabel(of: key)), 180), widest)
    let left = max(margin, min(key.frame.minX, size.width - margin - width))
    let bottom = key.frame.minY - gap - 4
    let room = bottom + max(headroom - Self.margin, 0)
    let height = min(44, max(room / Double(key.variants.count), 1))
    return key.variants.indices.map { index in
      Rect(
        x: left, y: bottom - Double(key.variants.count - index) * height, width: width, height: height)
    }
  }

  /// What a list takes beside the letters of its longest name, in logical pixels: margins and the mark of the current one.
  private static let listWords = 72.0
  /// About what a letter of a word takes, in logical pixels.
  private static let letterWidth = 9.0

  /// Between the key and the popup, in logical pixels.
  private static let gap = 10.0
  /// What the outline and the shadow take above the choices, in logical pixels.
  private static let margin = 12.0
  /// The least height of a choice, in logical pixels.
  private static let leastHeight = 36.0

  /// Letters get the width of their key; words get room for about as many letters as they have.
  private static func cellWidth(of key: PlacedKey) -> Double {
    let longest = longestLabel(of: key)
    if longest <= 2 { return min(max(key.frame.width, 32), 64) }
    return max(min(key.frame.width, 64), 20 + letterWidth * Double(longest))
  }

  private static func longestLabel(of key: PlacedKey) -> Int { key.variants.map(\.label.approximateWidth).max() ?? 1 }
}

extension String {
  /// The width in ordinary letters, where one from beyond the small alphabets counts as two; at most 60.
  fileprivate var approximateWidth: Int {
    prefix(60).reduce(0) { $0 + (($1.unicodeScalars.first?.value ?? 0) >= 0x1100 ? 2 : 1) }
  }
}
