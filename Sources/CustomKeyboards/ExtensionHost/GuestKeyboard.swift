// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionProtocol
internal import Geometry
package import LinuxSystem
package import TextModel

private let log = Log(.guests)

/// A guest, a custom keyboard: its process, which is started ahead and kept, and what it does while it shows.
///
/// When something is wrong with it the process is ended at once, and `.fault` is told after that.
@MainActor
package final class GuestKeyboard {
  private let loop: EventLoop
  private let longestAfterwork: Int64
  private let start: () throws(GuestFault) -> any GuestProcess
  private var process: (any GuestProcess)?
  private var connection: GuestConnection?
  private var isReady = false
  /// What it is to be shown with as soon as it can be.
  private var wanted: GuestScene?
  private var isShown = false
  /// Whether it has left the screen but has not answered yet to all that happened before: what it types still counts.
  package private(set) var isLeaving = false
  private var onLeft: () -> Void = {}
  /// What to do in place of telling a fault, once it is not wanted any more.
  private var onEnd: (() -> Void)?
  /// When that is over, answers or not.
  private var leaveEnd: EventLoop.DeadlineID?
  /// When to look whether what is composed stands there still.
  private var textCheck: EventLoop.DeadlineID?
  private var text = GuestText()
  private var memoryWatch: MemoryWatch?
  private var unasked = UnaskedTyping()
  /// What has been said of this appearance.
  private var toldRefusals: Set<KeyboardRefusal> = []
  private var heightPace = HeightPace()
  /// When the height changes that waits for its time.
  private var heightDeadline: EventLoop.DeadlineID?
  private var wishes = GuestKeyboard.noWishes
  private static let noWishes = MessageQuota(mostPerSecond: GuestLimits.wishesPerSecond)
  private var afterwork: Afterwork?

  /// Calls with what it leaves to its host.
  package var onEvent: (GuestEvent) -> Void = { _ in }
  private var hasIntruded = false
  /// Whether somebody else has changed the text since the keyboard was last told of it.
  private var hasAppChange = false
  /// The text of the field.
  package var context: () -> TextContext? = { nil }

  /// - Parameters:
  ///   - longestAfterwork: How long it may go on while it does not show, in microseconds.
  ///   - start: Starts its process.
  package init(
    loop: EventLoop, longestAfterwork: Int64 = GuestLimits.longestAfterwork,
    start: @escaping () throws(GuestFault) -> any GuestProcess
  ) {
    self.loop = loop
    self.longestAfterwork = longestAfterwork
    self.start = start
  }

  isolated deinit { end() }
}

// MARK: - The process

extension GuestKeyboard {
  /// Whether it can be shown at once.
  package var isPrepared: Bool { isReady }

  /// Starts the process, if there is none.
  package func prepare() {
    guard process == nil else { return }
    do throws(GuestFault) {
      let process = try start()
      self.process = process
      log.debug("a keyboard's process has started")
      text.beginProcess()
      wishes = Self.noWishes
      let connection: GuestConnection
      do {
        connection = try GuestConnection(socket: process.socket, loop: loop)
      } catch { throw .start("\(error.call): \(error.explanation)") }
      self.connection = connection
      connection.processorUse = { [weak process] in process?.processorUse }
      connection.onReady = { [weak self] in self?.ready() }
      connection.onPicture = { [weak self] in self?.drawn($0) }
      connection.onMessage = { [weak self] in self?.take($0) }
      connection.onTouchesAnswered = { [weak self] in self?.touchesAnswered() }
      connection.onRest = { [weak self] in self?.left() }
      connection.news = { [weak self] in self?.textNews() }
      connection.onFault = { [weak self] in self?.fail($0) }
      process.onEnd = { [weak self] in self?.fail(.ended($0)) }
      memoryWatch = MemoryWatch(process, connection, loop: loop) { [weak self] in self?.fail($0) }
      beginAfterwork()
    } catch {
      fail(error)
    }
  }

  /// Ends the process once it has answered to all that happened before, as when the person has disabled the keyboard.
  package func retire(_ done: @escaping () -> Void) {
    onEnd = done
    hide(keepsField: true)
    let finish = { [weak self] in
      self?.end()
      done()
    }
    if isLeaving { onLeft = finish } else { finish() }
  }

