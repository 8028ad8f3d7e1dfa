// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Turns touches on a plane of keys into actions.
///
/// After each `handle`, `advance` or `cancelAll`, take the actions out with `nextAction` until there are none, and
/// perform each before taking the next: an action may change the plane, and a finger that comes down while another is
/// still on a letter must find the plane that this letter leads to.
///
///     interpreter.handle(event)
///     while let action = interpreter.nextAction() { perform(action) }
///
/// At most one finger is undecided at a time: a finger that comes down decides the one before it.
package struct TouchInterpreter: Sendable {
  /// By which touches are told apart.
  package var settings: TouchSettings
  /// The keys that hear touches now, scrolled as they are.
  package internal(set) var plane: KeyPlane
  /// The fingers that are down, in the order in which they came.
  var touches: [Touch] = []
  var multiTap = MultiTap()
  /// The region that scrolls on without a finger.
  var coast: ScrollCoast?
  /// Actions that are decided and not yet taken.
  var outbox: [KeyAction] = []
  /// What is still to be done with the events that came in, in order.
  private var steps: [Step] = []
  /// Whether a word of the bar has gone through `outbox`, whose memory may still have it.
  private var hasHadWord = false
  /// The latest time seen while fingers are down; time never goes back.
  private var now: EventTime?

  /// More fingers than this at once let the oldest go.
  static let maximumFingers = 16

  /// A part of an event's handling between which the plane may change.
  private enum Step {
    case runHolds(EventTime)
    case decideOthers(EventTime)
    case land(TouchEvent)
    case move(TouchEvent)
    case lift(TouchEvent)
    case cancel(TouchEvent)
  }

  package init(plane: KeyPlane, settings: TouchSettings = TouchSettings()) {
    self.plane = plane
    self.settings = settings
  }
}

// MARK: - Input

extension TouchInterpreter {
  /// Takes one touch event.
  ///
  /// An event of an unknown finger is ignored, as is a touch that begins at no place (not a number) or on a plane
  /// without keys. A finger that begins twice counts as lifted in between. Times that go back count as now.
  package mutating func handle(_ event: TouchEvent) {
    var event = event
    event.time = clock(event.time)
    steps.append(.runHolds(event.time))
    switch event.phase {
    case .began:
      guard let location = event.location.clamped else { return }
      event.location = location
      steps += [.decideOthers(event.time), .land(event)]
    case .moved: steps.append(.move(event))
    case .ended: steps.append(.lift(event))
    case .cancelled: steps.append(.cancel(event))
    }
  }

  /// Lets time pass without an event. Late or not, each hold acts and each repeat repeats at most once a call.
  package mutating func advance(to time: EventTime) {
    steps.append(.runHolds(clock(time)))
  }

  /// Shows other keys. A finger that is already down keeps the key that it has, and a region stays where it was scrolled to.
  package mutating func setPlane(_ plane: KeyPlane) {
    let old = self.plane.regions
    self.plane = plane
    for region in old { self.plane.scroll(region.id, to: region.offset) }
    if let scrolling = coast?.region, !plane.regions.contains(where: { $0.id == scrolling }) { coast = nil }
  }

  /// The next tap of a key begins anew, as something else has been typed.
  package mutating func endMultiTap() { multiTap.forget() }

  /// Changes the keys that show in place of showing others. A finger that is already down keeps the key that it has.
  package mutating func changePlane(_ change: (inout KeyPlane) -> Void) { change(&plane) }

  /// Brings a section into sight, of whatever region has one of that name.
  package mutating func showSection(_ id: String) {
    for region in plane.regions {
      guard let section = region.sections.first(where: { $0.id == id }) else { continue }
      coast = nil
      plane.scroll(region.id, to: section.start)
    }
  }

  /// Ends a scroll that goes on by itself, so that the next touch presses what it touches.
  package mutating func stopCoast() { coast = nil }

  /// Ends all touches without an action, because focus has gone. What was decided stays, held keys are let go.
  package mutating func cancelAll() {
    steps = []
    for touch in touches { cancel(touch, at: now ?? touch.began) }
    touches = []
    coast = nil
    now = nil
    if outbox.isEmpty { forgetPast() }
  }

  /// Gives memory back: that of an array which was emptied still has what stood there last, such as a word of the bar or the place of a
  /// finger.
  private mutating func forgetPast() { (outbox, steps, hasHadWord) = ([], [], false) }

  private mutating func clock(_ time: EventTime) -> EventTime {
    let time = max(time, now ?? time)
    now = time
    return time
  }
}

// MARK: - Output

extension TouchInterpreter {
  /// Takes the next action out; `nil` when everything that came in is done.
  package mutating func nextAction() -> KeyAction? {
    while outbox.isEmpty, !steps.isEmpty { run(steps.removeFirst()) }
    if !outbox.isEmpty {
      let action = outbox.removeFirst()
      if case .press(.suggestion) = action.kind { hasHadWord = true }
      return action
    }
    if hasHadWord { forgetPast() }
    if touches.isEmpty { now = nil }
    return nil
  }

  /// When `advance` must be called if no event comes before; `nil` while no finger waits for anything and nothing scrolls.
  package var nextDeadline: EventTime? { touches.reduce(coast?.due) { EventTime.earlier($0, $1.due) } }

  /// Returns the key on which a finger is; `nil` when it is not down. Right after `began` it is the key to click for.
  package func key(of finger: Int32) -> PlacedKey? {
    index(of: finger).flatMap { touches[$0].pressedKey }
  }

  /// Whether a finger that is down is on a key that moves under it, which gives no answer before it acts.
  package func isInScroller(_ finger: Int32) -> Bool { index(of: finger).map { touches[$0].isInScroller } ?? false }

  private mutating func run(_ step: Step) {
    switch step {
    case .runHolds(let time):
      for index in touches.indices where touches[index].due.map({ $0 <= time }) ?? false { hold(index, at: time) }
      moveOn(at: time)
    case .decideOthers(let time):
      for index in touches.indices { decide(index, at: time) }
    case .land(let event):
      land(event)
    case .move(let event):
      guard let index = index(of: event.finger), let location = event.location.clamped else { return }
      touches[index].path.move(to: location, at: event.time)
      move(index, at: event.time)
    case .lift(let event):
      guard let index = index(of: event.finger) else { return }
      if let location = event.location.clamped, location != touches[index].location {
        touches[index].path.move(to: location, at: event.time)
        move(index, at: event.time)
      }
      lift(index, at: event.time)
    case .cancel(let event):
      guard let index = index(of: event.finger) else { return }
      cancel(touches.remove(at: index), at: event.time)
    }
  }

  func index(of finger: Int32) -> Int? { touches.firstIndex { $0.finger == finger } }
}
