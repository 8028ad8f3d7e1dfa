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

  /// More than fingers can type, and a keyboard has to say.
  static let editsPerSecond = 1_000

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
    /// More than a keyboard may do, or out of order.
    case refused
  }

  /// Takes an edit of the keyboard's.
  ///
  /// - Parameters:
  ///   - context: The text as it is.
  ///   - microseconds: The time of a clock that never goes back.
  package mutating func take(
    _ edit: KeyboardEdit, number: UInt32, in field: UInt32, context: TextContext?, at microseconds: Int64
  ) -> Verdict {
    guard quota.count(at: microseconds) else { return .refused }
    guard field == self.field else { return field < self.field ? .late : .refused }
    guard number == editCount &+ 1 else { return .refused }
    editCount = number
    return .edits(edits(edit, context))
  }

  private mutating func edits(_ edit: KeyboardEdit, _ context: TextContext?) -> [TextEdit] {
    switch edit {
    case .insert(let text):
      defer { marked = "" }
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
      marked = text
      if old.isEmpty { return text.isEmpty ? [] : [.insert(text)] }
      return old == text ? [] : [.replaceBackward(old: old, new: text)]
    case .unmarkText:
      marked = ""
      return []
    }
  }

  /// Returns over how many characters a caret moves that moves so many UTF-16 units; where the text is not known, units are
  /// taken for characters.
  private static func graphemes(_ distance: Int32, in context: TextContext?) -> Int {
    guard let context, context.selected.isEmpty else { return Int(distance.clamped) }
    var rest = Int(distance.magnitude)
    var count = 0
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
