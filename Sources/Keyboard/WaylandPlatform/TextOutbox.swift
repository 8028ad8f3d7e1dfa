// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// Changes of text on their way to an app, in order, as fast as it can take them.
///
/// What can be sent is sent at once. What has to wait stands in a queue, and everything after it: for an app to answer, for
/// its buffers to have room, and for a custom keyboard until it is certain that the field is still the same. It does no I/O;
/// whoever sends the steps asks again after each state of the input method and at `deadline`.
struct TextOutbox {
  var lanes = TextLanes()
  var queue: [Entry] = []
  /// Keys of a grabbed keyboard that were let go, and wait for nothing; see `pass`.
  var letGo: [PassedKey] = []
  private var flight = Flight()
  /// Whether the field is still the one that a custom keyboard types into; `nil` where nobody has asked.
  private var proof: FieldQuestion?
  private var questionCount = 0
  private var pace = CustomKeyboardPace()
  /// The custom keyboard that has typed last, when the last of it was sent, and whether that was a deletion behind which more
  /// waited.
  var lastCustomKeyboard: (name: String, microseconds: Int64, isDeletion: Bool)?
  /// The word that stands in its letters for good, while more of it may come.
  var spelledWord: SpelledWord?
  /// Until when the next key waits, so that it does not come together with the one before.
  private var keyEnd: Int64?
  /// Until when the queue is kept without a field.
  private var fieldEnd: Int64?
  /// When to ask again if nothing happens before; `nil` when nothing waits for the time.
  var deadline: Int64?

  /// Whose change it is.
  enum Source: Hashable {
    case person
    /// A custom keyboard's of this name.
    case customKeyboard(String)
  }

  struct Entry {
    var edit: TextEdit
    var source: Source
    /// Whether it is for the field that had focus when it came, and for no other.
    var staysInField = false
    /// Whether it came when the field had lost the focus, and it was not known whether that or another one would have it.
    var isBetweenFields = false
    /// How many of its steps have been sent.
    var stepCount = 0
    /// Whether it takes something away for what it puts in.
    var isReplacement = false
    /// The key of a grabbed keyboard that it is, which `edit` only stands for.
    var passed: PassedKey?

    /// What it makes of the text; `nil` for a key that changes none.
    var textEdit: TextEdit? { passed.map { $0.stroke != nil } ?? true ? edit : nil }

    var isStarted: Bool { stepCount > 0 }

    /// By how many letters a syllable of Hangul that was sent before was to grow, or to shrink; `nil` for any other change, such as a word
    /// that takes the place of another one.
    var syllableGrowth: (letters: String, count: Int)? {
      guard !isStarted, case .replaceBackward(let old, let new) = edit, old.isHangul, new.isHangul else { return nil }
      let (there, letters) = (old.twoSetLetters, new.twoSetLetters)
      let count = letters.count - there.count
      // One key, one letter.
      if count == 1, letters.hasPrefix(there) { return (String(letters.suffix(1)), 1) }
      return count < 0 && there.hasPrefix(letters) ? ("", count) : nil
    }

    var isOfCustomKeyboard: Bool { source != .person }

    /// Takes steps as sent, after which this is left of it.
    mutating func goOn(_ rest: TextEdit, after steps: [TextLanes.Step]) {
      isReplacement = isReplacement || edit.isReplacement || rest.isReplacement
      edit = rest
      stepCount += max(steps.count, 1)
    }
  }

  /// The most changes that wait, a person's and custom keyboards' each; a person types no more into an app that stands still.
  static let longestQueue = 1_000
  /// The longest text, in code points, that is typed in letters before an app has answered its first change.
  static let longestSpelling = 12
  /// For how long the queue is kept while apps pass the focus on.
  static let focusMicroseconds: Int64 = 200_000
  /// How far apart keys are for programs without text input: some, such as bemenu, know the last key only of all that they
  /// read at once.
  static let keySpaceMicroseconds: Int64 = 8_000
}

// MARK: - What comes in

extension TextOutbox {
  /// The text around the caret as it will be once all is sent, as far as it is known.
  var context: TextContext? {
    guard lanes.repair != nil || !queue.isEmpty else { return lanes.context }
    return lanes.shadow.context(after: [lanes.repair?.edit].compactMap(\.self) + queue.compactMap(\.textEdit))
  }

  /// Whether it is known what `context` begins with, in an app that tells its text.
  var isStartKnown: Bool {
    guard tellsText, !queue.isEmpty else { return !tellsText || lanes.shadow.isStartKnown }
    return lanes.shadow.isStartKnown(after: queue.compactMap(\.textEdit))
  }

