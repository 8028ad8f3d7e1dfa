// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// The time that a keyboard's process has for itself while it does not show: after its start, and after it has left the screen.
/// Then it is made to stand still, and earlier if it keeps processors busy.
final class Afterwork {
  private let process: any GuestProcess
  private let loop: EventLoop
  private let isAtRest: () -> Bool
  private let onStill: (_ isOverworked: Bool) -> Void
  private let end: Int64
  private let processorStart: Int64
  private var check: EventLoop.DeadlineID?

  /// How often to look what it does, in microseconds.
  private static let pace: Int64 = 250_000

  /// - Parameters:
  ///   - isAtRest: Whether it has answered everything: one that stands still cannot.
  ///   - onStill: Calls when it stands still; `isOverworked` when that is early.
  init(
    of process: any GuestProcess, loop: EventLoop, within microseconds: Int64, isAtRest: @escaping () -> Bool,
    onStill: @escaping (_ isOverworked: Bool) -> Void
  ) {
    self.process = process
    self.loop = loop
    self.isAtRest = isAtRest
    self.onStill = onStill
    end = MonotonicClock.nowMicroseconds + microseconds
    processorStart = process.processorMicroseconds ?? 0
    lookLater()
  }

  isolated deinit { cancel() }

  /// Looks no more.
  private func cancel() {
    if let check { loop.cancel(check) }
    check = nil
  }

  /// Has it go on, as long as it will.
  func stop() {
    cancel()
    process.resume()
  }

  private func lookLater() {
    let next = min(MonotonicClock.nowMicroseconds + Self.pace, max(end, MonotonicClock.nowMicroseconds))
    check = loop.at(microseconds: next) { [weak self] in
      self?.check = nil
      self?.look()
    }
  }

  private func look() {
    guard isAtRest() else { return lookLater() }
    let isBusy = (process.processorMicroseconds ?? 0) - processorStart > GuestLimits.mostAfterwork
    guard isBusy || MonotonicClock.nowMicroseconds >= end else { return lookLater() }
    process.pause()
    onStill(isBusy)
  }
}
