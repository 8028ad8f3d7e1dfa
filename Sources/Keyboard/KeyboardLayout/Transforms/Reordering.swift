// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Sorts the characters of each cluster by the weights of a group's reorders.
/// Source: UTS #35 part 7, sections "Element: reorder" and "Reorder and Markers".
enum Reordering {
  /// The rules of a group in the order of their priority: short ones first, those that look behind after those that
  /// do not. Rules of one priority keep the order of the file.
  static func sorted(_ rules: [Reorder]) -> [Reorder] {
    rules.enumerated().sorted {
      ($0.element.from.count, $0.element.before.count, $0.offset)
        < ($1.element.from.count, $1.element.before.count, $1.offset)
    }.map(\.element)
  }

  /// How many units before the caret are looked at: far more than a cluster has.
  private static let window = 128

  /// - Parameter rules: As `sorted` gives them.
  static func apply(_ rules: [Reorder], to text: [TextUnit]) -> [TextUnit] {
    let start = max(0, text.count - window)
    return Array(text[..<start]) + sorted(Array(text[start...]), rules)
  }

  private static func sorted(_ text: [TextUnit], _ rules: [Reorder]) -> [TextUnit] {
    var characters: [Item] = []
    var pending: [TextUnit] = []
    for unit in text {
      if Marker.isMarker(unit) {
        pending.append(unit)
      } else {
        characters.append(Item(unit: unit, markers: pending))
        pending = []
      }
    }
    guard weigh(&characters, rules) else { return text }
    setSortKeys(&characters)
    sortRuns(&characters)
    return characters.flatMap { $0.markers + [$0.unit] } + pending
  }

  /// A character with its markers, its weights and its sort key.
  private struct Item {
    var unit: TextUnit
    var markers: [TextUnit]
    var order: Int?
    var tertiary: Int?
    var isTertiaryBase: Bool?
    var isPreBase: Bool?
    var match: Match?
    var key = SortKey()

    init(unit: TextUnit, markers: [TextUnit]) {
      self.unit = unit
      self.markers = markers
    }

    var isPrimary: Bool { (tertiary ?? 0) == 0 }
    var isBase: Bool { (order ?? 0) == 0 && isPrimary && isPreBase != true }
  }

  /// Which kind of rule gave a character its weights, and where that rule's match starts.
  private struct Match: Hashable {
    var length: Int
    var beforeLength: Int
    var start: Int
  }

  private struct SortKey {
    var primary = 0
    var secondary = 0
    var tertiary = 0
    var quaternary = 0
  }

  // MARK: - Steps

  /// Gives every character the weights of the rule of highest priority that matches it; false when none matches any.
  private static func weigh(_ characters: inout [Item], _ rules: [Reorder]) -> Bool {
    let units = characters.map(\.unit)
    var matched = false
    for rule in rules where rule.from.count <= units.count {
      for start in (0...(units.count - rule.from.count)).reversed() where matches(rule, units, at: start) {
        matched = true
        assign(rule, at: start, to: &characters)
      }
    }
    return matched
  }

  private static func matches(_ rule: Reorder, _ units: [TextUnit], at start: Int) -> Bool {
    guard start >= rule.before.count else { return false }
    for (offset, set) in rule.from.enumerated() where !set.contains(units[start + offset]) {
      return false
    }
    for (offset, set) in rule.before.enumerated() where !set.contains(units[start - rule.before.count + offset]) {
      return false
    }
    return true
  }

  private static func assign(_ rule: Reorder, at start: Int, to characters: inout [Item]) {
    let match = Match(length: rule.from.count, beforeLength: rule.before.count, start: start)
    for offset in rule.from.indices {
      let index = start + offset
      if characters[index].match != match {
        characters[index] = Item(unit: characters[index].unit, markers: characters[index].markers)
        characters[index].match = match
      }
      // Rules that match the same characters are merged, and what the later one does not say stays.
      characters[index].order = rule.order.map { $0[offset] } ?? characters[index].order
      characters[index].tertiary = rule.tertiary.map { $0[offset] } ?? characters[index].tertiary
      characters[index].isTertiaryBase = rule.tertiaryBase.map { $0[offset] } ?? characters[index].isTertiaryBase
      characters[index].isPreBase = rule.preBase.map { $0[offset] } ?? characters[index].isPreBase
    }
  }

  private static func setSortKeys(_ characters: inout [Item]) {
    var base: SortKey?
    for index in characters.indices {
      let order = characters[index].order ?? 0
      let tertiary = characters[index].tertiary ?? 0
      if tertiary == 0 {
        let key = SortKey(primary: order, secondary: index, tertiary: 0, quaternary: index)
        characters[index].key = key
        if order == 0 || characters[index].isTertiaryBase == true {
          base = key
        }
      } else {
        characters[index].key = SortKey(
          primary: base?.primary ?? order, secondary: base?.secondary ?? index, tertiary: tertiary, quaternary: index)
      }
    }
  }

  /// A run is the characters typed before a base, the base, and all up to where the next run starts.
  private static func sortRuns(_ characters: inout [Item]) {
    var start = 0
    var hasBase = characters.first?.isBase ?? false
    for index in characters.indices where index > 0 {
      let character = characters[index]
      let startsPrefix = character.isPreBase == true && character.isPrimary && characters[index - 1].isPreBase != true
      let followsPrefix = characters[index - 1].isPreBase == true && !hasBase
      if startsPrefix || (character.isBase && !followsPrefix) {
        sort(&characters, start..<index)
        start = index
        hasBase = false
      }
      hasBase = hasBase || character.isBase
    }
    sort(&characters, start..<characters.count)
  }

  private static func sort(_ characters: inout [Item], _ run: Range<Int>) {
    guard run.count > 1 else { return }
    let sorted = characters[run].sorted {
      ($0.key.primary, $0.key.secondary, $0.key.tertiary, $0.key.quaternary)
        < ($1.key.primary, $1.key.secondary, $1.key.tertiary, $1.key.quaternary)
    }
    characters.replaceSubrange(run, with: sorted)
  }
}
