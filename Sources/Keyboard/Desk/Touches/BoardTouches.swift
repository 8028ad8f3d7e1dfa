// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry
internal import KeyboardEngine
internal import SystemKeyboard
internal import TextModel

/// Fingers on their way to a board: which one a finger came down on, and what waits for the text of those before.
struct BoardTouches {
  /// The board that each finger is on; none for one that was there before.
  private var boards: [Int32: any Board] = [:]
  /// Touches that wait for the text of those before.
  private(set) var held: [TouchEvent] = []
  /// Where each finger is.
  private var places: [Int32: Place] = [:]

  private struct Place {
    var onScreen: Point
    var onBoard: Point
  }

  /// Has a touch wait.
  mutating func hold(_ event: TouchEvent) { held.append(event) }

  mutating func takeHeld() -> [TouchEvent] {
    defer { held = [] }
    return held
  }

  /// Returns the board that a touch is for: the one that its finger came down on. What comes of it may lead here again.
  ///
  /// - Parameter board: What shows now.
  mutating func route(_ event: TouchEvent, from board: any Board) -> any Board {
    if event.phase == .began { boards[event.finger] = board }
    defer { if event.phase.isOver { boards[event.finger] = nil } }
    return boards[event.finger] ?? board
  }

  /// Returns where on the board a finger is. One that has not moved is where it was, though the board may be somewhere else by now, or
  /// larger: it keeps its key.
  ///
  /// - Parameters:
  ///   - event: With its place on the screen.
  ///   - find: Returns where on the board a place of the screen is.
  mutating func place(of event: TouchEvent, _ find: (Point) -> Point) -> Point {
    var place = Place(onScreen: event.location, onBoard: .zero)
    if event.phase != .began, let last = places[event.finger], last.onScreen == event.location {
      place.onBoard = last.onBoard
    } else {
      place.onBoard = find(event.location)
    }
    places[event.finger] = event.phase.isOver ? nil : place
    return place.onBoard
  }

  /// The fingers that are down are gone, as the surface under them: nobody is told when they lift.
  mutating func forget() {
    held += held.cancellations
    boards = [:]
    places = [:]
  }
}

extension [TouchEvent] {
  /// What takes the fingers back that come down here and do not lift.
  fileprivate var cancellations: [TouchEvent] {
    var down: [Int32: TouchEvent] = [:]
    for event in self { down[event.finger] = event.phase.isOver ? nil : event }
    return down.values.map { event in
      var event = event
      event.phase = .cancelled
      return event
    }
  }
}
