// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// What to send for each edit.
extension TextLanes {
  /// The most keys that are sent at once.
  static let keysAtOnce = 32
  /// Text of more characters goes through text input wherever there is any, in pieces.
  static let shortTextCount = 100
  /// The longest text, in code points, that is typed key by key into an app that gives no sign of reading it.
  static let longestBlindText = 2_000
  /// The most characters that one change moves the caret.
  static let mostCaretSteps = 1000

  /// Returns what to do for a change, and takes what is to be sent as sent.
  ///
  /// - Parameters:
  ///   - isStart: Whether nothing of the change has been sent yet.
  ///   - isFollowed: Whether text waits behind it.
  ///   - mostKeys: How many keys may be sent at once; at least 1.
  ///   - now: The time on the monotonic clock, in microseconds.
  mutating func plan(
    _ edit: TextEdit, isStart: Bool = true, isFollowed: Bool = false, mostKeys: Int = TextLanes.keysAtOnce,
    by ways: Ways, at now: Int64
  ) -> Plan {
    guard ways.hasKeys || ways.hasTextInput else { return .refuse }
    self.mostKeys = max(mostKeys, 1)
    deletedByteCount = 0
    if isStart { (hasMarked, goesOnAsText, isInLetters) = (false, false, false) }
    if case .replaceBackward(let old, let new) = edit, staysInLetters(old, new, at: now) { return .leave }
    noteStep(at: now)
    if let end = undeletedWait(at: now) { return .wait(until: end) }
    if !isInLetters { noteLostKeys(ways, at: now) }
    switch edit {
    case .insert(let text): return insert(text, isStart: isStart, ways, now)
    case .replaceBackward(let old, let new):
      return replace(old, new, isStart: isStart, isFollowed: isFollowed, ways, now)
    case .deleteBackward(.grapheme): return delete(isFollowed: isFollowed, ways, now)
    case .deleteBackward(.word): return press(KeyStroke(.backspace, modifiers: .control), edit, ways, now)
    case .moveCaret(let graphemes): return moveCaret(graphemes, ways, now)
    case .press(let stroke): return press(stroke, edit, ways, now)
    }
  }
}

// MARK: - Inserting

extension TextLanes {
  private mutating func insert(_ text: String, isStart: Bool, _ ways: Ways, _ now: Int64) -> Plan {
    guard !text.isEmpty else { return .send([]) }
    if ways.hasTextInput {
      if let end = endBackspaceWait(at: now) { return .wait(until: end) }
      let isLong = text.unicodeScalars.count > Self.shortTextCount && !isTerminal || !isStart && goesOnAsText
      if !ways.hasKeys || isLong || habit == .ordered && obstacleToText(at: now).isBrief(at: now) {
        return commit(text, ways, now)
      }
    }
    return type(text, isStart: isStart, ways, now)
  }

  /// Puts text at the caret through text input, a piece at a time.
  private mutating func commit(_ text: String, _ ways: Ways, _ now: Int64) -> Plan {
    if let end = longTextWait(at: now) { return .wait(until: end) }
    var pieces = TextPieces(text)
    guard let piece = pieces.next() else { return .send([]) }
    // Where all text goes this way, what the app answers to it is what it answers to anything.
    if habit != .ordered, ways.hasKeys { longTextCount += 1 }
    shadow.apply(.insert(piece))
    goesOnAsText = !pieces.rest.isEmpty
    return .send([step(deleting: 0, piece, now)], rest: pieces.rest.isEmpty ? nil : .insert(String(pieces.rest)))
  }

  /// Types text as keys; the app may show each character by itself.
  private mutating func type(_ text: String, isStart: Bool, _ ways: Ways, _ now: Int64) -> Plan {
    guard ways.hasKeys else { return .refuse }
    if isStart, habit == .silent, text.unicodeScalars.count > Self.longestBlindText { return .refuse }
    if let end = otherKeyWait(at: now) { return .wait(until: end) }
    let piece = text.prefix(mostKeys)
    let rest = text.dropFirst(piece.count)
    return .send([keys(String(piece), now)], rest: rest.isEmpty ? nil : .insert(String(rest)))
  }
}

// MARK: - Replacing and deleting

