// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardEngine

/// What the screen shows beyond the live state: a name on the space bar for a moment, and a key that was tapped so
/// quickly that nobody could have seen it.
struct DisplayState {
  var planeRequest: PlaneRequest?
  private(set) var caption: SpaceCaption?
  private var captionEnd: EventTime?
  /// The presentation that stays on screen although the finger has gone.
  private(set) var held: Presentation?
  private var heldEnd: EventTime?
  /// What the screen shows while nothing is held.
  private var shown: Presentation?
  /// When the keys that look pressed were pressed.
  private var pressStart: EventTime?

  /// The room above the keys for balloons and popups, in logical pixels.
  static let headroom = 64.0
  /// How long a balloon stays on screen after the finger has gone.
  static let lingerMilliseconds: Int64 = 70
  /// How long a key without a balloon looks pressed at the least, from the finger's coming on.
  static let leastPressMilliseconds: Int64 = 50
  /// How long the name of a keyboard stays on the space bar after a switch.
  static let captionMilliseconds: Int64 = 1200
  /// How long a word to the person stays there.
  static let noticeMilliseconds: Int64 = 4000

  var nextDeadline: EventTime? { EventTime.earlier(captionEnd, heldEnd) }

  mutating func showCaption(_ text: String, until end: EventTime) {
    caption = SpaceCaption(text: text)
    captionEnd = end
  }

  /// Ends what has been on screen for long enough.
  mutating func expire(at now: EventTime) {
    if let end = captionEnd, end <= now {
      caption = nil
      captionEnd = nil
    }
    if let end = heldEnd, end <= now { release() }
  }

  /// Forgets what was on screen: the keyboard has left it.
  mutating func reset() {
    self = DisplayState()
  }

  /// Forgets the words of the bar that was on screen: another field has focus, and they were for the one before.
  mutating func forgetSuggestions() { shown?.plane.setSuggestions([], forgetting: "") }

  /// Forgets how keys looked that are, or were, under a finger.
  mutating func forgetPresses() {
    release()
    shown = nil
  }

  /// Follows a change of the live state.
  mutating func follow(_ live: Presentation, at now: EventTime) {
    if !live.press.pressed.isEmpty || live.press.popup != nil || live.press.isScrolling {
      release()
      if pressStart == nil || live.press.pressed != shown?.press.pressed { pressStart = now }
    } else {
      if let last = shown, last.showsTypingKey { hold(last, at: now) }
      pressStart = nil
    }
    shown = live
  }

  private mutating func hold(_ last: Presentation, at now: EventTime) {
    let end =
      last.showsPreviews && !last.press.previews.isEmpty
      ? now.advanced(byMilliseconds: Self.lingerMilliseconds)
      : (pressStart ?? now).advanced(byMilliseconds: Self.leastPressMilliseconds)
    guard end > now else { return }
    held = last
    heldEnd = end
  }

  private mutating func release() {
    held = nil
    heldEnd = nil
  }
}

extension Presentation {
  /// Whether a key that types looks pressed; others have had their effect, which must not be hidden.
  fileprivate var showsTypingKey: Bool {
    guard press.popup == nil, !press.isMovingCaret else { return false }
    return press.pressed.contains { index in
      switch plane.keys.indices.contains(index) ? plane.keys[index].role : .dismiss {
      case .character, .space, .delete, .return: true
      default: false
      }
    }
  }
}
