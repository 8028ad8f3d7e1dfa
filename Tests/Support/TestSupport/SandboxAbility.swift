// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a keyboard needs and must be able to do in its sandbox. The hostile keyboard of the tests does each.
package enum SandboxAbility: String, CaseIterable, Sendable {
  case memory = "share sealed memory"
  case threads = "use threads, tasks and queues"
  case foundation = "use Foundation"
  case fonts = "draw text"
  case bundle = "read its bundle"
  case container = "keep files in its container"
  case temporary = "write temporary files"
  case time = "tell the time and wait"
  case random = "get random numbers"
  case output = "say something for the log"
}
