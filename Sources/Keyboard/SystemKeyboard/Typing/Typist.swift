// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Composition
internal import KeyboardEngine
internal import TextModel

/// Turns what the keys ask for into edits: the one step between the keys and the field.
///
/// It is told what was typed, with the touch that typed it, and what stands before the caret, and may replace any of that
/// text as a whole. Syllables, rules of a layout, the full stop of two spaces and taps that replace each other are cases
/// of it. A plain value with no clock, so that a field that comes back goes on with a copy.
struct Typist {
  /// What makes syllables, accents and the like; `nil` where each output is the text.
  var composer: (any Composer)?
  /// What offers words and mends slips; `nil` where nothing does.
  var assistant: WordAssistant?
  /// Where the person's fingers land, as the assistant before knew it.
  private var earlierHabits = FingerHabits()
  /// Words of this field that stay as they are typed, while a keyboard without words shows.
  var keptWords: Set<String> = []
  /// Whether the app shows the rest of the word that is typed, which a space takes.
  var appCompletesWord = false {
    didSet { assistant?.appCompletesWord = appCompletesWord }
  }
  private var period = PeriodShortcut()
  private var shortcuts = ShortcutReplacer()
  /// The shortcut before the caret.
  private var replacement: ShortcutReplacer.Match?
  /// What the last key typed, for keys whose taps replace each other.
  private(set) var lastOutput = ""
  /// Whether the app has reported something else than our own changes since the last letter.
  private var caretMayHaveMoved = false
  /// When the last letter was typed or deleted.
  private(set) var lastTyping: EventTime?
  /// What was typed last, for apps that tell nothing of their text.
  var run = TypedRun()

  init(composer: (any Composer)? = nil) { self.composer = composer }

  /// Where the person's fingers land.
  var habits: FingerHabits { assistant?.habits ?? earlierHabits }

  /// Has another one offer words from now on, or nobody.
  mutating func replaceAssistant(by other: WordAssistant?) {
    earlierHabits = habits
    assistant = other
    assistant?.appCompletesWord = appCompletesWord
  }
}

// MARK: - Typing

extension Typist {
  /// Returns what to do to the text for one key, with signs as they were typed.
  mutating func plainEdits(for key: TypedKey, by action: KeyAction, in text: TypedText) -> [TextEdit] {
    if case .output("") = key { return [] }
    closeIfMoved(at: action.time, text)
    if case .suggestion(let chosen) = key, !text.onlyAppends, let edits = shortcuts.take(chosen, in: text) {
      noteTaken(edits, text)
      return edits
    }
    // The person has said what a shortcut means, and what is brought back stays: nothing is guessed there.
    let isAssisted = text.isAssisted && !shortcuts.decides(key, in: text)
    let words = wordText(text)
    if !isAssisted {
      assistant?.forget()
    } else if let edits = assistant?.edits(for: key, by: action, in: words) {
      noteAssisted(key, at: action.time, text)
      return edits
    }
    let edits =
      switch key {
      case .output(let output): type(output, replacesLast: action.replacesLastOutput, text)
      case .space: typeSpace(at: action.time, text)
      case .delete(let unit): delete(unit, at: action.time, text)
      // Without what offers words, none can be taken.
      case .suggestion: [TextEdit]()
      }
    guard let edit = shortcuts.edit(inPlaceOf: edits, for: key, in: text) else {
      if isAssisted { assistant?.follow(edits, for: key, by: action, in: words) }
      return edits
    }
    composer?.close()
    return [edit]
  }

  /// A key has done something else than what it always does.
  private mutating func noteAssisted(_ key: TypedKey, at time: EventTime, _ text: TypedText) {
    lastOutput = ""
    composer?.close()
    shortcuts.noteOtherChange()
    period.interrupt()
    // A second space makes a full stop all the same.
    if key == .space, text.makesPeriods { _ = period.space(at: time, before: text.context?.before ?? "") }
  }

  /// A shortcut, or its text, was taken from the bar.
  private mutating func noteTaken(_ edits: [TextEdit], _ text: TypedText) {
    lastOutput = ""
    composer?.close()
    period.interrupt()
    assistant?.forget()
    let before = text.context?.before ?? ""
    switch edits.first {
    case .insert(let space): assistant?.noteSpace(at: TextPlace(after: before, by: space))
    case .replaceBackward(let old, let new) where new.hasSuffix(" "):
      assistant?.noteSpace(at: TextPlace(after: before, replacing: old, by: new))
    default: break
    }
  }

  /// Whether a delete may put back the word that was replaced last.
  var isRestorable: Bool { shortcuts.isRestorable || assistant?.lastCorrection != nil }

  /// Whether the last key has mended a word, or put one back, which nobody has asked for.
  var hasMended: Bool { assistant?.unmended != nil }

  /// Leaves the word as it stands there, and types only what the last key types by itself.
  mutating func leaveWord() -> [TextEdit] { assistant?.leaveWord() ?? [] }

  /// Returns what to do to the text before Return is pressed, which ends a word, too; ends everything that depends on the text
  /// before the caret.
  ///
  /// - Returns: The edits, and whether they mend a slip.
  mutating func editsForReturn(in text: TypedText) -> (edits: [TextEdit], areMending: Bool) {
    defer {
      interrupt()
      run.beginLine()
    }
    if let match = shortcuts.match(before: "", in: text) {
      return (edits: [.replaceBackward(old: match.word, new: match.text)], areMending: false)
    }
    guard text.isAssisted, !text.onlyAppends, !shortcuts.keepsWord(in: text), let edit = assistant?.endLine(in: text)
    else {
      return (edits: [], areMending: false)
    }
    return (edits: [edit], areMending: true)
  }