  /// Ends the process at once; the next `prepare` starts another one.
  package func end() {
    if process != nil { log.debug("a keyboard's process is ended") }
    memoryWatch?.end()
    (memoryWatch, afterwork) = (nil, nil)
    stopLeaving()
    forgetHeight()
    connection?.close()
    process?.onEnd = { _ in }
    process?.end()
    (connection, process) = (nil, nil)
    (isReady, isShown, wanted) = (false, false, nil)
  }

  private func fail(_ fault: GuestFault) {
    end()
    if let onEnd { onEnd() } else { onEvent(.fault(fault)) }
  }

  private func ready() {
    isReady = true
    log.debug("a keyboard is there")
    if wanted != nil { present() }
  }
}

// MARK: - Showing

extension GuestKeyboard {
  /// Shows it, or shows it elsewhere, or for another field.
  ///
  /// - Parameter isNewField: Whether the field is another one, or has got focus anew.
  package func show(_ scene: GuestScene, isNewField: Bool) {
    let old = wanted
    wanted = scene
    if isNewField || old == nil { text.begin() }
    wanted?.field.serial = text.field
    text.takesLines = scene.field.traits.hints.contains(.multiline)
    text.isReturnEnabled = scene.field.isReturnEnabled
    prepare()
    afterwork?.stop()
    afterwork = nil
    guard isReady else {
      memoryWatch?.look()
      return
    }
    guard isShown, let old, let wanted else { return present() }
    if wanted.surroundings != old.surroundings {
      connection?.ask { .surroundings(answer: $0, wanted.surroundings) }
    }
    if wanted.field != old.field {
      connection?.ask {
        .field(answer: $0, wanted.field, editCount: text.editCount, FieldContext(context()))
      }
    }
    memoryWatch?.look()
  }

  private func present() {
    guard let wanted else { return }
    isShown = true
    log.debug("a keyboard is shown for field \(text.field)")
    stopLeaving()
    (hasIntruded, toldRefusals, heightPace) = (false, [], HeightPace())
    connection?.ask(within: GuestLimits.longestShow) {
      .show(answer: $0, wanted.surroundings, wanted.field, FieldContext(context()))
    }
    memoryWatch?.look()
  }

  /// Takes it from the screen; it hears nothing until it shows again.
  ///
  /// - Parameter keepsField: Whether the field is still the one that it typed into, so that what it says of touches that
  ///   were before still counts.
  package func hide(keepsField: Bool) {
    if !keepsField { leaveField() }
    guard wanted != nil else { return }
    wanted = nil
    text.allowance.leave(at: MonotonicClock.nowMicroseconds)
    forgetHeight()
    beginAfterwork()
    guard isShown else { return }
    isShown = false
    log.debug("a keyboard is hidden; it keeps its field: \(keepsField)")
    isLeaving = keepsField
    connection?.ask(within: GuestLimits.longestShow) { .hide(answer: $0) }
    memoryWatch?.look()
    let end = MonotonicClock.nowMicroseconds + GuestLimits.longestAnswer
    if isLeaving { endLeaving(at: end, last: end + GuestLimits.longestBusyAnswer) }
  }

  /// Has the keyboard type no longer than the last touch on it may take: the person has gone on to another one.
  ///
  /// - Parameter last: Until when it is waited for at the most while it has not answered a touch, as when it gets no processor; one
  ///   that has one is ended by then.
  private func endLeaving(at end: Int64, last: Int64) {
    leaveEnd = loop.at(microseconds: end) { [weak self] in
      guard let self, isLeaving else { return }
      let now = MonotonicClock.nowMicroseconds
      if owesText, now < last { return endLeaving(at: min(now + GuestLimits.busyStep, last), last: last) }
      leaveField()
      // What waits for it waits no longer.
      onEvent(.touchesAnswered)
    }
  }

  private func stopLeaving() {
    if let leaveEnd { loop.cancel(leaveEnd) }
    (leaveEnd, isLeaving) = (nil, false)
  }

  /// The number of the field that it types into, or would type into next.
  package var fieldSerial: UInt32 { text.field }

