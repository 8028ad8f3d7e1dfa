// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Emoji
package import KeyboardEngine
package import TextModel

internal import Geometry

/// The built-in keyboard: fingers in, changes of text out, and what to show at each moment.
///
/// It holds no clock and does no I/O. The host hands it touches, focus and time, puts `presentation` on screen, and
/// calls `advance` at `nextDeadline`. Text goes straight to the client, before anything is drawn.
@MainActor
package final class KeyboardController {
  /// Where text goes; the host sets it when the field's owner changes.
  package var client: (any TextClient)?
  /// Calls with what is for the host to do.
  package var onEvent: (KeyboardEvent) -> Void = { _ in }
  /// What is around the keyboard; the keys are made once for all that changes in it.
  package var situation: KeyboardSituation {
    didSet { if situation != oldValue { followSituation(since: oldValue) } }
  }
  /// What the field with focus is, or the last one was.
  package private(set) var traits = FieldTraits()
  /// Whether a field has focus; without one keys go to whatever window has the keyboard.
  package private(set) var hasField = false

  let catalog: KeyboardCatalog
  var builder: PlaneBuilder
  /// What `usualHeight` was asked last: keys take long to lay out, and custom keyboards are told it at every touch.
  var lastUsualHeight: (request: PlaneRequest, height: Double)?
  var field: FieldPlane
  var mode: InputMode
  /// The modes that serve the field, in the order of the Globe key.
  var modes: [InputMode]
  /// The mode that the person used last in fields that take any language.
  package internal(set) var preferredModeID: String
  var planes: PlaneSwitcher
  var shift = ShiftKey()
  /// Whether shift makes capitals on this plane: it has letters, and not Korean ones, of which it makes other letters.
  var lettersHaveCase = false
  var modifiers = ModifierKeys()
  var typist = Typist()
  var finishedWords = FinishedWords()
  /// Whether the app has yet to tell what stands before the word at the caret.
  var awaitsStart = false
  /// What the bar offers to a finger that is coming down on it.
  var seenWords: SeenWords?
  /// When the last field lost focus.
  var blurTime: EventTime?
  /// The screen on which the last letter was typed or deleted in this field.
  var typingScreen: Screen?
  /// The key, by its id, that a finger has found which looks for one by what it hears; it looks pressed.
  package var foundKey: String?
  /// Whether the keys are in a line, as for a remote, where there is room; see `LinearArrangement`.
  package var isLine = false {
    didSet { if isLine != oldValue { arrangementChanged() } }
  }
  /// Whether the bar of words stands alone, as somebody types on a real keyboard; see `LoneBar`.
  package var isBarAlone = false {
    didSet { if isBarAlone != oldValue { arrangementChanged() } }
  }
  /// Whether it is on a screen, where somebody may see what it offers.
  package var isOnScreen = false
  /// The keys, by their ids, that Select of a remote presses, or a switch chooses. While there are any, keys are exactly those that were
  /// meant.
  package var focusedKeys: [String] = [] {
    didSet { if focusedKeys.isEmpty != oldValue.isEmpty { renewAssistant() } }
  }
  /// How far the key has come that a pointer rests on.
  package var dwell: DwellPointer.Progress?
  /// The typing of the field before.
  var pausedTyping: PausedTyping?
  /// Where emoji come from; without it there are none.
  package var emojiSource: (any EmojiSource)? {
    didSet { rebuildPlane() }
  }
  /// Where words come from; without it none are offered or corrected.
  package var languageSource: (any LanguageSource)? {
    didSet { rebuildPlane() }
  }
  /// The words that the person uses; without them none are offered besides those of languages.
  package var personalWords: PersonalVocabulary?
  /// Whether words may be read; until then there is an empty bar for them.
  package internal(set) var opensLanguages = false
  /// Whether words have been known since the field got focus.
  var hasRoomForWords = false
  /// Whether something has been offered to fill the field since it got focus: the bar stays when that is taken. Or the field has come to
  /// hide its text, and the keys stay where they were.
  var hasRoomForAutoFill = false
  /// Whether anything has been done with the keys since the field got focus.
  var hasUsedField = false
  /// The emoji, while they show.
  var emoji: EmojiBoard?
  /// Which emoji were used; `nil` until the plane shows for the first time.
  var emojiHistory: EmojiHistory?
  /// Whether some have been used since that was kept.
  var hasUsedEmoji = false
  var interpreter: TouchInterpreter
  var display = DisplayState()
  var shownSecrets = ShownSecrets()
  /// The key of a real keyboard that was taken behind a word of the bar, while it may be held.
  var heldBehindWord: HardwareKey.Meaning?

  package init(catalog: KeyboardCatalog, preferences: KeyboardPreferences, screen: Screen) {
    self.catalog = catalog
    situation = KeyboardSituation(preferences: preferences, screen: screen)
    builder = PlaneBuilder(catalog: catalog)
    field = FieldPlane(FieldTraits())
    modes = catalog.modes(enabled: preferences.modes, for: field)
    mode = modes.first ?? InputMode(id: "")
    preferredModeID = mode.id
    planes = PlaneSwitcher(letters: PlaneName.letters, temporary: [])
    interpreter = TouchInterpreter(plane: KeyPlane(id: "", size: .zero, keys: []))
    followPreferences()
    resetPlanes()
    contextChanged()
  }
}

