// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import LinuxSystem

/// Looks for installed keyboards in turns of an event loop, so that a touch never waits for a folder of many files.
@MainActor
package final class KeyboardFinder {
  private let loop: EventLoop
  private let portion: Int
  private var search: KeyboardSearch?
  private var completion: (InstalledKeyboards) -> Void = { _ in }
  private var turn: EventLoop.DeadlineID?

  /// - Parameter portion: How many files are looked at in a turn; the kernel takes a microsecond or two for each.
  package init(loop: EventLoop, portion: Int = 500) {
    self.loop = loop
    self.portion = portion
  }

  isolated deinit { stop() }

  /// Looks through folders, and calls a closure with what there is: before this returns where that is little, or else in a later
  /// turn. Another search ends the one before it.
  package func find(
    in folders: [String] = InstalledKeyboards.usualFolders, completion: @escaping (InstalledKeyboards) -> Void
  ) {
    stop()
    search = KeyboardSearch(in: folders)
    self.completion = completion
    advance()
  }

  /// Ends a search, whose closure is not called.
  package func stop() {
    if let turn { loop.cancel(turn) }
    (turn, search) = (nil, nil)
    completion = { _ in }
  }

  private func advance() {
    guard let found = search?.advance(by: portion) else {
      turn = loop.at(microseconds: MonotonicClock.nowMicroseconds) { [weak self] in self?.advance() }
      return
    }
    let completion = completion
    turn = nil
    stop()
    completion(found)
  }
}
