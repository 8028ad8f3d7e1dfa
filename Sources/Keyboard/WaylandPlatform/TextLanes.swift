// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// Decides how each change of text gets to an app, from what the app has shown it can do.
///
/// There are two lanes to an app, text input and the keys of a virtual keyboard, and apps do not keep them in order: GTK
/// applies text input when it reads it, while keys wait in a queue; Firefox hands keys on before text. So a field is typed
/// into by one lane, and the other one is taken only when nothing is under way. Each field begins with keys, which every app
/// keeps in order. What the app reports after them tells whether text input is safe there, see `Habit`.
/// Documentation/Decisions/0022 has the reasons, and what was measured of each app.
struct TextLanes {
  /// What can be sent now.
  struct Ways: Hashable {
    /// Whether a field of the input method has focus.
    var hasTextInput: Bool
    /// Whether any text can be typed as keys.
    var hasKeys: Bool
    /// Whether there are keys that are no text, such as Return, BackSpace and arrows.
    var hasStrokes: Bool

    /// - Parameter hasStrokes: `nil` where keys are for everything or there are none.
    init(hasTextInput: Bool, hasKeys: Bool, hasStrokes: Bool? = nil) {
      self.hasTextInput = hasTextInput
      self.hasKeys = hasKeys
      self.hasStrokes = hasStrokes ?? hasKeys
    }
  }

  /// One thing to send.
  enum Step: Hashable {
    /// Through text input: deletes before the caret, then puts text there.
    ///
    /// `deleting` is as it stands in the request: 1 is one code point, whatever its bytes; a larger number is a number of
    /// ASCII characters.
    case commit(deleting: Int, text: String)
    /// Types text as keys, character by character.
    case type(String)
    case press(KeyStroke)
  }

  /// What becomes of an edit.
  enum Plan: Hashable {
    /// Send this now; `rest` follows as soon as it may.
    case send([Step], rest: TextEdit? = nil)
    /// Ask again when the app has said something, or at this time.
    case wait(until: Int64)
    /// Leave what stands in its letters as it is: the app stands still, and what is before its caret by then is not known.
    case leave
    /// There is no way to do it here: nothing is sent.
    case refuse
  }

  /// How an app answers changes, as seen since its field got focus.
  enum Habit: Hashable {
    /// Not seen yet.
    case unknown
    /// Each change is answered by the text after it. Text input is applied in order, deletions included, however slow the
    /// app is.
    case ordered
    /// Changes are answered by the text before them. Nothing tells when text input has been applied.
    case lagging
    /// The app never tells its text.
    case silent
  }