  /// Whether the app has shown all that there was to make, and nothing is in doubt.
  var isContextCertain: Bool { queue.isEmpty && lanes.repair == nil && lanes.shadow.isSettled }

  /// Whether anything waits.
  var isEmpty: Bool { queue.isEmpty }

  /// Whether text can be replaced and deleted here, by any way.
  func canReplace(by ways: TextLanes.Ways) -> Bool {
    ways.hasStrokes || ways.hasTextInput && lanes.shadow.isReported
  }

  /// Whether the app tells its text.
  var tellsText: Bool { lanes.shadow.isReported }

  /// Takes changes to make.
  ///
  /// - Parameters:
  ///   - staysInField: Whether they are dropped when another field gets focus before they have been sent.
  ///   - isBetweenFields: Whether it is not known whether the field that has lost the focus gets it back.
  mutating func add(
    _ edits: [TextEdit], from source: Source, staysInField: Bool = false, isBetweenFields: Bool = false
  ) {
    var room = Self.longestQueue - queue.count { $0.isOfCustomKeyboard == (source != .person) }
    for edit in edits where room > 0 {
      let edit = spelled(edit, from: source)
      if source == .person, replaceWaiting(edit, staysInField: staysInField) { continue }
      room -= 1
      queue.append(
        Entry(
          edit: edit, source: source, staysInField: staysInField,
          isBetweenFields: isBetweenFields || fieldEnd != nil))
    }
  }

  /// Forgets what was typed where no field is known, which may have been a secret; but for what waits for the next field, which is
  /// about to come, or has.
  mutating func forget() {
    lanes.forget()
    // The memory of what waits still has what was typed before.
    let isKept = lanes.activation != nil || fieldEnd != nil
    queue = queue.filter { isKept || $0.passed != nil }
  }

  /// The compositor has handled all that was sent before a question of `Batch`.
  mutating func confirm(_ question: Int, at now: Int64) { proof?.takeAnswer(to: question, at: now) }

  /// Takes over a state of the input method.
  ///
  /// - Parameters:
  ///   - app: What the app is called whose window is active; `nil` where that is not told.
  ///   - now: The time on the monotonic clock, in microseconds.
  mutating func receive(_ state: FieldState, from app: String? = nil, at now: Int64) -> FieldNews {
    let wasSecure = lanes.isSecure
    // Nobody knows what is typed where no field is.
    if state.isActive, lanes.activation == nil, fieldEnd == nil { dropTyped() }
    let news = lanes.receive(state, from: app, at: now)
    flight.land()
    endSpelledWord(after: news)
    if news == .newField {
      cancelCustomKeyboards()
      queue.removeAll(where: \.staysInField)
      proof = nil
      // The rest of a secret goes into no field that shows it.
      if state.isActive, wasSecure, !lanes.isSecure { dropTyped() }
      state.isActive ? moveOn() : leave(at: now)
      // Its memory still has what was typed, which may have been a secret.
      if queue.isEmpty { queue = [] }
    } else {
      // A field may become one for a secret, as when a password is hidden.
      if lanes.isSecure { cancelCustomKeyboards() }
      proof?.endWait(at: now)
      pace.land()
      if news == .appChangedText { dropReplaced() }
    }
    return news
  }

  /// Drops what was typed; its memory as well.
  private mutating func dropTyped() { queue = queue.filter { $0.passed != nil } }

  /// The text or the caret has changed by other hands: letters that were to become a syllable stand elsewhere, and stay as they were
  /// typed. The letters that a syllable was to grow by are typed alone. A word that was to be replaced stays as well.
  private mutating func dropReplaced() {
    guard let first = queue.first, case .replaceBackward(let old, let new) = first.edit, lanes.shadow.isTrusted,
      let before = lanes.context?.before, !before.endsInScalars(of: old)
    else { return }
    if !first.isStarted, new.last?.isWhitespace == true { return dropWord(before: before) }
    var elsewhere = old
    var typed = ""
    while let entry = queue.first, entry.source == first.source, case .replaceBackward(let old, let new) = entry.edit,
      let changed = elsewhere.changed(by: entry.edit)
    {
      let (there, letters) = (old.twoSetLetters, new.twoSetLetters)
      if letters.hasPrefix(there) {
        typed += letters.dropFirst(there.count)
      } else if there.hasPrefix(letters), !new.isEmpty || lanes.isElsewhere(old) {
        typed = String(typed.dropLast(there.count - letters.count))
      } else {
        break
      }
      elsewhere = changed
      queue.removeFirst()
    }
    if !typed.isEmpty {
      queue.insert(Entry(edit: .insert(typed), source: first.source, staysInField: first.staysInField), at: 0)
    }
  }