extension TextLanes {
  private mutating func replace(
    _ old: String, _ new: String, isStart: Bool, isFollowed: Bool, _ ways: Ways, _ now: Int64
  ) -> Plan {
    // What it goes by may be out of date: the app has a letter of which it has not told.
    if isStart, !old.isEmpty, let lastPassed, now < lastPassed + Self.keyMicroseconds {
      return .wait(until: lastPassed + Self.keyMicroseconds)
    }
    let (old, new) = String.changedEnds(from: old, to: new)
    if old.isEmpty { return insert(new, isStart: isStart, ways, now) }
    if ways.hasTextInput {
      if !ways.hasKeys { return replaceWithoutKeys(old, new, ways, now) }
      // Only a BackSpace does not overtake one that is carried out late.
      let followsBackspace = new.isEmpty && keysUnderWay?.hasBackspace == true
      switch habit {
      // What keys have typed is replaced by keys, in the one lane with those behind it. LibreOffice would carry the BackSpaces out late.
      case .unknown where passed != nil && tellsSpaces: break
      case .ordered where !followsBackspace, .unknown where !followsBackspace:
        // Not even keys are in order everywhere: LibreOffice carries out BackSpace after text that follows.
        if let end = doubtWait(at: now) { return .wait(until: end) }
        // A deletion that has begun ends where its text is no longer before the caret.
        if !isStart, new.isEmpty, isElsewhere(old) { return .send([]) }
        // As a whole: nothing is half done when the focus moves.
        if !isInLetters, old.count + new.count <= mostKeys {
          if isStart, goesAsWhole(old) { break }
          if let start = followingKeys(at: now) {
            if now >= start { break }
            return .wait(until: start)
          }
        }
        let obstacle = obstacleToText(at: now)
        if case .until(let end) = obstacle { return spell(old, new, until: end, now) }
        if obstacle == .none, canDelete(old), habit == .ordered || isOneRequest(old) {
          if let end = deletionWait(old, now) ?? awakeningWait(old, at: now) { return .wait(until: end) }
          guard shadow.cutsSpaces else { return replaceByText(old, new, now) }
          // Nothing follows that a late key could take, as when Delete is held.
          if old.last == " ", new.isEmpty, !isFollowed { return replaceByKeys(old, new, ways, now) }
          return replaceWithSpaces(old, new, ways, now)
        }
      case .ordered, .unknown, .lagging, .silent: break
      }
    }
    return replaceByKeys(old, new, ways, now)
  }

  /// Types what is new in the letters of a two-set keyboard where a syllable has to wait for an app's answer: nothing of it is lost when
  /// the focus moves meanwhile. The letters become the syllable once the app has answered.
  private mutating func spell(_ old: String, _ new: String, until end: Int64, _ now: Int64) -> Plan {
    let (there, letters) = (old.twoSetLetters, new.twoSetLetters)
    guard let start = spellingStart, letters.utf8.count > there.utf8.count, letters.hasPrefix(there) else {
      return .wait(until: end)
    }
    if now < start { return .wait(until: start) }
    if let end = otherKeyWait(at: now) { return .wait(until: end) }
    let missing = letters.unicodeScalars.dropFirst(there.unicodeScalars.count).prefix(mostKeys)
    let rest = String(String.UnicodeScalarView(missing))
    isInLetters = true
    return .send([keys(rest, now)], rest: .replaceBackward(old: old + rest, new: new))
  }

  /// Replaces text in an app that leaves spaces out at the end of what it tells, and deletes in what it has told.
  ///
  /// A character that is told stands behind the spaces first, one of the new text where it has any, so that they are told, too,
  /// and go with it. A BackSpace key may be carried out after what follows.
  private mutating func replaceWithSpaces(_ old: String, _ new: String, _ ways: Ways, _ now: Int64) -> Plan {
    guard old.contains(" ") else { return replaceByText(old, new, now) }
    if let last = old.last, last != " " {
      guard shadow.isSettled else { return replaceByKeys(old, new, ways, now) }
      if isOneRequest(old) || !last.isASCII { return replaceByText(old, new, now) }
      // The mark and the spaces go together, and syllables one by one after them.
      let tail = String(old.reversed().prefix(while: \.isASCII).reversed())
      let others = String(old.dropLast(tail.count))
      guard isOneRequest(tail) else { return replaceByKeys(old, new, ways, now) }
      return .send(deletion(of: tail, now), rest: .replaceBackward(old: others, new: new))
    }
    // Once: where it could not be told and deleted together with them, it would come again and again.
    guard !hasMarked else { return replaceByKeys(old, new, ways, now) }
    hasMarked = true
    let mark = new.first { $0 != " " && $0.isASCII && !$0.isNewline } ?? "."
    shadow.apply(.insert(String(mark)))
    return .send([step(deleting: 0, String(mark), now)], rest: .replaceBackward(old: old + String(mark), new: new))
  }

