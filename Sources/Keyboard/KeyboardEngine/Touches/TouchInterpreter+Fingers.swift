// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TextModel

// MARK: - Down

extension TouchInterpreter {
  /// Puts a finger on the nearest key of the plane that is shown now.
  mutating func land(_ event: TouchEvent) {
    if let index = index(of: event.finger) { lift(index, at: event.time) }
    if touches.count >= Self.maximumFingers { lift(0, at: event.time) }
    let stopped = coast?.region
    coast = nil
    guard let index = plane.nearestKey(to: event.location) else { return }
    let key = plane.keys[index]
    var touch = Touch(
      finger: event.finger, path: TouchPath(start: .init(location: event.location, time: event.time)), plane: plane,
      key: index, stage: .pressing, flick: FlickStrokes(start: event.location))
    if key.role.isHeld || key.role == .delete { multiTap.forget() }
    if let region = plane.region(of: index).map({ plane.regions[$0] }), region.id == stopped,
      let scroll = ScrollDrag(region, at: event.location, time: event.time)
    {
      // The finger stops the keys; it aimed at none.
      touch.stage = .scrolling(scroll)
    } else if touch.isInScroller {
      touch.due = holdTime(of: key, from: event.time, canMoveCaret: false)
    } else if key.role.isHeld {
      touch.stage = .holding
      touch.held = Touch.HeldKey(role: key.role, plane: plane, key: index)
      emit(.press(key.role), touch)
    } else if key.role == .delete {
      touch.stage = .repeating
      touch.due = event.time.advanced(byMilliseconds: settings.repeatDelayMilliseconds)
      emit(.press(.delete), touch)
    } else {
      touch.due = holdTime(of: key, from: event.time, canMoveCaret: true)
    }
    touches.append(touch)
  }

  /// When a finger that rests on a key gets more than a tap.
  private func holdTime(of key: PlacedKey, from time: EventTime, canMoveCaret: Bool) -> EventTime? {
    if canMoveCaret, key.role == .space { return time.advanced(byMilliseconds: settings.holdMilliseconds) }
    if !key.variants.isEmpty { return time.advanced(byMilliseconds: settings.holdMilliseconds) }
    if key.role.repeats { return time.advanced(byMilliseconds: settings.repeatDelayMilliseconds) }
    return nil
  }
}

// MARK: - Moving

extension TouchInterpreter {
  /// Follows a finger to its new place.
  mutating func move(_ index: Int, at time: EventTime) {
    let location = touches[index].location
    switch touches[index].stage {
    case .pressing:
      movePress(index, at: time)
    case .choosing(var choice):
      choice.move(
        to: location, slideDistance: settings.slideDistance, leaveDistance: settings.popupLeaveDistance)
      touches[index].stage = .choosing(choice)
    case .slidingCaret(var slide):
      let steps = slide.move(
        to: location, stepDistance: settings.caretStepDistance, lineDistance: settings.caretLineDistance)
      touches[index].stage = .slidingCaret(slide)
      if steps.lines != 0 { emit(.moveCaretByLines(steps.lines), touches[index], at: time) }
      if steps.graphemes != 0 { emit(.moveCaret(graphemes: steps.graphemes), touches[index], at: time) }
    case .scrolling(var scroll):
      scroll.move(to: location, at: time, farthest: farthestOffset(of: scroll.region))
      touches[index].stage = .scrolling(scroll)
      plane.scroll(scroll.region, to: scroll.offset)
    case .repeating:
      if hasMoved(index), touches[index].plane.nearestKey(to: location) != touches[index].key {
        touches[index].stage = .spent
        touches[index].due = nil
      }
    case .holding:
      dragFromHeldKey(index, at: time)
    case .spent:
      break
    }
  }

  /// Whether the finger has ever left the place where it came down by more than it drifts.
  private mutating func hasMoved(_ index: Int) -> Bool {
    let drift = touches[index].start.squaredDistance(to: touches[index].location)
    if drift >= settings.slideDistance * settings.slideDistance { touches[index].hasMoved = true }
    return touches[index].hasMoved
  }