  /// The field is no longer typed into: what it says of it from now on is too late.
  package func leaveField() {
    let wasLeaving = isLeaving
    stopLeaving()
    text.begin()
    guard wasLeaving else { return }
    onEvent(.typingEnded)
    onLeft()
  }

  /// Whether it may still type what touches on it mean, though it has left the screen.
  package var owesText: Bool { isLeaving && connection?.owesTouches ?? false }

  private func beginAfterwork() {
    guard let process else { return }
    afterwork = Afterwork(of: process, loop: loop, within: longestAfterwork) { [weak self] in
      guard let self else { return true }
      // One that has not said yet that it is ready is ended for that.
      return isReady && connection?.isAtRest ?? true
    } onStill: { [weak self] isOverworked in
      if isOverworked { self?.onEvent(.overwork) }
      self?.memoryWatch?.lookForLast()
    }
  }

  private func left() {
    if wanted == nil { connection?.forgetPictures() }
    if isLeaving { leaveField() }
  }

  /// What it shows now; `nil` before its first picture.
  package var picture: (bytes: UnsafeRawBufferPointer, format: PictureFormat)? {
    isShown ? connection?.pictures.current : nil
  }

  /// Pixels to a logical pixel of its pictures.
  package var scale: Double { wanted?.surroundings.scale ?? 1 }

  /// The picture is on its way to the screen: the next one may come.
  package func pictureShown() { connection?.tell(.frameShown) }

  private func drawn(_ changes: [PixelArea]?) {
    guard isShown, let scale = wanted?.surroundings.scale, scale > 0 else { return pictureShown() }
    onEvent(
      .picture(
        changes?.map { area in
          Rect(
            x: Double(area.x) / scale, y: Double(area.y) / scale, width: Double(area.width) / scale,
            height: Double(area.height) / scale)
        }))
  }
}

// MARK: - Fingers and text

extension GuestKeyboard {
  /// Tells it what a finger does; the place is in its area.
  package func touch(_ touch: HostMessage.Touch, microseconds: Int64) {
    guard isShown else { return }
    text.allowance.touch(touch, at: MonotonicClock.nowMicroseconds)
    connection?.ask { .touches(answer: $0, microseconds: microseconds, [touch]) }
    memoryWatch?.look()
  }

  /// All that it says of the touches so far has come.
  private func touchesAnswered() {
    let count = text.takeHeldDeletions()
    if count > 0 { onEvent(.holdEnded(deletionCount: count)) }
    onEvent(.touchesAnswered)
  }

  /// Deletions that it had asked for have been taken back: the text is another than it believes.
  package func noteDeletionsTakenBack() { tellText(isAppChange: true) }

  /// Somebody else has changed the text, or moved the caret.
  package func noteAppChangedText() {
    switch text.appChangedText(context(), at: MonotonicClock.nowMicroseconds) {
    case .ended: tellText(isAppChange: true)
    case .kept: tellText(isAppChange: false)
    case .unsure(let end): askAgain(at: end)
    }
  }

  /// Looks at the text again when the app has had the time to tell what it is by now.
  private func askAgain(at end: Int64) {
    guard textCheck == nil else { return }
    textCheck = loop.at(microseconds: end) { [weak self] in
      guard let self else { return }
      textCheck = nil
      if text.isUnsure { noteAppChangedText() }
    }
  }

  private func tellText(isAppChange: Bool) {
    guard isShown else { return }
    hasAppChange = hasAppChange || isAppChange
    connection?.oweNews()
  }

  private func textNews() -> HostMessage? {
    guard isShown, !text.isUnsure else { return nil }
    defer { hasAppChange = false }
    return .context(
      field: text.field, editCount: text.editCount, FieldContext(context()), isAppChange: hasAppChange)
  }

  /// Answers `requestLexicon`.
  package func tell(_ entries: [LexiconEntry]) {
    text.allowance.answer(.words, at: MonotonicClock.nowMicroseconds)
    connection?.tellInTurn(HostMessage.lexicon(entries))
  }

  /// Answers `requestLocation`.
  package func tell(_ news: LocationNews) {
    switch news {
    case .fix, .failed: text.allowance.answer(.location, at: MonotonicClock.nowMicroseconds)
    case .authorization: break
    }
    connection?.tell(.location(news))
  }

