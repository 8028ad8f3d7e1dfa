// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry
internal import KeyboardEngine
internal import SystemKeyboard
internal import TextModel

/// What shows in the keyboard's place and takes its touches: our own keys, also below what sets their size, what a camera sees, a guest, or a question.
protocol Board: AnyObject {
  var presentation: Presentation { get }

  /// Whether a finger is on it, or on what a held key offers.
  var isTouched: Bool { get }

  /// When `advance` must be called if nothing happens before.
  var nextDeadline: EventTime? { get }

  /// Takes one touch, with its place in the plane.
  func touch(_ event: TouchEvent)

  func advance(to time: EventTime)

  /// The fingers on it are no longer ours.
  func letGo()

  /// Whether what is at a place of the plane acts as soon as a finger comes down.
  func actsAtOnce(at location: Point) -> Bool
}

extension KeyboardController: Board {}

extension AdjustBoard: Board {
  var isTouched: Bool { heldHandle != nil }
  var nextDeadline: EventTime? { nil }
  func advance(to time: EventTime) {}
  func actsAtOnce(at location: Point) -> Bool { false }
}

extension GuestBoard: Board {
  func actsAtOnce(at location: Point) -> Bool { false }
}

extension ScanBoard: Board {
  var nextDeadline: EventTime? { nil }
  func advance(to time: EventTime) {}
  func actsAtOnce(at location: Point) -> Bool { false }
}

extension QuestionBoard: Board {
  var isTouched: Bool { false }
  var nextDeadline: EventTime? { nil }
  func advance(to time: EventTime) {}
  func actsAtOnce(at location: Point) -> Bool { false }
}
