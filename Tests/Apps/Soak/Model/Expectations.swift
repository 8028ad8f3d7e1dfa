// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// All that the fields of an app may hold: the keyboard leaves what was typed where it cannot know that the app has it.
struct Expectations {
  private(set) var all: [Expectation]
  /// What they were after each of the last steps.
  private var earlier: [[Expectation]] = []

  /// How many of the last steps an app may not have carried out yet when it has a text.
  private static let lateSteps = 12
  /// With more nobody could tell a wrong text from a right one, and each has to be made.
  private static let most = 300

  init(_ first: Expectation) { all = [first] }

  /// The one where nothing is left as it was typed.
  var first: Expectation { all[0] }

  var areTooMany: Bool { all.count > Self.most }

  mutating func apply(_ step: Step, _ bar: Bar) {
    earlier.append(all)
    if earlier.count > Self.lateSteps { earlier.removeFirst() }
    var seen: Set<Expectation.Content> = []
    all = all.flatMap { $0.after(step, bar) }.filter { seen.insert($0.content).inserted }
  }

  /// Takes over what a held delete has left of the text.
  ///
  /// - Returns: Whether it can have.
  mutating func adopt(_ text: String) -> Bool {
    let field = first.field
    let fitting = all.filter { one in
      let before = one.text(of: field)
      return before.hasPrefix(text) && (text != before || text.isEmpty)
    }
    let kept = fitting.isEmpty ? [first] : fitting
    var seen: Set<Expectation.Content> = []
    all = kept.map { one in
      var one = one
      one.adopt(text)
      return one
    }.filter { seen.insert($0.content).inserted }
    return !fitting.isEmpty
  }

  /// Whether the fields may have held texts already before the last steps, which may be under way then.
  func hadBefore(_ texts: [String], in fields: [String]) -> Bool {
    earlier.contains { $0.contains { one in fields.map { one.text(of: $0) } == texts } }
  }
}
