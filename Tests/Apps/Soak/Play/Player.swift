// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import TestKeyboardKeys

/// Types a batch and compares what came of it.
struct Player {
  /// How a batch ended.
  struct Outcome {
    var taps = 0
    var counts = Expectation.Counts()
    var stops: [Disturbance.Kind: Int] = [:]
    var scales = 0
    /// Fields with letters in place of syllables, whose app stood still until another one had the focus.
    var leftInLetters = 0
    /// Whether the bed itself was too slow for what was typed to have one meaning.
    var isVoid = false
    /// What differs, by field; empty when all is as it must be.
    var differences: [Difference] = []
  }

  struct Difference {
    let field: String
    let expected: String
    let received: String
  }

  /// How long after the last disturbance the text may stand still before it is as it should be, in microseconds.
  private static let patience: Int64 = 20_000_000

  /// How long the text stands still after a held delete: a browser on a busy machine reads some keys late.
  private static let heldPatience: Int64 = 3_000_000

  private let bed: SoakBed
  private let batch: Batch
  private let trace: Trace
  private let disturber: Disturber
  private var hand: Hand
  private var expectations: Expectations
  private var keys: [String: Rect] = [:]
  /// What the bar showed before the step, and where its words are.
  private var bar = Bar()
  private var barFrames: [Rect] = []
  private var outcome = Outcome()

  /// Plays a batch in a bed that has been opened for it.
  static func play(_ batch: Batch, in bed: SoakBed, trace: Trace) throws -> Outcome {
    guard let app = bed.app.program.programPID, let compositor = bed.session.compositor.programPID else {
      throw BedError("the app or the compositor has ended")
    }
    let disturber = Disturber(batch.disturbances, app: app, compositor: compositor, trace: trace)
    defer { _ = disturber.end() }
    var player = Player(bed: bed, batch: batch, trace: trace, disturber: disturber)
    return try player.play()
  }

  private init(bed: SoakBed, batch: Batch, trace: Trace, disturber: Disturber) {
    (self.bed, self.batch, self.trace, self.disturber) = (bed, batch, trace, disturber)
    hand = Hand(bed.session.injector, batch: batch, trace: trace)
    expectations = Expectations(
      Expectation(
        field: batch.firstField, makesFullStops: bed.client.makesFullStops, owesSpaces: bed.client.owesSpaces))
  }

  private mutating func play() throws -> Outcome {
    try findKeys()
    hand.rest()
    for step in batch.steps where !expectations.areTooMany {
      if case .mark(let sign) = step, keys[String(sign)] == nil { continue }
      try look(before: step)
      expectations.apply(step, bar)
      try play(step)
    }
    try hand.lift()
    outcome.stops = disturber.end()
    try compare()
    if batch.language == .custom, !outcome.differences.isEmpty, try bed.keyboard.state().guest == nil {
      throw CustomKeyboardEnd()
    }
    outcome.taps = hand.taps
    outcome.isVoid = hand.wasLate
    return outcome
  }
}

// MARK: - Steps

extension Player {
  private static let unshifted: [Character: Character] = [
    "ㅃ": "ㅂ", "ㅉ": "ㅈ", "ㄸ": "ㄷ", "ㄲ": "ㄱ", "ㅆ": "ㅅ", "ㅒ": "ㅐ", "ㅖ": "ㅔ",
  ]

  private mutating func play(_ step: Step) throws {
    switch step {
    case .letter(let letter): try play(letter)
    case .space: try tap("space")
    case .fullStop:
      try hand.tapAlone(key("space"), name: "space")
      try hand.tapAlone(key("space"), name: "space")
    case .delete: try tap("delete")
    case .newLine: try tap("return")
    case .mark(let sign): try tap(String(sign))
    case .take(let slot): if barFrames.indices.contains(slot) { try hand.tap(barFrames[slot], name: bar.words[slot]) }
    case .holdDelete(let milliseconds):
      try hand.hold(key("delete"), name: "delete", microseconds: milliseconds * 1000)
      try adoptRest()
    case .variant(let name, let choice): try pick(choice, of: name)
    case .compose: for _ in 0..<3 { try tap(TestKey.compose.rawValue) }
    case .field(let name): try goTo(name)
    case .scale(let scale):
      try hand.lift()
      trace.note("scale \(scale)")
      try bed.setScale(scale)
      outcome.scales += 1
      // A terminal's field that begins anew has the English keyboard at first.
      try bed.show(batch.language)
      try findKeys()
      if bed.client.kind.hasFields { try disturber.suspend { try bed.findFields() } }
      hand.rest()
    }
  }

  private mutating func play(_ letter: Character) throws {
    let base = Self.unshifted[letter] ?? Character(letter.lowercased())
    guard base != letter else { return try tap(String(letter)) }
    try hand.tapAlone(key("shift"), name: "shift")
    try hand.tapAlone(key(String(base)), name: String(letter))
  }

  private mutating func tap(_ name: String) throws { try hand.tap(key(name), name: name) }

  private mutating func pick(_ choice: Character, of name: String) throws {
    try hand.lift()
    trace.note("hold \(name) for \(choice)")
    try bed.driver.holdAndPick(name, choice: String(choice))
    hand.rest()
  }

