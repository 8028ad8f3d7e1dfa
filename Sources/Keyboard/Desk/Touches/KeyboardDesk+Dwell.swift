// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
package import KeyboardEngine
internal import SystemKeyboard
internal import TextModel

// MARK: - A pointer that presses what it rests on

extension KeyboardDesk {
  /// The pointer is somewhere on the keyboard's surface, with no button pressed or with one.
  ///
  /// - Parameters:
  ///   - place: On the surface, in logical pixels; `nil` once it has left.
  ///   - hasMoved: Whether the pointer has moved; otherwise it was found there, as on a surface that has come to it.
  package func movePointer(to place: Point?, hasMoved: Bool = true, time: EventTime) {
    guard situation.preferences.dwellMilliseconds > 0 else { return }
    let before = dwell
    if let place, canDwell(at: place), let keys = makeKeys() {
      let place = onBoard(onScreen(place))
      hasMoved || !hasJustCome(at: time)
        ? dwell.move(to: place, over: keys.plane, at: time) : dwell.enter(at: place)
      // The button that is down presses the key, and not the pointer besides.
      if !fingers.isEmpty { dwell.rest() }
    } else {
      dwell.leave()
    }
    // Most of what a pointer does leads nowhere.
    if dwell != before { update() }
  }

  /// Whether the keyboard has come to its place a moment ago, be it under a pointer. Where it has been for longer, a pointer that is found on it has
  /// come there: gazes jump.
  private func hasJustCome(at time: EventTime) -> Bool {
    placeTime.map { time < $0.advanced(byMilliseconds: 2000) } ?? false
  }

  /// What the person is asked is for a press that was meant, and what a guest draws are no keys that anybody knows here.
  private func canDwell(at place: Point) -> Bool {
    guard isVisible, asked == nil, adjustment == nil, scan == nil, !guests.isShowing else { return false }
    return if case .keys = part(at: onScreen(place)) { true } else { false }
  }

  /// Lets the pointer press the key that it has rested on for long enough.
  func advanceDwell(to time: EventTime) {
    if let keys { dwell.follow(keys.plane) }
    guard let index = dwell.advance(to: time), let keys, let place = keys.plane.place(toPress: index) else { return }
    keys.dwell = nil
    // On the keys as they are: those of a remote may lie elsewhere than those that come in their place.
    play([.began, .ended].map { TouchEvent($0, finger: Self.dwellFinger, location: place, time: time) })
    endRemote()
    endScan()
  }

  /// Has the key that the pointer rests on show that.
  func followDwell(_ keys: KeyboardController) {
    if asked != nil || adjustment != nil || scan != nil || guests.isShowing { dwell.leave() }
    dwell.follow(keys.plane)
    keys.dwell = dwell.progress(at: now)
  }

  /// No finger of a hand, and no button of a pointer.
  private static var dwellFinger: Int32 { .min + 1 }
}