  private mutating func movePress(_ index: Int, at time: EventTime) {
    let touch = touches[index]
    guard let key = touch.pressedKey else { return }
    if touch.isInScroller, !touch.hasSlid, hasMoved(index), let id = touch.scroller?.id,
      let region = plane.regions.first(where: { $0.id == id }),
      let scroll = ScrollDrag(region, at: touch.location, time: time)
    {
      touches[index].stage = .scrolling(scroll)
      touches[index].due = nil
      return
    }
    if !touch.hasSlid, !key.flicks.isEmpty {
      touches[index].flick.move(
        to: touch.location, flicks: key.flicks, strokeDistance: settings.flickDistance)
      if touches[index].flick.fits(key.flicks) {
        touches[index].due = nil
        return
      }
    }
    guard key.role.isSlidable, hasMoved(index), !hasLeft(touches[index]),
      let target = touch.plane.nearestKey(to: touch.location)
    else { return }
    if target != touch.key { slide(index, to: target, at: time) }
  }

  private mutating func slide(_ index: Int, to target: Int, at time: EventTime) {
    let key = touches[index].plane.keys[target]
    guard key.role.isSlidable else {
      // Back from a symbol to where the drag began, or to another special key: nothing is chosen any more.
      if touches[index].draggedFrom != nil {
        touches[index].stage = .holding
        touches[index].due = nil
      }
      return
    }
    touches[index].key = target
    touches[index].hasSlid = true
    touches[index].due = holdTime(of: key, from: time, canMoveCaret: false)
  }

  /// Lets a finger that came down on shift or `123` press a key of the plane that is shown now. One that holds its key for
  /// other fingers may roll onto a neighbour.
  private mutating func dragFromHeldKey(_ index: Int, at time: EventTime) {
    guard let role = touches[index].held?.role, role.leadsToKeys, !touches[index].isChord, hasMoved(index),
      !hasLeft(touches[index]), let target = plane.nearestKey(to: touches[index].location),
      plane.keys[target].role.isCharacter
    else { return }
    touches[index].plane = plane
    touches[index].stage = .pressing
    slide(index, to: target, at: time)
  }
}

// MARK: - Resting

extension TouchInterpreter {
  /// Does what a finger that has rested long enough does.
  mutating func hold(_ index: Int, at time: EventTime) {
    let touch = touches[index]
    touches[index].due = nil
    guard let key = touch.pressedKey else { return }
    switch touch.stage {
    case .pressing where isAway(touch):
      break
    case .pressing where key.role == .space && !touch.hasSlid:
      touches[index].stage = .slidingCaret(CaretSlide(at: touch.location))
    case .pressing where !key.variants.isEmpty:
      var key = key
      key.frame = touch.plane.visibleFrame(of: touch.key)
      let cells = VariantPopup.cells(for: key, in: touch.plane.size, headroom: settings.headroom)
      touches[index].stage = .choosing(VariantChoice(key: key, cells: cells, finger: touch.location))
    case .pressing where key.role.repeats:
      touches[index].stage = .repeating
      multiTap.forget()
      emit(.press(key.role), touch, at: time)
      repeatLater(index, after: touch.due, every: settings.repeatIntervalMilliseconds, at: time)
    case .repeating where key.role == .delete:
      let byWords = time >= touch.began.advanced(byMilliseconds: settings.wordDeletionDelayMilliseconds)
      emit(.deleteAgain(byWords ? .word : .grapheme), touch, at: time)
      repeatLater(
        index, after: touch.due,
        every: byWords ? settings.wordDeletionIntervalMilliseconds : settings.repeatIntervalMilliseconds, at: time)
    case .repeating:
      emit(.pressAgain(key.role), touch, at: time)
      repeatLater(index, after: touch.due, every: settings.repeatIntervalMilliseconds, at: time)
    case .pressing, .choosing, .slidingCaret, .scrolling, .holding, .spent:
      break
    }
  }

  /// Keeps the rhythm, but never makes up for repeats that were missed: what a late host deletes cannot be stopped.
  private mutating func repeatLater(_ index: Int, after due: EventTime?, every interval: Int64, at time: EventTime) {
    let next = (due ?? time).advanced(byMilliseconds: interval)
    touches[index].due = next > time ? next : time.advanced(byMilliseconds: interval)
  }
}

// MARK: - Up

extension TouchInterpreter {
  /// Ends a touch; its action comes now unless it came before.
  mutating func lift(_ index: Int, at time: EventTime) {
    if case .scrolling(let scroll) = touches[index].stage { coast = ScrollCoast(scroll, at: time) }
    decide(index, at: time)
    release(touches.remove(at: index), at: time)
  }

  /// Ends a touch without an action.
  mutating func cancel(_ touch: Touch, at time: EventTime) {
    release(touch, at: time)
  }

