// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// BackSpaces that begin on a space at the end of a text, in an app that leaves those out of what it tells, and carries BackSpace out late.
package struct EndBackspaces: Hashable, Sendable {
  /// What stands before the caret once all are carried out.
  package var rest: String
  /// What they take, in the order of the text; one character each.
  package var taken: String

  package init(rest: String, taken: String) { (self.rest, self.taken) = (rest, taken) }
}

extension TextShadow {
  /// Takes over a report that shows that BackSpaces have not been carried out yet when the text after them was put in: they take the end
  /// of that text, and no word comes of it.
  ///
  /// - Returns: What is to be done once they have; `nil` when the report shows nothing of the kind.
  package mutating func takeLate(_ late: EndBackspaces, _ report: TextContext) -> TextEdit? {
    guard isTrusted, report.after.isEmpty, report.selected.isEmpty, let latest, latest.start == .known,
      latest.context.before.hasPrefix(late.rest), latest.context.before != late.rest
    else { return nil }
    guard !(outstanding + past + [shown].compactMap(\.self)).contains(where: { report.shows($0) }) else { return nil }
    let text = String(latest.context.before.dropFirst(late.rest.count))
    for count in 1...late.taken.count {
      let there = late.taken.prefix(count)
      // Of spaces alone nobody can tell whose they are.
      if text.first == " ", there.allSatisfy({ $0 == " " }) { continue }
      let shown = State(context: TextContext(before: late.rest + there + text))
      guard report.shows(shown), !report.shows(latest) else { continue }
      let left = String((there + text).dropLast(count))
      (outstanding, past, unanswered, part) = ([], [], nil, nil)
      let state = State(context: TextContext(before: late.rest + left))
      (self.latest, self.shown) = (state, state)
      return .replaceBackward(old: left, new: text)
    }
    return nil
  }
}