// MARK: - Focus

extension KeyboardController {
  /// A field has got focus. Fingers that are down stay down: people type on while apps move from field to field.
  ///
  /// - Parameter isNew: Whether it is not the one that had focus before, of which the app says something else now.
  package func focus(_ traits: FieldTraits, isNew: Bool = true, at time: EventTime) {
    let isSame = traits == self.traits
    let isAmidTyping = hasJustTyped(at: time)
    let isHidden = hidesItsText(traits)
    let keepsPlane = (isSame || isHidden) && (hasField || isAmidTyping)
    let keepsMode = isSame && (hasField || hasJustBlurred(at: time)) && !traits.isSecure
    let keepsBar = isHidden && showsSuggestions
    if hasField { shownSecrets.leave(self.traits, at: time) }
    shownSecrets.focus(
      on: traits, after: self.traits, isSame: hasField && !isSame || hasJustBlurred(at: time),
      isInPlace: hasField && !isNew, text: knownText, at: time)
    if hasField { pauseTyping(at: typist.lastTyping ?? time) }
    let paused = pausedTyping
    pausedTyping = nil
    typist.beginField()
    typingScreen = nil
    (hasField, hasUsedField) = (true, false)
    self.traits = traits
    hasRoomForWords = hasWords
    // A finger that is about to come down meets the keys where they were.
    hasRoomForAutoFill = !autoFill.isEmpty || keepsBar
    field = FieldPlane(traits)
    let formerMode = mode
    // Elsewhere the person's choice counts anyway.
    chooseMode(keeping: keepsMode && field.kind.prefersASCII ? mode : nil)
    resetTyping()
    // The same field may have become another kind of one in the middle of a word.
    if isAmidTyping { typist.run.lose() }
    if let paused, traits == paused.traits, mode.id == paused.mode {
      // Or its page may begin it anew with each change: what was typed stands there all the same.
      if isAmidTyping { typist.run = paused.typist.run }
      goOn(with: paused, at: time)
    }
    if !keepsPlane || isHidden && (emoji != nil || mode != formerMode) {
      closeEmoji()
      resetPlanes()
    }
    display.forgetSuggestions()
    // What is lifted in a secret field is typed there, and its balloon may have come up before.
    if traits.isSecure { display.forgetPresses() }
    contextChanged()
  }

  /// Whether the field that has focus has come to hide its text, and is the same otherwise: whoever is typing a number there goes on with
  /// the digits.
  private func hidesItsText(_ traits: FieldTraits) -> Bool {
    guard hasField, !self.traits.isSecure else { return false }
    var before = self.traits
    before.hints.insert(.hiddenText)
    return traits == before
  }

  /// Whether the text of the field may be one that was typed as a secret.
  package var mayShowSecret: Bool { shownSecrets.mayShow }

  private var knownText: ShownSecrets.Text {
    guard let client, let context = client.context else { return .unknown }
    if context != TextContext() {
      let parts = [context.before, context.selected, context.after]
      let length = parts.reduce(0) { $0 + $1.utf16.count }
      return length > ShownSecrets.Text.longest || parts.contains { $0.contains(where: \.isNewline) }
        ? .prose : .some(length)
    }
    return client.tellsText && client.isStartKnown ? .none : .unknown
  }

  /// How soon after a key another field of the same kind goes on where the one before has ended. The boxes of a code are
  /// such fields, when each takes a sign and passes the focus on; a person takes longer to choose another field.
  static let focusHopMilliseconds = 300.0

  private func hasJustTyped(at time: EventTime) -> Bool {
    typist.lastTyping.map { time.milliseconds(since: $0) < Self.focusHopMilliseconds } ?? false
  }

  /// Whether the field has been without focus for a moment only, as when a window is given another scale.
  private func hasJustBlurred(at time: EventTime) -> Bool {
    blurTime.map { time.milliseconds(since: $0) < Self.focusHopMilliseconds } ?? false
  }

