// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// What is taken back of what custom keyboards have asked for and what has not been sent.
extension TextOutbox {
  /// How many characters of a custom keyboard's wait on when it has left: what a person types into an app that stands still for
  /// some seconds, and not what goes on for minutes.
  static let longestFarewell = 256
  /// How long the rest of a change may be that has begun, and goes on all the same.
  static let longestRest = 2_000
  /// How many deletions wait on when the finger has lifted that asked for more and more of them.
  static let mostDeletionsAfterHold = 4

  /// Takes back all.
  mutating func cancelCustomKeyboards() {
    queue.removeAll(where: \.isOfCustomKeyboard)
    lastCustomKeyboard?.isDeletion = false
  }

  /// Takes back what keyboards of these names have asked for, but for a replacement that has begun: what it replaces may be gone.
  mutating func cancelCustomKeyboards(where isConcerned: (String) -> Bool) {
    for name in Set(queue.compactMap(\.customKeyboard)) where isConcerned(name) {
      let places = places(of: name)
      let kept = Set(begunReplacement(in: places, of: name))
      for place in places.reversed() where !kept.contains(place) { queue.remove(at: place) }
    }
  }

  /// Takes back what a custom keyboard that has left the screen has asked for, but for what has begun, and the first characters, as
  /// many as a person may have typed into an app that stands still.
  mutating func shortenCustomKeyboard(_ name: String) {
    let places = places(of: name)
    let begun = begunReplacement(in: places, of: name)
    var rest = Self.longestFarewell
    var kept = places.prefix { place in
      if queue[place].isStarted { return queue[place].edit.characterCount <= Self.longestRest }
      rest -= queue[place].edit.characterCount
      return rest >= 0
    }
    guard kept.count < places.count else { return }
    // What is deleted for a text that does not come stays.
    while kept.count > begun.count, let last = kept.last, queue[last].edit.isDeletion { kept.removeLast() }
    for place in places[max(kept.count, begun.count)...].reversed() { queue.remove(at: place) }
    if kept.isEmpty, begun.isEmpty { lastCustomKeyboard?.isDeletion = false }
  }

  /// Takes back the deletions that a held key of a custom keyboard's has asked for, but for the first of them that wait: its finger has
  /// lifted, and the person sees how much is gone.
  ///
  /// - Parameter count: How many it has asked for, at the end of what waits.
  /// - Returns: Whether any were taken back.
  mutating func endHold(ofCustomKeyboard name: String, deletionCount count: Int) -> Bool {
    let waiting = places(of: name).reversed().prefix {
      queue[$0].edit == .deleteBackward(.grapheme) && !queue[$0].isStarted
    }
    let surplus = waiting.prefix(count).dropLast(Self.mostDeletionsAfterHold)
    for place in surplus { queue.remove(at: place) }
    return !surplus.isEmpty
  }

  private func places(of name: String) -> [Int] { queue.indices.filter { queue[$0].customKeyboard == name } }

  /// The first of a keyboard's changes that are a replacement of which something has been sent: one change, or deletions and the text
  /// behind them.
  private func begunReplacement(in places: [Int], of name: String) -> ArraySlice<Int> {
    guard let first = places.first else { return [] }
    let entry = queue[first]
    if entry.isStarted {
      let isIn = (entry.isReplacement || entry.edit.isReplacement) && entry.edit.characterCount <= Self.longestFarewell
      return places.prefix(isIn ? 1 : 0)
    }
    guard let last = lastCustomKeyboard, last.name == name, last.isDeletion else { return [] }
    let deletions = places.prefix { queue[$0].edit.isDeletion }
    guard deletions.count < places.count, case .insert(let text) = queue[places[deletions.count]].edit,
      deletions.count + text.count <= Self.longestFarewell
    else { return [] }
    return places.prefix(deletions.count + 1)
  }
}

extension TextOutbox.Entry {
  /// The steps of one replacement that count as one: who composes a syllable replaces it with each letter.
  static let stepsOfLetter = 3

  /// The name of the custom keyboard whose it is.
  fileprivate var customKeyboard: String? {
    switch source {
    case .person: nil
    case .customKeyboard(let name): name
    }
  }

  /// Whether its next step belongs to a letter that has been counted.
  var isFree: Bool { isStarted && isReplacement && stepCount < Self.stepsOfLetter }
}

extension TextEdit {
  var isReplacement: Bool {
    if case .replaceBackward = self { true } else { false }
  }

  /// Whether it takes away, and puts nothing in.
  var isDeletion: Bool {
    switch self {
    case .deleteBackward: true
    case .replaceBackward(_, let new): new.isEmpty
    case .insert, .moveCaret, .press: false
    }
  }

  /// How many characters it puts in or takes away, and steps of the caret it makes.
  fileprivate var characterCount: Int {
    switch self {
    case .insert(let text): text.count
    case .replaceBackward(let old, let new):
      max(max(old.count, new.count) - zip(old, new).prefix { $0 == $1 }.count, 1)
    case .moveCaret(let count): Int(clamping: count.magnitude)
    case .deleteBackward, .press: 1
    }
  }
}
