// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry
package import TextModel

/// Takes touches as people mean them whose fingers touch what they do not want: one counts once it has rested (slow keys), of several
/// that follow each other in one place only the first one does (bounce keys), and one that looks for a key which it hears counts where it
/// lifts.
///
/// All touches go in here first, and what comes out is for the keys. With all off each comes out as it went in.
package struct TouchAccommodations: Sendable {
  /// How long a finger rests before it counts, in milliseconds; 0 for no time.
  package var slowKeysMilliseconds: Int64 = 0
  /// For how long after a finger has lifted another one in the same place does not count, in milliseconds; 0 for no time.
  package var bounceKeysMilliseconds: Int64 = 0

  /// The fingers that have not rested long enough, each with the time at which it came down and the place where it is now.
  /// Always an array of its own: one that shrinks still has in its memory what stood there last.
  private var resting: [TouchEvent] = []
  /// The fingers that look for a key, in the order in which they came down, each where it is now; always an array of its own, as well.
  package private(set) var exploring: [TouchEvent] = []
  /// The fingers that do not count, however long they stay.
  private var ignored: Set<Int32> = []
  /// Where and when a finger lifted last that counted, or that would have been another touch of one that did.
  private var lift: TouchEvent?

  /// How near to each other touches are in one place, in logical pixels: less than keys are wide.
  static let bounceDistance = 24.0
  /// More fingers than this that rest at once let the oldest go.
  static let maximumFingers = 16

  package init() {}

  /// Takes over how long the person wants to be waited for.
  package mutating func follow(_ preferences: KeyboardPreferences) {
    slowKeysMilliseconds = preferences.slowKeysMilliseconds
    bounceKeysMilliseconds = preferences.bounceKeysMilliseconds
  }

  /// Takes one touch.
  ///
  /// - Parameter explores: Whether a finger that comes down with it looks for a key first. Its touch is a tap where it lifts.
  /// - Returns: What the keys hear now, in order. A finger that has rested comes down at the time at which it had rested long enough, in
  ///   the place where it is then.
  package mutating func handle(_ event: TouchEvent, explores: Bool = false) -> [TouchEvent] {
    var out = advance(to: event.time)
    switch event.phase {
    case .began: if let event = land(event, explores: explores) { out.append(event) }
    case .moved:
      if let index = exploring.firstIndex(where: { $0.finger == event.finger }) {
        exploring[index].location = event.location
      } else if let index = resting.firstIndex(where: { $0.finger == event.finger }) {
        resting[index].location = event.location
      } else if !ignored.contains(event.finger) {
        out.append(event)
      }
    case .ended, .cancelled:
      let isExploring = exploring.contains { $0.finger == event.finger }
      guard let lift = leave(event) else { break }
      if isExploring { out.append(TouchEvent(.began, finger: lift.finger, location: lift.location, time: lift.time)) }
      out.append(lift)
    }
    return out
  }

  /// Lets time pass without a touch.
  ///
  /// - Returns: The fingers that have rested long enough by now, in the order in which they did.
  package mutating func advance(to time: EventTime) -> [TouchEvent] {
    guard !resting.isEmpty else { return [] }
    var rested: [TouchEvent] = []
    for var event in resting where due(event) <= time {
      event.time = due(event)
      rested.append(event)
    }
    guard !rested.isEmpty else { return [] }
    resting = resting.filter { due($0) > time }
    return rested.sorted { $0.time < $1.time }
  }

  /// When `advance` must be called if no touch comes before; `nil` while no finger rests.
  package var nextDeadline: EventTime? { resting.map(due).min() }

  /// Forgets every finger and where the last one was.
  package mutating func forget() { (resting, exploring, ignored, lift) = ([], [], [], nil) }

  // MARK: Fingers

  private mutating func land(_ event: TouchEvent, explores: Bool) -> TouchEvent? {
    resting = resting.filter { $0.finger != event.finger }
    exploring = exploring.filter { $0.finger != event.finger }
    ignored.remove(event.finger)
    if bounces(event) {
      ignored.insert(event.finger)
      return nil
    }
    if explores {
      exploring = Array(exploring.suffix(Self.maximumFingers - 1)) + [event]
      return nil
    }
    guard slowKeysMilliseconds > 0 else { return event }
    resting = Array(resting.suffix(Self.maximumFingers - 1)) + [event]
    return nil
  }

  private mutating func leave(_ event: TouchEvent) -> TouchEvent? {
    if ignored.remove(event.finger) != nil {
      // Who goes on trembling in one place has still touched it once.
      note(event)
      return nil
    }
    if resting.contains(where: { $0.finger == event.finger }) {
      resting = resting.filter { $0.finger != event.finger }
      return nil
    }
    if event.phase == .ended { note(event) }
    guard exploring.contains(where: { $0.finger == event.finger }) else { return event }
    exploring = exploring.filter { $0.finger != event.finger }
    return event.phase == .ended ? event : nil
  }

  private func bounces(_ event: TouchEvent) -> Bool {
    guard bounceKeysMilliseconds > 0, let lift else { return false }
    return event.time < lift.time.advanced(byMilliseconds: bounceKeysMilliseconds)
      && event.location.squaredDistance(to: lift.location) <= Self.bounceDistance * Self.bounceDistance
  }

  private mutating func note(_ event: TouchEvent) { lift = bounceKeysMilliseconds > 0 ? event : nil }

  private func due(_ event: TouchEvent) -> EventTime { event.time.advanced(byMilliseconds: slowKeysMilliseconds) }
}
