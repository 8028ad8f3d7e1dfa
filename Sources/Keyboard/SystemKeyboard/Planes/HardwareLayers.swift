// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
import KeyboardLayout

/// The layers of a hardware keyboard, from which touch planes are made when a layout has none.
///
/// Keys with letters keep their places under the number row; digits and signs move to planes of their own; what AltGr
/// types is offered on hold.
struct HardwareLayers {
  private let plain: TouchLayout.Rows
  private let shifted: TouchLayout.Rows
  private let altGr: TouchLayout.Rows
  private let shiftedAltGr: TouchLayout.Rows

  /// - Returns: `nil` when the keyboard has no hardware layer that is typed without modifiers.
  init?(_ keyboard: Keyboard) {
    guard let group = keyboard.hardwareGroup, let plain = group.layer(held: []) else { return nil }
    let resolver = KeyResolver(keyboard: keyboard)
    // A layer for all other modifiers is what a keyboard falls back to, and no further plane.
    func rows(_ held: Set<String>...) -> TouchLayout.Rows {
      let layers = held.lazy.compactMap { group.layer(held: $0) }
      let layer = layers.first { !$0.modifiers.contains(["other"]) && $0.rows != plain.rows }
      return layer?.rows.map { $0.map(resolver.spec) } ?? []
    }
    self.plain = plain.rows.map { $0.map(resolver.spec) }
    shifted = rows(["shift"])
    altGr = rows(["altR"], ["ctrlL", "altL"])
    shiftedAltGr = rows(["altR", "shift"], ["ctrlL", "altL", "shift"])
  }
}

// MARK: - To touch planes

extension HardwareLayers {
  /// A key of the board with what it types with and without shift.
  fileprivate struct Pair {
    var plain: KeySpec
    var shifted: KeySpec

    var hasLetter: Bool { plain.isLetter || shifted.isLetter }

    mutating func offerLettersFirst() {
      plain.offerLettersFirst()
      shifted.offerLettersFirst()
    }
  }

  func touchLayout() -> TouchLayout {
    var letters: [[Pair]] = []
    var strayLetters: [Pair] = []
    var digits: [KeySpec] = []
    var signs: [KeySpec] = []
    for (index, row) in pairs().enumerated() {
      let isNumberRow = index == 0
      var kept: [Pair] = []
      for pair in row {
        let isStray = isNumberRow && pair.hasLetter
        if isStray {
          strayLetters.append(pair)
        } else if pair.hasLetter {
          kept.append(pair)
        }
        for key in [pair.plain, pair.shifted] where !key.isGap && key.role != .space {
          if key.isDigit {
            digits.append(key)
          } else if isStray ? !key.isLetter : !pair.hasLetter {
            signs.append(key)
          }
        }
      }
      if !kept.isEmpty { letters.append(kept) }
    }
    narrow(&letters)
    place(strayLetters, in: &letters)

    var planes: [String: TouchLayout.Rows] = [:]
    for row in letters.indices {
      for column in letters[row].indices { letters[row][column].offerLettersFirst() }
    }
    for (name, rows) in SignPlanes.rows(digits: digits, signs: signs) { planes[name] = rows }
    planes[PlaneName.letters] = rows(letters, \.plain)
    return TouchLayout(planes: planes, shiftedLetters: shifted.isEmpty ? nil : rows(letters, \.shifted))
  }

  /// Every key but the space bar, with AltGr's output among its hold choices.
  private func pairs() -> [[Pair]] {
    plain.indices.map { row in
      let count = max(plain[row].count, shifted.at(row)?.count ?? 0, altGr.at(row)?.count ?? 0)
      return (0..<count).compactMap { column in
        var pair = Pair(
          plain: plain.at(row)?.at(column) ?? .gap(1), shifted: shifted.at(row)?.at(column) ?? .gap(1))
        pair.plain.offer(altGr.at(row)?.at(column))
        pair.shifted.offer(shiftedAltGr.at(row)?.at(column))
        let isEmpty = (pair.plain.isGap && pair.shifted.isGap) || pair.plain.role == .space
        return isEmpty ? nil : pair
      }
    }
  }

  /// Moves the ends of long rows to rows that have room, if they all fit there.
  private func narrow(_ letters: inout [[Pair]]) {
    let most = KeyboardMetrics.mostHardwareColumns
    let ends = letters.flatMap { $0.dropFirst(most) }
    var narrowed = letters.map { Array($0.prefix(most)) }
    let room = narrowed.room(columns: most)
    guard !ends.isEmpty, ends.count <= room.reduce(0, +) else { return }
    narrowed.fill(room, with: ends)
    letters = narrowed
  }

