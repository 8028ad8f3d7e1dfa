// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import TextModel

/// A text field: a string with a caret, that does what it is asked as an app does, and tells of it in its own way.
@MainActor
final class ModelField: TextClient {
  /// How the app tells what stands around the caret.
  enum Reports: CaseIterable, Sendable {
    /// Always and at once.
    case exactly
    /// At some later time, several changes behind.
    case late
    /// Never: the keyboard has only what it did itself.
    case never
    /// Not even that is known.
    case nothing
  }

  var before = ""
  var selected = ""
  var after = ""
  private(set) var edits: [TextEdit] = []
  private(set) var strokes: [KeyStroke] = []
  /// Calls after each change, as an app does that reacts to it.
  var onChange: () -> Void = {}

  private let reports: Reports
  private var shadow = TextShadow()
  /// What has been said and not yet heard.
  private var underway: [TextContext] = []

  init(_ before: String = "", after: String = "", reports: Reports = .exactly, isSecure: Bool = false) {
    self.before = before
    self.after = after
    self.reports = reports
    shadow.begin(report: reports == .late ? truth : nil, isSecure: isSecure)
  }

  var text: String { before + selected + after }

  /// Whether it tells only the sentence of the caret, without spaces at its end, and each step of a replacement, as LibreOffice does.
  var tellsSentences = false

  private var told: TextContext {
    guard tellsSentences, after.isEmpty else { return truth }
    let end = before.lastIndex { $0 != " " }.map { before[...$0] } ?? before[...]
    let start = before.isEmpty || before.hasSuffix(". ") ? nil : end.dropLast().ranges(of: ". ").last?.upperBound
    return TextContext(before: String(start.map { end[$0...] } ?? end))
  }

  private var truth: TextContext { TextContext(before: before, selected: selected, after: after) }

  /// Whether it makes what replaces a word only some time later.
  var isBehind = false

  func takesAtOnce(_ edit: TextEdit) -> Bool { !isBehind }

  var isContextCertain: Bool { reports == .exactly || shadow.isSettled }

  var tellsText: Bool { reports == .exactly || reports == .late }

  var context: TextContext? {
    switch reports {
    case .exactly: truth
    case .late, .never: shadow.context
    case .nothing: nil
    }
  }
}

// MARK: - The keyboard's changes

extension ModelField {
  func apply(_ edits: [TextEdit]) {
    for edit in edits {
      self.edits.append(edit)
      if tellsSentences, case .replaceBackward(let old, let new) = edit, !old.isEmpty, !new.isEmpty {
        take(.replaceBackward(old: old, new: ""))
        underway.append(told)
        take(.insert(new))
      } else {
        take(edit)
      }
      shadow.apply(edit)
      underway.append(told)
      onChange()
    }
  }

  private func take(_ edit: TextEdit) {
    switch edit {
    case .insert(let text):
      selected = ""
      before += text
    case .replaceBackward(let old, let new):
      #expect(before.hasSuffix(old), "the keyboard replaces what is not there")
      before = String(before.dropLast(old.count)) + new
    case .deleteBackward(let unit):
      delete(unit)
    case .moveCaret(let graphemes):
      let all = text
      let caret = min(max(before.count + graphemes, 0), all.count)
      before = String(all.prefix(caret))
      selected = ""
      after = String(all.dropFirst(caret))
    case .press(let stroke):
      strokes.append(stroke)
      if stroke == KeyStroke(.enter) { before += "\n" }
    }
  }

  private func delete(_ unit: DeletionUnit) {
    if !selected.isEmpty {
      selected = ""
    } else if unit == .grapheme {
      before = String(before.dropLast())
    } else {
      while before.last == " " { before.removeLast() }
      while let last = before.last, last != " " { before.removeLast() }
    }
  }
}

// MARK: - The app's own changes

extension ModelField {
  /// Puts the caret elsewhere, as a tap in the text does.
  func putCaret(at offset: Int) {
    let all = text
    before = String(all.prefix(offset))
    selected = ""
    after = String(all.dropFirst(offset))
    underway.append(truth)
  }

  /// Selects text before the caret.
  func select(last count: Int) {
    selected = String(before.suffix(count))
    before = String(before.dropLast(count))
    underway.append(truth)
  }

  /// Lets the keyboard hear some of what the app has said.
  ///
  /// - Returns: Whether that was news of somebody else's change.
  func deliver(_ count: Int = .max) -> Bool {
    guard reports == .late else {
      underway = []
      return false
    }
    var isAppChange = false
    for _ in 0..<min(count, underway.count) {
      if shadow.receive(underway.removeFirst()) == .appChangedText { isAppChange = true }
    }
    return isAppChange
  }
}