  /// Gives the action of a touch that has not acted, and stops it from doing more.
  mutating func decide(_ index: Int, at time: EventTime) {
    if case .holding = touches[index].stage {
      touches[index].isChord = true
      return
    }
    endUnfinishedFlick(index, at: time)
    let touch = touches[index]
    touches[index].stage = .spent
    touches[index].due = nil
    guard let key = touch.pressedKey else { return }
    switch touch.stage {
    case .pressing:
      if let flick = touch.flick.match(key.flicks), !touch.hasSlid {
        multiTap.forget()
        emit(.press(flick.role), cause: .flick(flick.strokes), touch, at: time)
      } else if isAway(touch) {
        emit(.nothing, touch, at: time)
      } else if key.role.isHeld {
        // Where keys move it acts only now; with another finger down it is held from now on.
        touches[index].stage = .holding
        touches[index].held = Touch.HeldKey(role: key.role, plane: touch.plane, key: touch.key)
        emit(.press(key.role), touch, at: time)
      } else {
        tap(key, touch, at: time)
      }
    case .choosing(let choice):
      multiTap.forget()
      if let selected = choice.selected, key.variants.indices.contains(selected) {
        emit(.press(key.variants[selected].role), cause: .variant(selected), touch, at: time)
      } else if touch.draggedFrom == nil {
        emit(.nothing, touch, at: time)
      }
    case .slidingCaret, .scrolling:
      emit(.nothing, touch, at: time)
    case .repeating, .holding, .spent:
      break
    }
  }

  /// Lets a finger that began a flick of several strokes and did not end it press the key where it is.
  private mutating func endUnfinishedFlick(_ index: Int, at time: EventTime) {
    let touch = touches[index]
    guard case .pressing = touch.stage, !touch.hasSlid, !touch.flick.strokes.isEmpty, let key = touch.pressedKey,
      touch.flick.match(key.flicks) == nil, key.role.isSlidable,
      let target = touch.plane.nearestKey(to: touch.location), target != touch.key
    else { return }
    slide(index, to: target, at: time)
  }

  private mutating func tap(_ key: PlacedKey, _ touch: Touch, at time: EventTime) {
    let output = multiTap.tap(
      key, planeID: touch.plane.id, began: touch.began, ended: time, pauseMilliseconds: settings.multiTapMilliseconds)
    let cause = output?.place.map { KeyAction.Cause.multiTap($0) } ?? .tap
    emit(.press(output?.role ?? key.role), cause: cause, touch, at: time)
  }

  private mutating func release(_ touch: Touch, at time: EventTime) {
    guard let held = touch.held else { return }
    outbox.append(
      KeyAction(
        kind: .release(held.role), cause: .tap, plane: held.plane, key: held.key, finger: touch.finger,
        path: touch.path, time: time))
  }
}

// MARK: - Without a finger

extension TouchInterpreter {
  /// Moves keys on that a finger has thrown.
  mutating func moveOn(at time: EventTime) {
    guard var coast, coast.due <= time else { return }
    let isMoving = coast.advance(to: time, farthest: farthestOffset(of: coast.region))
    plane.scroll(coast.region, to: coast.offset)
    self.coast = isMoving ? coast : nil
  }

  private func farthestOffset(of region: String) -> Double {
    plane.regions.first { $0.id == region }?.farthestOffset ?? 0
  }
}

// MARK: - Shared

extension TouchInterpreter {
  /// Whether a finger has left a key such as Return, or with a letter all of the keyboard, so far that it takes its press
  /// back.
  func isAway(_ touch: Touch) -> Bool {
    guard let key = touch.pressedKey, touch.hasMoved || touch.start != touch.location else { return false }
    if key.role.isSlidable { return hasLeft(touch) }
    return key.frame.squaredDistance(to: touch.location)
      > settings.buttonLeaveDistance * settings.buttonLeaveDistance
  }

  /// Whether a finger has left the keyboard.
  private func hasLeft(_ touch: Touch) -> Bool {
    let distance = Rect(origin: .zero, size: touch.plane.size).squaredDistance(to: touch.location)
    return touch.start != touch.location && distance > settings.buttonLeaveDistance * settings.buttonLeaveDistance
  }

  private mutating func emit(
    _ kind: KeyAction.Kind, cause: KeyAction.Cause = .tap, _ touch: Touch, at time: EventTime? = nil
  ) {
    outbox.append(
      KeyAction(
        kind: kind, cause: cause, draggedFrom: touch.draggedFrom, plane: touch.plane, key: touch.key,
        finger: touch.finger, path: touch.path, time: time ?? touch.began))
  }
}
