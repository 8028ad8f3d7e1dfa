// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A clock that calls at a later time.
@MainActor
public protocol MorseClock: AnyObject {
  /// Seconds of a clock that never goes back.
  var now: TimeInterval { get }

  /// Calls a closure once, after so many seconds.
  func call(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> any MorseCall
}

/// A call that will be made.
@MainActor
public protocol MorseCall: AnyObject {
  /// It will not be made any more.
  func cancel()
}

/// The clock of the device.
public final class DeviceClock: MorseClock {
  public init() {}

  public var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  public func call(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> any MorseCall {
    TimerCall(
      Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in MainActor.assumeIsolated { action() } })
  }
}

private final class TimerCall: MorseCall {
  private let timer: Timer

  init(_ timer: Timer) { self.timer = timer }

  func cancel() { timer.invalidate() }
}
