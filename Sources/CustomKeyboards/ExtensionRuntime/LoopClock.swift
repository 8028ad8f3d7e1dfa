// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LinuxSystem
import UIKitCore

/// The monotonic clock, with calls by the loop inside the main queue.
final class LoopClock: KeyboardClock {
  private let queue: MainQueueLoop

  init(_ queue: MainQueueLoop) { self.queue = queue }

  var now: TimeInterval { Double(MonotonicClock.nowMicroseconds) / 1_000_000 }

  func call(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> PlatformCall {
    let moment = min(max(time * 1_000_000, 0), Double(Int64.max / 2))
    let id = queue.loop.at(microseconds: Int64(moment.rounded(.up)), action)
    // The queue's timer learns of it in the next turn.
    queue.wake()
    return PlatformCall { [weak queue] in queue?.loop.cancel(id) }
  }
}
