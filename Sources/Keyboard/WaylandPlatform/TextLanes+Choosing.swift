// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// Which lane is free, and what there is to wait for.
extension TextLanes {
  /// For how long after a key that an app need not tell of something may still be under way.
  static let keyMicroseconds: Int64 = 250_000
  /// The same after text where an app of which nothing is known stands still. No longer: what waits is for whatever has the focus then,
  /// and nobody moves that in so short a time.
  static let stillMicroseconds: Int64 = 500_000
  /// For how long after a BackSpace where nothing stands, in an app that carries it out late and has nothing to tell of it.
  static let unseenKeyMicroseconds: Int64 = 800_000
  /// How long a field that tells its text is waited for before it has answered its first change.
  static let firstAnswerMicroseconds: Int64 = 1_500_000
  /// For how long it is waited for before what is typed meanwhile is shown in letters.
  static let spellingMicroseconds: Int64 = 100_000
  /// For how long an app that stood still is left alone after its last word, in which it does what else was touched meanwhile.
  static let awakeningMicroseconds: Int64 = 50_000
  /// How long an app that answers each change is waited for.
  static let answerMicroseconds: Int64 = 2_000_000
  /// How long text input waits for the answer to the one before. Older toolkits drop text that was sent before they had
  /// told the compositor of their last change; others apply it in order, however late.
  static let quickAnswerMicroseconds: Int64 = 15_000
  /// After how long without a word an app that tells its text has keys that lead nowhere, and after how many of them.
  static let lostKeysMicroseconds: Int64 = 3_000_000
  static let lostKeyCount = 3
  /// After how many answers a field counts as one of those that its app has shown.
  static let certainAnswerCount = 3

  /// What stands against sending something through a lane now.
  enum Obstacle: Hashable {
    case none
    /// Ask again when the app has said something, or then.
    case until(Int64)
    /// The app has not said what it should have, and may be behind: the lane is closed until it does.
    case closed

    /// Whether it is none, or text input that an app answers in a moment.
    func isBrief(at now: Int64) -> Bool {
      switch self {
      case .none: true
      case .until(let end): end - now <= TextLanes.quickAnswerMicroseconds
      case .closed: false
      }
    }
  }

  /// Whether text input is not ahead of keys that were sent before.
  mutating func obstacleToText(at now: Int64) -> Obstacle {
    if let keysUnderWay {
      let end = keyEnd(keysUnderWay, at: now)
      if now < end { return .until(end) }
      if habit == .unknown, keysUnderWay.textCount > 0 { hasGivenUp = true }
      return .closed
    }
    if let sent = unansweredMicroseconds, now - sent < Self.quickAnswerMicroseconds {
      return .until(sent + Self.quickAnswerMicroseconds)
    }
    return .none
  }

  /// Until when to wait before a text that is too long for keys; `nil` for no longer.
  mutating func longTextWait(at now: Int64) -> Int64? {
    if let keys = keysUnderWay {
      let end = keyEnd(keys, at: now)
      if now < end { return end }
    }
    if let sent = unansweredMicroseconds, now < sent + Self.quickAnswerMicroseconds {
      return sent + Self.quickAnswerMicroseconds
    }
    return nil
  }

  /// Until when keys would be ahead of text that was sent before; `nil` when they are not. Apps of the ordered habit take text
  /// first in any case.
  mutating func keyWait(at now: Int64) -> Int64? {
    guard habit != .ordered, let sent = textUnderWay else { return nil }
    // One that tells its text, and has said nothing since, stands still, and would have the keys first.
    let standsStill = habit == .unknown && (lastNewsMicroseconds ?? .min) <= sent
    let end = sent + (standsStill ? Self.stillMicroseconds : Self.keyMicroseconds)
    if now < end { return end }
    textUnderWay = nil
    return nil
  }

  /// Whether the app may be one that carries out BackSpace and arrows after text that follows, as LibreOffice does: it tells its
  /// text, has not been seen to tell it late, and not to tell spaces at its end, which LibreOffice leaves out.
  var mayDeferBackspace: Bool {
    switch habit {
    case .ordered, .unknown: !tellsSpaces
    case .lagging: shadow.lagCount == 0 && !beginsLagging
    case .silent: false
    }
  }

  /// Whether this field has answered so many changes without leaving a space out that it counts as one of those of its app which
  /// have told one. A search field of LibreOffice tells them, too.
  private var isKnownToTellSpaces: Bool { tellsSpaces && shadow.agreementCount >= Self.certainAnswerCount }

