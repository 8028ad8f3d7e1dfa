// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension TextShadow {
  /// A text that we believe in.
  struct State: Hashable, Sendable {
    var context: TextContext
    var start = Start.known

    static let unknown = State(context: TextContext(), start: .unknown)

    /// Whether any report can be this state.
    var isAnything: Bool { start == .unknown && context.before.isEmpty }

    /// Whether a report is this state, and nothing of it is cut.
    func isExactly(_ report: TextContext) -> Bool {
      start == .line && context.before.isEmpty ? report.before.last?.isNewline == true : context == report
    }

    /// Where the caret is in this state's text by a report, in code points from the start; `nil` where a report has another text, or
    /// something is selected.
    func caret(in report: TextContext) -> Int? {
      guard start == .known, context.selected.isEmpty, report.selected.isEmpty else { return nil }
      let (text, told) = (context.before + context.after, report.before + report.after)
      guard text == told || told.isCutStart(of: text) || text.isCutStart(of: told) else { return nil }
      return text.unicodeScalars.count - report.after.unicodeScalars.count
    }

    /// Whether a report is this state but for something that is missing from what stands before the caret.
    func isPart(_ report: TextContext) -> Bool {
      guard start == .known, context.after == report.after, context.selected == report.selected else { return false }
      var rest = context.before.unicodeScalars[...]
      return report.before.unicodeScalars.allSatisfy { scalar in
        guard let place = rest.firstIndex(of: scalar) else { return false }
        rest = rest[rest.index(after: place)...]
        return true
      }
    }

    /// The state with spaces in it, where it begins in a text.
    func inserting(_ spaces: String, behind start: String) -> State {
      guard context.before.hasPrefix(start) else { return self }
      var state = self
      state.context.before = start + spaces + context.before.dropFirst(start.count)
      return state
    }

    /// The start of this state's text, where a report leaves it out and has all that follows.
    func head(leftOutIn report: TextContext) -> String? {
      guard start == .known, report.before != context.before, context.before.hasSuffix(report.before) else {
        return nil
      }
      let scalars = context.before.unicodeScalars
      return String(scalars.dropLast(report.before.unicodeScalars.count))
    }

    /// The state without the start of its text, where it begins so.
    func dropping(_ head: String) -> State {
      guard start == .known, context.before.unicodeScalars.starts(with: head.unicodeScalars) else { return self }
      var state = self
      state.context.before.unicodeScalars.removeFirst(head.unicodeScalars.count)
      return state
    }

    /// Whether a report is this state but for spaces at its end.
    func isCut(as report: TextContext) -> Bool {
      guard context.before.last == " ", report.before.last != " " else { return false }
      let text = context.before.withoutSpacesAtEnd
      return report.before == text || report.before.isCutStart(of: text)
    }
  }

  /// What stands before `context.before`, apart from what an app cuts off.
  enum Start: Sendable {
    /// Nothing.
    case known
    /// Nothing or a line break, as after a Return key that may have begun a new line or sent the text away.
    case line
    case unknown
  }
}

// MARK: - Comparing

extension TextContext {
  /// Whether a report can be the state `expected`. Apps cut the text at both ends: at a number of bytes, at the caret's
  /// line, or at a word nearby.
  func shows(_ state: TextShadow.State) -> Bool {
    let expected = state.context
    guard selected == expected.selected else { return false }
    switch state.start {
    case .known: break
    case .line where expected.before.isEmpty: return before.isEmpty || before.last?.isNewline == true
    case .line, .unknown: return before.hasSuffix(expected.before)
    }
    guard after.isCut(of: expected.after) || expected.after.isCut(of: after) else { return false }
    if before == expected.before || state.isCut(as: self) { return true }
    return before.isCutStart(of: expected.before) || expected.before.isCutStart(of: before)
  }
}

extension TextContext {
  /// The text as LibreOffice reports it.
  package var withoutSpacesAtEnd: TextContext {
    var copy = self
    if after.isEmpty { copy.before = before.withoutSpacesAtEnd }
    return copy
  }
}

extension String {
  /// The text as LibreOffice reports it.
  var withoutSpacesAtEnd: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }

  /// Text that is this long may be cut anywhere.
  private static let longCutUTF8Count = 24

  /// Whether this can be the end of a longer text of which an app reports only so much: from a line or a word on, or
  /// from anywhere when it is long.
  func isCutStart(of whole: String) -> Bool {
    guard whole.hasSuffix(self) else { return false }
    let rest = whole.unicodeScalars.dropLast(unicodeScalars.count)
    guard let edge = rest.last else { return true }
    let isAtWord = !edge.properties.isAlphabetic && edge.properties.numericType == nil
    return edge == "\n" || !isEmpty && (isAtWord || utf8.count >= Self.longCutUTF8Count)
  }

  /// Whether this can be the beginning of a longer text that an app has cut.
  func isCut(of whole: String) -> Bool {
    self == whole || !isEmpty && whole.hasPrefix(self) || isEmpty && whole.first?.isNewline == true
  }
}
