// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
package import TextModel

/// The field that has focus, reached by the best way that its app has shown to honour.
///
/// `TextLanes` decides how, `TextOutbox` when; Documentation/Decisions/0022 has the reasons.
///
/// It stays the same for the whole session, whatever seats come and go.
package final class WaylandTextClient {
  /// Where keys go; comes later than the rest, see `WaylandSession.addVirtualKeyboard`.
  var keys: (any KeyLane)? {
    didSet { send() }
  }
  /// Where it is told which field has focus; `nil` for none. What was on its way to another one's field goes nowhere.
  var fields: (any FieldSource)? {
    didSet {
      outbox = TextOutbox()
      fields?.isSameField = { [weak self] state, isLate in
        guard let self else { return false }
        return !tellsEachField()
          && outbox.isSameField(state, from: appID(), afterScreenChange: isScreenChangeRecent && !isLate)
      }
      fields?.awaitsReturn = { [weak self] in
        guard let self else { return false }
        return !tellsEachField() && isScreenChangeRecent && outbox.awaitsReturn
      }
      send()
    }
  }
  private var outbox = TextOutbox()
  /// How often a change of text has been asked for, by whomever.
  package private(set) var changeCount = 0
  private let connection: Connection
  private let loop: EventLoop
  private var deadline: (id: EventLoop.DeadlineID, time: Int64)?
  private var isSending = false
  /// When a screen has come, gone or changed last, on the monotonic clock.
  private var screenChange: Int64?
  /// Whether to tell of each field that begins, also of one that begins anew.
  package var tellsEachField: () -> Bool = { false }
  /// What the app is called whose window is active; `nil` where that is not told.
  var appID: () -> String? = { nil }
  /// How many fields have had the focus so far.
  private(set) var fieldCount = 0
  /// Calls with what each state that is told brings, and with that state; of the loss of a field's focus with `nil`.
  var onNews: (FieldNews?, FieldState) -> Void = { _, _ in }
  /// Calls with keys of a grabbed keyboard that go on to the app now.
  var onPass: (PassedKey) -> Void = { _ in }
  /// Calls when something has been sent.
  var onSend: () -> Void = {}
  /// Calls when a text was not typed, because it is too long for keys, and the app gives no sign of reading them.
  package var onTooLongText: () -> Void = {}

  init(connection: Connection, loop: EventLoop) {
    self.connection = connection
    self.loop = loop
  }

  isolated deinit { cancelDeadline() }

  /// Takes over a state of the input method.
  package func receive(_ state: FieldState) -> FieldNews {
    let news = outbox.receive(state, from: appID(), at: MonotonicClock.nowMicroseconds)
    if news == .newField { fieldCount += 1 }
    sendSoon()
    onNews(state.isActive ? news : nil, state)
    return news
  }
}

extension WaylandTextClient {
  /// A screen has come, gone or changed, which apps lay themselves out anew for.
  func noteScreenChange() { screenChange = MonotonicClock.nowMicroseconds }

  private var isScreenChangeRecent: Bool {
    screenChange.map { MonotonicClock.nowMicroseconds - $0 < TextLanes.longestRecovery } ?? false
  }

  /// Whether a field has lost the focus, and it is not known yet whether it gets it back at once.
  var isHandingOver: Bool { fields?.isHandingOver == true }

  /// Forgets what was typed where no field is known, which may have been a secret.
  package func forget() { outbox.forget() }
}

// MARK: - Text

extension WaylandTextClient: TextClient {
  package var context: TextContext? { outbox.context }

  package var canReplace: Bool { outbox.canReplace(by: ways) }

  package func takesAtOnce(_ edit: TextEdit) -> Bool {
    !isHandingOver && !connection.isBackedUp
      && outbox.takesAtOnce(edit, by: ways, at: MonotonicClock.nowMicroseconds)
  }

  package var tellsText: Bool { outbox.tellsText }

  /// Whether apps get any key that is pressed; an input method that its compositor has started has few for them.
  package var pressesKeys: Bool { keys?.typesText ?? false }

  package var isContextCertain: Bool { outbox.isContextCertain }

  package var isStartKnown: Bool { outbox.isStartKnown }

  package var passedCharacterCount: Int { isHandingOver ? 0 : outbox.passedCharacterCount }

  package func apply(_ edits: [TextEdit]) { add(edits, staysInField: false) }

  package func fill(by edits: [TextEdit]) { add(edits, staysInField: true) }

  /// Whether all has been sent that was asked for.
  var waitsForNothing: Bool { outbox.isEmpty }

  /// Whether so little waits for the app that what comes now is not dropped.
  package var hasRoom: Bool { outbox.queue.count < TextOutbox.longestQueue / 10 }

