// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import HeadlessPlatform

// MARK: - Time

extension TestApp {
  /// Seconds since the app was started, on the screen's clock.
  public var time: TimeInterval { platform.time }

  /// Lets time pass.
  public func advance(by seconds: TimeInterval) { advance(to: time + max(seconds, 0)) }

  /// Lets time pass until nothing moves and nothing is due, or until the limit.
  ///
  /// Every gesture ends with it. What never comes to rest, such as a spinning indicator, costs the limit and is no error;
  /// a caret that blinks is at rest.
  ///
  /// - Parameter limit: In seconds; without one, `patience`.
  /// - Returns: Whether all came to rest.
  @discardableResult
  public func settle(limit: TimeInterval? = nil) -> Bool {
    platform.takeTurn()
    let end = time + (limit ?? patience)
    while platform.hasUnrest, let moment = platform.nextMoment {
      guard moment <= end else { return false }
      advance(to: moment)
    }
    return true
  }

  /// Lets time pass until a condition holds.
  ///
  /// `what`: what is waited for, for the message when it does not come. `limit`: how long to wait, in seconds.
  ///
  /// - Throws: `TestFailure` when the time is up, with what is on the screen then.
  public func waitUntil(
    _ what: String, limit: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line,
    _ condition: () throws -> Bool
  ) throws {
    guard try !waits(limit, until: condition) else { return }
    throw failure(.timeIsUp, "waited \(limit.inWords) s in vain until \(what)", file, line)
  }

  /// - Returns: Whether the condition came to hold.
  func waits(_ limit: TimeInterval, until condition: () throws -> Bool) rethrows -> Bool {
    let end = time + limit
    while try !condition() {
      guard let moment = platform.nextMoment, moment <= end else {
        advance(to: end)
        return try condition()
      }
      advance(to: moment)
    }
    return true
  }

  /// All time passes here, so that pictures are taken on the way.
  func advance(to end: TimeInterval) {
    platform.takeTurn()
    while let camera, camera.nextTime <= end {
      platform.advance(by: camera.nextTime - time)
      camera.take(self)
    }
    platform.advance(by: end - time)
  }

  /// Lets real time pass, too, until a condition holds: tasks, the main queue and other threads have no part in the screen's
  /// clock.
  ///
  /// `what`: what is waited for, for the message when it does not come. `limit`: how long to wait, in real seconds.
  ///
  /// - Throws: `TestFailure` when the time is up, with what is on the screen then.
  public func waitInRealTime(
    until what: String, limit: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line,
    _ condition: () throws -> Bool
  ) async throws {
    let end = ContinuousClock.now + .seconds(limit)
    let frame = 1 / platform.framesPerSecond
    while try !condition() {
      guard ContinuousClock.now < end else {
        throw failure(.timeIsUp, "waited \(limit.inWords) real seconds in vain until \(what)", file, line)
      }
      try await Task.sleep(for: .seconds(frame))
      advance(by: frame)
    }
  }
}