  /// Takes back the first change, which replaces a word by one with a space. What has been typed behind it stays.
  private mutating func dropWord(before: String) {
    let word = queue.removeFirst()
    guard case .replaceBackward(_, let new) = word.edit else { return }
    var meant = new
    while let next = queue.first, next.source == word.source, next.staysInField == word.staysInField, !next.isStarted {
      if next.edit == .deleteBackward(.grapheme), !meant.isEmpty {
        meant.removeLast()
      } else if let changed = meant.changed(by: next.edit) {
        meant = changed
      } else {
        break
      }
      queue.removeFirst()
    }
    let letters = new.dropLast(new.reversed().prefix(while: \.isWhitespace).count)
    guard meant.hasPrefix(letters) else { return }
    var typed = meant.dropFirst(letters.count)
    if before.last?.isWhitespace != false { typed = typed.drop(while: \.isWhitespace) }
    guard typed.contains(where: { !$0.isWhitespace }) else { return }
    queue.insert(Entry(edit: .insert(String(typed)), source: word.source, staysInField: word.staysInField), at: 0)
  }

  /// Drops what was to be replaced and stands elsewhere, where that has waited until it is known what stands before the caret.
  ///
  /// - Returns: Whether it has become known.
  private mutating func dropReplacedAfterDoubt(at now: Int64) -> Bool {
    guard case .replaceBackward = queue.first?.edit, lanes.endsDoubt(at: now) else { return false }
    dropReplaced()
    return true
  }

  /// No field has focus: what the person has typed waits for the next one, which comes at once where an app passes the
  /// focus on.
  private mutating func leave(at now: Int64) {
    fieldEnd = queue.isEmpty ? nil : now + Self.focusMicroseconds
  }

  /// Another field has got focus: what the person has typed goes there, as from any keyboard. What was to be replaced in the field
  /// before stays as it is, unless it stands here as well, or will; the letters that a syllable was to grow by are typed by themselves.
  /// Only what will stand here is deleted.
  private mutating func moveOn() {
    fieldEnd = nil
    var there = lanes.context?.before ?? ""
    var typed = ""
    var kept: [Entry] = []
    // How many of the last entries are letters of a syllable that stands elsewhere.
    var aloneCount = 0
    for entry in queue {
      if entry.passed != nil {
        kept.append(entry)
        aloneCount = 0
        continue
      }
      switch entry.edit {
      case .insert(let text):
        if entry.isStarted { continue }
        typed += text
      case .replaceBackward(let old, let new):
        guard (there + typed).endsInScalars(of: old) else {
          guard let growth = entry.syllableGrowth else { continue }
          if growth.count > 0 {
            typed += growth.letters
            kept.append(Entry(edit: .insert(growth.letters), source: entry.source))
            aloneCount += 1
          } else {
            let count = min(aloneCount, -growth.count)
            typed = String(typed.dropLast(count))
            kept.removeLast(count)
            aloneCount -= count
          }
          continue
        }
        let count = old.unicodeScalars.count
        let typedCount = min(count, typed.unicodeScalars.count)
        typed.unicodeScalars.removeLast(typedCount)
        there.unicodeScalars.removeLast(count - typedCount)
        typed += new
      case .deleteBackward(.grapheme): if typed.popLast() == nil { continue }
      case .deleteBackward(.word), .moveCaret, .press: continue
      }
      kept.append(entry)
      aloneCount = 0
    }
    queue = kept
  }

  /// Whether a state is of the field that has focus, which has begun anew; see `TextLanes`. What a custom keyboard has asked for
  /// goes into no field that has begun anew.
  ///
  /// - Parameters:
  ///   - app: What the app is called whose window is active; `nil` where that is not told.
  ///   - afterScreenChange: Whether the screen has changed just before.
  func isSameField(_ state: FieldState, from app: String? = nil, afterScreenChange: Bool = false) -> Bool {
    guard proof == nil, !queue.contains(where: \.isOfCustomKeyboard) else { return false }
    // Where nothing waits nothing can be lost, and a field that is empty may well be another one.
    return lanes.isSameField(state, from: app, afterScreenChange: afterScreenChange && !queue.isEmpty)
  }

