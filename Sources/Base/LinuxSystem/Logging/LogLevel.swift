// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How much a line of the log matters. Each level shows those above it too.
package enum LogLevel: String, CaseIterable, Sendable {
  /// Something that was asked for is not done, or not any more: a keyboard was ended, a file cannot be read.
  case error
  /// It goes on, in another way than it should: a setting with a mistake, a desktop without a service.
  case warning
  /// What happens seldom and by itself, and somebody may want to know later: started again, a device came.
  case info
  /// What happens at each field, touch or frame, for finding a fault: states and numbers, never what they hold.
  case debug
}

extension LogLevel: Comparable {
  package static func < (one: LogLevel, other: LogLevel) -> Bool { one.order < other.order }

  private var order: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .info: 2
    case .debug: 3
    }
  }
}