  var shadow = TextShadow()
  /// The activation of the field that has focus; `nil` without one.
  var activation: Int?
  private(set) var isSecure = false
  private(set) var isTerminal = false
  private(set) var traits = FieldTraits()
  /// What the app of the field is called, as it was when the field got the focus; `nil` where that is not told.
  private(set) var app: String?
  private var spaceHabits = SpaceHabits()
  private var laggingApps = LaggingApps()
  /// Whether the app was seen to lag in another field, so that more than one answer has to say that it does not in this one.
  private(set) var beginsLagging = false
  /// How many spaces of this field's have been noted there as left out.
  private var notedCutCount = 0
  /// Whether the app has told spaces at the end of its text, in this field or in another one of its.
  private(set) var tellsSpaces = false
  /// Whether it has left some out, as LibreOffice does, in this field or in another one.
  private(set) var appCutsSpaces = false
  /// Until when a field that has begun anew is given to show what was sent before; `nil` once it has, or where nothing was.
  var recovery: Recovery?
  /// Until when each text is waited for to be shown: LibreOffice drops some without a word while it lays its text out for another
  /// scale, which its field begins anew for.
  var unsteadyEnd: Int64?
  /// The BackSpaces on spaces at the end of the text, of which nobody can tell when they are carried out.
  var endBackspaces: EndBackspaces?
  /// What makes good that some of them took what was typed after them.
  var repair: (edit: TextEdit, told: TextContext)?
  /// Whether something was sent once more that the app has not shown: it may be one that takes no such text, and begins its field
  /// anew each time.
  var hasSentAgain = false
  /// Whether the app was waited for in vain.
  var hasGivenUp = false
  /// What is known of keys that bring nothing about in this field, while its app tells of it.
  var keyLoss = KeyLoss.none
  /// How many pieces of long text went through text input before the habit was known. Firefox may answer those by the text
  /// after them.
  var longTextCount = 0
  /// Whether a character stands behind spaces for the change that has begun, so that they are told.
  var hasMarked = false
  /// Whether the rest of a text that has begun as text input follows.
  var goesOnAsText = false
  /// Whether letters stand for syllables of the change that has begun.
  var isInLetters = false
  /// Whether others have changed the text while changes of ours were under way; see `endsDoubt`.
  var hasDoubted = false
  /// What would stand before the caret if the app made the last replacement without its deletion; `nil` once that is over.
  var undeleted: Undeleted?
  /// Whether the app has put text in without deleting what it should replace: the lengths that it counts by are other ones.
  private(set) var keepsDeleted = false
  /// Whether it has replaced a character of several bytes as it was meant to.
  private(set) var deletesCharacters = false
  /// Whether the app was waited for in vain to show what was sent, and has said nothing since.
  var isWaitedOut = false
  /// The keys that the app has not been seen to have taken.
  var keysUnderWay: KeysUnderWay?
  /// The keys with text that were sent since the app said anything: when the first was, and how many.
  var keysSinceNews: (first: Int64, count: Int)?
  /// When text input was used last; `nil` once the app has said anything since.
  var unansweredMicroseconds: Int64?
  /// When anything was sent last.
  private var lastSent: Int64?
  /// When the first change was sent since the app said anything.
  private(set) var firstUnanswered: Int64?
  /// How long the app has kept the keyboard waiting for a word lately, and when it said it.
  private(set) var slowestAnswer: (time: Int64, delay: Int64)?
  /// When text input was used last that the app has not been seen to have applied.
  var textUnderWay: Int64?
  /// When the app has told its text for the first time since the last step.
  private var firstNewsMicroseconds: Int64?
  /// When it has told its text last.
  var lastNewsMicroseconds: Int64?
  /// When a key of another keyboard went to the app, while nothing has been sent since.
  var lastPassed: Int64?
  /// Whether the last of them was a Return.
  private(set) var isReturnPassed = false
  /// The text that such keys go on with; `nil` where nobody knows it.
  var passed: PassedText?
  /// How many bytes of UTF-8 the last plan deletes through text input.
  var deletedByteCount = 0
  /// How many keys may be sent at once.
  var mostKeys = TextLanes.keysAtOnce

  /// Keys that were sent and not confirmed.
  struct KeysUnderWay {
    /// When the first and the last of them were sent.
    var first: Int64
    var last: Int64
    /// How many of them are text, each of which an app that tells its text tells of.
    var textCount = 0
    /// Whether a BackSpace is among them, which LibreOffice carries out after text that follows.
    var hasBackspace = false
    /// When the last of them was sent that LibreOffice carries out so late, a BackSpace or an arrow.
    var lastDeferred = Int64.min
    /// Whether they are BackSpaces all.
    var areBackspaces = true
    /// Whether the caret moves by one of them, of which an app that tells its text tells as well.
    var movesCaret = false
    /// Whether the last of them changes nothing that the app could tell, such as a BackSpace where nothing stands.
    var endsUnseen = false
    /// Whether it is a BackSpace at the start of the text.
    var endsAtStart = false
    /// Whether the last BackSpace among them takes something that also an app which leaves spaces out at the end tells of.
    var isDeletionTold = false
    /// Whether such an app tells of that, or has yet to tell of something before it.
    var isTold = false
    /// When the last of them was sent of which only the app knows where it leads: an arrow up, a deletion by the word.
    var lastUnforeseen: Int64?
  }

  /// What would stand before the caret if the app made a replacement without its deletion.
  struct Undeleted {
    var before: String
    /// What makes that good; `nil` where the person is left with it.
    var repair: TextEdit?

    /// Whether what was to go has more bytes than code points.
    var countsOtherwise: Bool {
      guard case .replaceBackward(let old, _) = repair else { return false }
      return old.utf8.count > old.unicodeScalars.count
    }
  }

  /// What is known of keys that bring nothing about.
  enum KeyLoss: Hashable {
    case none
    /// The app has said nothing of them, and may stand still.
    case likely
    /// It has told another text than the one with them.
    case certain
  }

  /// How long an app has to keep us waiting to count as slow.
  static let slowMicroseconds: Int64 = 30_000

  /// For how long an app counts as slow that has been.
  static let slownessMicroseconds: Int64 = 10_000_000

