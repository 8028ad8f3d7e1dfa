// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import TestBed
import TestSupport
import TextModel

@testable import WaylandPlatform
@testable import typing_soak

/// Types a batch of the soak's with the keyboard into an app of the model, in a time of its own.
@MainActor
final class HeadlessSoak {
  private let batch: Batch
  private let client: Client
  private let controller: KeyboardController
  private let field: ReachedField
  /// Whether the app stands still at times.
  private let standsStill: Bool
  private var random: SeededGenerator
  private var expectations: Expectations
  private var bar = Bar()
  private var areas: [Rect] = []
  /// The texts of the fields that were left.
  private var leftTexts: [String: String] = [:]
  private var fieldName: String
  private var now: Int64 = 10_000_000
  private var nextTap: Int64 = 10_000_000
  private var fingers: [(finger: Int32, place: Point)] = []
  /// What happened, with times.
  private(set) var story: [String] = []

  private static let catalog = try? LayoutFolder(path: SourceTree.path("Keyboards")).catalog { _ in }

  init?(_ kind: ModelApp.Kind, seed: UInt64, words: any LanguageSource) {
    guard let catalog = Self.catalog else { return nil }
    client = Client(kind: kind == .gtk ? .gtk4 : kind == .libreOffice ? .libreoffice : .firefox)
    batch = Batch(seed: seed, client: client, hasWords: true)
    random = SeededGenerator(seed: seed)
    // Nobody can tell when LibreOffice carries a BackSpace out, and it is waited for no longer than so.
    let stalls: [Int64] = kind == .libreOffice ? [0, 50_000, 100_000, 150_000] : [0, 50_000, 300_000, 600_000]
    let longestStall = stalls[random.next(below: stalls.count)]
    standsStill = longestStall > 0
    // Of an app that has not, and stands still, nobody knows whether it would take a syllable that waits, and who leaves the field loses it.
    field = ReachedField(hasToldSpace: kind == .gtk, at: now) {
      ModelApp(kind, longestStall: longestStall, seed: seed &+ UInt64($0))
    }
    fieldName = batch.firstField
    expectations = Expectations(Expectation(field: fieldName, makesFullStops: true, owesSpaces: false))
    var preferences = KeyboardPreferences()
    preferences.modes = batch.language == .korean ? ["ko-KR", "en-US"] : ["en-US", "ko-KR"]
    preferences.autoCapitalization = false
    controller = KeyboardController(
      catalog: catalog, preferences: preferences, screen: Screen(size: Size(width: 360, height: 720)))
    controller.languageSource = words
    controller.openLanguages()
    controller.client = field
    controller.focus(FieldTraits(), at: time)
  }

  /// - Returns: What went wrong; `nil` when the texts are as they must be.
  func play() -> String? {
    guard batch.language != .custom else { return nil }
    let letter: Character = batch.language == .english ? "z" : "ㅇ"
    let steps = batch.steps.map { $0.onPlainKeys(letter) }
    note("\(batch.language) \(batch.hands) \(batch.tapsPerSecond) \(steps)")
    for step in steps where !expectations.areTooMany {
      if case .mark(let sign) = step, key(String(sign)) == nil { continue }
      look(before: step)
      play(step)
      expectations.apply(step, bar)
    }
    lift()
    pass(10_000_000)
    leftTexts[fieldName] = field.text
    guard match == nil else { return nil }
    return
      "expected \(client.fields.map { expectations.first.text(of: $0) }), received \(client.fields.map { text(of: $0) })"
  }

  /// How often words were corrected, and how often one was left.
  var counts: Expectation.Counts { match?.counts ?? .init() }

  /// What was to come about, where it has.
  private var match: Expectation? {
    expectations.all.first { one in
      client.fields.allSatisfy { one.accepts(text(of: $0), in: $0, ofStopped: standsStill) }
    }
  }

  private func text(of name: String) -> String { leftTexts[name] ?? "" }

  private func note(_ what: String) { story.append("\((now - 10_000_000) / 1000) ms \(what)") }
}

// MARK: - Steps

extension HeadlessSoak {
  private func look(before step: Step) {
    bar = Bar()
    guard step.dependsOnBar else { return }
    lift()
    let shown = controller.suggestions.filter { !$0.suggestion.text.isEmpty }
    bar.words = shown.map(\.suggestion.text)
    areas = shown.map(\.area)
    guard let pending = shown.first(where: \.suggestion.isPending), let literal = shown.first else { return }
    bar.pending = Bar.Correction(literal: literal.suggestion.text, word: pending.suggestion.text)
    note("'\(literal.suggestion.text)' becomes '\(pending.suggestion.text)'")
  }

