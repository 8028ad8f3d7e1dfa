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
    guard let group = keyboard.layerGroups.first(where: { $0.formID != "touch" }) else { return nil }
    let resolver = KeyResolver(keyboard: keyboard)
    func rows(_ modifiers: [Set<String>]) -> TouchLayout.Rows? {
      group.layers.first { $0.modifiers.contains { modifiers.contains(Set($0)) } }?.rows.map { $0.map(resolver.spec) }
    }
    guard let plain = rows([[], ["none"]]) ?? group.layers.first?.rows.map({ $0.map(resolver.spec) }) else { return nil }
    self.plain = plain
    shifted = rows([["shift"], ["shiftL"], ["shiftR"]]) ?? []
    altGr = rows([["altR"], ["ctrl", "alt"], ["alt"]]) ?? []
    shiftedAltGr = rows([["altR", "shift"], ["ctrl", "alt", "shift"], ["alt", "shift"]]) ?? []
  }
}

// MARK: - To touch planes

extension HardwareLayers {
  /// A key of the board with what it types with and without shift.
  fileprivate struct Pair {
    var plain: KeySpec
    var shifted: KeySpec

    var hasLetter: Bool { plain.isLetter || shifted.isLetter }
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
    place(strayLetters, in: &letters)

    var planes: [String: TouchLayout.Rows] = [:]
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

  /// Puts the letters of the number row where rows have room, or offers them on hold of the letters they derive from.
  private func place(_ strays: [Pair], in letters: inout [[Pair]]) {
    guard !strays.isEmpty, !letters.isEmpty else { return }
    let columns = letters.map(\.count).max() ?? 0
    let frameKeys = 3
    let last = letters.count - 1
    let room = letters.indices.map { max(columns - letters[$0].count - ($0 == last ? frameKeys : 0), 0) }
    if strays.count <= room.reduce(0, +) {
      var rest = strays[...]
      for row in letters.indices {
        letters[row] += rest.prefix(room[row])
        rest = rest.dropFirst(room[row])
      }
      return
    }
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
    let room: [KeySpec] = rows[last].count + 3 <= columns ? [.gap(0.2)] : []
    rows[last] = (shifted.isEmpty ? [] : [.shift] + room) + rows[last] + room + [.delete]
    return rows
  }
}

extension [[HardwareLayers.Pair]] {
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
    return text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.isMark || $0.isMarker }
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

extension Array {
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
