// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Emoji
import Geometry
import KeyboardEngine
import Phrases

/// The plane of emoji: a field to search in, all emoji on a page that scrolls, and below it the way back, categories and delete.
/// Sizes are in logical pixels.
struct EmojiPlane {
  /// The size of the keys in whose place it stands.
  let keySize: Size
  let table: EmojiTable
  let history: EmojiHistory
  /// Those used last that are on the page: they stay where they are while it shows.
  let recent: [String]
  let words: PhraseLanguage
  /// What the way back is called.
  let letters: String
  /// Whether it has a tablet's measures.
  let isTablet: Bool
  /// How wide the field is with the room around it; `nil` for as wide as the keys.
  var barWidth: Double?

  /// How high the field and the room around it are.
  static let fieldHeight = 46.0
  static let margin = 6.0
  private static let headingHeight = 26.0
  private static let barKeyWidth = 44.0

  private var barHeight: Double { keySize.height < 200 ? 36 : isTablet ? 54 : 42 }
  private var columnCount: Int { max(Int((keySize.width - 2 * Self.margin) / (isTablet ? 58 : 43)), 1) }
  private var columnWidth: Double { (keySize.width - 2 * Self.margin) / Double(columnCount) }
  private var rowHeight: Double { min(columnWidth, isTablet ? 58 : 44).rounded() }
  private var area: Rect {
    Rect(
      x: 0, y: Self.fieldHeight, width: keySize.width, height: max(keySize.height - barHeight, 1))
  }

  var plane: KeyPlane {
    let size = Size(width: keySize.width, height: keySize.height + Self.fieldHeight)
    return KeyPlane(id: PlaneName.emoji, size: size, keys: barKeys, regions: [field, page])
  }
}

// MARK: - Parts

extension EmojiPlane {
  private var field: KeyRegion {
    let width = barWidth ?? keySize.width
    let frame = Rect(x: 8, y: 7, width: width - 16, height: 34)
    let key = PlacedKey(
      id: EmojiKeyID.search, frame: frame, role: .findEmoji, label: .entry(words(.searchEmoji), isHint: true))
    let area = Rect(x: 0, y: 0, width: width, height: Self.fieldHeight)
    return KeyRegion(id: EmojiRegion.field, area: area, hasCaps: false, keys: [key])
  }

  private var page: KeyRegion {
    var keys: [PlacedKey] = []
    keys.reserveCapacity(table.emoji.count + recent.count + EmojiCategory.allCases.count + 1)
    var sections: [KeyRegion.Section] = []
    var y = area.minY
    func add(_ id: String, _ cells: [PlacedKey]) {
      sections.append(KeyRegion.Section(id: id, start: y - area.minY))
      keys.append(
        PlacedKey(
          id: "heading-\(id)",
          frame: Rect(x: Self.margin + 4, y: y, width: keySize.width - 4 * Self.margin, height: Self.headingHeight),
          role: .character(""), label: .heading(PlacedKey.sectionName(id, words))))
      y += Self.headingHeight
      for (index, cell) in cells.enumerated() {
        let (row, column) = index.quotientAndRemainder(dividingBy: columnCount)
        var key = cell
        let left = (Self.margin + Double(column) * columnWidth).rounded()
        key.frame = Rect(
          x: left, y: y + Double(row) * rowHeight,
          width: (Self.margin + Double(column + 1) * columnWidth).rounded() - left, height: rowHeight)
        keys.append(key)
      }
      y += Double((cells.count + columnCount - 1) / columnCount) * rowHeight
    }
    if !recent.isEmpty { add(EmojiKeyID.recents, recentKeys) }
    for category in EmojiCategory.allCases {
      let emoji = table.emoji.filter { $0.category == category }
      add(category.rawValue, emoji.map { EmojiCell(emoji: $0, tone: history.tone(of: $0)).key() })
    }
    return KeyRegion(
      id: EmojiRegion.page, area: area, axis: .vertical, hasCaps: false, content: keys,
      contentLength: y - area.minY + Self.margin, sections: sections)
  }

  private var recentKeys: [PlacedKey] {
    recent.map {
      PlacedKey(id: EmojiKeyID.recent + $0, frame: .zero, role: .character($0), label: .emoji($0))
    }
  }

  /// The way back, the categories, delete.
  private var barKeys: [PlacedKey] {
    let top = area.maxY
    let inset = 4.0
    let height = barHeight - 2 * inset
    let capWidth = isTablet ? 70 : Self.barKeyWidth
    let delete = Rect(x: keySize.width - 4 - capWidth, y: top + inset, width: capWidth, height: height)
    let back = Rect(x: 4, y: top + inset, width: capWidth, height: height)
    var keys = [
      PlacedKey(id: PlaneName.letters, frame: back, role: .plane(PlaneName.letters), label: .word(letters))
    ]
    let icons =
      (recent.isEmpty ? [] : [(EmojiKeyID.recents, KeyIcon.recents)])
      + EmojiCategory.allCases.map { ($0.rawValue, PlacedKey.sectionIcon($0)) }
    let left = back.maxX + 3
    let width = (delete.minX - 3 - left) / Double(max(icons.count, 1))
    for (index, (id, icon)) in icons.enumerated() {
      keys.append(
        PlacedKey(
          id: id, frame: Rect(x: left + Double(index) * width, y: top, width: width, height: barHeight),
          role: .section(id), label: .icon(icon)))
    }
    keys.append(PlacedKey(id: "delete", frame: delete, role: .delete, label: .icon(.delete)))
    return keys
  }
}