  private func play(_ step: Step) {
    switch step {
    case .letter(let letter): type(letter)
    case .space: tap("space")
    case .mark(let sign): tap(String(sign))
    case .fullStop:
      tapAlone("space")
      tapAlone("space")
    case .delete: tap("delete")
    case .newLine: tap("return")
    case .take(let slot): if areas.indices.contains(slot) { tap(areas[slot], bar.words[slot]) }
    case .field(let name): goTo(name)
    case .holdDelete, .variant, .compose, .scale: break
    }
  }

  private static let unshifted: [Character: Character] = [
    "ㅃ": "ㅂ", "ㅉ": "ㅈ", "ㄸ": "ㄷ", "ㄲ": "ㄱ", "ㅆ": "ㅅ", "ㅒ": "ㅐ", "ㅖ": "ㅔ",
  ]

  private func type(_ letter: Character) {
    let base = Self.unshifted[letter] ?? Character(letter.lowercased())
    guard base != letter else { return tap(String(letter)) }
    tapAlone("shift")
    tapAlone(String(letter))
  }

  private func goTo(_ name: String) {
    lift()
    pass(120_000)
    // The app hears of the touch once it has done what came before.
    while !field.isUpToDate { pass(1_000) }
    leftTexts[fieldName] = field.text
    fieldName = name
    note("focus on \(name), '\(leftTexts)'")
    hear([field.moveOn()])
    pass(50_000)
    nextTap = now
  }
}

// MARK: - Fingers and time

extension HeadlessSoak {
  private func key(_ name: String) -> Rect? {
    let keys = controller.plane.keys
    let role = KeyRole.character(name)
    return
      (keys.first { $0.id == name } ?? keys.first { $0.role == role }
      ?? keys.first { $0.role == .character(name.uppercased()) || $0.role == .character(name.lowercased()) })?.frame
  }

  private func tap(_ name: String) {
    guard let frame = key(name) else { return note("there is no key \(name)") }
    tap(frame, name)
  }

  private func tap(_ frame: Rect, _ name: String) {
    if nextTap > now { pass(nextTap - now) }
    let pitch = Int64(1_000_000 / batch.tapsPerSecond)
    nextTap = max(nextTap, now - pitch) + pitch
    if batch.hands == .oneFinger || fingers.count > 1 || random.next(below: 3) == 0 { lift() }
    let finger: Int32 = fingers.contains { $0.finger == 0 } ? 1 : 0
    note("down \(name)")
    fingers.append((finger, frame.center))
    touch(.began, finger, frame.center)
    if batch.hands == .oneFinger {
      pass(5_000 + Int64(random.next(below: Int(pitch / 2))))
      lift()
    }
  }

  private func tapAlone(_ name: String) {
    lift()
    tap(name)
    lift()
  }

  private func lift() {
    while let (finger, place) = fingers.popLast() { touch(.ended, finger, place) }
  }

  private func touch(_ phase: TouchPhase, _ finger: Int32, _ place: Point) {
    let before = field.context?.before
    controller.touch(TouchEvent(phase, finger: finger, location: place, time: time))
    if field.context?.before != before { note("believes '\(field.context?.before ?? "")', '\(field.text)' is there") }
  }

  private var time: EventTime { EventTime(microseconds: now) }

  private func pass(_ microseconds: Int64) {
    let end = now + microseconds
    while now < end {
      now = min(now + 1_000, end)
      let before = field.text
      hear(field.advance(to: now))
      if field.text != before { note("the app has '\(field.text)'") }
      if let due = controller.nextDeadline, due <= time { controller.advance(to: time) }
    }
  }

  private func hear(_ news: [FieldNews]) {
    for one in news {
      switch one {
      case .newField: controller.focus(FieldTraits(), at: time)
      case .appChangedText:
        note("the app has changed its text: '\(field.context?.before ?? "")'")
        controller.noteAppChangedText(at: time)
      case .echo: break
      }
    }
  }
}

extension Step {
  /// Returns a letter in place of what only a real screen has: where nothing stood, two spaces would follow each other and make a full
  /// stop.
  fileprivate func onPlainKeys(_ letter: Character) -> Step {
    switch self {
    case .holdDelete, .variant, .compose, .scale: .letter(letter)
    case .letter, .space, .mark, .fullStop, .delete, .newLine, .take, .field: self
    }
  }
}
