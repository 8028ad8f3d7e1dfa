// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What becomes of a text around the caret, as far as it is known.
extension TextContext {
  /// Makes a change.
  ///
  /// - Returns: Whether it stayed within the text that is known.
  mutating func take(_ edit: TextEdit) -> Bool {
    switch edit {
    case .insert(let text):
      before += text
      selected = ""
      return true
    case .replaceBackward(let old, let new):
      // Scalar by scalar: another spelling of the same characters has another length.
      let isThere = before.endsInScalars(of: old)
      if isThere { before.unicodeScalars.removeLast(old.unicodeScalars.count) }
      before += new
      selected = ""
      return isThere
    case .deleteBackward(let unit):
      return delete(unit)
    case .moveCaret(let graphemes):
      return moveCaret(leaveSelection(graphemes))
    case .press:
      return false
    }
  }

  private mutating func delete(_ unit: DeletionUnit) -> Bool {
    if !selected.isEmpty {
      selected = ""
      return true
    }
    guard unit == .grapheme, !before.isEmpty else {
      // Where a word begins is the app's decision.
      before = ""
      return false
    }
    before.removeLast()
    return true
  }

  /// Leaves what is selected at the edge in whose direction the caret moves, as arrow keys do.
  ///
  /// - Returns: How far is left to go.
  private mutating func leaveSelection(_ graphemes: Int) -> Int {
    guard !selected.isEmpty, graphemes != 0 else { return graphemes }
    if graphemes < 0 { after = selected + after } else { before += selected }
    selected = ""
    return graphemes - graphemes.signum()
  }

  private mutating func moveCaret(_ graphemes: Int) -> Bool {
    let count = Int(clamping: graphemes.magnitude)
    if graphemes < 0 {
      let moved = before.suffix(count)
      after = moved + after
      before.removeLast(moved.count)
      return moved.count == count
    }
    let moved = after.prefix(count)
    before += moved
    after.removeFirst(moved.count)
    return moved.count == count
  }

  /// Forgets what is far before the caret.
  mutating func trim(toUTF8Count limit: Int) {
    guard before.utf8.count > 2 * limit else { return }
    var index = before.utf8.index(before.utf8.endIndex, offsetBy: -limit)
    while index.samePosition(in: before.unicodeScalars) == nil { before.utf8.formIndex(after: &index) }
    before = String(before[index...])
  }
}
