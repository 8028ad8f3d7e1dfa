// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// Fingers, pointer and keys of a session.
///
/// Each command returns when the compositor has passed the event on, so that what is asked of an app or of the keyboard
/// afterwards finds the event in its queue.
package final class Injector {
  private let socket: LineSocket

  init(path: String) throws { socket = try LineSocket(path: path) }

  /// Sends a command of `inject.c`.
  ///
  /// - Returns: The moment of the event, in microseconds of CLOCK_MONOTONIC.
  @discardableResult
  package func send(_ command: String) throws -> Int64 {
    guard let time = try time(of: command) else {
      throw BedError("the injector refused `\(command)`; does the session have that device?")
    }
    return time
  }

  /// Sends a command; `nil` when the injector's answer is no.
  private func time(of command: String) throws -> Int64? {
    try socket.send(command)
    guard let answer = try socket.receive() else { throw BedError("the compositor has gone") }
    return answer.hasPrefix("ok ") ? Int64(answer.dropFirst(3)) : nil
  }
}

// MARK: - Touch

extension Injector {
  /// Puts a finger down. Places are in logical pixels of the whole layout of outputs.
  @discardableResult
  package func down(_ finger: Int = 0, at point: Point) throws -> Int64 {
    try send("down \(finger) \(point.x) \(point.y);frame")
  }

  package func move(_ finger: Int = 0, to point: Point) throws {
    try send("move \(finger) \(point.x) \(point.y);frame")
  }

  @discardableResult
  package func up(_ finger: Int = 0) throws -> Int64 {
    try send("up \(finger);frame")
  }

  @discardableResult
  package func tap(_ point: Point) throws -> Int64 {
    let time = try down(at: point)
    try up()
    return time
  }
}

// MARK: - Screens

extension Injector {
  /// Takes a screen away, as when its cable is pulled; the compositor moves what was on it to another one.
  ///
  /// - Parameter number: Counts screens from 1 in the order in which they came.
  func unplugScreen(_ number: Int) throws { try send("unplug \(number)") }
}

// MARK: - Devices

extension Injector {
  /// Takes a device away, as when its cable is pulled.
  package func pull(_ device: SessionOptions.Device) throws { try send("pull \(device.rawValue)") }

  /// Adds a device that was taken away.
  package func plug(_ device: SessionOptions.Device) throws { try send("plug \(device.rawValue)") }

  /// Sends the touches that follow by another touch screen.
  package func drive(_ device: SessionOptions.Device) throws { try send("drive \(device == .secondTouch ? 2 : 1)") }

  /// Tells all clients that a seat has gone.
  package func removeSeat(_ name: String) throws { try send("remove-seat \(name)") }
}

// MARK: - Windows

extension Injector {
  /// Moves a window on Weston.
  ///
  /// - Returns: Whether the app has one on the screen.
  func place(_ app: String, at point: Point) throws -> Bool {
    try time(of: "place \(app) \(point.x) \(point.y)") != nil
  }
}

// MARK: - Drags between apps

extension Injector {
  /// Whether the compositor has been told of a drag that is still under way.
  package func isDragging() throws -> Bool { try time(of: "dragging") != nil }

  /// Whether the compositor has been told that what is dragged would be taken where it is now.
  package func isDroppable() throws -> Bool { try time(of: "droppable") != nil }
}

// MARK: - Pointer and keys

extension Injector {
  package func click(_ point: Point) throws {
    try movePointer(to: point)
    try setButton(isDown: true)
    try setButton(isDown: false)
  }

  package func movePointer(to point: Point) throws {
    try send("pointer \(point.x) \(point.y)")
    try send("pointer-frame")
  }

  /// Presses or releases a button, where the pointer is.
  ///
  /// - Parameter number: 1 is the left one, 2 the right one.
  package func setButton(_ number: Int = 1, isDown: Bool) throws {
    try send("button \(271 + number) \(isDown ? 1 : 0)")
    try send("pointer-frame")
  }

  /// Presses and releases a hardware key, by its code of `input-event-codes.h`.
  package func pressKey(_ code: Int) throws {
    try send("key \(code) 1")
    try send("key \(code) 0")
  }

  /// Sets the space that places are given in.
  func setSize(_ size: Size) throws { try send("size \(size.width) \(size.height)") }
}
