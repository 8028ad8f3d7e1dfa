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
  /// - Parameter place: On the surface, in logical pixels; `nil` once it has left.
  package func movePointer(to place: Point?, time: EventTime) {
    guard situation.preferences.dwellMilliseconds > 0 else { return }
    let before = dwell
    if let place, canDwell(at: place), let keys = makeKeys() {
      dwell.move(to: onBoard(onScreen(place)), over: keys.plane, at: time)
    } else {
      dwell.leave()
    }
    // Most of what a pointer does leads nowhere.
    if dwell != before { update() }
  }

  /// What the person is asked is for a press that was meant, and what a guest draws are no keys that anybody knows here.
  private func canDwell(at place: Point) -> Bool {
    guard isVisible, fingers.isEmpty, asked == nil, !guests.isShowing else { return false }
    return if case .keys = part(at: onScreen(place)) { true } else { false }
  }

  /// Lets the pointer press the key that it has rested on for long enough.
  func advanceDwell(to time: EventTime) {
    guard let index = dwell.advance(to: time), let keys, let place = keys.plane.place(toPress: index) else { return }
    keys.dwell = nil
    endRemote()
    endScan()
    play([.began, .ended].map { TouchEvent($0, finger: Self.dwellFinger, location: place, time: time) })
  }

  /// Has the key that the pointer rests on show that.
  func followDwell(_ keys: KeyboardController) {
    if asked != nil || guests.isShowing { dwell.leave() }
    dwell.follow(keys.plane)
    keys.dwell = dwell.progress(at: now)
  }

  /// No finger of a hand, and no button of a pointer.
  private static var dwellFinger: Int32 { .min + 1 }
}
