// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Emoji
import Geometry
import KeyboardEngine
import LearntWords
import SystemKeyboard
import Testing
import TextModel

/// A person with the bundled keyboards, a field and a clock.
///
/// The host differs from the real one in that frames cost nothing and the clock stands still between events.
@MainActor
final class Person {
  let controller: KeyboardController
  private(set) var field: ModelField
  /// How far beside the middle of keys fingers land, in logical pixels.
  var slip = Point.zero
  private(set) var time = EventTime(milliseconds: 10_000)
  private(set) var feedback: [KeyClick] = []
  private(set) var dismissals = 0
  private(set) var finishedWords: [WordObservation] = []
  private var fingers: [Int32: Point] = [:]

  init(
    modes: [String] = ["en-US", "ko-KR"], screen: Screen = PlaneHarness.phone, _ traits: FieldTraits = FieldTraits(),
    field: ModelField = ModelField(), words: (any LanguageSource)? = nil, emoji: (any EmojiSource)? = nil,
    change: (inout KeyboardPreferences) -> Void = { _ in }
  ) {
    var preferences = KeyboardPreferences()
    preferences.modes = modes
    change(&preferences)
    controller = KeyboardController(catalog: PlaneHarness.catalog, preferences: preferences, screen: screen)
    self.field = field
    controller.languageSource = words
    controller.emojiSource = emoji
    controller.openLanguages()
    controller.onEvent = { [weak self] in self?.note($0) }
    go(to: field, traits)
  }

  private func note(_ event: KeyboardEvent) {
    switch event {
    case .click(let click): feedback.append(click)
    case .dismiss: dismissals += 1
    case .finishedWord(let word): finishedWords.append(word)
    default: break
    }
  }

  /// Moves focus to another field.
  func go(to field: ModelField, _ traits: FieldTraits) {
    self.field = field
    controller.client = field
    controller.focus(traits, at: time)
  }

  var text: String { field.text }

  /// The app's late words reach the keyboard.
  func hear(_ count: Int = .max) {
    if field.deliver(count) { controller.noteAppChangedText() }
  }
}

// MARK: - Looking

extension Person {
  /// The key with a name, or with a label, or that types a text; capitals and small letters are the same to the eye.
  func key(_ name: String) -> PlacedKey? {
    let keys = controller.plane.keys
    return keys.first { $0.id == name } ?? keys.first { $0.role == role(name) }
      ?? keys.first { $0.label.words == name }
      ?? keys.first { $0.role == .character(name.uppercased()) || $0.role == .character(name.lowercased()) }
  }

  /// Whether there is a key with a name, in sight or not.
  func has(_ name: String) -> Bool { key(name) != nil || controller.plane.key(name) != nil }

  private func role(_ name: String) -> KeyRole { name == " " ? .space : .character(name) }

  var caption: String? { controller.presentation.spaceCaption?.text }

  /// The ids of the keys that look pressed.
  var pressedOnScreen: [String] {
    let presentation = controller.presentation
    return presentation.press.pressed.map { presentation.plane.keys[$0].id }
  }

  var previewsOnScreen: Int {
    controller.presentation.showsPreviews ? controller.presentation.press.previews.count : 0
  }

  /// Whether nothing is left to be done, so that the daemon can sleep.
  func isAtRest() -> Bool {
    wait(10_000)
    return controller.nextDeadline == nil && pressedOnScreen.isEmpty && caption == nil
  }
}

extension KeyLabel {
  fileprivate var words: String {
    switch self {
    case .text(let text), .word(let text), .pad(let text, _), .line(let text, _), .emoji(let text), .heading(let text),
      .scanned(let text, _, _), .scanHint(let text), .entry(let text, _), .suggestion(let text, _),
      .secret(_, let text):
      text
    case .icon(let icon): "\(icon)"
    case .blank: ""
    }
  }
}

// MARK: - Fingers

extension Person {
  func down(_ name: String, finger: Int32 = 0) {
    guard let key = key(name) else {
      Issue.record("there is no key '\(name)' on the plane \(controller.plane.id)")
      return
    }
    let plane = controller.plane
    let index = plane.keys.firstIndex(of: key) ?? 0
    let visible = plane.visibleFrame(of: index)
    if visible.isEmpty { Issue.record("the key '\(name)' is out of sight") }
    down(at: visible.center + slip, finger: finger)
  }

