// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What the fields of an app must hold.
struct Expectation {
  /// Whether two spaces after a letter make a full stop.
  let makesFullStops: Bool
  private(set) var field: String
  /// What was replaced so far: a syllable that grew or shrank, two spaces that became a full stop, or it two spaces.
  private(set) var replacements = 0
  /// The full stops that are not made, counted from 0: the keyboard leaves two spaces where it cannot know that the app
  /// has the first.
  let missingFullStops: Set<Int>
  private(set) var fullStopCount = 0
  private var closed: [String: String] = [:]
  private var open = OpenSyllable()
  private var hasFullStop = false

  init(field: String, makesFullStops: Bool, missingFullStops: Set<Int> = []) {
    (self.field, self.makesFullStops, self.missingFullStops) = (field, makesFullStops, missingFullStops)
  }

  /// What the fields must hold after all steps.
  ///
  /// - Parameter adopted: What each held delete has left, in their order.
  static func after(
    _ steps: [Step], field: String, makesFullStops: Bool, missingFullStops: Set<Int>, adopted: [String]
  ) -> Expectation {
    var expectation = Expectation(field: field, makesFullStops: makesFullStops, missingFullStops: missingFullStops)
    var adopted = adopted[...]
    for step in steps {
      expectation.apply(step)
      if case .holdDelete = step, let text = adopted.popFirst() { expectation.adopt(text) }
    }
    return expectation
  }

  func text(of name: String) -> String {
    (closed[name] ?? "") + (name == field ? open.text : "")
  }

  mutating func apply(_ step: Step) {
    let hadFullStop = hasFullStop
    if case .scale = step {} else { hasFullStop = false }
    switch step {
    case .letter(let letter) where letter.isASCII: append(String(letter))
    case .letter(let letter): compose(letter)
    case .space: append(" ")
    case .fullStop:
      hasFullStop = makesFullStops && !missingFullStops.contains(fullStopCount)
      fullStopCount += 1
      append(hasFullStop ? ". " : "  ")
      if hasFullStop { replacements += 1 }
    case .delete where hadFullStop:
      closed[field]?.removeLast(2)
      append("  ")
      replacements += 1
    case .delete where !open.isEmpty:
      open.delete()
      if !open.isEmpty { replacements += 1 }
    case .delete: if closed[field]?.isEmpty == false { closed[field]?.removeLast() }
    case .newLine: append("\n")
    case .holdDelete: close()
    case .variant(_, let choice): append(String(choice))
    case .compose:
      append("한")
      replacements += 2
    case .field(let name):
      close()
      field = name
    case .scale: break
    }
  }

  /// Takes over what a held delete has left.
  mutating func adopt(_ text: String) { closed[field] = text }

  private mutating func append(_ text: String) {
    close()
    closed[field, default: ""] += text
  }

  private mutating func compose(_ letter: Character) {
    let before = open.text
    let ended = open.type(letter)
    closed[field, default: ""] += ended
    // The syllable grew, or lost a consonant to the next one.
    if !before.isEmpty, ended != before { replacements += 1 }
  }

  private mutating func close() { closed[field, default: ""] += open.close() }
}
