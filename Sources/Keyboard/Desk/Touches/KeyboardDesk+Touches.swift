// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import FieldChannel
package import Geometry
package import KeyboardEngine
internal import SystemKeyboard
package import TextModel

// MARK: - Touches

extension KeyboardDesk {
  /// Takes what a finger, or the pointer, did on the keyboard's surface.
  ///
  /// - Parameters:
  ///   - finger: Its number; negative for the pointer.
  ///   - place: On the surface, in logical pixels.
  package func touch(_ phase: TouchPhase, finger: Int32, at place: Point, time: EventTime) {
    touch(phase, finger: finger, onScreen: onScreen(place), time: time)
  }

  /// Returns a place of the keyboard's surface on the screen.
  func onScreen(_ place: Point) -> Point {
    place + (screen.output.map { request.surfaceOrigin(onScreen: $0.size) } ?? .zero)
  }

  /// Takes what a finger, or the pointer, did on the keyboard.
  ///
  /// - Parameter place: On the screen, in logical pixels.
  package func touch(_ phase: TouchPhase, finger: Int32, onScreen place: Point, time: EventTime) {
    services.perform(.touched)
    if phase == .began {
      // Who goes on by hand does not want it any more.
      awaitedPassword = nil
      fingers.insert(finger)
      dwell.rest()
      endRemote()
      endScan()
    }
    // Who sees the text may touch the app right beside the keys.
    if phase.isOver, dragStart == nil, fingers.allSatisfy({ $0 == finger }) { screen.hearKeysOnly() }
    let event = corrected(TouchEvent(phase, finger: finger, location: place, time: time))
    if adjustment != nil {
      touchAdjusting(event)
    } else {
      let explores = phase == .began && explores(from: part(at: event.location))
      for event in accommodations.handle(event, explores: explores) { take(event) }
      noteFoundKey()
    }
    if phase.isOver {
      fingers.remove(finger)
      leaveLine()
    }
    update()
  }

  /// Takes a touch that counts.
  func take(_ event: TouchEvent) { follow(gestures.handle(event) { part(at: event.location) }) }

  /// Returns a touch with the place where the finger can be. A pointer, and a finger that drags the keyboard, which hears all
  /// of the screen, are where they are told to be.
  private func corrected(_ event: TouchEvent) -> TouchEvent {
    guard !screen.abilities.tellsTruePlaces, event.finger >= 0, dragStart == nil, let keyboard = boardFrame,
      let output = screen.output
    else {
      fingerPlaces.believe(event)
      return event
    }
    return fingerPlaces.correct(event, keyboard: keyboard, screen: output.size, leaves: adjustment == nil)
  }

  func follow(_ outcomes: [FormGestures.Outcome]) {
    for outcome in outcomes {
      switch outcome {
      case .touch(var event):
        event.location = touches.place(of: event, onBoard)
        touchBoard(event)
      case .pinched(let isIn): pinch(isIn: isIn)
      case .dragged(let drag): dragCard(drag)
      case .lifted(let drag): lift(drag)
      }
    }
  }

  /// Returns a place of the screen on the board.
  func onBoard(_ place: Point) -> Point { place - (boardFrame?.origin ?? .zero) }

  func part(at place: Point) -> FormGestures.Part {
    if form == .floating, let frame = boardFrame {
      guard frame.contains(place) else { return .outside }
      if place.y >= frame.maxY - FloatingCard.handleHeight { return .handle }
    }
    if isBarAside, let frame = boardFrame, !frame.contains(place) { return .outside }
    if let halves, let frame = boardFrame, !halves.areas(of: frame).contains(where: { $0.contains(place) }) {
      return .outside
    }
    // The ground below the keys is drawn, and no key.
    if form == .docked, let frame = boardFrame, bottomGap > 0, place.y >= frame.maxY - bottomGap + BottomGap.reach {
      return .outside
    }
    guard let keys = makeKeys() else { return .outside }
    let place = onBoard(place)
    return .keys(
      actsAtOnce: !guests.isShowing && scan == nil && keys.actsAtOnce(at: place),
      lifts: canLift && board(or: keys).presentation.plane.isDismissKey(at: place))
  }

  /// Takes a touch on the board. While a guest that has left owes text of touches that were before, or keys of a real keyboard wait, this
  /// one waits: letters stay in the order in which they were typed.
  func touchBoard(_ event: TouchEvent) {
    let isFirst = touches.held.isEmpty
    // A finger that has had its beginning goes on.
    guard
      event.phase == .began
        ? guests.owesText || !isFirst || !field.handleHardwareKeys(isUrgent: true)
        : touches.held.contains(where: { $0.finger == event.finger })
    else { return play(event) }
    touches.hold(event)
    if isFirst { field.noteTouches(areWaiting: true) }
  }

  func playHeldTouches() {
    guard !touches.held.isEmpty, !guests.owesText, field.handleHardwareKeys(isUrgent: true) else { return }
    let held = touches.takeHeld()
    for touch in held { play(touch) }
    field.noteTouches(areWaiting: false)
    leaveLine()
    update()
  }

  private func play(_ event: TouchEvent) {
    guard let keys = makeKeys() else { return }
    touches.route(event, from: board(or: keys)).touch(event)
  }
}

extension KeyPlane {
  /// Whether a place is on the key that hides the keyboard.
  fileprivate func isDismissKey(at place: Point) -> Bool {
    keys.contains { $0.role == .dismiss && $0.frame.contains(place) }
  }
}
