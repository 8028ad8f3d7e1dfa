// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a keyboard believes stands around the caret, between an app's reports and beyond them.
///
/// Apps report late or never. The shadow takes each of our own changes at once, recognises late reports of states that
/// we made ourselves, and takes over whatever else the app reports. In a secure field nothing is kept.
public struct TextShadow: Sendable {
  /// Whether the app has reported its text since the field got focus.
  public private(set) var isReported = false
  private var latest: State?
  /// The last of our states that the app has shown; it may show it again before it gets to the next.
  private var shown: State?
  /// States that our own changes have led through and that no report has shown yet, oldest first.
  private var outstanding: [State] = []
  private var keepsNothing = false

  public init() {}

  /// How much text before the caret is kept, in UTF-8 bytes; apps report at most 4000.
  static let keptByteCount = 4000
  /// How many of our own states may wait for a report.
  static let outstandingLimit = 256

  /// A text that we believe in.
  fileprivate struct State: Sendable {
    var context: TextContext
    /// Whether other text may stand before `context.before`, as after a Return key that may have begun a new line.
    var hasUnknownStart = false
  }
}

// MARK: - Focus

extension TextShadow {
  /// Starts over in a field that has just got focus.
  ///
  /// - Parameters:
  ///   - report: The text that the app reported with it; `nil` when it reports none.
  ///   - isSecure: Whether the field holds a secret.
  public mutating func begin(report: TextContext?, isSecure: Bool) {
    keepsNothing = isSecure
    outstanding = []
    isReported = report != nil
    shown = nil
    latest = isSecure ? nil : State(context: report ?? TextContext(), hasUnknownStart: report == nil)
  }

  /// Forgets everything.
  public mutating func end() {
    self = TextShadow()
  }

  /// The best knowledge of the text around the caret; `nil` when nothing is known.
  public var context: TextContext? { latest?.context }

  /// Whether the app has shown every change that we sent it.
  public var isSettled: Bool { isReported && outstanding.isEmpty }
}

// MARK: - Own changes

extension TextShadow {
  /// Takes over a change that has been sent to the app.
  public mutating func apply(_ edit: TextEdit) {
    guard !keepsNothing else { return }
    var next = latest ?? State(context: TextContext(), hasUnknownStart: true)
    if case .press(let stroke) = edit {
      guard stroke.key == .enter, stroke.modifiers.isEmpty else {
        latest = nil
        outstanding = []
        return
      }
      next = State(context: TextContext(), hasUnknownStart: true)
    } else {
      next.context.take(edit)
      next.context.trim(toUTF8Count: Self.keptByteCount)
    }
    if outstanding.count >= Self.outstandingLimit { outstanding.removeFirst() }
    if isReported { outstanding.append(next) }
    latest = next
  }
}

// MARK: - Reports

extension TextShadow {
  /// What a report told us.
  public enum News: Hashable, Sendable {
    /// The app has made a change that we had asked for.
    case echo
    /// The text or the caret has changed in another way.
    case foreign
  }

  /// Takes over what the app says stands around the caret.
  public mutating func receive(_ report: TextContext) -> News {
    guard !keepsNothing else { return .foreign }
    isReported = true
    if let latest, report.shows(latest) {
      self.latest = State(context: report)
      shown = self.latest
      outstanding = []
      return .echo
    }
    if let place = outstanding.firstIndex(where: { report.shows($0) }) {
      shown = outstanding[place]
      outstanding.removeFirst(place + 1)
      return .echo
    }
    if !outstanding.isEmpty, let shown, report.shows(shown) { return .echo }
    latest = State(context: report)
    shown = latest
    outstanding = []
    return .foreign
  }
}

// MARK: - Contexts

extension TextContext {
  fileprivate mutating func take(_ edit: TextEdit) {
    switch edit {
    case .insert(let text):
      before += text
      selected = ""
    case .replaceBackward(let old, let new):
      if before.hasSuffix(old) { before.unicodeScalars.removeLast(old.unicodeScalars.count) }
      before += new
      selected = ""
    case .deleteBackward(let unit):
      if !selected.isEmpty {
        selected = ""
      } else if unit == .grapheme, !before.isEmpty {
        before.removeLast()
      } else {
        before = ""
      }
    case .moveCaret(let graphemes):
      selected = ""
      if graphemes < 0 {
        let moved = before.suffix(-graphemes)
        after = moved + after
        before.removeLast(moved.count)
      } else {
        let moved = after.prefix(graphemes)
        before += moved
        after.removeFirst(moved.count)
      }
    case .press:
      break
    }
  }

  fileprivate mutating func trim(toUTF8Count limit: Int) {
    guard before.utf8.count > 2 * limit else { return }
    var index = before.utf8.index(before.utf8.endIndex, offsetBy: -limit)
    while index.samePosition(in: before.unicodeScalars) == nil { before.utf8.formIndex(after: &index) }
    before = String(before[index...])
  }

  /// Whether a report can be the state `expected`. Apps cut the text at both ends: at a number of bytes, at the caret's
  /// line, or at a word nearby.
  fileprivate func shows(_ state: TextShadow.State) -> Bool {
    let expected = state.context
    guard selected == expected.selected else { return false }
    if state.hasUnknownStart {
      return expected.before.isEmpty
        ? before.isEmpty || before.last?.isNewline == true : before.hasSuffix(expected.before)
    }
    guard after.isCut(of: expected.after) || expected.after.isCut(of: after) else { return false }
    if before == expected.before { return true }
    let isCut = min(before.utf8.count, expected.before.utf8.count) >= Self.longCutUTF8Count
    if expected.before.hasSuffix(before) {
      let rest = expected.before.unicodeScalars.dropLast(before.unicodeScalars.count)
      let isAtWord = rest.last.map { !$0.properties.isAlphabetic && $0.properties.numericType == nil } ?? true
      return isCut || rest.last == "\n" || !before.isEmpty && isAtWord
    }
    return isCut && before.hasSuffix(expected.before)
  }

  /// Text that is this long may be cut anywhere.
  private static let longCutUTF8Count = 24
}

extension String {
  /// Whether this can be the beginning of a longer text that an app has cut.
  fileprivate func isCut(of whole: String) -> Bool {
    self == whole || !isEmpty && whole.hasPrefix(self) || isEmpty && whole.first?.isNewline == true
  }
}