  /// Until when to wait before text is deleted: LibreOffice deletes in what it has told, and leaves spaces out of that. Busy, it
  /// deletes for several requests before it puts in any of their texts. One that tells its text as it is makes the changes in order.
  private func deletionWait(_ old: String, _ now: Int64) -> Int64? {
    guard !shadow.isSettled, !tellsSpaces, let sent = textUnderWay else { return nil }
    let end = sent + (shadow.cutsSpaces || old.contains(" ") ? Self.answerMicroseconds : Self.keyMicroseconds)
    return now < end ? end : nil
  }

  /// Until when to wait before letters become syllables, which takes several requests: an app that stood still may be about to give the
  /// focus to another field, and what is half done would be lost.
  private func awakeningWait(_ old: String, at now: Int64) -> Int64? {
    guard isInLetters, !isOneRequest(old), let news = lastNewsMicroseconds else { return nil }
    let end = news + Self.awakeningMicroseconds
    return now < end ? end : nil
  }

  /// Whether a text can be deleted by one request, in every unit that apps take its number for.
  func isOneRequest(_ old: String) -> Bool {
    old.unicodeScalars.count == 1
      || old.utf8.allSatisfy { $0 < 0x80 } && !(shadow.hasNoBreakSpaces && old.contains(" "))
  }

  /// Replaces text where keys type none: in what the app has shown, or else by BackSpaces, which what is new waits for.
  private mutating func replaceWithoutKeys(_ old: String, _ new: String, _ ways: Ways, _ now: Int64) -> Plan {
    if canDelete(old), !keepsDeleted || !ways.hasStrokes {
      if let end = settlingWait(at: now) { return .wait(until: end) }
      if habit == .ordered || shadow.isSettled || !ways.hasStrokes {
        undeleted = nil
        let before = shadow.context?.before
        let plan = replaceByText(old, new, now)
        // Also where the app has not shown what came before: it may stand still.
        if ways.hasStrokes, !deletesCharacters, !new.isEmpty, case .send(_, rest: nil) = plan, let before {
          undeleted = Undeleted(
            before: before + new.withPlainSpaces, repair: .replaceBackward(old: old + new, new: new))
        }
        return plan
      }
    }
    guard ways.hasStrokes else { return .refuse }
    if let end = keyWait(at: now) { return .wait(until: end) }
    if shadow.isTrusted, shadow.context?.selected.isEmpty == false {
      return .send([backspace(now)], rest: .replaceBackward(old: old, new: new))
    }
    let all = lettersUnder(old) + old
    let steps = all.suffix(mostKeys).map { _ in backspace(now) }
    let text = all.count == old.count ? new : lettersUnder(old) + new
    guard all.count > steps.count else { return .send(steps, rest: text.isEmpty ? nil : .insert(text)) }
    return .send(steps, rest: .replaceBackward(old: String(all.dropLast(steps.count)), new: text))
  }

  /// Until when to wait for the app to show all that was sent, where no other lane shows how it counts and what it tells; `nil` when it
  /// has, or is not to be expected to.
  private mutating func settlingWait(at now: Int64) -> Int64? {
    guard !shadow.isSettled, let sent = textUnderWay else { return nil }
    let patience =
      switch habit {
      case .unknown: Self.firstAnswerMicroseconds
      // It may tell no more where the text ends in spaces, and of text that it does not take.
      case .ordered where !appCutsSpaces && !isWaitedOut: Self.answerMicroseconds
      case .ordered, .lagging, .silent: Self.keyMicroseconds
      }
    let end = sent + patience
    if now < end { return end }
    isWaitedOut = true
    return nil
  }

  /// Until when everything waits behind a replacement of which the app may have kept what was to go: the BackSpaces that make that good
  /// would take what follows.
  private mutating func undeletedWait(at now: Int64) -> Int64? {
    guard undeleted?.repair != nil, !shadow.isSettled else { return nil }
    if let end = settlingWait(at: now) { return end }
    undeleted = nil
    return nil
  }

