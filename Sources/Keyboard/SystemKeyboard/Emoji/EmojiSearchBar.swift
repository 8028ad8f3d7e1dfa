// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Emoji
import Geometry
import KeyboardEngine
import Phrases

/// What stands above the keys while emoji are searched: the field, and what was found.
struct EmojiSearchBar {
  let query: String
  let results: [EmojiCell]
  let words: PhraseLanguage

  private static let resultsHeight = 46.0
  private static let cellWidth = 45.0

  /// Puts it above the keys of a plane.
  ///
  /// - Parameter width: How wide it is; `nil` for as wide as the plane.
  func add(to plane: KeyPlane, width: Double? = nil) -> KeyPlane {
    let width = width ?? plane.size.width
    let height = EmojiPlane.fieldHeight + Self.resultsHeight
    let keys = plane.keys.map { key in
      var key = key
      key.frame = key.frame.offset(by: Point(x: 0, y: height))
      return key
    }
    return KeyPlane(
      id: plane.id, size: Size(width: plane.size.width, height: plane.size.height + height), keys: keys,
      regions: [field(width: width), list(width: width)], isPad: plane.isPad)
  }

  private func field(width: Double) -> KeyRegion {
    let end = 40.0
    let entry = PlacedKey(
      id: EmojiKeyID.search, frame: Rect(x: 8, y: 7, width: width - 16 - end, height: 34), role: .character(""),
      label: .entry(query.isEmpty ? words(.searchEmoji) : query, isHint: query.isEmpty))
    let clear = PlacedKey(
      id: EmojiKeyID.endSearch, frame: Rect(x: width - end - 4, y: 4, width: end, height: 40), role: .emoji,
      label: .icon(.clear))
    let area = Rect(x: 0, y: 0, width: width, height: EmojiPlane.fieldHeight)
    return KeyRegion(id: EmojiRegion.field, area: area, hasCaps: false, keys: [entry, clear])
  }

  private func list(width: Double) -> KeyRegion {
    let keys = results.enumerated().map { index, cell in
      var key = cell.key(EmojiKeyID.found)
      key.frame = Rect(
        x: EmojiPlane.margin + Double(index) * Self.cellWidth, y: EmojiPlane.fieldHeight, width: Self.cellWidth,
        height: Self.resultsHeight)
      return key
    }
    return KeyRegion(
      id: EmojiRegion.results,
      area: Rect(x: 0, y: EmojiPlane.fieldHeight, width: width, height: Self.resultsHeight), axis: .horizontal,
      hasCaps: false, content: keys, contentLength: 2 * EmojiPlane.margin + Double(keys.count) * Self.cellWidth)
  }
}
