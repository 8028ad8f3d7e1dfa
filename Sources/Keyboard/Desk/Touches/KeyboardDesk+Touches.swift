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
    services.perform(.touched)
    let place = place + (screen.output.map { request.surfaceOrigin(onScreen: $0.size) } ?? .zero)
    let event = corrected(TouchEvent(phase, finger: finger, location: place, time: time))
    follow(gestures.handle(event) { part(at: event.location) })
    update()
  }

  /// Returns a touch with the place where the finger can be. A pointer, and a finger that drags the card, which hears all of
  /// the screen, are where they are told to be.
  private func corrected(_ event: TouchEvent) -> TouchEvent {
    guard event.finger >= 0, dragStart == nil, let keyboard = boardFrame, let output = screen.output else {
      fingerPlaces.believe(event)
      return event
    }
    return fingerPlaces.correct(event, keyboard: keyboard, screen: output.size)
  }

  func follow(_ outcomes: [FormGestures.Outcome]) {
    for outcome in outcomes {
      switch outcome {
      case .touch(var event):
        event.location = onBoard(event.location)
        touchBoard(event)
      case .pinched(let isIn): hold(as: isIn ? .floating : .docked)
      case .dragged(let drag): follow(drag)
      }
    }
  }

  /// Returns a place of the screen on the board.
  private func onBoard(_ place: Point) -> Point { place - (boardFrame?.origin ?? .zero) }

  private func part(at place: Point) -> FormGestures.Part {
    if form == .floating, let frame = boardFrame {
      guard frame.contains(place) else { return .outside }
      if place.y >= frame.maxY - FloatingCard.handleHeight { return .handle }
    }
    guard let keys = makeKeys() else { return .outside }
    return .keys(actsAtOnce: !guests.isShowing && keys.actsAtOnce(at: onBoard(place)))
  }

  /// Takes a touch on the board. While a guest that has left owes text of touches that were before, this one waits: letters
  /// stay in the order in which they were touched.
  private func touchBoard(_ event: TouchEvent) {
    if guests.owesText || !touches.held.isEmpty { touches.hold(event) } else { play(event) }
  }

  func playHeldTouches() {
    let held = touches.takeHeld()
    guard !held.isEmpty else { return }
    for touch in held { play(touch) }
    update()
  }

  private func play(_ event: TouchEvent) {
    guard let keys = makeKeys() else { return }
    touches.route(event, from: board(or: keys)).touch(event)
  }
}

// MARK: - How the keyboard is held

extension KeyboardDesk {
  /// How it is held here: not everywhere there is room for a card, or a way to have one.
  var form: KeyboardForm { keyScreen.map { possibleForm(held.form, on: $0) } ?? .docked }

  private func possibleForm(_ wanted: KeyboardForm, on screen: Screen) -> KeyboardForm {
    self.screen.takesCards ? screen.form(wanted: wanted) : .docked
  }

  func hold(as form: KeyboardForm) { keep(HeldForm(form, at: held.origin)) }

  private func keep(_ held: HeldForm) {
    self.held = held
    services.perform(.keepForm(held))
  }

  /// Brings our keys to what is around them, and to the form in which the keyboard is held.
  func takeForm(_ keys: KeyboardController, on screen: Screen) {
    let form = form
    if form != keys.form {
      shown = nil
      forgetFingers()
    }
    gestures.isEnabled = possibleForm(.floating, on: screen) == .floating
    var new = keys.situation
    new.preferences = situation.preferences
    new.theme = theme
    new.form = form
    new.offersForms = gestures.isEnabled
    new.offersSettings = offersSettings
    new.showsGlobeBelow = showsGlobeBelow
    new.screen = form == .floating ? FloatingCard.screen : screen
    if form != .floating { new.hiddenHeadroom = 0 }
    keys.situation = new
    // What is above the screen's edge follows from how high the board is.
    if form == .floating {
      keys.hiddenHeadroom = max(keys.headroom - cardFrame(board(or: keys).presentation).minY, 0)
    }
  }

  /// Whether the Globe is below the keyboard; a card has it among its keys.
  var showsGlobeBelow: Bool { situation.showsGlobeBelow && form == .docked }
}

// MARK: - The card

extension KeyboardDesk {
  /// The keyboard's place as a card; `nil` at the bottom of the screen.
  func card(_ presentation: Presentation) -> SurfaceRequest.Card? {
    guard presentation.floats else { return nil }
    let frame = cardFrame(presentation)
    return SurfaceRequest.Card(
      origin: frame.origin, width: frame.width, margin: presentation.margin, cornerRadius: FloatingCard.cornerRadius)
  }

  private func cardFrame(_ presentation: Presentation) -> Rect {
    CardPlace.frame(wanted: held.origin, size: presentation.board.size, in: cardBounds)
  }

  /// Where a card may be: below what the app shows right above it.
  private var cardBounds: Rect {
    let size = keyScreen?.size ?? .zero
    let accessory = min(claim?.accessoryHeight ?? 0, size.height / 2).rounded(.up)
    return Rect(x: 0, y: accessory, width: size.width, height: size.height - accessory)
  }

  private func follow(_ drag: FormGestures.Drag) {
    guard let start = dragStart ?? boardFrame else { return }
    dragStart = start
    let bounds = cardBounds
    let wanted = start.offset(by: drag.way)
    let place = CardPlace.frame(wanted: wanted.origin, size: start.size, in: bounds)
    switch drag.phase {
    case .began: break
    case .moved: held.origin = place.origin
    case .ended, .cancelled:
      dragStart = nil
      if drag.phase == .ended, CardPlace.docks(wanted, finger: drag.location, way: drag.way, in: bounds) {
        keep(HeldForm(.docked))
      } else if drag.way != .zero {
        keep(HeldForm(.floating, at: place.origin))
      }
    }
  }
}
