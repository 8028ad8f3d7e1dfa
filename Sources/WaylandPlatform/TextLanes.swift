// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// Decides how each change of text gets to an app, from what the app has shown it can do.
///
/// There are two lanes to an app. Text-input events are applied when the app reads them; key events wait in the app's
/// own queue. Text sent down the first lane could therefore overtake a key sent down the second. So after a key, text
/// goes as keys as well, until the app has shown that it is up to date or some time has passed.
///
/// The other way round there is a trap as well: GTK and foot drop text that was sent before they had told the compositor of
/// their last change (the serial of text-input-v3's `done`). So text input is used only when the app has answered the
/// change before and been quiet for a moment; a second letter in the same moment goes as a key, which comes after the
/// first in any case. Terminals tell of every move of their cursor, so text for them always goes as keys.
///
/// Nothing is lost, doubled or put in another order as long as the app applies text-input events when it reads them,
/// and either applies each key within `keyLaneMicroseconds` or reports its text after each key. An app that is slower
/// and reports nothing may see a later text before an earlier key.
struct TextLanes {
  /// What can be sent now.
  struct Ways: Hashable {
    /// Whether a field of the input method has focus.
    var hasTextInput: Bool
    var hasKeys: Bool
  }

  /// One thing to send.
  enum Step: Hashable {
    /// Through text input: deletes bytes of UTF-8 before the caret, then puts text there.
    case commit(deleting: Int, text: String)
    /// Types text as keys, character by character.
    case type(String)
    case press(KeyStroke)
  }

  private var shadow = TextShadow()
  /// The activation of the field that has focus; `nil` without one.
  private var activation: Int?
  private var isSecure = false
  private var isTerminal = false
  private var lastKeyMicroseconds: Int64?
  /// When text input was used last; `nil` once the app has said anything since.
  private var unansweredMicroseconds: Int64?
  /// When the app said anything last.
  private var lastNewsMicroseconds: Int64?
  private var lastStepMicroseconds: Int64?
  /// The step before the one under way.
  private var lastStepBefore: Int64?

  /// For how long after a key text goes as keys, when the app shows nothing.
  static let keyLaneMicroseconds: Int64 = 250_000
  /// How long an app must have been quiet before text input is used: it tells of one change in several messages.
  static let quietMicroseconds: Int64 = 10_000
  /// How long after our last change the app's words are its last ones.
  static let reportMicroseconds: Int64 = 1_000_000
  /// The most characters that one change moves the caret.
  static let mostCaretSteps = 1000
}

// MARK: - What the app says

extension TextLanes {
  /// The text around the caret as far as it is known.
  var context: TextContext? { shadow.context }

  /// Takes over a state of the input method.
  ///
  /// - Parameter now: The time on the monotonic clock, in microseconds.
  mutating func receive(_ state: InputMethod.State, at now: Int64) -> WaylandTextClient.News {
    endDoubt(at: now)
    unansweredMicroseconds = nil
    lastNewsMicroseconds = now
    isTerminal = state.isActive && state.purpose == .terminal
    guard state.isActive else {
      shadow.end()
      activation = nil
      return .newField
    }
    let isSecure = FieldTraits(purpose: state.purpose, hints: state.hints).isSecure
    if state.activation != activation || isSecure != self.isSecure {
      let isNew = state.activation != activation
      if isNew {
        lastKeyMicroseconds = nil
        // A field tells all about itself at once.
        lastNewsMicroseconds = nil
      }
      activation = state.activation
      self.isSecure = isSecure
      shadow.begin(report: state.context, isSecure: isSecure)
      return isNew ? .newField : .echo
    }
    guard state.hasNewContext, let context = state.context else { return .echo }
    let news = shadow.receive(context)
    if news == .echo, shadow.isSettled { lastKeyMicroseconds = nil }
    return news == .echo ? .echo : .foreignChange
  }
}

// MARK: - What to send

extension TextLanes {
  /// Returns what to send for a change, in order, and takes it as sent.
  ///
  /// - Parameter now: The time on the monotonic clock, in microseconds.
  mutating func steps(for edit: TextEdit, by ways: Ways, at now: Int64) -> [Step] {
    endDoubt(at: now)
    lastStepBefore = lastStepMicroseconds
    lastStepMicroseconds = now
    switch edit {
    case .insert(let text):
      return insert(text, ways, now)
    case .replaceBackward(let old, let new):
      return replace(old, new, ways, now)
    case .deleteBackward(.grapheme):
      return delete(ways, now)
    case .deleteBackward(.word):
      return press(KeyStroke(.backspace, modifiers: .control), edit, ways, now)
    case .moveCaret(let graphemes):
      let count = min(Int(clamping: graphemes.magnitude), Self.mostCaretSteps)
      let step = graphemes.signum()
      return (0..<count).flatMap { _ in
        press(KeyStroke(step < 0 ? .left : .right), .moveCaret(graphemes: step), ways, now)
      }
    case .press(let stroke):
      return press(stroke, edit, ways, now)
    }
  }