  private func add(_ edits: [TextEdit], staysInField: Bool) {
    changeCount += 1
    // Something that waits may be out of date by what has been heard and not been looked at yet.
    let mayGo = outbox.isEmpty
    outbox.add(edits, from: .person, staysInField: staysInField, isBetweenFields: isHandingOver)
    mayGo ? send() : sendSoon()
  }

  /// Takes an event of a grabbed keyboard, which goes on to the app behind all that was typed before.
  func pass(_ key: PassedKey) {
    let mayGo = outbox.isEmpty
    outbox.pass(key)
    mayGo ? send() : sendSoon()
  }

  /// Makes changes that a custom keyboard asks for: only in the field that has focus now, key by key, and none after another
  /// one has got focus.
  ///
  /// - Parameter name: The keyboard's identifier, here and below.
  package func apply(_ edits: [TextEdit], ofCustomKeyboard name: String) {
    changeCount += 1
    outbox.add(edits, from: .customKeyboard(name))
    // What the compositor has told of the focus by now counts.
    sendSoon()
  }

  /// Takes back what custom keyboards have asked for and what has not been sent, but for a replacement that has begun.
  ///
  /// - Parameter isConcerned: Whether a keyboard of this name is to type no more.
  package func cancelCustomKeyboards(where isConcerned: (String) -> Bool) {
    outbox.cancelCustomKeyboards(where: isConcerned)
    sendSoon()
  }

  /// Takes back the deletions that a held key of a custom keyboard's has asked for and that wait, but for a few: its finger has lifted.
  ///
  /// - Parameter count: How many it has asked for last.
  /// - Returns: Whether any were taken back.
  package func endHold(ofCustomKeyboard name: String, deletionCount count: Int) -> Bool {
    outbox.endHold(ofCustomKeyboard: name, deletionCount: count)
  }

  /// Takes back what a custom keyboard that has left the screen has asked for and what has not been sent, but for what a person may
  /// have typed into an app that stands still.
  package func shortenCustomKeyboard(_ name: String) {
    outbox.shortenCustomKeyboard(name)
    sendSoon()
  }

  /// The custom keyboard that has typed last, and when the last of it was sent, on the monotonic clock.
  package var lastCustomKeyboard: (name: String, microseconds: Int64)? {
    outbox.lastCustomKeyboard.map { ($0.name, $0.microseconds) }
  }
}

// MARK: - Sending

extension WaylandTextClient {
  private var ways: TextLanes.Ways {
    let keys = keys.flatMap { $0.isOpen ? $0 : nil }
    return TextLanes.Ways(
      hasTextInput: activeFields != nil, hasKeys: keys?.typesText ?? false, hasStrokes: keys != nil)
  }

  private var activeFields: (any FieldSource)? {
    guard let fields, fields.state.isActive, !fields.isUnavailable else { return nil }
    return fields
  }

  /// Sends what can be sent now; the text leaves before anything is drawn.
  func send() {
    // What is sent while it is not known which field has focus would be lost.
    guard !isSending, fields?.isHandingOver != true else { return }
    isSending = true
    var hasTooLong = false
    // libwayland ends a connection whose buffer is full, so nothing is put there before it is empty.
    while !connection.isBackedUp {
      let batch = outbox.next(by: ways, at: MonotonicClock.nowMicroseconds)
      // With keys everything else can be done.
      hasTooLong = hasTooLong || keys != nil && !batch.refused.isEmpty
      for step in batch.steps { send(step, deleting: batch.deletedByteCount) }
      if let passed = batch.passed { onPass(passed) }
      if let question = batch.question {
        connection.whenHandled { [weak self] in
          self?.outbox.confirm(question, at: MonotonicClock.nowMicroseconds)
          self?.sendSoon()
        }
      }
      if batch.steps.isEmpty, batch.question == nil, batch.passed == nil { break }
      connection.flush()
      onSend()
    }
    isSending = false
    // It is asked again once there is room.
    wake(at: connection.isBackedUp ? nil : outbox.deadline)
    if hasTooLong { onTooLongText() }
  }

  /// Sends what can be sent once all has been heard that the compositor has told by now: an app that stood still answers and
  /// gives the focus to another field in one breath, and what waits is not for that one.
  private func sendSoon() { wake(at: MonotonicClock.nowMicroseconds) }

  private func send(_ step: TextLanes.Step, deleting byteCount: Int) {
    switch step {
    case .commit(let count, let text):
      activeFields?.replace(before: TextDeletion(count: count, byteCount: byteCount), with: text)
    case .type(let text): keys?.type(text)
    case .press(let stroke): keys?.press(stroke)
    }
  }

  private func wake(at time: Int64?) {
    guard time != deadline?.time else { return }
    cancelDeadline()
    deadline = time.map { time in
      let id = loop.at(microseconds: time) { [weak self] in
        self?.deadline = nil
        self?.send()
      }
      return (id, time)
    }
  }

  private func cancelDeadline() {
    if let deadline { loop.cancel(deadline.id) }
    deadline = nil
  }
}