  private func take(_ message: KeyboardMessage) {
    if case .edit(let field, let number, let edit) = message { return take(edit, number, field) }
    let now = MonotonicClock.nowMicroseconds
    guard wishes.count(at: now) else { return fail(.flood) }
    switch message {
    case .height(let height): if isShown { take(height: height, at: now) }
    case .advance, .dismiss, .modeKey, .click: takeWish(message, at: now)
    case .requestLexicon, .requestLocation:
      if let question = message.question { text.allowance.ask(question, at: now, owesTouch: owesTouches) }
      onEvent(.message(message))
    default: onEvent(.message(message))
    }
  }

  private var isTyping: Bool { isShown || isLeaving }

  private func intruded() {
    guard !hasIntruded else { return }
    hasIntruded = true
    onEvent(.intrusion)
  }

  private var owesTouches: Bool { connection?.owesTouches ?? false }

  private func take(_ edit: KeyboardEdit, _ number: UInt32, _ field: UInt32) {
    let now = MonotonicClock.nowMicroseconds
    let verdict = text.take(
      edit, number: number, in: field, context: isTyping ? context() : nil, owesTouch: owesTouches, at: now)
    switch verdict {
    case .edits(let edits):
      guard isTyping else { return intruded() }
      if !edits.isEmpty { onEvent(.edits(edits)) }
      tellText(isAppChange: false)
    case .refused(let refusal):
      guard isTyping else { return intruded() }
      connection?.tell(.refusedEdit(field: field, number: number, refusal))
      tellText(isAppChange: false)
      if refusal == .noTouch, unasked.note(at: now) { return fail(.typesUnasked) }
      note(refusal)
    case .late:
      if !isTyping { intruded() }
    case .wrong: fail(.wrongMessage(.wrongValue))
    case .flood: fail(.flood)
    }
  }

  private func note(_ refusal: KeyboardRefusal) {
    if toldRefusals.insert(refusal).inserted { onEvent(.refusal(refusal)) }
  }
}

// MARK: - Wishes

extension GuestKeyboard {
  private func takeWish(_ message: KeyboardMessage, at now: Int64) {
    // What is said of the time on screen and comes later is no wish any more.
    guard isShown else { return }
    if let refusal = refusal(of: message, at: now) {
      connection?.tell(.refusedWish(refusal))
      return note(refusal)
    }
    onEvent(.message(message))
  }

  private func refusal(of message: KeyboardMessage, at now: Int64) -> KeyboardRefusal? {
    var amount = TypingAmount()
    switch message {
    case .advance, .dismiss: amount.wishes = 1
    // Which finger it is that is on the key is looked at where the fingers are.
    case .modeKey: return text.allowance.isOpen(at: now, owesTouch: owesTouches) ? nil : .noTouch
    // What ends a sound is no nuisance.
    case .click(.toneEnded): return nil
    case .click: amount.clicks = 1
    default: return nil
    }
    return text.allowance.take(amount, at: now, owesTouch: owesTouches)
  }

  /// Has the keyboard another height, now or as soon as its pace allows.
  private func take(height: Double?, at now: Int64) {
    forgetHeight()
    let time = heightPace.time(from: now)
    guard time > now else { return change(height: height, at: now) }
    heightDeadline = loop.at(microseconds: time) { [weak self] in
      self?.heightDeadline = nil
      self?.change(height: height, at: MonotonicClock.nowMicroseconds)
    }
  }

  private func change(height: Double?, at now: Int64) {
    guard isShown else { return }
    heightPace.changed(at: now, isTouched: text.allowance.isOpen(at: now, owesTouch: owesTouches))
    onEvent(.height(height))
  }

  private func forgetHeight() {
    if let heightDeadline { loop.cancel(heightDeadline) }
    heightDeadline = nil
  }
}

extension KeyboardMessage {
  /// What the keyboard asks for that it may type when it comes.
  fileprivate var question: TouchAllowance.Question? {
    switch self {
    case .requestLexicon: .words
    case .requestLocation(.once), .requestLocation(.start): .location
    default: nil
    }
  }
}