  /// For how long after its last word, and ours, a busy browser tells of old states.
  static let lateReportMicroseconds: Int64 = 400_000

  /// How long an app has been telling its text, with no change of ours meanwhile, when its words are its last ones.
  static let reportMicroseconds: Int64 = 1_000_000
}

// MARK: - What the app says

extension TextLanes {
  /// The text around the caret as far as it is known.
  var context: TextContext? { shadow.context }

  var habit: Habit {
    if isTerminal || !shadow.isReported { return .silent }
    if keepsDeleted { return .lagging }
    let agreementCount = shadow.agreementCount - longTextCount - (beginsLagging ? LaggingApps.certainCount : 0)
    if keyLoss != .none || agreementCount > shadow.lagCount { return .ordered }
    return shadow.lagCount > 0 || hasGivenUp || beginsLagging ? .lagging : .unknown
  }

  /// Whether the app tells what becomes of its text, as far as it has been seen.
  var tellsChanges: Bool { habit != .silent && !hasGivenUp }

  /// Takes over a state of the input method.
  ///
  /// - Parameters:
  ///   - app: What the app is called whose window is active; `nil` where that is not told.
  ///   - now: The time on the monotonic clock, in microseconds.
  mutating func receive(_ state: FieldState, from app: String? = nil, at now: Int64) -> FieldNews {
    defer {
      noteLag(from: app)
      noteSpaces(from: app)
    }
    (unansweredMicroseconds, keysSinceNews) = (nil, nil)
    noteAnswer(at: now)
    isTerminal = state.isActive && state.purpose == .terminal
    guard state.isActive else {
      (undeleted, passed) = (nil, nil)
      // What was to be made good is not for whatever has the focus next.
      endRecovery()
      shadow.end()
      activation = nil
      return .newField
    }
    if state.isResumed { resume(as: state.activation, at: now) }
    traits = FieldTraits(purpose: state.purpose, hints: state.hints)
    let isSecure = traits.isSecure
    if state.activation != activation || isSecure != self.isSecure {
      let isNew = state.activation != activation
      passed = nil
      endRecovery()
      if isNew {
        begin()
        self.app = app
        beginsLagging = app.map { laggingApps.contains($0) } ?? false
      }
      activation = state.activation
      self.isSecure = isSecure
      shadow.begin(report: state.context, isSecure: isSecure)
      return isNew ? .newField : .echo
    }
    guard state.hasNewContext, let context = state.context else { return .echo }
    endDoubt(at: now)
    forgetPast(at: now)
    if firstNewsMicroseconds == nil { firstNewsMicroseconds = now }
    lastNewsMicroseconds = now
    if takeLateBackspaces(context, at: now) { return .echo }
    let isTyping = lastSent.map { now - $0 < Self.lateReportMicroseconds } ?? false
    let news = shadow.receive(
      context, isRepeated: state.isResumed, isRecovering: recovery != nil, isTyping: isTyping)
    if news != .echo || shadow.isSettled, shadow.context?.before != endBackspaces?.rest { endBackspaces = nil }
    if news != .echo, let undeleted, shadow.context?.before == undeleted.before {
      keepsDeleted = true
      if let edit = undeleted.repair {
        (self.undeleted, textUnderWay, repair) = (nil, nil, (edit, context))
        recovery = Recovery(until: now)
        return .echo
      }
    }
    isWaitedOut = false
    if news == .echo, shadow.isSettled, undeleted?.countsOtherwise == true { deletesCharacters = true }
    // It may tell an old text first.
    if news != .echo || shadow.isSettled { undeleted = nil }
    if news != .echo, !shadow.isTrusted { hasDoubted = true }
    // It need not tell of a caret again that others have moved.
    if news != .echo { keysUnderWay?.movesCaret = false }
    noteKeyLoss(isEcho: news == .echo)
    noteRecovery(isEcho: news == .echo, at: now)
    if news == .echo, shadow.isSettled {
      (textUnderWay, hasSentAgain) = (nil, false)
      if let keys = keysUnderWay, !keys.endsUnseen, !mayBeUntold(keys, at: now) { keysUnderWay = nil }
    }
    notePassedText()
    return news == .echo ? .echo : .appChangedText
  }

  /// Ends the time in which the app may tell of old states, of which it has told newer ones: others may bring an old text back.
  private mutating func forgetPast(at now: Int64) {
    guard shadow.isSettled, let sent = lastSent, let news = lastNewsMicroseconds,
      now - max(sent, news) >= Self.lateReportMicroseconds
    else { return }
    shadow.endDoubt()
  }

