// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
package import KeyboardEngine
internal import TextModel

/// Keeps track of fingers that a compositor tells of wrongly.
///
/// sway 1.7 tells the motion of a finger that has left a surface in the coordinates of whatever lies below it: the finger
/// seems to jump, and then moves as it does. What cannot be true is told by two signs: a place beyond the screen, and a
/// jump that no finger makes from one event to the next. From then on only the motion counts, until the finger is where it
/// can have come to by itself.
package struct FingerPlaces {
  private var fingers: [Int32: Finger] = [:]

  fileprivate struct Finger {
    /// Where it is.
    var place: Point
    /// What is told in place of that is so far away.
    var error = Point.zero
  }

  package init() {}
}

// MARK: - Figures

extension FingerPlaces {
  /// How far a finger goes from one event to the next at the most, as a part of the keyboard's width and height.
  static let longestStep = 0.5
  /// The same down from above the keyboard, in logical pixels: a finger that leaves upwards hardly turns round.
  static let longestReturn = 64.0
  /// How far from the keyboard a finger is taken to be that has left it, in logical pixels.
  static let leaveDistance = 32.0
  /// How far beyond the screen's edge a place may be for want of exactness, in logical pixels.
  static let slack = 2.0
}

// MARK: - Events

extension FingerPlaces {
  /// Returns an event with the place where the finger can be.
  ///
  /// - Parameters:
  ///   - event: With its place on the screen.
  ///   - keyboard: Where the keyboard is on the screen.
  ///   - leaves: Whether one that seems to jump is taken to have left the keyboard; otherwise it stays until that is clear.
  package mutating func correct(_ event: TouchEvent, keyboard: Rect, screen: Size, leaves: Bool = true) -> TouchEvent {
    var event = event
    switch event.phase {
    case .began:
      fingers[event.finger] = Finger(place: event.location)
    case .moved:
      guard let finger = fingers[event.finger] else { break }
      let moved = finger.moved(to: event.location, keyboard: keyboard, screen: screen, leaves: leaves)
      fingers[event.finger] = moved
      event.location = moved.place
    case .ended, .cancelled:
      guard let finger = fingers.removeValue(forKey: event.finger) else { break }
      event.location = finger.place
    }
    return event
  }

  /// Takes an event whose place is true whatever it is.
  package mutating func believe(_ event: TouchEvent) {
    let isUp = event.phase == .ended || event.phase == .cancelled
    fingers[event.finger] = isUp ? nil : Finger(place: event.location)
  }

  /// The fingers are gone, as the surface under them.
  package mutating func forget() { fingers = [:] }
}

extension FingerPlaces.Finger {
  fileprivate func moved(to told: Point, keyboard: Rect, screen: Size, leaves: Bool) -> Self {
    var moved = self
    let isOff = error != .zero
    if canReach(told, keyboard: keyboard, screen: screen, share: isOff ? 0.5 : 1) {
      moved.place = told
      moved.error = .zero
    } else if isOff, canReach(told - error, keyboard: keyboard, share: 1) {
      moved.place = told - error
    } else {
      moved.place = isOff || !leaves ? place : Self.outside(place, of: keyboard)
      moved.error = told - moved.place
    }
    return moved
  }

  /// Whether the finger can have gone to a place since the last event.
  ///
  /// - Parameters:
  ///   - screen: The screen that the place must be on; `nil` for a finger that may be anywhere.
  ///   - share: The part of the longest step that is allowed.
  private func canReach(_ target: Point, keyboard: Rect, screen: Size? = nil, share: Double) -> Bool {
    if let screen {
      let slack = FingerPlaces.slack
      guard target.x >= -slack, target.y >= -slack, target.x <= screen.width + slack, target.y <= screen.height + slack
      else { return false }
    }
    let step = target - place
    let longest = FingerPlaces.longestStep * share
    guard abs(step.x) <= keyboard.width * longest, abs(step.y) <= keyboard.height * longest else { return false }
    return place.y >= keyboard.minY || step.y <= FingerPlaces.longestReturn
  }

  /// Returns the nearest place at which a finger has left the keyboard; upwards where that is at the bottom of the screen.
  private static func outside(_ place: Point, of keyboard: Rect) -> Point {
    let area = keyboard.inset(by: -FingerPlaces.leaveDistance, -FingerPlaces.leaveDistance)
    guard area.contains(place) else { return place }
    return Point(x: place.x, y: area.minY)
  }
}
