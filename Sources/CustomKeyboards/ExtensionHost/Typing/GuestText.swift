// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionProtocol
package import TextModel

/// What a guest does to the text of one field, and what it hears of it.
///
/// There is no composed text in apps: it is typed at once and replaced as it changes, as the system's keyboards do.
package struct GuestText {
  /// The field, as edits name it.
  package private(set) var field: UInt32 = 0
  /// How many edits of the keyboard's have been made in the field.
  package private(set) var editCount: UInt32 = 0
  /// The composed text, which stands before the caret.
  private var marked = ""
  /// Whether the app has told of a change so soon after an edit that it may be an old text.
  package private(set) var isUnsure = false
  /// When the last edit came.
  private var lastEdit: Int64?
  /// What it may do because it was touched.
  package var allowance = TouchAllowance()
  /// How many characters a held key has taken away at last, and nothing since.
  private var heldDeletions = 0
  /// Whether the field says that it takes lines, so that Return begins a new one.
  package var takesLines = false
  /// Whether the field's Return key does anything.
  package var isReturnEnabled = true
  private var quota = MessageQuota(mostPerSecond: GuestText.editsPerSecond)
  private var stepQuota = MessageQuota(mostPerSecond: GuestText.stepsPerSecond)

  /// More than fingers can type, and a keyboard has to say.
  static let editsPerSecond = 1_000
  /// The characters that are typed, taken away and passed by the caret in a second: each may be a key for the app, and one
  /// that gets more than it reads is ended by its compositor.
  static let stepsPerSecond = 64 << 10
  /// How soon after an edit nobody has put the caret elsewhere, whatever the app tells, in microseconds.
  static let sameWordMicroseconds: Int64 = 400_000

  package init() {}

  /// Another field is typed into.
  package mutating func begin() {
    field &+= 1
    editCount = 0
    marked = ""
    (isUnsure, lastEdit) = (false, nil)
    // What was touched for another field is nothing to this one.
    allowance = TouchAllowance()
    heldDeletions = 0
  }

  /// Another process types: what the one before it has said is not held against it.
  package mutating func beginProcess() {
    quota = MessageQuota(mostPerSecond: Self.editsPerSecond)
    stepQuota = MessageQuota(mostPerSecond: Self.stepsPerSecond)
  }

  /// What comes of a change by other hands.
  package enum Change: Hashable, Sendable {
    /// Nothing is composed any more.
    case ended
    /// What is composed stands before the caret as before.
    case kept
    /// It may be an old text, as busy browsers tell: ask again then, in microseconds.
    case unsure(until: Int64)
  }

  /// The app tells of a change by other hands.
  ///
  /// - Parameters:
  ///   - context: The text as it is.
  ///   - microseconds: The time of a clock that never goes back.
  package mutating func appChangedText(_ context: TextContext?, at microseconds: Int64) -> Change {
    if !marked.isEmpty, let end = sameWordEnd, microseconds < end {
      isUnsure = true
      return .unsure(until: end)
    }
    isUnsure = false
    let isThere = context.map { $0.selected.isEmpty && $0.before.endsInScalars(of: marked) } ?? false
    guard !marked.isEmpty, isThere else {
      marked = ""
      return .ended
    }
    return .kept
  }

  private var sameWordEnd: Int64? {
    lastEdit.map { $0.addingReportingOverflow(Self.sameWordMicroseconds).partialValue }
  }

  /// What becomes of an edit.
  package enum Verdict: Hashable, Sendable {
    case edits([TextEdit])
    /// It is for a field that is no longer typed into: nothing happens.
    case late
    /// Nothing happens, but the edit counts; the keyboard is told why.
    case refused(KeyboardRefusal)
    /// Out of order, or for a field that there is not.
    case wrong
    /// More than a keyboard may do.
    case flood
  }

  /// Takes an edit of the keyboard's.
  ///
  /// - Parameters:
  ///   - context: The text as it is; to find that out takes time, and is done once at the most, for edits that need it.
  ///   - owesTouch: Whether the keyboard has not answered a touch yet.
  ///   - microseconds: The time of a clock that never goes back.
  package mutating func take(
    _ edit: KeyboardEdit, number: UInt32, in field: UInt32, context: @autoclosure () -> TextContext?,
    owesTouch: Bool = false, at microseconds: Int64
  ) -> Verdict {
    guard quota.count(at: microseconds) else { return .flood }
    guard field == self.field else { return field < self.field ? .late : .wrong }
    guard number == editCount &+ 1 else { return .wrong }
    editCount = number
    // What nobody touched the keyboard for is refused whatever the text is.
    let mayAct = allowance.mayAct(at: microseconds, owesTouch: owesTouch)
    let context = mayAct && needsContext(edit) ? context() : nil
    forgetLostComposition(context, at: microseconds)
    let before = marked
    let edits = edits(edit, context)
    guard stepQuota.count(edits.reduce(0) { $0 + $1.stepCount }, at: microseconds) else { return .flood }
    if let refusal = refusal(of: edit, as: edits, context, owesTouch: owesTouch, at: microseconds) {
      marked = before
      return .refused(refusal)
    }
    count(edits, at: microseconds)
    return .edits(edits)
  }

  private mutating func count(_ edits: [TextEdit], at microseconds: Int64) {
    guard !edits.isEmpty else { return }
    let isHeld = allowance.isHeld(at: microseconds) || heldDeletions > 0 && allowance.isLeft
    heldDeletions = isHeld && edits == [.deleteBackward(.grapheme)] ? heldDeletions + 1 : 0
  }

  /// Returns how many characters a held key has taken away whose finger has lifted; asked once the keyboard has answered that.
  package mutating func takeHeldDeletions() -> Int {
    guard allowance.isLeft else { return 0 }
    defer { heldDeletions = 0 }
    return heldDeletions
  }

  /// Whether what becomes of an edit depends on the text: on what is composed, how far a caret goes, what Return does.
  private func needsContext(_ edit: KeyboardEdit) -> Bool {
    switch edit {
    case .moveCaret: true
    case .insert(Self.lineEnd): !takesLines || !marked.isEmpty
    case .insert, .deleteBackward, .setMarkedText, .unmarkText: !marked.isEmpty
    }
  }

  private mutating func refusal(
    of edit: KeyboardEdit, as edits: [TextEdit], _ context: TextContext?, owesTouch: Bool, at microseconds: Int64
  ) -> KeyboardRefusal? {
    switch edit {
    case .insert(let text): guard text == Self.lineEnd || TypableText.isTypable(text) else { return .characters }
    case .setMarkedText(let text, _, _): guard TypableText.isTypable(text) else { return .characters }
    case .deleteBackward, .moveCaret, .unmarkText: break
    }
    var amount = TypingAmount()
    for edit in edits { amount.add(edit) }
    if edits.contains(.press(KeyStroke(.enter))) {
      guard isReturnEnabled else { return .returnKey }
      if !takesLines(context) { amount.returns = 1 }
    }
    // What changes nothing needs no touch.
    return edits.isEmpty ? nil : allowance.take(amount, at: microseconds, owesTouch: owesTouch)
  }

  private static let lineEnd = "\n"

  /// Whether Return makes a new line, and sends nothing away: the field says so, or has lines already.
  private func takesLines(_ context: TextContext?) -> Bool {
    guard !takesLines, let context else { return takesLines }
    return context.before.contains { $0.isNewline } || context.after.contains { $0.isNewline }
  }

  /// What is composed has to stand before the caret to be replaced: the person may have typed on another keyboard since.
  private mutating func forgetLostComposition(_ context: TextContext?, at microseconds: Int64) {
    defer { lastEdit = microseconds }
    guard let context, !marked.isEmpty else { return }
    if isUnsure, let end = sameWordEnd, microseconds < end { return }
    if !context.before.endsInScalars(of: marked) || isUnsure && !context.selected.isEmpty { marked = "" }
  }

  private mutating func edits(_ edit: KeyboardEdit, _ context: TextContext?) -> [TextEdit] {
    switch edit {
    case .insert(let text):
      defer { marked = "" }
      let composed = marked
      if text == Self.lineEnd {
        return (composed.isEmpty ? [] : [.replaceBackward(old: composed, new: "")]) + [.press(KeyStroke(.enter))]
      }
      if !composed.isEmpty { return [.replaceBackward(old: composed, new: text)] }
      return text.isEmpty ? [] : [.insert(text)]
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

extension TypingAmount {
  /// Adds what an edit takes.
  fileprivate mutating func add(_ edit: TextEdit) {
    switch edit {
    case .insert(let text):
      texts += 1
      characters += text.unicodeScalars.count
    case .replaceBackward(let old, let new):
      texts += 1
      characters += old.unicodeScalars.count + new.unicodeScalars.count
    case .press:
      texts += 1
      characters += 1
    case .deleteBackward: steps += 1
    case .moveCaret(let count): steps += Int(clamping: count.magnitude)
    }
  }
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
