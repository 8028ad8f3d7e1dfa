// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// What an app loses, and how it is made good.
extension TextLanes {
  /// The wait for what a field may have lost as it began anew.
  struct Recovery {
    private let start: Int64
    private(set) var end: Int64
    /// Whether what is not shown by then is lost: the app has said something, or was no field meanwhile.
    private(set) var isLoss: Bool
    /// Whether the field was none meanwhile, so that whatever was on its way is lost.
    let wasNone: Bool

    init(at now: Int64, isLoss: Bool) {
      (start, end) = (now, now + TextLanes.recoveryMicroseconds)
      (self.isLoss, wasNone) = (isLoss, isLoss)
    }

    init(until end: Int64) { (start, self.end, isLoss, wasNone) = (end - TextLanes.longestRecovery, end, true, false) }

    /// The app is at work.
    mutating func prolong(at now: Int64) {
      isLoss = true
      end = min(now + TextLanes.recoveryMicroseconds, start + TextLanes.longestRecovery)
    }
  }

  /// For how long an app is waited for that is about to carry BackSpaces out, as it shows.
  static let lateBackspaceMicroseconds: Int64 = 300_000

  /// How long an app says nothing that has lost what was sent while its field began anew, and for how long it is waited for.
  static let recoveryMicroseconds: Int64 = 1_000_000
  static let longestRecovery: Int64 = 3_000_000
}

// MARK: - Fields that begin anew

extension TextLanes {
  /// Whether a state is of the field that has focus, which has begun anew: apps do that in the middle of a word, as when the
  /// screen's scale changes.
  ///
  /// What it is known by is its kind and its text, so that an empty one is another one; but where the screen has changed, which is what
  /// fields begin anew for, an empty one of the same app is the one that was empty before.
  func isSameField(_ state: FieldState, from app: String?, afterScreenChange: Bool) -> Bool {
    guard activation != nil, state.isActive, !isSecure, !isTerminal, !hasSentAgain,
      FieldTraits(purpose: state.purpose, hints: state.hints) == traits, let context = state.context
    else { return false }
    return shadow.isSame(context, isEmptyKnown: afterScreenChange && app == self.app)
  }

  /// Whether the field would be known again by its text, and that text is not all that was sent.
  var awaitsReturn: Bool {
    activation != nil && !isSecure && !isTerminal && !hasSentAgain && shadow.isReported && !shadow.isSettled
  }

  mutating func resume(as activation: Int, at now: Int64) {
    self.activation = activation
    // Text input that came while the field was none is lost, as keys are not.
    if habit == .ordered, textUnderWay != nil, !shadow.isSettled {
      recovery = recovery ?? Recovery(at: now, isLoss: true)
    }
    if appCutsSpaces { unsteadyEnd = now + Self.longestRecovery }
  }

  /// What comes of the wait for what a field may have lost.
  enum Recovered: Hashable {
    /// What is to be sent once more.
    case lost(TextEdit)
    /// It is still on its way.
    case late
    /// What was told counts.
    case nothing
  }

  /// Ends the wait for what the field may have lost.
  mutating func recover() -> Recovered {
    guard let recovery else { return .nothing }
    self.recovery = nil
    // An app that has said nothing stands still, and has it before it.
    guard recovery.isLoss else { return .late }
    if let repair {
      self.repair = nil
      return .lost(repair.edit)
    }
    (textUnderWay, keysUnderWay) = (nil, nil)
    let lost = shadow.takeLost()
    // A deletion that is only late would take another letter.
    if !recovery.wasNone, case .replaceBackward(_, "") = lost { return .late }
    hasSentAgain = lost != nil
    return lost.map { .lost($0) } ?? .nothing
  }

  /// Takes over that the app has said something.
  mutating func noteRecovery(isEcho: Bool, at now: Int64) {
    if repair != nil {
      // Either the BackSpaces have been carried out, or others have changed the text.
      if isEcho { recovery = Recovery(until: now) } else { (recovery, repair) = (nil, nil) }
      return
    }
    recovery?.prolong(at: now)
    if !isEcho || shadow.isSettled { recovery = nil }
  }

  /// Takes note that text input was used.
  mutating func noteText(at now: Int64) {
    (unansweredMicroseconds, textUnderWay) = (now, now)
    noteSent(isAnswered: true, at: now)
    guard let unsteadyEnd, now < unsteadyEnd, habit == .ordered else { return }
    recovery = recovery ?? Recovery(at: now, isLoss: false)
  }

  /// Waits no more for what the field may have lost.
  mutating func endRecovery() { (recovery, repair, endBackspaces) = (nil, nil, nil) }
}

// MARK: - BackSpaces that are carried out late

extension TextLanes {
  /// Takes note of a BackSpace on a character at the end of the text, where nobody can tell when it is carried out: on a space, or on what
  /// stands before one that another BackSpace takes.
  mutating func noteEndBackspace(on character: Character) {
    guard let rest = shadow.context?.before, shadow.context?.after.isEmpty == true else { return }
    let earlier = endBackspaces.flatMap { $0.rest == rest + [character] ? $0.taken : nil } ?? ""
    guard character == " " || !earlier.isEmpty else { return }
    endBackspaces = EndBackspaces(rest: rest, taken: [character] + earlier)
  }

  /// Until when text waits that follows the text behind such BackSpaces: what it tells of that shows whether they are over.
  func endBackspaceWait(at now: Int64) -> Int64? {
    guard habit == .ordered, endBackspaces != nil, !shadow.isSettled, let sent = textUnderWay else { return nil }
    let end = sent + Self.lateBackspaceMicroseconds
    return now < end ? end : nil
  }

  /// Whether a report shows that BackSpaces are about to take what was typed after them, or shows it once more: that is made good when
  /// they have.
  mutating func takeLateBackspaces(_ report: TextContext, at now: Int64) -> Bool {
    // It may tell less of it, or more.
    if let told = repair?.told.before, !report.before.isEmpty,
      report.before.endsInScalars(of: told) || told.endsInScalars(of: report.before)
    {
      return true
    }
    guard !tellsSpaces, let late = endBackspaces, let edit = shadow.takeLate(late, report) else { return false }
    (repair, endBackspaces) = ((edit, report), nil)
    recovery = Recovery(until: now + Self.lateBackspaceMicroseconds)
    return true
  }
}
