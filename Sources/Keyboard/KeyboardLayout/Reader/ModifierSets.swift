// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The modifiers of hardware layers. Source: UTS #35 part 7, sections "Layer Modifier Sets" to "Layer Modifier Matching".
package enum ModifierSets {
  private static let known: Set<String> = [
    "none", "alt", "altL", "altR", "caps", "ctrl", "ctrlL", "ctrlR", "shift", "other",
  ]

  /// Parses sets with commas between and components with spaces between.
  static func parse(_ text: String) throws(LayoutSyntaxError) -> [[String]] {
    var result: [[String]] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let set = NameToken.list(String(part))
      guard !set.isEmpty else {
        throw LayoutSyntaxError("a set of modifiers is empty; write none where no key is held")
      }
      for name in set where !known.contains(name) {
        throw LayoutSyntaxError("\"\(name)\" is not a modifier; use \(known.sorted().joined(separator: ", "))")
      }
      try checkCombination(set)
      if result.contains(where: { overlap([$0], [set]) }) {
        throw LayoutSyntaxError("\"\(set.joined(separator: " "))\" is matched by another set of the same layer already")
      }
      result.append(set)
    }
    return result
  }

  private static func checkCombination(_ set: [String]) throws(LayoutSyntaxError) {
    if set.count > 1, let alone = set.first(where: { $0 == "none" || $0 == "other" }) {
      throw LayoutSyntaxError("\"\(alone)\" cannot be combined with other modifiers")
    }
    if Set(set).count < set.count {
      throw LayoutSyntaxError("a modifier stands twice in one set")
    }
    let hasLeft = set.contains { $0.hasSuffix("L") }
    if hasLeft, set.contains(where: { $0.hasSuffix("R") }) {
      throw LayoutSyntaxError("left and right modifiers cannot be mixed in one set")
    }
    for name in ["alt", "ctrl"] where set.contains(name) && (set.contains(name + "L") || set.contains(name + "R")) {
      throw LayoutSyntaxError("\"\(name)\" means either side and cannot be combined with one side")
    }
  }

  /// True when keys can be held so that both match.
  static func overlap(_ first: [[String]], _ second: [[String]]) -> Bool {
    first.contains { one in second.contains { overlap(one, $0) } }
  }

  private static func overlap(_ one: [String], _ other: [String]) -> Bool {
    if one == ["other"] || other == ["other"] {
      return one == other
    }
    return one.contains("shift") == other.contains("shift") && one.contains("caps") == other.contains("caps")
      && ["alt", "ctrl"].allSatisfy { meets(side($0, one), side($0, other)) }
  }

  private static func meets(_ one: String?, _ other: String?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (.some(let one), .some(let other)): one == other || one.isEmpty || other.isEmpty
    default: false
    }
  }

  /// The side that a set asks for: `L`, `R`, empty for either, `nil` when the key must be up.
  private static func side(_ name: String, _ set: [String]) -> String? {
    set.first { $0 == name || $0 == name + "L" || $0 == name + "R" }.map { String($0.dropFirst(name.count)) }
  }

  /// True when the keys that are held, such as `["altR", "shift"]`, are those of one of the sets.
  static func match(_ sets: [[String]], held: Set<String>) -> Bool {
    sets.contains { set in
      guard set != ["other"] else { return false }
      let wanted = set.filter { $0 != "none" }
      return wanted.contains("shift") == held.contains("shift") && wanted.contains("caps") == held.contains("caps")
        && ["alt", "ctrl"].allSatisfy { name in
          let heldSides = Set(["", "L", "R"].filter { held.contains(name + $0) })
          guard let side = side(name, wanted) else { return heldSides.isEmpty }
          return side.isEmpty ? !heldSides.isEmpty : heldSides == [side]
        }
    }
  }
}
