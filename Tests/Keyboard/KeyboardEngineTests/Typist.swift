// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Composition
import Geometry
import KeyboardEngine
import TextModel
import Testing

/// A person at a keyboard: fingers, a clock, and a small host that does what the actions say to a text.
///
/// The host differs from the real one in that its text client is a string and never refuses an edit.
struct Typist {
  private(set) var interpreter: TouchInterpreter
  private(set) var shift = ShiftKey()
  private(set) var planes: PlaneSwitcher
  private(set) var period = PeriodShortcut()
  private(set) var actions: [KeyAction] = []
  private(set) var text = ""
  /// Where the caret is, in characters from the end of the text.
  private(set) var caretFromEnd = 0
  /// How many lines the caret was asked to move down.
  private(set) var linesMoved = 0
  private(set) var time = EventTime(milliseconds: 1000)
  private(set) var touchDownCount = 0
  private var capitals: AutoCapitalization
  private var composer: HangulComposer?
  private var fingers: [Int32: Point] = [:]

  init(korean: Bool = false, capitals: AutoCapitalization = .none, text: String = "") {
    composer = korean ? HangulComposer() : nil
    self.capitals = capitals
    self.text = text
    planes = PlaneSwitcher(letters: "letters", temporary: ["numbers"])
    interpreter = TouchInterpreter(plane: korean ? TestPlanes.korean : TestPlanes.letters)
    interpreter.settings.headroom = 60
    adapt()
  }
}

// MARK: - Fingers

extension Typist {
  /// Puts a finger on a key of the plane that is shown.
  mutating func down(_ role: KeyRole, finger: Int32 = 1) {
    guard let place = interpreter.plane.place(of: role) else {
      Issue.record("no such key is shown")
      return
    }
    touchDownCount += 1
    send(.began, finger, place)
  }

  mutating func down(_ text: String, finger: Int32 = 1) { down(role(text), finger: finger) }

  mutating func slide(to role: KeyRole, finger: Int32 = 1) {
    if let place = interpreter.plane.place(of: role) { send(.moved, finger, place) }
  }

  mutating func slide(to text: String, finger: Int32 = 1) { slide(to: role(text), finger: finger) }

  mutating func slide(by offset: Point, finger: Int32 = 1) {
    if let place = fingers[finger] { send(.moved, finger, place + offset) }
  }

  mutating func up(finger: Int32 = 1) { send(.ended, finger, fingers[finger] ?? .zero) }

  mutating func cancel(finger: Int32 = 1) { send(.cancelled, finger, fingers[finger] ?? .zero) }

  mutating func tap(_ role: KeyRole) {
    down(role)
    wait(30)
    up()
    wait(50)
  }

  mutating func tap(_ text: String) { tap(role(text)) }

  /// Taps one key after the other, a space as the space bar.
  mutating func type(_ text: String) { for character in text { tap(String(character)) } }

  /// Lets time pass as a host does: it wakes at each deadline.
  mutating func wait(_ milliseconds: Int64) {
    let end = time.advanced(byMilliseconds: milliseconds)
    while let deadline = interpreter.nextDeadline, deadline <= end {
      interpreter.advance(to: deadline)
      perform()
    }
    time = end
  }

  mutating func loseFocus() {
    interpreter.cancelAll()
    perform()
  }

  private func role(_ text: String) -> KeyRole { text == " " ? .space : .character(text) }

  private mutating func send(_ phase: TouchPhase, _ finger: Int32, _ place: Point) {
    fingers[finger] = place
    interpreter.handle(TouchEvent(phase, finger: finger, location: place, time: time))
    perform()
  }
}

// MARK: - Host

extension Typist {
  private mutating func perform() {
    while let action = interpreter.nextAction() {
      actions.append(action)
      shift.follow(action)
      planes.follow(action)
      switch action.kind {
      case .press(let role): perform(role, at: action.time, replacing: action.replacesLastOutput)
      case .pressAgain(let role): perform(role, at: action.time, replacing: false)
      case .deleteAgain(.grapheme): text = String(text.dropLast())
      case .deleteAgain(.word): text.removeSubrange(TextBoundary.wordDeletionRange(before: text))
      case .moveCaret(let graphemes): caretFromEnd = min(max(caretFromEnd - graphemes, 0), text.count)
      case .moveCaretByLines(let lines): linesMoved += lines
      case .nothing, .release: break
      }
      adapt()
    }
  }

  private mutating func perform(_ role: KeyRole, at time: EventTime, replacing: Bool) {
    switch role {
    case .character(let output):
      period.interrupt()
      if replacing { text = String(text.dropLast()) }
      insert(output)
    case .space:
      composer?.close()
      if case .replaceBackward(let old, let new) = period.space(at: time, before: text) {
        replace(old, new)
      } else {
        text += " "
      }
    case .return:
      insert("\n")
    case .delete:
      if case .replaceBackward(let old, let new) = period.delete(at: time, before: text) {
        replace(old, new)
      } else if let replacement = composer?.deleteBackward() {
        replace(replacement.old, replacement.new)
      } else {
        text = String(text.dropLast())
      }
    case .shift, .plane, .globe, .keyboard, .form, .oneHanded, .adjust, .scan, .settings, .emoji, .findEmoji, .section,
      .suggestion,
      .forget, .dismiss, .showKeys, .bar, .modifier, .stroke:
      break
    }
  }

  private mutating func insert(_ output: String) {
    let replacement = composer?.type(output) ?? Replacement(old: "", new: output)
    replace(replacement.old, replacement.new)
  }

  private mutating func replace(_ old: String, _ new: String) {
    #expect(text.hasSuffix(old))
    text = String(text.dropLast(old.count)) + new
  }

  /// Shows the plane that suits the states and the text.
  private mutating func adapt() {
    if composer == nil { shift.suggest(capitals.shift(before: text)) }
    let isShifted = shift.state != .off
    let plane =
      planes.shown == "numbers"
      ? TestPlanes.numbers
      : composer == nil
        ? (isShifted ? TestPlanes.shifted : TestPlanes.letters)
        : (isShifted ? TestPlanes.koreanShifted : TestPlanes.korean)
    if plane != interpreter.plane { interpreter.setPlane(plane) }
  }
}

// MARK: - What is seen

extension Typist {
  /// The key caps that are drawn as pressed.
  var pressed: [KeyRole] { interpreter.pressState.pressed.map { interpreter.plane.keys[$0].role } }

  /// Whether nothing is left of any touch, and each has given one action.
  func checkInvariants(cancelled: Int = 0) {
    #expect(interpreter.pressState == PressState())
    #expect(interpreter.nextDeadline == nil)
    #expect(actions.filter(\.concludes).count == touchDownCount - cancelled)
  }
}
