// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionProtocol
package import TextModel

/// What a keyboard of others does to the text of one field, and what it hears of it.
///
/// There is no composed text in apps: it is typed at once and replaced as it changes, as the system's keyboards do.
package struct GuestText {
  /// The field, as edits name it.
  package private(set) var field: UInt32 = 0
  /// How many edits of the keyboard's have been made in the field.
  package private(set) var editCount: UInt32 = 0
  /// The composed text, which stands before the caret.
  private var marked = ""
  private var quota = MessageQuota(mostPerSecond: GuestText.editsPerSecond)
  private var stepQuota = MessageQuota(mostPerSecond: GuestText.stepsPerSecond)

  /// More than fingers can type, and a keyboard has to say.
  static let editsPerSecond = 1_000
  /// The characters that are typed, taken away and passed by the caret in a second: each may be a key for the app, and one
  /// that gets more than it reads is ended by its compositor.
  static let stepsPerSecond = 64 << 10

  package init() {}

  /// Another field is typed into.
  package mutating func begin() {
    field &+= 1
    editCount = 0
    marked = ""
  }

  /// The text has changed by other hands, so that nothing is composed any more.
  package mutating func interrupt() { marked = "" }

  /// What becomes of an edit.
  package enum Verdict: Hashable, Sendable {
    case edits([TextEdit])
    /// It is for a field that is no longer typed into: nothing happens.
    case late
    /// Out of order, or for a field that there is not.
    case refused
    /// More than a keyboard may do.
    case flood
  }

  /// Takes an edit of the keyboard's.
  ///
  /// - Parameters:
  ///   - context: The text as it is.
  ///   - microseconds: The time of a clock that never goes back.
  package mutating func take(
    _ edit: KeyboardEdit, number: UInt32, in field: UInt32, context: TextContext?, at microseconds: Int64
  ) -> Verdict {
    guard quota.count(at: microseconds) else { return .flood }
    guard field == self.field else { return field < self.field ? .late : .refused }
    guard number == editCount &+ 1 else { return .refused }
    editCount = number
    forgetLostComposition(context)
    let edits = edits(edit, context)
    guard stepQuota.count(edits.reduce(0) { $0 + $1.stepCount }, at: microseconds) else { return .flood }
    return .edits(edits)
  }

  /// What is composed has to stand before the caret to be replaced: the person may have typed on another keyboard since.
  private mutating func forgetLostComposition(_ context: TextContext?) {
    guard let context, !marked.isEmpty else { return }
    let isThere = context.before.unicodeScalars.reversed().starts(with: marked.unicodeScalars.reversed())
    if !isThere { marked = "" }
  }

  private mutating func edits(_ edit: KeyboardEdit, _ context: TextContext?) -> [TextEdit] {
    switch edit {
    case .insert(let text):
      defer { marked = "" }
      let text = text.withoutZeros
      if !marked.isEmpty { return [.replaceBackward(old: marked, new: text)] }
      return text == "\n" ? [.press(KeyStroke(.enter))] : text.isEmpty ? [] : [.insert(text)]
    case .deleteBackward:
      guard !marked.isEmpty else { return [.deleteBackward(.grapheme)] }
      let old = marked
      marked.removeLast()
      return [.replaceBackward(old: old, new: marked)]
    case .moveCaret(let distance):
      marked = ""
      let count = Self.graphemes(distance, in: context)
      return count == 0 ? [] : [.moveCaret(graphemes: count)]
    case .setMarkedText(let text, _, _):
      let old = marked
      let text = text.withoutZeros
      marked = text
      if old.isEmpty { return text.isEmpty ? [] : [.insert(text)] }
      return old == text ? [] : [.replaceBackward(old: old, new: text)]
    case .unmarkText:
      marked = ""
      return []
    }
  }

  /// Returns over how many characters a caret moves that moves so many UTF-16 units; where the text is not known, units are
  /// taken for characters. The first step away from a selection leads to its edge, its end for no distance at all.
  private static func graphemes(_ distance: Int32, in context: TextContext?) -> Int {
    guard let context else { return Int(distance.clamped) }
    var rest = Int(distance.magnitude)
    var count = context.selected.isEmpty ? 0 : 1
    let characters = distance < 0 ? Array(context.before.reversed()) : Array(context.after)
    for character in characters {
      guard rest > 0 else { break }
      rest -= character.utf16.count
      count += 1
    }
    return distance < 0 ? -count : count
  }
}

extension Int32 {
  /// No text in a field is longer; an app would have to be told each step.
  fileprivate var clamped: Int32 { Swift.min(Swift.max(self, -1_000), 1_000) }
}

extension TextEdit {
  /// For how many characters an app may be told of it.
  fileprivate var stepCount: Int {
    switch self {
    case .insert(let text): text.unicodeScalars.count
    case .replaceBackward(let old, let new): old.unicodeScalars.count + new.unicodeScalars.count
    case .moveCaret(let count): Int(clamping: count.magnitude)
    case .deleteBackward, .press: 1
    }
  }
}

extension String {
  /// The text without characters that end texts on their way to apps.
  fileprivate var withoutZeros: String { utf8.contains(0) ? String(filter { $0 != "\0" }) : self }
}

// MARK: - What the keyboard hears

extension FieldContext {
  /// The text that a keyboard hears of: within the paragraph, and not far from the caret.
  package init(_ context: TextContext?) {
    self.init()
    guard let context else { return }
    hasText = !(context.before.isEmpty && context.selected.isEmpty && context.after.isEmpty)
    if !context.before.isEmpty {
      before = context.before.end(within: PacketLimits.contextUTF16Count)
    }
    if !context.after.isEmpty {
      after = context.after.start(within: PacketLimits.contextUTF16Count)
    }
    if !context.selected.isEmpty { selected = context.selected.whole(within: PacketLimits.contextUTF16Count) }
  }
}

extension String {
  /// The last characters of so many UTF-16 units at the most, up to the last line end.
  fileprivate func end(within limit: Int) -> String {
    var rest = limit
    let tail = reversed().prefix { character in
      rest -= character.utf16.count
      return rest >= 0 && !character.isNewline
    }
    return String(tail.reversed())
  }

  /// The first characters of so many UTF-16 units at the most, up to the first line end.
  fileprivate func start(within limit: Int) -> String {
    var rest = limit
    let head = prefix { character in
      rest -= character.utf16.count
      return rest >= 0 && !character.isNewline
    }
    return String(head)
  }

  fileprivate func whole(within limit: Int) -> String {
    var rest = limit
    let head = prefix { character in
      rest -= character.utf16.count
      return rest >= 0
    }
    return String(head)
  }
}
