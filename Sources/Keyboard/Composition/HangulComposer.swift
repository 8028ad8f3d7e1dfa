// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Composes Korean syllables from the letters of a two-set keyboard.
///
/// It takes compatibility jamo (U+3131 to U+3163) as a layout types them, doubled consonants and compound letters
/// included, and gives precomposed syllables, or compatibility jamo for letters that stand alone. What goes together is
/// libhangul's decision. Only the letters of the open syllable are kept: the library's own state is made again from
/// them at each step, so that this is a plain value.
package struct HangulComposer: Composer {
  /// The letters of the open text as keys of the two-set keyboard, in the order in which they were typed.
  private var keys: [UInt8] = []
  package private(set) var open = ""

  package init() {}
}

extension HangulComposer {
  package mutating func type(_ output: String) -> Replacement {
    guard let typed = TwoSet.keys(for: output) else {
      close()
      return Replacement(old: "", new: output)
    }
    let old = open
    var closed = ""
    for key in typed { closed += type(key) }
    return Replacement(old: old, new: closed + open).trimmed
  }

  /// Takes one key and returns the text that it closed.
  private mutating func type(_ key: UInt8) -> String {
    guard let result = TwoSet.compose(keys + [key]) else {
      // Without the library's keyboard each letter stands alone.
      let closed = open
      keys = [key]
      open = TwoSet.letters[key] ?? ""
      return closed
    }
    keys = Array((keys + [key]).suffix(result.openKeyCount))
    open = result.open
    return result.closed
  }

  package mutating func deleteBackward() -> Replacement? {
    guard !keys.isEmpty else { return nil }
    let old = open
    keys.removeLast()
    open = TwoSet.compose(keys)?.open ?? ""
    return Replacement(old: old, new: open).trimmed
  }

  package mutating func close() {
    keys = []
    open = ""
  }
}

extension Replacement {
  /// The same change without the text at the start that stays as it is.
  fileprivate var trimmed: Replacement {
    let count = zip(old, new).prefix { $0 == $1 }.count
    return Replacement(old: String(old.dropFirst(count)), new: String(new.dropFirst(count)))
  }
}
