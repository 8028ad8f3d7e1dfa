// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardEngine
internal import LearntWords
internal import TextModel

// MARK: - Actions

extension KeyboardController {
  func perform(_ action: KeyAction) {
    if let stroke = modifiers.follow(action) {
      typist.interrupt()
      finishedWords.interrupt()
      client?.apply([.press(stroke)])
      hasUsedField = true
    } else {
      switch action.kind {
      case .press(let role): perform(role, action)
      case .pressAgain(let role): perform(role, action)
      case .deleteAgain(let unit): type(.delete(unit), action)
      case .moveCaret where emoji?.search != nil, .moveCaretByLines where emoji?.search != nil: break
      case .moveCaret(let graphemes):
        typist.interrupt()
        finishedWords.interrupt()
        client?.apply([.moveCaret(graphemes: graphemes)])
        hasUsedField = true
      case .moveCaretByLines(let lines): moveCaret(byLines: lines)
      case .nothing, .release: break
      }
    }
    shift.follow(action)
    planes.follow(action)
    if emoji?.search == nil, planes.shown != PlaneName.emoji { closeEmoji() }
    contextChanged(at: action.time)
  }

  private func perform(_ role: KeyRole, _ action: KeyAction) {
    switch role {
    case .character(let text): if !typeEmoji(text, action) { type(.output(text), action) }
    case .space: type(.space, action)
    case .suggestion(let text): if !fill(text) { type(.suggestion(text), action) }
    case .forget(let text): forgetWord(text)
    case .delete: type(.delete(.grapheme), action)
    case .return where emoji?.search != nil: break
    case .return:
      guard isReturnEnabled else { return }
      pressReturn()
    case .globe: switchToNextMode(at: action.time)
    case .keyboard(let id): switchMode(to: id, at: action.time)
    case .form(let form): onEvent(.changeForm(form))
    case .oneHanded(let side): onEvent(.moveKeys(side))
    case .adjust: onEvent(.adjustSize)
    case .scan: onEvent(.scanText)
    case .settings: onEvent(.openSettings)
    case .dismiss: onEvent(.dismiss)
    case .showKeys: isBarAlone = false
    case .bar(let place): onEvent(.moveBar(place))
    case .shift, .plane, .modifier: typist.noteOtherKey()
    case .emoji: openEmoji()
    case .findEmoji: openEmojiSearch()
    case .section(let id): interpreter.showSection(id)
    case .stroke: break
    }
  }
}

// MARK: - Typing

extension KeyboardController {
  private func type(_ key: TypedKey, _ action: KeyAction) {
    let text = typedText
    let kept = typist.assistant?.kept ?? []
    let edits = typist.edits(for: key, by: action, in: text)
    let isLeft = typist.hasMended && !areTakenAtOnce(edits)
    defer { if learnsWords, !isBarAlone { tellKeptWords(since: kept) } }
    guard !edits.isEmpty else { return }
    (typingScreen, hasUsedField) = (screen, true)
    target?.apply(isLeft ? typist.leaveWord() : edits)
    if case .suggestion(let text) = key, shownEmoji(action) != nil { noteUsedEmoji(text) }
    // A slip that is left is nobody's word.
    if learnsWords { tell(finishedWords.follow(edits, for: key, in: text, language: mode.language)) }
    if emoji?.search != nil { display.planeRequest = nil }
  }

  private func pressReturn() {
    let text = typedText
    let (edits, areMending) = typist.editsForReturn(in: text)
    let isLeft = areMending && !areTakenAtOnce(edits)
    client?.apply((isLeft ? [] : edits) + [.press(KeyStroke(.enter))])
    hasUsedField = true
    if learnsWords { tell(finishedWords.followReturn(edits, in: text, language: mode.language)) }
  }

  /// Whether changes that mend a word would be made at once; if not, it stays as it was typed, and nothing waits for it.
  private func areTakenAtOnce(_ edits: [TextEdit]) -> Bool { edits.allSatisfy { target?.takesAtOnce($0) ?? true } }

  /// Where letters go: into the app, or into the field in which emoji are searched.
  var target: (any TextClient)? { emoji?.search ?? client }

  var typedText: TypedText {
    let isProse = emoji?.search == nil && field.kind.takesProse && !traits.isSecure
    let isTold = emoji?.search == nil && client?.tellsText == true
    let isAssisted = emoji?.search == nil && hasWords
    return TypedText(
      context: knownContext, isContextCertain: target?.isContextCertain ?? false,
      canReplace: target?.canReplace ?? true,
      makesPeriods: isProse && preferences.doubleSpacePeriod, replacements: isProse ? situation.replacements : nil,
      takesLines: traits.hints.contains(.multiline),
      isAssisted: isAssisted, onlyAppends: isAssisted && !isTold, isWordPassed: isProse && isTold && isWordPassed,
      punctuation: isProse && isTold ? punctuation : nil)
  }

  /// The text around the caret; `nil` where nothing is known, or the word at the caret may begin before what is.
  private var knownContext: TextContext? {
    guard let target, let context = target.context else { return nil }
    return target.isStartKnown || context.before.contains(where: \.isWhitespace) ? context : nil
  }

  /// What makes quotation marks and dashes; `nil` where the person wants none, where the field may take no prose, and in apps that
  /// see to it themselves.
  private var punctuation: SmartPunctuation? {
    guard preferences.smartPunctuation, !traits.tellsAllHints, field.words.suggests || field.words.corrects else {
      return nil
    }
    return SmartPunctuation(language: mode.language)
  }
}

// MARK: - Words

extension KeyboardController {
  /// Whether the words of this field may be learnt: where its app tells what stands there, and not only what was typed is known.
  private var learnsWords: Bool {
    situation.learnsWords && client?.tellsText == true && emoji?.search == nil && field.kind.takesProse
      && field.kind != .asciiCapable && !traits.isSecure && !mayShowSecret
  }

  private func tell(_ words: [WordObservation]) {
    for word in words { onEvent(.finishedWord(word)) }
  }
}

// MARK: - The caret

extension KeyboardController {
  /// Presses an arrow key for each line; negative is up.
  ///
  /// Only where there is a line to go to, or the app says that its field has several: elsewhere arrows change numbers, leave
  /// the field or bring old commands back.
  private func moveCaret(byLines lines: Int) {
    guard field.kind.pad == nil, field.kind != .terminal, !traits.isSecure else { return }
    for _ in 0..<min(lines.magnitude, Self.mostLines) {
      let context = client?.context
      let way = (lines < 0 ? context?.before : context?.after) ?? ""
      guard traits.hints.contains(.multiline) || way.contains(where: \.isNewline) else { return }
      typist.interrupt()
      client?.apply([.press(KeyStroke(lines < 0 ? .up : .down))])
    }
  }

  /// More lines at once are no finger's.
  private static let mostLines: UInt = 50
}

// MARK: - Capitals

extension KeyboardController {
  /// The text before the caret, or the keys, are other ones than before: shows the keys, with the capitals and the words that
  /// suit.
  ///
  /// - Parameter time: When that was; `nil` where nothing was typed just before.
  func contextChanged(at time: EventTime? = nil) {
    if hasField, !hasRoomForWords { hasRoomForWords = hasWords }
    rebuildPlane()
    let before = shift.state
    suggestShift()
    if shift.state != before { rebuildPlane() }
    suggestWords(at: time)
  }

  private func suggestShift() {
    guard preferences.autoCapitalization, emoji?.search == nil, lettersHaveCase else {
      return shift.suggest(.off)
    }
    shift.suggest(Self.startShift(traits, preferences, before: client?.context?.before ?? ""))
  }
}
