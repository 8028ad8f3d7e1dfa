// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a keyboard believes stands around the caret, between an app's reports and beyond them.
///
/// Apps report late or never. The shadow takes each of our own changes at once, recognises late reports of states that
/// we made ourselves, and takes over whatever else the app reports. In a secure field nothing is kept.
public struct TextShadow: Sendable {
  /// The best knowledge of the text around the caret; `nil` when nothing is known.
  public private(set) var context: TextContext?
  /// Whether the app has reported its text since the field got focus.
  public private(set) var isReported = false
  /// States that our own changes have led through and that no report has shown yet, oldest first.
  private var outstanding: [TextContext] = []
  private var keepsNothing = false

  public init() {}

  /// How much text before the caret is kept, in UTF-8 bytes; apps report at most 4000.
  static let keptByteCount = 4000
  /// How many of our own states may wait for a report.
  static let outstandingLimit = 64
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
    context = isSecure ? nil : report ?? TextContext()
  }

  /// Forgets everything.
  public mutating func end() {
    self = TextShadow()
  }
}

// MARK: - Own changes

extension TextShadow {
  /// Takes over a change that has been sent to the app.
  public mutating func apply(_ edit: TextEdit) {
    guard !keepsNothing else { return }
    if case .press(let stroke) = edit {
      context = stroke.key == .enter ? TextContext() : nil
      outstanding = []
      return
    }
    guard var next = context else {
      if case .insert(let text) = edit { context = TextContext(before: text) }
      return
    }
    next.take(edit)
    next.trim(toUTF8Count: Self.keptByteCount)
    if outstanding.count >= Self.outstandingLimit { outstanding.removeFirst() }
    outstanding.append(next)
    context = next
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
    if let context, report.shows(context) {
      self.context = report
      outstanding = []
      return .echo
    }
    if let place = outstanding.firstIndex(where: { report.shows($0) }) {
      outstanding.removeFirst(place + 1)
      return .echo
    }
    context = report
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

  /// Whether a report can be the state `expected`: apps may cut the text and may report only the caret's own line.
  fileprivate func shows(_ expected: TextContext) -> Bool {
    if selected != expected.selected { return false }
    if before == expected.before { return true }
    let isCut = min(before.utf8.count, expected.before.utf8.count) >= 64
    if expected.before.hasSuffix(before) {
      let rest = expected.before.unicodeScalars.dropLast(before.unicodeScalars.count)
      return isCut || rest.last == "\n"
    }
    return isCut && before.hasSuffix(expected.before)
  }
}
