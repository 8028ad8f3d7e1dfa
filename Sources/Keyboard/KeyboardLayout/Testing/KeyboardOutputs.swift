// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// All that can be typed on a keyboard, for the repertoires of its tests.
struct KeyboardOutputs {
  private let keyboard: Keyboard
  private var pools: [KeyboardTest.Repertoire.Kind: Pool] = [:]

  /// The outputs of some keys, and what the rules make of them.
  private struct Pool {
    var outputs: Set<String> = []
    /// Decomposed texts that one keystroke gives.
    var texts: Set<[TextUnit]> = []
    /// Decomposed texts that two keystrokes give; made when they are asked for.
    var pairs: Set<[TextUnit]>?
    var units: Set<TextUnit> = []
  }

  init(_ keyboard: Keyboard) {
    self.keyboard = keyboard
  }

  /// The members that cannot be typed in the way that the kind asks for.
  ///
  /// The standard says no more than that characters must be typeable; this is what its published tests need. Keys count
  /// that the layout defines or imports, on a layer or not, and implied keys that are on a layer. A character can be
  /// typed when one keystroke gives it; or two that the rules join, such as a dead key and a letter; or when its base
  /// is a keystroke's text and each of its marks a part of one. A text can be typed when each of its characters can.
  mutating func missing(_ members: [String], kind: KeyboardTest.Repertoire.Kind) -> [String] {
    var pool = pools[kind] ?? makePool(kind)
    let result = members.filter { member in
      !contains(member, &pool) && !(member.count > 1 && member.allSatisfy { contains(String($0), &pool) })
    }
    pools[kind] = pool
    return result
  }

  private func contains(_ member: String, _ pool: inout Pool) -> Bool {
    let units = Normalization.decompose(MarkedText.plainUnits(member))
    if pool.texts.contains(units) {
      return true
    }
    if units.count > 1, pool.texts.contains([units[0]]), units.dropFirst().allSatisfy(pool.units.contains) {
      return true
    }
    let pairs = pool.pairs ?? makePairs(pool)
    pool.pairs = pairs
    return pairs.contains(units)
  }

  // MARK: - Pools

  private func makePool(_ kind: KeyboardTest.Repertoire.Kind) -> Pool {
    var pool = Pool()
    for key in keys(hardwareOnly: kind == .hardware) {
      for output in outputs(of: key, kind) {
        pool.outputs.insert(output)
      }
    }
    for output in pool.outputs {
      // At the start of a text and after a space: rules may be for the start only.
      for context in ["", " "] {
        let text = Array(typed(output, after: context).dropFirst(context.unicodeScalars.count))
        pool.texts.insert(text)
        pool.units.formUnion(text)
      }
    }
    return pool
  }

  private func keys(hardwareOnly: Bool) -> [Key] {
    let groups = keyboard.layerGroups.filter { !hardwareOnly || $0.formID != "touch" }
    let placed = Set(groups.flatMap { $0.layers.flatMap { $0.rows.joined() } })
    return keyboard.keys.values.filter { key in
      placed.contains(key.id) || (!hardwareOnly && ImpliedContent.keys[key.id] != key)
    }
  }

  private func outputs(of key: Key, _ kind: KeyboardTest.Repertoire.Kind) -> [String] {
    let simple = [key.output]
    let flicks = keyboard.flickKeys(of: key).map(\.key.output)
    let longPresses = keyboard.longPressKeys(of: key).keys.map(\.output)
    let taps = key.multiTapKeyIDs.map { keyboard.keys[$0]?.output }
    let all: [String?] =
      switch kind {
      case .simple, .hardware: simple
      case .flick: flicks
      case .longPress: longPresses
      case .multiTap: taps
      case .default, .gesture: simple + flicks + longPresses + taps
      }
    return all.compactMap { $0 }
  }

  private func makePairs(_ pool: Pool) -> Set<[TextUnit]> {
    guard !keyboard.transforms.isEmpty else { return [] }
    let all = pool.outputs.sorted()
    var result: Set<[TextUnit]> = []
    for first in all {
      var session = LayoutSession(keyboard)
      session.reset(context: "")
      let start = session.type(first).new
      for second in all {
        var next = session
        let edit = next.type(second)
        let kept = MarkedText.plainUnits(start).dropLast(edit.old.unicodeScalars.count)
        result.insert(Normalization.decompose(Array(kept) + MarkedText.plainUnits(edit.new)))
      }
    }
    return result
  }

  private func typed(_ output: String, after context: String) -> [TextUnit] {
    var field = TestField(keyboard, text: context)
    field.type(output)
    return Normalization.decompose(MarkedText.plainUnits(field.text))
  }
}