  /// The row above the keys, where it scrolls.
  var topRow: KeyRegion? { controller.plane.regions.first }

  /// Drags the row that scrolls to and fro until the whole of one of its keys is in sight.
  func bringIntoSight(_ name: String) {
    for _ in 0..<20 {
      guard let row = topRow, let key = row.content.first(where: { $0.id == name }) else { return }
      let frame = key.frame.offset(by: Point(x: -row.offset, y: 0))
      if row.area.contains(frame) { return }
      let distance = row.area.width * (frame.minX < row.area.minX ? 0.3 : -0.3)
      down(at: row.area.center)
      for step in 1...8 {
        wait(12)
        move(to: Point(x: row.area.midX + distance * Double(step) / 8, y: row.area.midY))
      }
      wait(100)
      up()
      wait(100)
    }
    Issue.record("the key '\(name)' does not come into sight")
  }

  func down(at place: Point, finger: Int32 = 0) { send(.began, finger, place) }

  func move(to place: Point, finger: Int32 = 0) { send(.moved, finger, place) }

  func move(by offset: Double, finger: Int32 = 0) {
    guard let place = fingers[finger] else { return }
    move(to: Point(x: place.x + offset, y: place.y), finger: finger)
  }

  func up(finger: Int32 = 0) {
    send(.ended, finger, fingers[finger] ?? .zero)
    fingers[finger] = nil
  }

  func cancel(finger: Int32 = 0) {
    send(.cancelled, finger, fingers[finger] ?? .zero)
    fingers[finger] = nil
  }

  private func send(_ phase: TouchPhase, _ finger: Int32, _ place: Point) {
    fingers[finger] = place
    controller.touch(TouchEvent(phase, finger: finger, location: place, time: time))
  }

  /// Lets time pass as the host does: it wakes at each deadline.
  func wait(_ milliseconds: Int64) {
    let end = time.advanced(byMilliseconds: milliseconds)
    var wakeUps = 0
    while let deadline = controller.nextDeadline, deadline <= end {
      time = max(time, deadline)
      controller.advance(to: time)
      wakeUps += 1
      if wakeUps > 10_000 {
        Issue.record("the keyboard never comes to rest")
        break
      }
    }
    time = end
  }
}

// MARK: - Typing

extension Person {
  func tap(_ name: String, pause: Int64 = 60) {
    down(name)
    wait(30)
    up()
    wait(pause)
  }

  /// Holds a key until its variants are open and chooses one.
  func hold(_ name: String, choose label: String) {
    down(name)
    wait(450)
    guard let popup = controller.openPopup, let variants = key(name)?.variants,
      let choice = variants.firstIndex(where: { $0.label == label })
    else {
      Issue.record("a hold of '\(name)' does not offer '\(label)'")
      return
    }
    move(to: Point(x: popup.cells[choice].midX, y: popup.cells[choice].midY))
    wait(50)
    up()
    wait(50)
  }

  /// Types what the keys give by themselves: shift is left alone, other planes are sought.
  func type(_ text: String) {
    for character in text { find(String(character)) }
  }

  /// Types a text letter by letter with shift as it needs.
  func write(_ text: String) {
    for character in text {
      let wanted = String(character)
      if character.isCased, controller.plane.id == PlaneName.letters,
        !controller.plane.keys.contains(where: { $0.role == .character(wanted) })
      {
        tap("shift", pause: 400)
      }
      find(wanted)
    }
  }

  private func find(_ name: String) {
    if key(name) != nil { return tap(name) }
    for route in [["shift"], ["letters"], ["letters", "shift"], ["numbers"], ["symbols"], ["numbers", "symbols"]] {
      for step in route where key(step) != nil && controller.plane.id != step { tap(step, pause: 400) }
      if key(name) != nil { return tap(name) }
    }
    Issue.record("no plane has '\(name)'")
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool { intersection(other) == other }
}