  /// From when on more keys follow those that are under way, in an app that carries all keys out in order: what waits is lost to a
  /// field, or goes into the next one, when the focus moves. `nil` where they have to wait for its answer.
  ///
  /// It has a moment to answer by something that we did not mean, as a field does that completes what is typed. And after a pause a
  /// person may have put the caret elsewhere, of which an app that stands still has not told.
  func followingKeys(at now: Int64) -> Int64? {
    guard let keys = recentKeys(at: now), habit == .ordered || habit == .unknown,
      shadow.tellsSpaces || isKnownToTellSpaces
    else { return nil }
    return keys.first + Self.slowMicroseconds
  }

  /// From when on a BackSpace follows the keys that are under way, where more keys do, and in an app that has told spaces in another
  /// field and stands still in this one: a word is never half deleted, and what is typed next would wait behind it.
  func followingBackspace(at now: Int64) -> Int64? {
    guard habit == .ordered else { return nil }
    if let start = followingKeys(at: now) { return start }
    guard tellsSpaces, let keys = recentKeys(at: now) else { return nil }
    return keys.first + Self.spellingMicroseconds
  }

  /// The keys that are under way, where the last was pressed so short a time ago that nobody can have put the caret elsewhere since.
  private func recentKeys(at now: Int64) -> KeysUnderWay? {
    guard let keys = keysUnderWay, keyLoss == .none, now - keys.last < Self.keyMicroseconds else { return nil }
    return keys
  }

  /// Whether a text whose deletion takes several requests is replaced by keys: the app carries those out in order, and they go all at once.
  func goesAsWhole(_ old: String) -> Bool {
    habit == .ordered && keyLoss == .none && keysUnderWay == nil && (shadow.tellsSpaces || isKnownToTellSpaces)
      && canDelete(old) && !isOneRequest(old)
  }

  /// Whether the app keeps us waiting, or has lately: it carries out keys late then.
  func isSlow(at now: Int64) -> Bool {
    if let unsteadyEnd, now < unsteadyEnd { return true }
    if let first = firstUnanswered, now - first >= Self.slowMicroseconds { return true }
    guard let slowest = slowestAnswer, now - slowest.time < Self.slownessMicroseconds else { return false }
    return slowest.delay >= Self.slowMicroseconds
  }

  /// For how long after a key something may still be under way in an app that carries out BackSpace and arrows late: one that has just
  /// stood still has more to do first.
  private func lateKeyMicroseconds(_ keys: KeysUnderWay, at now: Int64) -> Int64 {
    let least = keys.endsAtStart && appCutsSpaces ? Self.unseenKeyMicroseconds : Self.keyMicroseconds
    guard let slowest = slowestAnswer, now - slowest.time < Self.slownessMicroseconds else { return least }
    return min(max(2 * slowest.delay, least), Self.answerMicroseconds)
  }

  /// Until when other keys would be ahead of a BackSpace, of an arrow, or of text; `nil` when they are not.
  ///
  /// - Parameter isArrow: Whether an arrow is to follow, which arrows are never ahead of.
  mutating func otherKeyWait(at now: Int64, isArrow: Bool = false) -> Int64? {
    guard let keys = keysUnderWay, mayDeferBackspace, keys.hasBackspace || keys.movesCaret && !isArrow else {
      return keyWait(at: now)
    }
    let end = deferredKeyEnd(keys, at: now)
    return now < end ? end : nil
  }

  /// Until when a BackSpace or an arrow may still be under way in an app that carries them out late. One that answers each change tells
  /// when it has, and is waited for while it stands still.
  private func deferredKeyEnd(_ keys: KeysUnderWay, at now: Int64) -> Int64 {
    let late = lateKeyMicroseconds(keys, at: now)
    guard habit == .ordered, !shadow.isSettled || keys.isTold else { return keys.lastDeferred + late }
    guard keys.hasBackspace else {
      // Once: letters that went on after that wait make no other one.
      return keys.endsUnseen ? keys.lastDeferred + late : keys.first + Self.answerMicroseconds
    }
    let answerEnd = keys.lastDeferred + Self.answerMicroseconds
    if keys.isDeletionTold, !shadow.isSettled { return answerEnd }
    // Nothing tells of the last one: it comes soon after what it follows, of which the app tells.
    guard let news = lastNewsMicroseconds, news > keys.lastDeferred else {
      return keys.isTold ? answerEnd : keys.lastDeferred + late
    }
    return min(news + late, answerEnd)
  }

  /// Until when an app that keeps its habit has said what it says of keys: it tells of text and of the caret, but it need not of a
  /// BackSpace or a Return.
  private func keyEnd(_ keys: KeysUnderWay, at now: Int64) -> Int64 {
    let end =
      keys.last + (keys.hasBackspace && mayDeferBackspace ? lateKeyMicroseconds(keys, at: now) : Self.keyMicroseconds)
    let isTold = keys.textCount > 0 || keys.movesCaret && !keys.endsUnseen
    guard isTold, !keys.hasBackspace || !mayDeferBackspace || habit == .unknown && keys.textCount > 0
    else { return end }
    return switch habit {
    case .ordered: max(keys.first + Self.answerMicroseconds, end)
    case .unknown: max(keys.first + Self.firstAnswerMicroseconds, end)
    case .lagging, .silent: end
    }
  }

