// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
package import TextModel

/// Moves a focus over the keys of a plane by the buttons of a remote, and turns Select into touches.
///
/// It stands beside the `TouchInterpreter`: what it returns are touches for that, so that Select does what a tap does in every respect, and a
/// held Select what a held finger does. An arrow that is held moves the focus on, ever faster. At the ends of rows the focus stays.
///
///     for touch in navigator.press(.select, at: time) { interpreter.handle(touch) }
///     while let action = interpreter.nextAction() { perform(action) }
package struct FocusNavigator: Sendable {
  /// A button of a remote.
  package enum Button: Hashable, Sendable {
    case arrow(FocusDirection)
    case select
  }

  /// The keys.
  package private(set) var plane: KeyPlane
  /// The index of the key with the focus; `nil` when no key can be pressed.
  package private(set) var focus: Int?
  /// How many buttons have been pressed; a held arrow counts once.
  package private(set) var pressCount = 0
  /// Where the focus would be if all keys were small.
  private var anchor: Point = .zero
  /// The indexes of the keys that can have the focus.
  private var focusable: [Int]
  private var heldArrow: HeldArrow?
  /// Where Select went down, while it is.
  private var heldSelect: Point?
  private let finger: Int32

  /// - Parameters:
  ///   - plane: The keys.
  ///   - finger: What the touches are called; no finger of a hand may be called so.
  package init(plane: KeyPlane, finger: Int32 = -1) {
    self.plane = plane
    self.finger = finger
    focusable = plane.pressableKeys
    moveFocus(to: plane.rows.first?.first)
  }

  /// Shows other keys. The focus goes to the key of the given id, or else to the one that stands for the key that had it, or else to the
  /// nearest.
  package mutating func setPlane(_ plane: KeyPlane, focusing id: String? = nil) {
    let old = focus.flatMap { self.plane.keys.indices.contains($0) ? self.plane.keys[$0] : nil }
    let place = anchor
    self.plane = plane
    focusable = plane.pressableKeys
    let wanted = id.flatMap { id in plane.keys.firstIndex { $0.id == id } }
    let sameKey = old.flatMap(plane.counterpart)
    let distances = focusable.map { ($0, plane.visibleFrame(of: $0).squaredDistance(to: place)) }
    // Not a word to take, which would be pressed for the letter that was there.
    let letters = distances.filter { if case .suggestion = plane.keys[$0.0].role { false } else { true } }
    let nearest = (letters.isEmpty ? distances : letters).min { $0.1 < $1.1 }?.0
    let candidates = [wanted, sameKey, nearest]
    let next = candidates.lazy.compactMap(\.self).first { focusable.contains($0) }
    if next != nil, next == sameKey, wanted == nil, plane.keys[next ?? 0].frame == old?.frame {
      focus = next
    } else {
      moveFocus(to: next)
    }
  }

  private mutating func moveFocus(to index: Int?) {
    focus = index
    if let index { anchor = plane.visibleFrame(of: index).center }
  }
}

// MARK: - Buttons

extension FocusNavigator {
  /// Takes a button that came down. One that is down already is not heard again: remotes repeat what is held.
  ///
  /// - Returns: Touches for the keys.
  package mutating func press(_ button: Button, at time: EventTime) -> [TouchEvent] {
    switch button {
    case .arrow(let direction):
      guard heldArrow?.direction != direction else { return [] }
      pressCount += 1
      heldArrow = HeldArrow(direction, at: time)
      // Who goes on while Select is down does not want the key.
      let ended = letGo(.cancelled, at: time)
      move(direction)
      return ended
    case .select:
      guard heldSelect == nil, let focus, let place = plane.place(toPress: focus) else { return [] }
      pressCount += 1
      heldArrow?.rest()
      heldSelect = place
      return [TouchEvent(.began, finger: finger, location: place, time: time)]
    }
  }

  /// Whether Select is down on a key.
  package var isPressing: Bool { heldSelect != nil }

  /// Takes a button that went up.
  ///
  /// - Returns: Touches for the keys.
  package mutating func release(_ button: Button, at time: EventTime) -> [TouchEvent] {
    switch button {
    case .arrow(let direction):
      if heldArrow?.direction == direction { heldArrow = nil }
      return []
    case .select: return letGo(.ended, at: time)
    }
  }

  /// Moves the focus on for an arrow that is held, once a call at most.
  package mutating func advance(to time: EventTime) {
    guard let direction = heldArrow?.direction, heldArrow?.repeats(at: time) == true else { return }
    if !move(direction) { heldArrow?.rest() }
  }

  /// When `advance` must be called if nothing comes before; `nil` while no arrow is held.
  package var nextDeadline: EventTime? { heldArrow?.due }

  /// Lets go of all buttons, as the field has gone or the remote has.
  ///
  /// - Returns: Touches for the keys.
  package mutating func cancelAll(at time: EventTime) -> [TouchEvent] {
    heldArrow = nil
    return letGo(.cancelled, at: time)
  }

  private mutating func letGo(_ phase: TouchPhase, at time: EventTime) -> [TouchEvent] {
    guard let place = heldSelect else { return [] }
    heldSelect = nil
    return [TouchEvent(phase, finger: finger, location: place, time: time)]
  }

  @discardableResult
  private mutating func move(_ direction: FocusDirection) -> Bool {
    guard let focus, let next = plane.neighbour(of: focus, direction, among: focusable, anchor: anchor) else {
      return false
    }
    self.focus = next
    let center = plane.visibleFrame(of: next).center
    switch direction {
    case .left, .right: anchor.x = center.x
    case .up, .down: anchor.y = center.y
    }
    return true
  }
}
