// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Geometry

/// One thing that one finger (or the pointer) did on the keyboard.
public struct TouchEvent: Hashable, Sendable {
  public enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }

  public var phase: Phase
  /// Names the finger from `began` to `ended` or `cancelled`; reused afterwards.
  public var finger: Int32
  /// Where the finger is, in the plane's coordinates; for `ended` and `cancelled` the last known place.
  public var location: Point
  public var time: EventTime

  public init(_ phase: Phase, finger: Int32, location: Point, time: EventTime) {
    self.phase = phase
    self.finger = finger
    self.location = location
    self.time = time
  }
}