  /// No field has focus any more. What the keyboard shows stays until the next focus.
  package func blur(at time: EventTime) {
    if hasField {
      pauseTyping(at: time)
      shownSecrets.leave(traits, at: time)
      blurTime = time
    }
    hasField = false
    resetTyping()
  }

  /// The keyboard has left the screen: fingers that are down do nothing any more.
  package func hide() {
    letGo()
    display.reset()
    typist.run.lose()
    suggestWords(at: nil)
    if !hasField { (hasRoomForWords, hasRoomForAutoFill) = (false, false) }
    // What is typed into a terminal may be a secret.
    if traits.purpose == .terminal { pausedTyping = nil }
    keepEmoji()
    closeEmoji()
    resetPlanes()
    rebuildPlane()
    languageSource?.rest(except: nil)
  }

  /// The fingers on it are no longer ours: they do nothing any more.
  package func letGo() {
    interpreter.cancelAll()
    perform()
  }

  /// The text or the caret has changed by other hands.
  package func noteAppChangedText(at time: EventTime? = nil) {
    // What the person chose with shift is for the next letter wherever it goes.
    typist.noteAppChangedText()
    shownSecrets.noteChange(to: knownText)
    contextChanged(at: time)
  }

  /// The app has shown what was typed.
  ///
  /// - Returns: Whether more is known of the text by that.
  package func noteShownText(at time: EventTime) -> Bool {
    let mayHaveShown = mayShowSecret
    shownSecrets.noteShown(client?.isContextCertain == true ? knownText : .unknown, isUsed: hasUsedField)
    guard awaitsStart, client?.isStartKnown == true else { return mayShowSecret != mayHaveShown }
    awaitsStart = false
    contextChanged(at: time)
    return true
  }

  /// Whether the next key may go on with what was typed in an app that tells nothing of its caret.
  package var goesOnUntold: Bool { client?.tellsText == false && typist.goesOn }

  /// The person has used something else than the keyboard, and may have put the caret elsewhere.
  package func noteOtherUse() {
    guard goesOnUntold else { return }
    typist.interrupt()
    finishedWords.interrupt()
    suggestWords(at: nil)
  }

  /// Ends everything that depends on the text before the caret.
  private func resetTyping() {
    typist.reset()
    finishedWords.interrupt()
    modifiers.reset()
    shift.reset()
  }

  func resetPlanes() {
    planes = PlaneSwitcher(
      letters: PlaneName.letters, temporary: builder.temporaryPlanes(planeRequest), shown: field.kind.firstPlane)
  }
}

// MARK: - Touches and time

extension KeyboardController {
  /// Takes one touch, with its place in the plane's coordinates.
  package func touch(_ event: TouchEvent) {
    keepSeenWords(for: event)
    interpreter.handle(event)
    perform()
    endSeenWords()
    // After the other fingers' actions, which may have brought other keys. A finger on keys that move may be about to move them.
    if event.phase == .began, !interpreter.isInScroller(event.finger), let key = interpreter.key(of: event.finger) {
      onEvent(.click(KeyClick(key.role)))
      expectEmoji(from: key.role)
    }
    refreshDisplay(at: event.time)
  }

  /// Ends a scroll that goes on by itself: who presses a key without a finger means that key, and not to stop what moves.
  package func stopCoasting() { interpreter.stopCoast() }

  /// When `advance` must be called if nothing else happens before.
  package var nextDeadline: EventTime? {
    EventTime.earlier(EventTime.earlier(interpreter.nextDeadline, display.nextDeadline), nextLook)
  }

  /// When the words of the bar are looked at again.
  private var nextLook: EventTime? { emoji == nil ? typist.nextLook : nil }

  /// Whether time brings another picture and does nothing to fingers.
  package func isOnlyPictureDue(at time: EventTime) -> Bool {
    guard let due = display.nextDeadline, due <= time else { return false }
    return interpreter.nextDeadline.map { $0 > time } ?? true
  }

  /// Lets time pass.
  package func advance(to time: EventTime) {
    if let due = interpreter.nextDeadline, due <= time {
      interpreter.advance(to: time)
      perform()
    }
    if let due = nextLook, due <= time { suggestWords(at: nil) }
    refreshDisplay(at: time)
  }

  func refreshDisplay(at time: EventTime) {
    display.expire(at: time)
    let live = livePresentation
    display.follow(live, at: time)
  }

  private func perform() {
    while let action = interpreter.nextAction() {
      if case .press(let role) = action.kind, action.isInScroller { onEvent(.click(KeyClick(role))) }
      perform(action)
    }
  }
}
