// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
internal import TextModel

/// The hardware keyboards of a seat while they are wanted: keys that nobody takes go on to the app, in order with what is typed.
final class HardwareKeyboard {
  private let inputMethod: InputMethod
  private let client: WaylandTextClient
  private let connection: Connection
  private let loop: EventLoop
  private let passedKeys: PassedKeys
  private let keymap: GrabbedKeymap
  private var grab: KeyboardGrab?
  /// Whether the keyboards are being given back.
  private var isEnding = false
  /// When a key has come or gone last, on the monotonic clock.
  private var lastKeyMicroseconds: Int64 = 0
  /// When they are given back that nobody wants any more.
  private var quiet: EventLoop.DeadlineID?
  private var held = HeldKeys()
  private var repeated: (code: UInt32, deadline: EventLoop.DeadlineID)?
  /// How often a held key comes again, in hertz, and after how long, as the compositor says.
  private var rate: Int64 = 25
  private var delay = Duration.milliseconds(600)
  /// The modifiers that the app was told of last.
  private var modifiers = (depressed: UInt32(0), latched: UInt32(0), locked: UInt32(0), group: UInt32(0))
  /// The key that came down last; `nil` once any is let go.
  private var lastPress: (code: UInt32, milliseconds: UInt32)?
  /// The field that had focus at the last key, counted.
  private var field = 0
  /// Whether the last key with text was taken, so that the next one may belong to a syllable.
  private var composes = false
  private var awaited = AwaitedAnswers()
  /// Until when the app's next answer is waited for.
  private var awaitedEnd: EventLoop.DeadlineID?
  /// What has come and is not looked at before it is known whose it is.
  private var waiting: [KeyboardGrab.Event] = []
  /// Whether the compositor has a keymap that nobody can read, or gives keys that went on to whoever has grabbed them.
  private var isUnusable = false
  /// Calls with each key that comes down, or comes again; returns whether it is taken, so that the app does not get it.
  var onKey: (HardwareKey) -> Bool = { _ in false }
  /// Whether keys that are taken make syllables, which must not begin in one field and go on in another.
  var makesSyllables: () -> Bool = { true }
  /// Calls when a key goes on to the app while the keyboards are being given back.
  var onUnwantedKey: () -> Void = {}
  /// Calls with each button of a remote that was taken when it is let go.
  var onRelease: (HardwareKey) -> Void = { _ in }
  /// Calls with each key that comes or goes, whoever gets it.
  var onActivity: () -> Void = {}
  /// Calls when no key waits any more that has come.
  var onHandled: () -> Void = {}
  /// Whether somebody else has yet to type what was meant before any key that comes.
  var isHeldUp: () -> Bool = { false }
  private var taken: [UInt32: HardwareKey] = [:]
  private var isHandling = false
  /// How many of the keys that wait have come before the touches that wait, too; `nil` while none of these does.
  private var countBeforeTouches: Int?

  /// Whether keys are to come here. What changes twice in one breath, as when the focus goes from field to field, changes nothing.
  var isWanted = false {
    didSet {
      guard isWanted != oldValue else { return }
      stopRepeating()
      keymap.resetCompose()
      loop.after(.zero) { [weak self] in self?.follow() }
    }
  }

  /// - Returns: `nil` where keys could not go on to apps.
  init?(
    _ inputMethod: InputMethod, virtualKeyboards: OpaquePointer?, seat: Seat, client: WaylandTextClient,
    connection: Connection, loop: EventLoop
  ) {
    guard let virtualKeyboards, let keymap = GrabbedKeymap(),
      let passedKeys = PassedKeys(manager: virtualKeyboards, seat: seat)
    else { return nil }
    self.inputMethod = inputMethod
    self.client = client
    self.connection = connection
    self.loop = loop
    self.keymap = keymap
    self.passedKeys = passedKeys
    client.onPass = { [weak self] in self?.send($0) }
    client.onNews = { [weak self] in self?.note($0, $1) }
  }

  /// Gives the keyboards back, and ends.
  func destroy() {
    stopRepeating()
    if let quiet { loop.cancel(quiet) }
    isWanted = false
    (client.onPass, client.onNews) = ({ _ in }, { _, _ in })
    endAnswers()
    if !isEnding { grab?.release() }
    grab?.destroy()
    grab = nil
    // The compositor lets go of its keys.
    passedKeys.destroy()
    (waiting, countBeforeTouches) = ([], nil)
    onHandled()
  }
}