  /// Whether what an app tells may be of fewer keys than were sent: any text can be what an arrow up has led to, so one word of the app
  /// says nothing of the keys behind it.
  func mayBeUntold(_ keys: KeysUnderWay, at now: Int64) -> Bool {
    keys.lastUnforeseen.map { now - $0 < Self.keyMicroseconds } ?? false
  }

  /// Whether BackSpaces count as carried out in an app of LibreOffice's kind: it takes text before them in either lane, and deletes in
  /// the right order by text input only.
  func areDone(_ keys: KeysUnderWay, at now: Int64) -> Bool {
    habit == .ordered && appCutsSpaces && keys.areBackspaces
      && now >= max(keyEnd(keys, at: now), deferredKeyEnd(keys, at: now))
  }

  /// From when on a replacement that waits is typed in letters, as the app has not answered for a while; `nil` for never: LibreOffice
  /// carries out BackSpace after letters that follow.
  var spellingStart: Int64? {
    guard let keys = keysUnderWay, keys.textCount > 0, habit == .unknown || isOrderedThroughout else { return nil }
    return keys.first + Self.spellingMicroseconds
  }

  /// Whether the app answers each change and, by all that it has shown, carries out all keys in order.
  private var isOrderedThroughout: Bool { habit == .ordered && tellsSpaces && keyLoss == .none }

  /// Whether a replacement is made in letters for good, as such an app has said nothing for long of those that stand there: the person
  /// may be elsewhere by now, where BackSpaces would delete.
  func staysInLetters(_ old: String, _ new: String, at now: Int64) -> Bool {
    guard isOrderedThroughout, !shadow.isSettled, let keys = keysUnderWay, keys.textCount > 0,
      now >= keyEnd(keys, at: now)
    else { return false }
    return isInLetters || new.twoSetLetters.hasPrefix(old.twoSetLetters)
  }

  /// Finds out whether keys lead nowhere, as when another surface has the keyboard's focus.
  mutating func noteLostKeys(_ ways: Ways, at now: Int64) {
    guard ways.hasTextInput, shadow.isReported, let keys = keysSinceNews, keys.count >= Self.lostKeyCount,
      now - keys.first >= Self.lostKeysMicroseconds
    else { return }
    if keyLoss == .none { keyLoss = .likely }
    keysUnderWay = nil
  }

  /// Takes note of what an app says that has said nothing of keys for long: where it has all that was sent, it only stood still.
  mutating func noteKeyLoss(isEcho: Bool) {
    guard keyLoss == .likely else { return }
    if !isEcho { keyLoss = .certain } else if shadow.isSettled { keyLoss = .none }
  }

  /// Until when it is not known what stands before the caret, in an app that tells of each change and may carry out BackSpace
  /// late: others have changed the text while changes of ours were under way. `nil` when it is, or is not to be known.
  mutating func doubtWait(at now: Int64) -> Int64? {
    guard habit == .ordered, mayDeferBackspace, !shadow.isTrusted, let news = lastNewsMicroseconds else { return nil }
    let end = max(news, textUnderWay ?? news, keysUnderWay?.last ?? news) + Self.reportMicroseconds
    if now < end { return end }
    shadow.endDoubt()
    (keysUnderWay, textUnderWay) = (nil, nil)
    return nil
  }

  /// Whether it is known again what stands before the caret in an app that tells of each change, after others have changed the text
  /// while changes of ours were under way; once for each such time.
  mutating func endsDoubt(at now: Int64) -> Bool {
    guard hasDoubted, habit == .ordered, doubtWait(at: now) == nil, shadow.isTrusted else { return false }
    hasDoubted = false
    return true
  }

  /// Whether something else stands before the caret than `old`, by what is known, and not only less of it.
  func isElsewhere(_ old: String) -> Bool {
    guard shadow.isTrusted, let before = shadow.context?.before else { return false }
    return !before.endsInScalars(of: old) && !old.endsInScalars(of: before)
  }

  /// Whether the app can be asked to delete `old` before the caret: its text has to be known, and to end in it.
  ///
  /// Never where a field has not told its text: GTK 3 ends a program whose widget tells none.
  func canDelete(_ old: String) -> Bool {
    guard shadow.isTrusted, let context = shadow.context, context.selected.isEmpty else { return false }
    return context.before.endsInScalars(of: old)
  }
}
