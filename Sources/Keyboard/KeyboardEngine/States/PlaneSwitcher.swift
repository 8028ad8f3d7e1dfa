// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Decides which plane is shown after each action.
///
/// It knows planes as plane keys name them; whether letters are capitals is `ShiftKey`'s affair.
package struct PlaneSwitcher: Hashable, Sendable {
  /// The plane to which temporary ones return.
  package let letters: String
  /// Planes that are shown for a sign or two, such as numbers and symbols.
  package let temporary: Set<String>
  /// The name of the plane on screen.
  package private(set) var shown: String
  /// What was shown when the last plane key was pressed.
  private var previous: String
  private var hasTyped = false
  /// Whether something was typed while the plane key is still held.
  private var hasTypedWhileHeld = false

  /// The name of the plane of emoji.
  package static let emoji = "emoji"

  /// How long a plane key is held before letting it go brings the letters back, if something was typed meanwhile. A
  /// quick tap keeps its plane even when the next finger comes down before it is over.
  package static let holdMilliseconds: Int64 = 400

  /// - Parameter shown: The plane that the field starts with; `letters` when `nil`.
  package init(letters: String, temporary: Set<String>, shown: String? = nil) {
    self.letters = letters
    self.temporary = temporary
    self.shown = shown ?? letters
    previous = self.shown
  }
}

extension PlaneSwitcher {
  /// Takes part in an action.
  ///
  /// - Plane keys show their plane.
  /// - A symbol that was reached by dragging from a plane key brings back the plane before it.
  /// - An apostrophe leaves a temporary plane at once, space leaves it once something was typed there.
  ///
  /// - Returns: Whether `shown` changed.
  @discardableResult
  package mutating func follow(_ action: KeyAction) -> Bool {
    let before = shown
    switch action.kind {
    case .press(.plane(let id)):
      previous = shown
      show(id)
    case .press(.emoji):
      if shown != Self.emoji { previous = shown }
      show(Self.emoji)
    case .press(.findEmoji):
      show(letters)
    case .press(let role):
      let isDragged = if case .plane = action.draggedFrom { true } else { false }
      typed(role, isDragged: isDragged)
    case .release(.plane):
      let heldLong = action.time >= action.began.advanced(byMilliseconds: Self.holdMilliseconds)
      if hasTypedWhileHeld, heldLong, temporary.contains(shown) { show(previous) }
      hasTypedWhileHeld = false
    case .release, .nothing, .deleteAgain, .pressAgain, .moveCaret, .moveCaretByLines:
      break
    }
    return shown != before
  }

  private mutating func show(_ id: String) {
    shown = id
    hasTyped = false
    hasTypedWhileHeld = false
  }

  private mutating func typed(_ role: KeyRole, isDragged: Bool) {
    if isDragged {
      show(previous)
    } else if temporary.contains(shown) {
      switch role {
      case .character("'"), .character("\u{2019}"):
        show(letters)
      case .character:
        hasTyped = true
        hasTypedWhileHeld = true
      case .space where hasTyped:
        show(letters)
      case .space, .delete, .return, .shift, .plane, .globe, .keyboard, .form, .oneHanded, .adjust, .scan, .settings,
        .emoji,
        .findEmoji, .section,
        .suggestion, .forget, .dismiss, .showKeys, .bar, .modifier, .stroke:
        break
      }
    }
  }
}