// MARK: - Grabbing

extension HardwareKeyboard {
  private func follow() {
    let isWanted = isWanted && !isUnusable
    if isWanted, grab == nil {
      grab = inputMethod.grabKeyboard()
      grab?.onEvent = { [weak self] in self?.receive($0) }
      connection.flush()
    } else if !isWanted, grab != nil, !isEnding {
      guard isUnusable || isQuiet else { return followOnceQuiet() }
      isEnding = true
      grab?.release()
      connection.whenHandled { [weak self] in self?.finish() }
      connection.flush()
    }
  }

  /// For how long nobody types before the keyboards are given back: a key that is on its way here then comes to the app behind those that
  /// go straight there.
  private static let quietMicroseconds: Int64 = 300_000
  /// The same while a key is down that the app has. Not for ever: that some are let go nobody tells, such as those of a shortcut of the
  /// compositor's own, and the next thing that is typed may be for a lock screen.
  private static let heldMicroseconds: Int64 = 2_000_000

  /// After how long it is looked again whether anything waits for an app.
  private static let waitingMicroseconds: Int64 = 50_000

  private var quietEnd: Int64 {
    lastKeyMicroseconds + (held.hasPassed ? Self.heldMicroseconds : Self.quietMicroseconds)
  }

  private var isQuiet: Bool {
    let now = MonotonicClock.nowMicroseconds
    // What waits for an app is ahead of what goes straight there.
    return now >= quietEnd && (client.waitsForNothing || now >= lastKeyMicroseconds + Self.heldMicroseconds)
  }

  private func followOnceQuiet() {
    if let quiet { loop.cancel(quiet) }
    let rest = max(quietEnd - MonotonicClock.nowMicroseconds, client.waitsForNothing ? 0 : Self.waitingMicroseconds)
    quiet = loop.after(.microseconds(rest)) { [weak self] in
      self?.quiet = nil
      self?.follow()
    }
  }

  /// The compositor has taken the keyboards back, and has told of all keys that came before. Of those that are down it tells
  /// nobody any more.
  private func finish() {
    guard isEnding else { return }
    let last = waiting
    (waiting, countBeforeTouches) = ([], nil)
    last.forEach(handle)
    onHandled()
    stopRepeating()
    for code in held.releaseAll() {
      let time = UInt32(truncatingIfNeeded: MonotonicClock.nowMicroseconds / 1000)
      client.pass(
        PassedKey(event: .key(code, isDown: false, milliseconds: time), isModifier: keymap.isModifier(code)))
    }
    if modifiers.depressed != 0 || modifiers.latched != 0 {
      (modifiers.depressed, modifiers.latched) = (0, 0)
      passModifiers()
    }
    let ended = taken.values
    taken = [:]
    ended.forEach(onRelease)
    grab?.destroy()
    grab = nil
    isEnding = false
    follow()
  }
}

// MARK: - Keys

extension HardwareKeyboard {
  private func receive(_ event: KeyboardGrab.Event) {
    if case .key = event {
      lastKeyMicroseconds = MonotonicClock.nowMicroseconds
      onActivity()
    }
    if isReleaseOfEarlier(event) { handle(event) } else { waiting.append(event) }
    handleWaiting()
    if !isWanted, case .key = event { follow() }
  }

  /// Whether a key is let go that has had its turn: it comes no more, whatever waits. Modifiers change what waits.
  private func isReleaseOfEarlier(_ event: KeyboardGrab.Event) -> Bool {
    guard case .key(let code, isDown: false, _) = event, !waiting.isEmpty, !keymap.isModifier(code) else {
      return false
    }
    return !waiting.contains { if case .key(code, isDown: true, _) = $0 { true } else { false } }
  }

  private func handleWaiting() {
    guard !waiting.isEmpty else { return }
    isHandling = true
    while let event = waiting.first, countBeforeTouches != 0, !client.isHandingOver, !isHeldUp(),
      countBeforeTouches != nil || !waitsForAnswer(event)
    {
      countBeforeTouches = countBeforeTouches.map { $0 - 1 }
      handle(waiting.removeFirst())
    }
    isHandling = false
    // The memory of an array keeps what was in it, which may be keys of a password.
    if waiting.isEmpty { waiting = [] }
    if hasHandledEarlier { onHandled() }
  }