  /// How many touches an app hears at wrong places before it is given up.
  private static let mostMisplaced = 4

  private mutating func goTo(_ field: String) throws {
    try hand.lift()
    // A thumb needs its time from the keyboard to a field, and the keyboard may wait 30 ms for the app's last answer.
    Clock.pause(until: Clock.now() + 120_000)
    let serial = try bed.keyboard.state().serial
    for _ in 0..<2 { try bed.session.injector.send("frame") }
    // Browsers do not hear every touch while they lay out a page anew, and it may be another field that is there then; a person
    // looks, and touches again.
    var misplaced = 0
    try Wait.untilTrue("a touch to give \(field) the focus") {
      guard let frame = bed.frames[field] else { throw BedError("nobody knows where \(field) is") }
      let before = bed.app.events.count
      bed.pauseBeforeTouch(of: field)
      try hand.touch(frame.center, name: field)
      if bed.app.wait(within: 3, until: { _ in bed.app.focusedField == field }) { return true }
      misplaced += bed.app.misplacesTouches(at: frame.center, since: before) ? 1 : 0
      if misplaced == Self.mostMisplaced { throw AppFault("hears touches where they are not") }
      try disturber.suspend { try bed.findFields() }
      return false
    }
    if bed.client.kind.speaksTextInput {
      try bed.keyboard.wait(for: "the keyboard of \(field)") { $0.visible && $0.serial > serial }
    }
    trace.note("focus on \(field)")
    if batch.hasWords { try findKeys() }
    hand.rest()
  }

  /// A held delete has taken the end of the text; nothing says how much, so the rest is what counts from here.
  private mutating func adoptRest() throws {
    let field = expectations.first.field
    let before = expectations.first.text(of: field)
    try disturber.suspend {
      var last = ""
      var since = Clock.now()
      try Wait.untilTrue("the text to stand still") {
        let text = bed.text(of: field)
        if text != last { (last, since) = (text, Clock.now()) }
        return Clock.now() - since > Self.heldPatience
      }
      trace.note("left: \(last.count) of \(before.count) characters")
      if !expectations.adopt(last) {
        outcome.differences.append(Difference(field: field, expected: "the beginning of " + before, received: last))
      }
    }
    hand.rest()
  }
}

// MARK: - Looking

extension Player {
  private mutating func findKeys() throws {
    // A key that was there at another scale is none any more.
    keys = [:]
    if batch.language == .custom {
      for key in [TestKey.a, .b, .c, .d, .e, .delete, .compose] { keys[key.rawValue] = try bed.frame(of: key) }
      return
    }
    let state = try bed.keyboard.state()
    for key in state.keys { keys[key.label] = key.frame }
    for key in state.keys { keys[key.id] = key.frame }
  }

  private func key(_ name: String) throws -> Rect {
    guard let frame = keys[name] else { throw BedError("no key \(name) among \(keys.keys.sorted())") }
    return frame
  }

  /// Looks at the bar before a step that depends on it, when all fingers are up.
  private mutating func look(before step: Step) throws {
    bar = Bar()
    guard batch.hasWords, batch.language != .custom, step.dependsOnBar else { return }
    try hand.lift()
    let shown = try bed.keyboard.state().suggestions.filter { !$0.label.isEmpty }
    bar.words = shown.map(\.label)
    trace.note("bar: \(bar.words.joined(separator: " | "))")
    barFrames = shown.map(\.frame)
    guard let pending = shown.first(where: \.isPending), let literal = shown.first else { return }
    bar.pending = Bar.Correction(literal: literal.label, word: pending.label)
    trace.note("\(literal.label) becomes \(pending.label)")
  }

  private mutating func compare() throws {
    let fields = bed.client.fields
    let possible = Set(expectations.all.map { one in fields.map { one.text(of: $0) } })
    var last: [String] = []
    var since = Clock.now()
    let expected = fields.map { expectations.first.text(of: $0) }
    // A busy app answers each change late; it is done when nothing comes any more.
    try Wait.untilTrue("the text to stand still", within: 120) {
      let texts = fields.map { bed.text(of: $0) }
      if texts != last { (last, since) = (texts, Clock.now()) }
      guard possible.contains(texts) else { return Clock.now() - since >= Self.patience }
      // The last keys may be under way where they lead back to a text that was there before them, and so may what puts another text
      // in the place of what was typed.
      let isSettled = texts == expected && !expectations.hadBefore(texts, in: fields)
      return Clock.now() - since >= (isSettled ? 0 : Self.heldPatience)
    }
    let hasStopped = !outcome.stops.isEmpty
    if let match = expectations.all.first(where: { one in
      fields.allSatisfy { one.accepts(bed.text(of: $0), in: $0, ofStopped: hasStopped) }
    }) {
      outcome.counts = match.counts
      outcome.leftInLetters = fields.count { bed.text(of: $0) != match.text(of: $0) }
      return
    }
    let nearest = expectations.first
    for field in fields where !nearest.accepts(bed.text(of: field), in: field, ofStopped: hasStopped) {
      outcome.differences.append(
        Difference(field: field, expected: nearest.text(of: field), received: bed.text(of: field)))
    }
  }
}

extension SoakBed {
  /// The text of a field as the app means it.
  func text(of field: String) -> String { app.text(of: field) }
}