  private mutating func endDoubt(at now: Int64) {
    if let last = lastStepMicroseconds, now - last >= Self.reportMicroseconds { shadow.endDoubt() }
  }

  private mutating func insert(_ text: String, _ ways: Ways, _ now: Int64) -> [Step] {
    guard !text.isEmpty else { return [] }
    guard canUseTextInput(ways, now) else { return type(text, ways, now) }
    shadow.apply(.insert(text))
    return commit(deleting: 0, text, now)
  }

  private mutating func replace(_ old: String, _ new: String, _ ways: Ways, _ now: Int64) -> [Step] {
    // By scalars, not by characters: two spellings of one character are not the same bytes.
    let kept = zip(old, new).prefix { $0.unicodeScalars.elementsEqual($1.unicodeScalars) }.count
    let old = String(old.dropFirst(kept))
    let new = String(new.dropFirst(kept))
    if old.isEmpty { return insert(new, ways, now) }
    if canUseTextInput(ways, now), canDelete(old, ways) {
      shadow.apply(.replaceBackward(old: old, new: new))
      return commit(deleting: old.utf8.count, new, now)
    }
    // A BackSpace takes a whole character, marks on a letter included.
    let letters = lettersUnder(old)
    return (letters + old).flatMap { _ in backspace(ways, now) } + type(letters + new, ways, now)
  }

  /// What stands before the caret and makes one character with the start of `old`, such as the letter under a mark.
  private func lettersUnder(_ old: String) -> String {
    guard let before = shadow.context?.before else { return "" }
    let scalars = before.unicodeScalars
    let count = old.unicodeScalars.count
    guard let start = scalars.index(scalars.endIndex, offsetBy: -count, limitedBy: scalars.startIndex),
      scalars[start...].elementsEqual(old.unicodeScalars)
    else { return "" }
    return String(scalars[before.characterStart(at: start)..<start])
  }

  private mutating func delete(_ ways: Ways, _ now: Int64) -> [Step] {
    if canUseTextInput(ways, now), let last = shadow.context?.before.last, canDelete(String(last), ways) {
      shadow.apply(.deleteBackward(.grapheme))
      return commit(deleting: String(last).utf8.count, "", now)
    }
    return backspace(ways, now)
  }

  private mutating func commit(deleting count: Int, _ text: String, _ now: Int64) -> [Step] {
    unansweredMicroseconds = now
    return [.commit(deleting: count, text: text)]
  }
}

// MARK: - Keys

extension TextLanes {
  /// Types text as keys; the app may show each character by itself.
  private mutating func type(_ text: String, _ ways: Ways, _ now: Int64) -> [Step] {
    guard ways.hasKeys, !text.isEmpty else { return [] }
    for character in text { shadow.apply(.insert(String(character))) }
    lastKeyMicroseconds = now
    return [.type(text)]
  }

  private mutating func backspace(_ ways: Ways, _ now: Int64) -> [Step] {
    press(KeyStroke(.backspace), .deleteBackward(.grapheme), ways, now)
  }

  private mutating func press(_ stroke: KeyStroke, _ edit: TextEdit, _ ways: Ways, _ now: Int64) -> [Step] {
    guard ways.hasKeys else { return [] }
    shadow.apply(edit)
    lastKeyMicroseconds = now
    return [.press(stroke)]
  }
}

// MARK: - Choosing

extension TextLanes {
  /// Whether text input is neither faster than what was sent before nor dropped by the app.
  private func canUseTextInput(_ ways: Ways, _ now: Int64) -> Bool {
    guard ways.hasTextInput else { return false }
    guard ways.hasKeys else { return true }
    if isTerminal { return false }
    func isRecent(_ moment: Int64?, _ span: Int64) -> Bool { moment.map { now - $0 < span } ?? false }
    let isBehind = shadow.isReported && !shadow.isSettled && isRecent(lastStepBefore, Self.reportMicroseconds)
    return !isBehind && !isRecent(lastKeyMicroseconds, Self.keyLaneMicroseconds)
      && !isRecent(unansweredMicroseconds, Self.keyLaneMicroseconds)
      && !isRecent(lastNewsMicroseconds, Self.quietMicroseconds)
  }

  /// Whether the app can be asked to delete `old` before the caret.
  ///
  /// It must report its text, and that must end in `old`. And `old` must be ASCII: the protocol counts bytes, but GTK
  /// before 4.14 takes them for characters, and nothing tells the two apart before damage is done. Where there are no
  /// keys there is no better way, and nothing is asked.
  private func canDelete(_ old: String, _ ways: Ways) -> Bool {
    guard ways.hasKeys else { return true }
    guard shadow.isTrusted, let context = shadow.context, context.selected.isEmpty else { return false }
    return context.before.hasSuffix(old) && old.utf8.allSatisfy { $0 < 0x80 }
  }
}

extension String {
  /// Returns where the character begins that a code point belongs to.
  fileprivate func characterStart(at scalar: Index) -> Index {
    var start = endIndex
    while start > scalar { start = index(before: start) }
    return start
  }
}
