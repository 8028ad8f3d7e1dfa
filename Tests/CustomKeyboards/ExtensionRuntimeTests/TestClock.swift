// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionRuntime
import Foundation
import UIKitCore

/// A clock that moves on when it is told to.
final class TestClock: KeyboardClock {
  private(set) var now: TimeInterval = 1000
  private var calls: [(id: Int, time: TimeInterval, action: @MainActor () -> Void)] = []
  private var count = 0

  func call(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> PlatformCall {
    count += 1
    let id = count
    calls.append((id, time, action))
    return PlatformCall { [weak self] in self?.calls.removeAll { $0.id == id } }
  }

  /// Makes the calls that are due within a time, each at its moment.
  ///
  /// `after`: Called after each.
  func advance(by seconds: TimeInterval, after: () -> Void) {
    let end = now + seconds
    while let next = calls.filter({ $0.time <= end }).min(by: { ($0.time, $0.id) < ($1.time, $1.id) }) {
      now = max(now, next.time)
      calls.removeAll { $0.id == next.id }
      next.action()
      after()
    }
    now = end
  }
}