  /// Whether the field, should it lose the focus and have it back in a moment, has something under way that a new field would not go on
  /// with, and would be known again.
  var awaitsReturn: Bool {
    proof == nil && !queue.contains(where: \.isOfCustomKeyboard) && lanes.awaitsReturn
  }
}

// MARK: - What goes out

extension TextOutbox {
  /// What to send now.
  struct Batch: Hashable {
    var steps: [TextLanes.Step] = []
    /// How many bytes of UTF-8 the text has that a step deletes through text input; there is one such step at the most.
    var deletedByteCount = 0
    /// What to call `confirm` with once the compositor has handled them, and all that was sent before.
    var question: Int?
    /// What cannot be done here: texts that are too long for an app that gives no sign of reading them, deletions where
    /// there is no way to delete.
    var refused: [TextEdit] = []
    /// A key of a grabbed keyboard, which goes on as it is.
    var passed: PassedKey?
  }

  /// Returns what to send next, and takes it as sent; ask again until nothing comes.
  mutating func next(by ways: TextLanes.Ways, at now: Int64) -> Batch {
    if !letGo.isEmpty {
      // Its memory still has the keys, which may be some of a password.
      defer { if letGo.isEmpty { letGo = [] } }
      return Batch(passed: letGo.removeFirst())
    }
    if queue.first?.passed != nil { return nextPassed(by: ways, at: now) }
    var batch = Batch()
    deadline = obstacle(at: now)
    while deadline == nil, proof?.isOpen != true, let entry = queue.first {
      if dropReplacedAfterDoubt(at: now) { continue }
      if entry.passed != nil {
        let refused = batch.refused
        batch = nextPassed(by: ways, at: now)
        batch.refused += refused
        return batch
      }
      if entry.isOfCustomKeyboard, proof?.isProof(at: now) != true {
        batch.question = ask(at: now, waitingUntil: now)
        return batch
      }
      let most = entry.isOfCustomKeyboard || !ways.hasTextInput ? 1 : TextLanes.keysAtOnce
      let (edit, count) = head(by: ways, at: now)
      switch lanes.plan(edit, isStart: !entry.isStarted, isFollowed: isFollowed, mostKeys: most, by: ways, at: now) {
      case .wait(let end): deadline = end
      case .leave: leaveInLetters(edit, count)
      case .refuse:
        batch.refused.append(entry.edit)
        queue.removeFirst()
        continue
      case .send(let steps, let rest):
        queue.removeFirst(count - 1)
        if let rest {
          queue[0].goOn(rest, after: steps)
        } else {
          queue.removeFirst()
        }
        guard !steps.isEmpty else { continue }
        batch.steps = steps
        batch.deletedByteCount = lanes.deletedByteCount
        flight.start(steps, at: now)
        if !ways.hasTextInput { keyEnd = now + Self.keySpaceMicroseconds }
        // Each change of a custom keyboard's may lead to another field.
        proof = nil
        if case .customKeyboard(let name) = entry.source {
          // What it types is not typed again for it.
          lanes.endRecovery()
          batch.question = ask(
            at: now,
            waitingUntil: now
              + pace.start(steps, isFree: entry.isFree, isAnswered: lanes.tellsChanges, at: now))
          let isFollowed = queue.contains { $0.source == entry.source }
          lastCustomKeyboard = (name, now, isFollowed && entry.edit.isDeletion)
        }
        return batch
      }
    }
    return batch
  }

  /// Whether text waits behind the next change.
  private var isFollowed: Bool { queue.dropFirst().contains { $0.edit.putsTextIn } }

  /// The next change, and how many of those that wait it is: in an app that was slow, what is left of them all is sent as one.
  private mutating func head(by ways: TextLanes.Ways, at now: Int64) -> (edit: TextEdit, count: Int) {
    var head = queue[0].edit
    var count = 1
    guard queue[0].source == .person, ways.hasKeys, ways.hasTextInput else { return (head, count) }
    let spells = lanes.spellingStart.map { now >= $0 && lanes.otherKeyWait(at: now) == nil } ?? false
    let joinsAll = lanes.habit == .ordered && !queue[0].isStarted
    guard spells || joinsAll else { return (head, count) }
    while count < queue.count, queue[count].source == .person, queue[count].staysInField == queue[0].staysInField,
      let joined = head.joined(with: queue[count].edit),
      spells && joined.isSpelled(limit: Self.longestSpelling)
        || joinsAll && joined.isShort(limit: spells ? Self.longestSpelling : TextLanes.keysAtOnce)
    {
      head = joined
      count += 1
    }
    return (head, count)
  }