  /// Whether no key waits that has come before the touches that wait.
  private var hasHandledEarlier: Bool { waiting.isEmpty || countBeforeTouches == 0 }

  /// Looks soon at the keys that wait, once whoever decides about them has heard of all that has just come.
  ///
  /// - Parameter isUrgent: Whether they wait for no answer of the app any more, as somebody is about to type behind them.
  /// - Returns: Whether none waits, but for those behind touches.
  func handleSoon(isUrgent: Bool) -> Bool {
    // What a key itself types has its turn.
    guard !isHandling, !hasHandledEarlier else { return true }
    if isUrgent { endAnswers() }
    loop.after(.zero) { [weak self] in self?.handleWaiting() }
    return false
  }

  /// Touches wait from now on for the keys that have come, and keys that come for them; or no touch waits any more.
  func noteTouches(areWaiting: Bool) {
    guard areWaiting else {
      countBeforeTouches = nil
      _ = handleSoon(isUrgent: false)
      return
    }
    countBeforeTouches = countBeforeTouches ?? waiting.count
  }

  /// Letters go to somebody else from now on, who has heard nothing of a dead key or a sequence that was begun.
  func forgetSequence() { keymap.resetCompose() }

  private func handle(_ event: KeyboardGrab.Event) {
    switch event {
    case .keymap(let text):
      guard !text.isEmpty else {
        isUnusable = true
        return follow()
      }
      keymap.setKeymap(text: text)
      client.pass(PassedKey(event: .keymap(text)))
    case .key(let code, let isDown, let time):
      isDown ? press(code, at: time) : release(code, at: time)
    case .modifiers(let depressed, let latched, let locked, let group):
      keymap.setModifiers(depressed: depressed, latched: latched, locked: locked, group: group)
      modifiers = (depressed, latched, locked, group)
      passModifiers()
    case .repeatInfo(let rate, let delay):
      self.rate = Int64(min(max(rate, 0), 1000))
      self.delay = .milliseconds(max(delay, 0))
    }
  }

  private func press(_ code: UInt32, at time: UInt32) {
    guard lastPress?.code != code || lastPress?.milliseconds != time else {
      // The same press once more is our own: the two of us would hand it round and round.
      isUnusable = true
      return follow()
    }
    lastPress = (code, time)
    if field != client.fieldCount {
      field = client.fieldCount
      keymap.resetCompose()
    }
    let key = keymap.press(code)
    if key.meaning != .modifier { stopRepeating() }
    if !isWanted, key.meaning != .modifier { onUnwantedKey() }
    let isTaken = isWanted && onKey(key)
    held.press(code, isTaken: isTaken)
    if isTaken { composes = makesSyllables() } else if key.isPlain, case .text = key.meaning { composes = false }
    guard isTaken else {
      let isAwaited = key.meaning != .modifier && composes && isWanted && client.tellsText
      if isAwaited {
        awaited.add()
        awaitAnswer()
      }
      return client.pass(
        PassedKey(
          event: .key(code, isDown: true, milliseconds: time), stroke: key.strokeInApp,
          letter: isWanted ? key.letterInApp : nil, isAwaited: isAwaited))
    }
    // Nothing is kept of what is text.
    switch key.meaning {
    case .arrow, .select, .enter, .back: taken[code] = key
    case .modifier, .text, .backspace, .language, .other: break
    }
    if rate > 0, keymap.repeats(code) { repeatKey(key, code, after: delay) }
  }

  private func release(_ code: UInt32, at time: UInt32) {
    lastPress = nil
    if repeated?.code == code { stopRepeating() }
    let key = taken.removeValue(forKey: code)
    guard held.release(code) == .pass else {
      if let key { onRelease(key) }
      return
    }
    client.pass(
      PassedKey(event: .key(code, isDown: false, milliseconds: time), isModifier: keymap.isModifier(code)))
  }

  private func passModifiers() {
    client.pass(
      PassedKey(
        event: .modifiers(
          depressed: modifiers.depressed, latched: modifiers.latched, locked: modifiers.locked, group: modifiers.group))
    )
  }
}