  /// Finds what to offer for what stands in the text now.
  mutating func suggest(in text: TypedText, capitals: ShiftState, at time: EventTime?) {
    if text.isAssisted {
      let words = wordText(text)
      assistant?.suggest(in: words, capitals: capitals, at: time)
    } else {
      assistant?.offerNothing()
    }
    replacement = text.onlyAppends ? nil : shortcuts.match(before: " ", in: text)
  }

  /// The word at the caret that the bar offers something for; empty between words.
  var word: String { assistant?.word ?? "" }

  /// When `suggest` is to be called if nothing else happens before: a text was passed over, as letters were typed just before.
  var nextLook: EventTime? { assistant?.nextLook }

  /// What the bar offers, if there is one: for a shortcut its text, which the next space types.
  var suggestions: [Suggestion] {
    guard let assistant else { return [] }
    guard let replacement else { return assistant.suggestions }
    return [
      Suggestion(text: replacement.word, isLiteral: true), Suggestion(text: replacement.text, isPending: true),
    ]
  }

  private mutating func type(_ output: String, replacesLast: Bool, _ text: TypedText) -> [TextEdit] {
    defer { lastOutput = output }
    period.interrupt()
    if replacesLast, !lastOutput.isEmpty, text.canReplace {
      composer?.close()
      return [.replaceBackward(old: lastOutput, new: output)]
    }
    if text.canReplace, let change = composer?.type(output) { return [TextEdit(change)] }
    return [.insert(output)]
  }

  private mutating func typeSpace(at time: EventTime, _ text: TypedText) -> [TextEdit] {
    composer?.close()
    lastOutput = ""
    if text.makesPeriods, text.canReplace, let edit = period.space(at: time, before: text.context?.before ?? "") {
      return [edit]
    }
    return [.insert(" ")]
  }

  private mutating func delete(_ unit: DeletionUnit, at time: EventTime, _ text: TypedText) -> [TextEdit] {
    lastOutput = ""
    let hasSelection = text.context?.selected.isEmpty == false
    if !hasSelection, let edit = period.delete(at: time, before: text.context?.before ?? "") { return [edit] }
    if unit == .grapheme, !hasSelection, let change = composer?.deleteBackward() { return [TextEdit(change)] }
    composer?.close()
    return [Self.deletion(unit, in: text.context)]
  }

  /// The edit that deletes a unit: by the text itself where that is known, so that every app deletes the same.
  private static func deletion(_ unit: DeletionUnit, in context: TextContext?) -> TextEdit {
    guard unit == .word, let context, context.selected.isEmpty, !context.before.isEmpty else {
      return .deleteBackward(unit == .word && context == nil ? .word : .grapheme)
    }
    let range = TextBoundary.wordDeletionRange(before: context.before)
    return .replaceBackward(old: String(context.before[range]), new: "")
  }
}

extension TextEdit {
  fileprivate init(_ change: Replacement) {
    self = change.old.isEmpty ? .insert(change.new) : .replaceBackward(old: change.old, new: change.new)
  }
}

// MARK: - What ends a word

extension Typist {
  /// Ends what the next key could still change when the app has said that something else stands before the caret.
  ///
  /// At a fast typist's pace it goes on, whatever the app says: nobody puts the caret elsewhere and types on in so short a
  /// time, but busy browsers report old text for as long.
  private mutating func closeIfMoved(at time: EventTime, _ text: TypedText) {
    defer { lastTyping = time }
    guard caretMayHaveMoved else { return }
    caretMayHaveMoved = false
    if let lastTyping, time < lastTyping.advanced(byMilliseconds: PeriodShortcut.sameWordMilliseconds) { return }
    period.interrupt()
    guard let open = composer?.open, text.context?.before.hasSuffix(open) != true else { return }
    composer?.close()
  }

  /// Something that is not typing comes: the next key changes nothing of what stands there, nor is it known.
  mutating func interrupt() {
    endWord()
    run.lose()
  }

  /// The next key changes nothing of what stands there.
  mutating func endWord() {
    composer?.close()
    period.interrupt()
    shortcuts.interrupt()
    assistant?.forget()
    lastOutput = ""
  }

  /// A key has been used that types nothing itself.
  mutating func noteOtherKey() { period.interrupt() }

  /// Whether the next key may go on with what was typed, a syllable or a word.
  var goesOn: Bool { composer?.open.isEmpty == false || !word.isEmpty || run.owesSpace }

  /// The text or the caret has changed by other hands. What is open is looked at when the next letter comes: a busy app
  /// may report a state that nobody waits for any more, and be right a moment later.
  mutating func noteAppChangedText() {
    caretMayHaveMoved = true
    lastOutput = ""
    run.lose()
  }

  /// Ends everything that depends on the text before the caret.
  mutating func reset() {
    interrupt()
    caretMayHaveMoved = false
    run = TypedRun()
  }

  /// Another field begins.
  mutating func beginField() {
    lastTyping = nil
    replaceAssistant(by: nil)
    keptWords = []
    appCompletesWord = false
  }
}

// MARK: - A field that comes back

extension Typist {
  /// Goes on as if the field had never been away.
  ///
  /// - Parameter isUntold: Whether the app tells nothing of its text, and what was open is known to stand there.
  /// - Returns: Whether what was open goes on.
  mutating func goOn(as paused: Typist, before text: String, isUntold: Bool) -> Bool {
    if text.hasSuffix(" ") { period = paused.period }
    (shortcuts, keptWords) = (paused.shortcuts, paused.keptWords)
    if paused.assistant != nil { replaceAssistant(by: paused.assistant) }
    if isUntold { run = paused.run }
    guard let open = paused.composer?.open, !open.isEmpty, isUntold || text.hasSuffix(open) else { return false }
    composer = paused.composer
    return true
  }
}