  /// Returns until when nothing can be sent, whatever it is; `nil` when something can.
  mutating func obstacle(at now: Int64) -> Int64? {
    if let fieldEnd {
      guard now >= fieldEnd else { return fieldEnd }
      self.fieldEnd = nil
      // What was typed when the field had gone is for whatever is there now, as each key is that comes from here on.
      queue = queue.filter { entry in
        let isForNext = entry.isBetweenFields && !entry.staysInField && entry.edit.isInsertion
        return entry.passed != nil || !lanes.isSecure && isForNext
      }
    }
    if let recovery = lanes.recovery {
      guard now >= recovery.end else { return recovery.end }
      switch lanes.recover() {
      case .lost(let edit): queue.insert(Entry(edit: edit, source: .person), at: 0)
      case .nothing:
        // Others have taken away what was to become a syllable; a BackSpace would take what stands there now.
        if case .replaceBackward(let old, _) = queue.first?.edit, lanes.isElsewhere(old) { dropReplaced() }
      case .late: break
      }
    }
    guard !queue.isEmpty else { return nil }
    if let proof, !proof.isOpen {
      let end = queue[0].isOfCustomKeyboard ? proof.end : proof.personEnd
      if now < end { return end }
    }
    if let keyEnd, now < keyEnd { return keyEnd }
    keyEnd = nil
    if queue[0].isOfCustomKeyboard, let end = pace.waitEnd(at: now) { return end }
    return flight.end(at: now, givesSigns: lanes.habit.givesSigns)
  }

  /// Holds everything up until it is certain that the field is still the same.
  ///
  /// - Parameter end: Until when a word from the app is waited for besides.
  private mutating func ask(at now: Int64, waitingUntil end: Int64) -> Int {
    questionCount += 1
    proof = FieldQuestion(number: questionCount, asked: now, end: end)
    return questionCount
  }
}

extension TextLanes.Habit {
  /// Whether the app tells of itself after changes.
  fileprivate var givesSigns: Bool { self == .ordered || self == .lagging }
}

extension TextEdit {
  /// Returns the one change that two are, of which the second one goes on where the first one ends; `nil` where they are none.
  fileprivate func joined(with next: TextEdit) -> TextEdit? {
    switch (self, next) {
    case (.insert(let text), _): text.changed(by: next).map { .insert($0) }
    case (.replaceBackward(let old, let text), _):
      text.changed(by: next).map { .replaceBackward(old: old, new: $0) }
    case (.deleteBackward, _), (.moveCaret, _), (.press, _): nil
    }
  }

  /// Whether it is a replacement by no more than so many code points, typed by adding letters to what is replaced.
  fileprivate func isSpelled(limit: Int) -> Bool {
    guard case .replaceBackward(let old, let new) = self else { return false }
    return new.unicodeScalars.count <= limit && new.twoSetLetters.hasPrefix(old.twoSetLetters)
  }

  fileprivate var putsTextIn: Bool {
    switch self {
    case .insert: true
    case .replaceBackward(_, let new): !new.isEmpty
    case .deleteBackward, .moveCaret, .press: false
    }
  }

  fileprivate var isInsertion: Bool { if case .insert = self { true } else { false } }

  /// Whether it puts no more than so many code points in.
  fileprivate func isShort(limit: Int) -> Bool {
    switch self {
    case .insert(let text), .replaceBackward(_, let text): text.unicodeScalars.count <= limit
    case .deleteBackward, .moveCaret, .press: true
    }
  }
}

extension String {
  /// Whether it is nothing but syllables of Hangul, and letters that become such.
  fileprivate var isHangul: Bool {
    unicodeScalars.allSatisfy { (0x3131...0x318E).contains($0.value) || (0xAC00...0xD7A3).contains($0.value) }
  }

  /// Returns what a change makes of the text, with the caret at its end; `nil` where it reaches beyond it.
  func changed(by edit: TextEdit) -> String? {
    switch edit {
    case .insert(let text): return self + text
    case .replaceBackward(let old, let new):
      guard endsInScalars(of: old) else { return nil }
      return String(UnicodeScalarView(unicodeScalars.dropLast(old.unicodeScalars.count))) + new
    case .deleteBackward, .moveCaret, .press: return nil
    }
  }
}