extension HardwareKey {
  /// What an app may do for it: begin a new line, or anything. `nil` for what changes no text.
  fileprivate var strokeInApp: KeyStroke? {
    switch meaning {
    case .modifier: nil
    case .enter where isPlain: KeyStroke(.enter)
    case .enter, .text, .backspace, .language, .arrow, .select, .back, .other: KeyStroke(.escape)
    }
  }

  /// What it does to the text of a field, where that takes it as one; `nil` where an app may do anything for it.
  fileprivate var letterInApp: PassedKey.Letter? {
    guard isPlain, composed == nil else { return nil }
    return switch meaning {
    case .text(let text) where text.unicodeScalars.count == 1: .text(text)
    case .backspace: .backspace
    case .text, .modifier, .enter, .language, .arrow, .select, .back, .other: nil
    }
  }
}

// MARK: - Whose a letter is

extension HardwareKeyboard {
  /// How long a letter waits for an app to say what came of a key before it. Some bring nothing about, as that for copying.
  private static let patience = Duration.seconds(1)
  /// The same once the app has shown all that is known to come of it: it may yet give another field the focus.
  private static let shownPatience = Duration.milliseconds(50)

  /// Whether an event is a letter behind a key by which the app may give another field the focus, and has not said so: a syllable
  /// must not begin in one field and go on in another.
  private func waitsForAnswer(_ event: KeyboardGrab.Event) -> Bool {
    guard !awaited.isEmpty, composes, isWanted, case .key(let code, true, _) = event else { return false }
    return keymap.hasPlainText(code)
  }

  /// A key goes to the app now.
  private func send(_ key: PassedKey) {
    passedKeys.send(key.event)
    guard key.isAwaited else { return }
    awaited.noteSent(behind: key.textAhead, isReturn: key.stroke?.key == .enter)
    awaitAnswer()
  }

  private func awaitAnswer(within time: Duration = HardwareKeyboard.patience) {
    if let awaitedEnd { loop.cancel(awaitedEnd) }
    awaitedEnd = loop.after(time) { [weak self] in
      guard let self else { return }
      awaitedEnd = nil
      // The app may not have been sent the next key yet.
      if awaited.hasQueued, !client.waitsForNothing { return awaitAnswer() }
      awaited = AwaitedAnswers()
      handleWaiting()
    }
  }

  private func endAnswers() {
    if let awaitedEnd { loop.cancel(awaitedEnd) }
    awaitedEnd = nil
    awaited = AwaitedAnswers()
  }

  private func note(_ news: FieldNews?, _ state: FieldState) {
    switch news {
    case .newField: awaited.noteField()
    case .appChangedText: awaited.noteText(before: state.context?.before ?? "")
    case nil: awaited.noteLoss()
    case .echo:
      if state.hasNewContext, client.isContextCertain, awaited.isShown { awaitAnswer(within: Self.shownPatience) }
    }
    if awaited.isEmpty { endAnswers() }
    _ = handleSoon(isUrgent: false)
  }
}

// MARK: - Repeating

extension HardwareKeyboard {
  private func stopRepeating() {
    if let repeated { loop.cancel(repeated.deadline) }
    repeated = nil
  }

  /// Has a key that was taken come once more; those that the app has it repeats itself. Counts from when it came last, so that
  /// nothing is flooded.
  private func repeatKey(_ key: HardwareKey, _ code: UInt32, after wait: Duration) {
    let deadline = loop.after(wait) { [weak self] in
      guard let self, let repeated else { return }
      // That it was let go may have come meanwhile, and not been looked at.
      connection.whenHandled { [weak self] in
        if let self, self.repeated?.deadline == repeated.deadline { comeAgain(key, code) }
      }
    }
    repeated = (code, deadline)
  }

  private func comeAgain(_ key: HardwareKey, _ code: UInt32) {
    repeated = nil
    guard isWanted, field == client.fieldCount else { return }
    var key = key
    key.isRepeated = true
    // Nobody knows yet where it would come, or whether it is held any more. And an app that stands still is not sent more than it can show
    // while the key is down.
    if client.isHandingOver || !waiting.isEmpty || !client.waitsForNothing || onKey(key) {
      repeatKey(key, code, after: .seconds(1) / max(rate, 1))
    }
  }
}
