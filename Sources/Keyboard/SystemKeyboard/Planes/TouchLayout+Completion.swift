// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine

// MARK: - What a layout leaves out

extension TouchLayout {
  /// Adds the keys that nobody can do without, where the layout has them nowhere in a plane.
  ///
  /// They are delete, space, return, the globe, shift where there are shifted letters, and ways to numbers and back.
  mutating func complete() {
    let hasLetters = planes[PlaneName.letters] != nil
    if hasLetters, planes[PlaneName.numbers] == nil, planes[PlaneName.symbols] == nil {
      for (name, rows) in SignPlanes.rows(digits: [], signs: []) { planes[name] = rows }
    }
    for (name, rows) in planes {
      var rows = rows
      if name == PlaneName.letters, shiftedLetters != nil { rows.addShift() }
      rows.complete(wayOut: hasLetters ? wayOut(of: name) : nil)
      planes[name] = rows
    }
    if var rows = shiftedLetters {
      rows.addShift()
      rows.complete(wayOut: hasLetters ? wayOut(of: PlaneName.letters) : nil)
      shiftedLetters = rows
    }
  }

  /// The plane that the first key of the bottom row leads to.
  private func wayOut(of name: String) -> String {
    guard name == PlaneName.letters else { return PlaneName.letters }
    return planes[PlaneName.numbers] == nil ? PlaneName.symbols : PlaneName.numbers
  }
}

extension TouchLayout.Rows {
  private func contains(role: KeyRole) -> Bool { contains { $0.contains { $0.role == role } } }

  /// The index of the row that holds no letters: the one with the space bar or with frame keys only.
  var bottomRow: Int? {
    guard let last = indices.last else { return nil }
    let isBottom = self[last].contains { $0.role == .space } || self[last].allSatisfy { $0.text == nil }
    return isBottom ? last : nil
  }

  /// Puts shift before the last row of letters.
  fileprivate mutating func addShift() {
    guard !contains(role: .shift), let row = lastLetterRow else { return }
    if self[row].first?.isGap == true { self[row].removeFirst() }
    self[row].insert(KeySpec.shift.with(width: sideWidth(in: row)), at: 0)
  }

  /// Adds the keys that are missing, in the sizes that they have beside ten letters, scaled to the columns there are.
  fileprivate mutating func complete(wayOut: String?) {
    let scale = columns / KeyboardMetrics.usualColumns
    let isNarrow = columns < KeyboardMetrics.leastLetterColumns
    if !isNarrow { addDelete() }
    let bottom: Int
    if let row = bottomRow {
      bottom = row
      self[row].removeAll(where: \.isGap)
    } else {
      append([])
      bottom = endIndex - 1
    }
    func scaled(_ key: KeySpec) -> KeySpec { key.with(width: key.width * scale, stretches: key.stretches) }
    if !contains(role: .space) { self[bottom].append(scaled(.space)) }
    if let wayOut, !leads(to: wayOut) { self[bottom].insert(scaled(.plane(wayOut)), at: 0) }
    if !contains(role: .globe), let space = self[bottom].firstIndex(where: { $0.role == .space }) {
      self[bottom].insert(scaled(.globe), at: space)
    }
    if !contains(role: .delete) { self[bottom].append(scaled(.delete)) }
    if !contains(role: .return) { self[bottom].append(scaled(.return)) }
  }

  /// Puts delete at the right end of the last row of letters.
  private mutating func addDelete() {
    guard !contains(role: .delete), let row = lastLetterRow else { return }
    if self[row].last?.isGap == true { self[row].removeLast() }
    let width = sideWidth(in: row)
    if !self[row].contains(where: \.stretches) { self[row].append(.gap(0, stretches: true)) }
    self[row].append(KeySpec.delete.with(width: width))
  }

  /// The width of a key that is added to a row: a little more than a letter where there is room.
  private func sideWidth(in row: Int) -> Double {
    self[row].totalWidth + KeySpec.delete.width <= columns ? KeySpec.delete.width : 1
  }

  private var lastLetterRow: Int? {
    guard let bottom = bottomRow else { return indices.last }
    return bottom > 0 ? bottom - 1 : nil
  }

  private func leads(to plane: String) -> Bool {
    contains { $0.contains { if case .plane(plane) = $0.role { true } else { false } } }
  }
}
