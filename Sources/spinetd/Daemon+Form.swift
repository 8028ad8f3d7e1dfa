// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import FieldChannel
import Geometry
import KeyboardEngine
import SystemKeyboard
import TextModel
import WaylandPlatform

// MARK: - How the keyboard is held

extension Daemon {
  var form: KeyboardForm { surface.takesCards ? screen.form(wanted: held.form) : .docked }

  /// Brings the keys to the form in which the keyboard is held.
  func takeForm() {
    let form = form
    if form != controller.form {
      shown = nil
      forgetFingers()
      controller.form = form
    }
    gestures.isEnabled = surface.takesCards && screen.form(wanted: .floating) == .floating
    controller.offersForms = gestures.isEnabled
    controller.offersSettings = offersSettings
    controller.showsGlobeBelow = showsGlobeBelow
    controller.screen = form == .floating ? FloatingCard.screen : screen
    controller.hiddenHeadroom =
      form == .floating ? max(controller.headroom - cardFrame(presentation).minY, 0) : 0
  }

  /// The keyboard's place as a card; `nil` at the bottom of the screen.
  func card(_ presentation: Presentation) -> KeyboardSurface.Card? {
    guard presentation.floats else { return nil }
    let frame = cardFrame(presentation)
    return KeyboardSurface.Card(
      origin: frame.origin, width: frame.width, margin: presentation.margin, cornerRadius: FloatingCard.cornerRadius)
  }

  private func cardFrame(_ presentation: Presentation) -> Rect {
    CardPlace.frame(wanted: held.origin, size: presentation.board.size, in: cardBounds)
  }

  /// Where a card may be: below what the app shows right above it.
  private var cardBounds: Rect {
    let size = screen.size
    let accessory = min(claim?.accessoryHeight ?? 0, size.height / 2).rounded(.up)
    return Rect(x: 0, y: accessory, width: size.width, height: size.height - accessory)
  }

  /// The fingers that are down are no longer ours: the surface under them goes.
  func forgetFingers() {
    gestures.forget()
    fingerPlaces.forget()
    dragStart = nil
    // Nobody is told when they lift.
    heldTouches += heldTouches.cancellations
    guests.board.letGo()
    asked?.board.letGo()
    (guestFingers, questionFingers) = ([], [])
  }
}

// MARK: - Touches

extension Daemon {
  /// Takes a touch with its place on the screen.
  func touched(_ event: TouchEvent) {
    let event = corrected(event)
    follow(gestures.handle(event) { part(at: event.location) })
  }

  /// Returns a touch with the place where the finger can be. A pointer, and a finger that drags the card, which hears all of
  /// the screen, are where they are told to be.
  private func corrected(_ event: TouchEvent) -> TouchEvent {
    guard event.finger >= 0, dragStart == nil, let keyboard = surface.frame(onScreen: screen.size) else {
      fingerPlaces.believe(event)
      return event
    }
    return fingerPlaces.correct(event, keyboard: keyboard, screen: screen.size)
  }

  func follow(_ outcomes: [FormGestures.Outcome]) {
    for outcome in outcomes {
      switch outcome {
      case .touch(var event):
        event.location = onKeys(event.location)
        touchKeys(event)
      case .pinched(let isIn): held.hold(as: isIn ? .floating : .docked, at: held.origin)
      case .dragged(let drag): follow(drag)
      }
    }
  }

  private func onKeys(_ place: Point) -> Point {
    place - (surface.frame(onScreen: screen.size)?.origin ?? .zero)
  }

  private func part(at place: Point) -> FormGestures.Part {
    if form == .floating, let frame = surface.frame(onScreen: screen.size) {
      guard frame.contains(place) else { return .outside }
      if place.y >= frame.maxY - FloatingCard.handleHeight { return .handle }
    }
    return .keys(actsAtOnce: !guests.isShowing && controller.actsAtOnce(at: onKeys(place)))
  }

  private func follow(_ drag: FormGestures.Drag) {
    guard let start = dragStart ?? surface.frame(onScreen: screen.size) else { return }
    dragStart = start
    let bounds = cardBounds
    let wanted = start.offset(by: drag.way)
    let place = CardPlace.frame(wanted: wanted.origin, size: start.size, in: bounds)
    switch drag.phase {
    case .began: break
    case .moved: held.move(to: place.origin)
    case .ended, .cancelled:
      dragStart = nil
      if drag.phase == .ended, CardPlace.docks(wanted, finger: drag.location, way: drag.way, in: bounds) {
        held.hold(as: .docked, at: nil)
      } else if drag.way != .zero {
        held.hold(as: .floating, at: place.origin)
      }
    }
  }
}

extension [TouchEvent] {
  /// What takes the fingers back that come down here and do not lift.
  fileprivate var cancellations: [TouchEvent] {
    var down: [Int32: TouchEvent] = [:]
    for event in self { down[event.finger] = event.phase == .ended || event.phase == .cancelled ? nil : event }
    return down.values.map { event in
      var event = event
      event.phase = .cancelled
      return event
    }
  }
}