  /// Replaces text in one request, or character by character where apps count in different units.
  private mutating func replaceByText(_ old: String, _ new: String, _ now: Int64) -> Plan {
    if let end = longTextWait(at: now) { return .wait(until: end) }
    isInLetters = false
    if isOneRequest(old), old.unicodeScalars.count == 1 || shadow.isSettled {
      let pieces = TextPieces(new)
      var rest = pieces
      let piece = rest.next() ?? ""
      undeleted =
        shadow.isSettled && !piece.isEmpty
        ? shadow.context.map { Undeleted(before: $0.before + piece.withPlainSpaces) } : nil
      shadow.apply(.replaceBackward(old: old, new: piece))
      deletedByteCount = old.utf8.count
      return .send(
        [step(deleting: old.unicodeScalars.count, piece, now)],
        rest: rest.rest.isEmpty ? nil : .insert(String(rest.rest)))
    }
    let last = String(old.unicodeScalars.suffix(1))
    let others = String(String.UnicodeScalarView(old.unicodeScalars.dropLast()))
    return .send(deletion(of: last, now), rest: .replaceBackward(old: others, new: new))
  }

  /// Deletes what one request can.
  private mutating func deletion(of text: String, _ now: Int64) -> [Step] {
    shadow.apply(.replaceBackward(old: text, new: ""))
    deletedByteCount = text.utf8.count
    return [step(deleting: text.unicodeScalars.count, "", now)]
  }

  private mutating func replaceByKeys(_ old: String, _ new: String, _ ways: Ways, _ now: Int64) -> Plan {
    guard ways.hasKeys else { return .refuse }
    if let end = keyWait(at: now) { return .wait(until: end) }
    isInLetters = false
    // A BackSpace takes what is selected, and nothing before it; what a busy app tells late may be selected no more.
    if shadow.isTrusted, shadow.context?.selected.isEmpty == false {
      return .send([backspace(now)], rest: .replaceBackward(old: old, new: new))
    }
    // A BackSpace takes a whole character, marks on a letter included.
    let letters = lettersUnder(old)
    let all = letters + old
    let steps = all.suffix(mostKeys).map { _ in backspace(now) }
    if all.count > steps.count {
      return .send(steps, rest: .replaceBackward(old: String(all.dropLast(steps.count)), new: letters + new))
    }
    let text = letters + new
    // Text that follows a BackSpace waits for it, where an app may carry it out late.
    if !text.isEmpty, !steps.isEmpty, mayDeferBackspace {
      return .send(steps, rest: .insert(text))
    }
    let piece = text.prefix(mostKeys - steps.count)
    let rest = text.dropFirst(piece.count)
    return .send(
      steps + (piece.isEmpty ? [] : [keys(String(piece), now)]), rest: rest.isEmpty ? nil : .insert(String(rest)))
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

  private mutating func delete(isFollowed: Bool, _ ways: Ways, _ now: Int64) -> Plan {
    if ways.hasTextInput, ways.hasKeys, let end = doubtWait(at: now) { return .wait(until: end) }
    if ways.hasTextInput, let last = shadow.context?.before.last, canDelete(String(last)) {
      // Whoever counts otherwise tells nothing of a deletion that it has not made.
      if !ways.hasKeys, last.isASCII || !ways.hasStrokes { return replaceWithoutKeys(String(last), "", ways, now) }
      // What follows a BackSpace that is carried out late would overtake it, but for another one.
      let start = followingBackspace(at: now)
      if let start, now < start { return .wait(until: start) }
      if habit == .ordered, keysUnderWay?.hasBackspace != true, start == nil {
        let obstacle = obstacleToText(at: now)
        if case .until(let end) = obstacle { return .wait(until: end) }
        if let end = deletionWait(String(last), now) { return .wait(until: end) }
        if obstacle == .none, !(mayDeferBackspace && shadow.mayLackSpaces) {
          if last != " " || !shadow.cutsSpaces { return replaceByText(String(last), "", now) }
          if isFollowed, isSlow(at: now) { return replaceWithSpaces(" ", "", ways, now) }
        }
      }
    }
    let last = shadow.mayLackSpaces ? nil : shadow.context?.before.last
    let plan = press(KeyStroke(.backspace), .deleteBackward(.grapheme), ways, now)
    if let last, mayDeferBackspace, case .send = plan { noteEndBackspace(on: last) }
    return plan
  }
}

// MARK: - Keys

extension TextLanes {
  private mutating func moveCaret(_ graphemes: Int, _ ways: Ways, _ now: Int64) -> Plan {
    guard ways.hasStrokes else { return .refuse }
    if let end = otherKeyWait(at: now, isArrow: true) { return .wait(until: end) }
    let sign = graphemes.signum()
    let count = min(Int(clamping: graphemes.magnitude), Self.mostCaretSteps)
    let steps = (0..<min(count, mostKeys)).map { _ in
      key(KeyStroke(sign < 0 ? .left : .right), .moveCaret(graphemes: sign), now)
    }
    let rest = count - steps.count
    return .send(steps, rest: rest == 0 ? nil : .moveCaret(graphemes: sign * rest))
  }