  private mutating func noteAnswer(at now: Int64) {
    defer { firstUnanswered = nil }
    guard let first = firstUnanswered else { return }
    if let slowest = slowestAnswer, now - slowest.time < Self.slownessMicroseconds, slowest.delay > now - first {
      return
    }
    slowestAnswer = (now, now - first)
  }

  /// Takes note that a change of ours is sent behind the keys of other keyboards.
  mutating func noteOwnStep() { (lastPassed, passed) = (nil, nil) }

  /// Takes note that a key of another keyboard goes on.
  mutating func noteOtherKey(_ stroke: KeyStroke, at now: Int64) {
    (lastPassed, isReturnPassed) = (now, stroke.key == .enter)
  }

  /// Takes note that a change is sent.
  ///
  /// - Parameter isAnswered: Whether the app tells of it.
  mutating func noteSent(isAnswered: Bool, at now: Int64) {
    lastSent = now
    if isAnswered { firstUnanswered = firstUnanswered ?? now }
  }

  /// Takes note of how the app answers changes.
  private mutating func noteLag(from app: String?) {
    guard activation != nil, let app, app == self.app else { return }
    laggingApps.note(agreements: shadow.agreementCount - longTextCount, lags: shadow.lagCount, by: app)
  }

  /// Takes note of what the app does with spaces at the end of its text, or takes over what it has shown in another field.
  private mutating func noteSpaces(from app: String?) {
    (tellsSpaces, appCutsSpaces) = (shadow.tellsSpaces, shadow.cutsSpaces)
    // A window that became active after the field may be another app's.
    guard activation != nil, let app, app == self.app else { return }
    if tellsSpaces {
      spaceHabits.noteCuts(-notedCutCount, by: app)
      notedCutCount = 0
      return spaceHabits.noteTold(by: app)
    }
    // An app that tells a text twice only seems to leave a space out, until it tells that.
    if appCutsSpaces, shadow.isSettled, shadow.context?.before.last != " " {
      spaceHabits.noteCuts(max(shadow.cutCount - notedCutCount, 0), by: app)
      notedCutCount = max(shadow.cutCount, notedCutCount)
    }
    appCutsSpaces = appCutsSpaces || spaceHabits.isCutting(app)
    tellsSpaces = !appCutsSpaces && spaceHabits.isTelling(app)
  }

  private mutating func begin() {
    (keysUnderWay, textUnderWay, recovery, unsteadyEnd) = (nil, nil, nil, nil)
    (endBackspaces, repair) = (nil, nil)
    hasSentAgain = false
    (hasGivenUp, hasDoubted, keyLoss) = (false, false, .none)
    (undeleted, keepsDeleted, deletesCharacters, isWaitedOut) = (nil, false, false, false)
    (firstNewsMicroseconds, lastNewsMicroseconds, lastPassed, passed) = (nil, nil, nil, nil)
    (lastSent, firstUnanswered, slowestAnswer) = (nil, nil, nil)
    (longTextCount, notedCutCount) = (0, 0)
  }

  /// Forgets what was typed where no field is known, which may have been a secret.
  mutating func forget() {
    guard activation == nil else { return }
    endRecovery()
    shadow.end()
  }

  /// Takes note that an edit is about to be sent.
  mutating func noteStep(at now: Int64) {
    endDoubt(at: now)
    if let keys = keysUnderWay, isOver(keys, at: now) || areDone(keys, at: now) { keysUnderWay = nil }
    firstNewsMicroseconds = nil
  }

  /// Whether keys count as carried out for their age alone. Where all keys are in order more of them are never ahead, as text input
  /// would be in an app that stands still. A Return may have led nowhere, and have taken nothing along.
  private func isOver(_ keys: KeysUnderWay, at now: Int64) -> Bool {
    guard now - keys.last >= Self.answerMicroseconds else { return false }
    return mayDeferBackspace || shadow.isSettled || keyLoss != .none || keys.textCount == 0
  }

  private mutating func endDoubt(at now: Int64) {
    // A field that has begun anew may say its last words a second time, and they are not the ones that were meant.
    if recovery == nil, let first = firstNewsMicroseconds, now - first >= Self.reportMicroseconds { shadow.endDoubt() }
  }
}