  /// Puts the letters of the number row where rows have room, or offers them on hold of the letters they derive from.
  private func place(_ strays: [Pair], in letters: inout [[Pair]]) {
    guard !strays.isEmpty, !letters.isEmpty else { return }
    let room = letters.room(columns: letters.map(\.count).max() ?? 0)
    if strays.count <= room.reduce(0, +) {
      letters.fill(room, with: strays)
      return
    }
    let last = letters.count - 1
    for stray in strays {
      let plainHome = letters.home(of: stray.plain, \.plain)
      let shiftedHome = letters.home(of: stray.shifted, \.shifted)
      if let (row, column) = plainHome { letters[row][column].plain.offer(stray.plain) }
      if let (row, column) = shiftedHome { letters[row][column].shifted.offer(stray.shifted) }
      let isPlaced = (plainHome != nil || !stray.plain.isLetter) && (shiftedHome != nil || !stray.shifted.isLetter)
      if !isPlaced { letters[last].append(stray) }
    }
  }

  /// Adds shift and delete to the letters of one shift state.
  private func rows(_ letters: [[Pair]], _ side: KeyPath<Pair, KeySpec>) -> TouchLayout.Rows {
    var rows = letters.map { $0.map { $0[keyPath: side] } }
    guard let last = rows.indices.last else { return [] }
    let columns = letters.map(\.count).max() ?? 0
    let hasRoom = rows[last].count + 3 <= columns
    let gap: [KeySpec] = hasRoom ? [.gap(0.2)] : []
    let shift = shifted.isEmpty ? [] : [KeySpec.shift.with(width: 1, stretches: true)] + gap
    rows[last] = shift + rows[last] + gap + [KeySpec.delete.with(width: 1, stretches: true)]
    return rows
  }
}

extension [[HardwareLayers.Pair]] {
  /// How many keys each row can take; the last one also holds shift and delete.
  fileprivate func room(columns: Int) -> [Int] {
    let frameKeys = 3
    return indices.map { Swift.max(columns - self[$0].count - ($0 == count - 1 ? frameKeys : 0), 0) }
  }

  fileprivate mutating func fill(_ room: [Int], with pairs: [HardwareLayers.Pair]) {
    var rest = pairs[...]
    for (row, count) in zip(indices, room) {
      self[row] += rest.prefix(count)
      rest = rest.dropFirst(count)
    }
  }

  /// Finds the key whose letter, with one mark, is the given letter.
  fileprivate func home(of key: KeySpec, _ side: KeyPath<HardwareLayers.Pair, KeySpec>) -> (Int, Int)? {
    guard let text = key.text, key.isLetter else { return nil }
    for row in indices {
      for column in self[row].indices {
        guard let base = self[row][column][keyPath: side].text else { continue }
        if (0x300...0x36F).contains(where: { Unicode.Scalar($0).map { base + String($0) == text } ?? false }) {
          return (row, column)
        }
      }
    }
    return nil
  }
}

extension KeySpec {
  /// Whether it types a letter or a mark, or waits for one as a dead key does.
  fileprivate var isLetter: Bool {
    guard let text, role != .space else { return false }
    return text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.isMark || Marker.isMarker($0) }
  }

  fileprivate mutating func offerLettersFirst() {
    let isLetter = { (variant: KeyVariant) in
      guard case .character(let text) = variant.role else { return false }
      return text.unicodeScalars.contains(where: \.properties.isAlphabetic)
    }
    variants = variants.filter(isLetter) + variants.filter { !isLetter($0) }
  }

  fileprivate var isDigit: Bool {
    guard let text, let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return false }
    return scalar.properties.numericType == .decimal
  }

  /// Adds what another key types to the hold choices.
  fileprivate mutating func offer(_ other: KeySpec?) {
    guard let other, case .character(let text) = other.role, !isGap, text != self.text else { return }
    let choices = [KeyVariant(label: other.display ?? text, role: .character(text))] + other.variants
    for choice in choices where !variants.contains(choice) { variants.append(choice) }
  }
}

extension Unicode.Scalar {
  /// Whether it is drawn onto the character before it.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}

extension Array {
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