  private mutating func press(_ stroke: KeyStroke, _ edit: TextEdit, _ ways: Ways, _ now: Int64) -> Plan {
    guard ways.hasStrokes else { return .refuse }
    let wait = stroke.key == .backspace ? keyWait(at: now) : otherKeyWait(at: now)
    if let wait { return .wait(until: wait) }
    return .send([key(stroke, edit, now)])
  }
}

// MARK: - Taking as sent

extension TextLanes {
  private mutating func step(deleting count: Int, _ text: String, _ now: Int64) -> Step {
    noteText(at: now)
    noteOwnStep()
    return .commit(deleting: count, text: text)
  }

  private mutating func keys(_ text: String, _ now: Int64) -> Step {
    for character in text { shadow.apply(.insert(String(character))) }
    noteKeys(textCount: text.count, now)
    noteOwnStep()
    return .type(text)
  }

  private mutating func backspace(_ now: Int64) -> Step {
    key(KeyStroke(.backspace), .deleteBackward(.grapheme), now)
  }

  private mutating func key(_ stroke: KeyStroke, _ edit: TextEdit, _ now: Int64) -> Step {
    let (before, wasAtStart) = (shadow.context, shadow.isAtStart || keysUnderWay?.endsAtStart == true)
    let awaitsAnswer = !shadow.hasShownAllTold
    shadow.apply(edit)
    let isUnseen = before != nil && shadow.context == before
    noteKeys(isBackspace: stroke.key == .backspace, isUnseen: isUnseen, now)
    noteOwnStep()
    keysUnderWay?.endsAtStart = stroke.key == .backspace && isUnseen && wasAtStart
    if stroke.key == .backspace {
      let isTold = before.map { $0.withoutSpacesAtEnd != shadow.context?.withoutSpacesAtEnd } ?? false
      keysUnderWay?.isDeletionTold = isTold
      keysUnderWay?.isTold = isTold || awaitsAnswer
    }
    if !shadow.isForeseen { keysUnderWay?.lastUnforeseen = now }
    if case .moveCaret = edit {
      keysUnderWay?.lastDeferred = now
      if before != nil, !isUnseen { keysUnderWay?.movesCaret = true }
    }
    return .press(stroke)
  }

  /// Takes note of a key that goes on from another keyboard: what it does only the app knows.
  ///
  /// - Parameter letter: What that is, where it is known.
  mutating func notePassed(_ stroke: KeyStroke, typing letter: PassedKey.Letter?, at now: Int64) {
    guard activation != nil else { return }
    noteStep(at: now)
    notePassed(letter, at: now)
    shadow.apply(.press(stroke))
    noteKeys(now)
    noteOtherKey(stroke, at: now)
    if !shadow.isForeseen { keysUnderWay?.lastUnforeseen = now }
  }

  private mutating func noteKeys(
    textCount: Int = 0, isBackspace: Bool = false, isUnseen: Bool = false, _ now: Int64
  ) {
    noteSent(isAnswered: textCount > 0, at: now)
    var keys = keysUnderWay ?? KeysUnderWay(first: now, last: now)
    keys.last = now
    keys.textCount += textCount
    keys.hasBackspace = keys.hasBackspace || isBackspace
    if isBackspace { keys.lastDeferred = now }
    keys.areBackspaces = keys.areBackspaces && isBackspace
    keys.endsUnseen = isUnseen
    keysUnderWay = keys
    guard textCount > 0 else { return }
    keysSinceNews = (keysSinceNews?.first ?? now, (keysSinceNews?.count ?? 0) + textCount)
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
