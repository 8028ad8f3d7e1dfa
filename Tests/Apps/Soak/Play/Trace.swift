// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed

/// What happened in a batch, with times; kept of one that went wrong.
///
/// - Note: `@unchecked Sendable` because `lock` guards all state.
final class Trace: @unchecked Sendable {
  private let lock = NSLock()
  private let start = Clock.now()
  private var lines: [String] = []

  func note(_ what: String) {
    let time = Double(Clock.now() - start) / 1000
    lock.lock()
    defer { lock.unlock() }
    lines.append(String(format: "%9.2f ms  ", time) + what)
  }

  var text: String {
    lock.lock()
    defer { lock.unlock() }
    return lines.joined(separator: "\n")
  }
}
