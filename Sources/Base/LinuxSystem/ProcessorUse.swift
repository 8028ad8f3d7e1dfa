// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// How a process has fared with the processors so far, by its first thread. Source: the kernel's `sched-stats`,
/// "/proc/<pid>/schedstat", and proc(5), "/proc/pid/stat".
package struct ProcessorUse: Hashable, Sendable {
  /// How long processors have worked for it, in microseconds.
  package var worked: Int64
  /// How long it was ready and had to wait for one, in microseconds, apart from where it waits now.
  package var waited: Int64
  /// Whether it runs now or waits for a processor, and for nothing else.
  package var isReady: Bool

  package init(worked: Int64, waited: Int64, isReady: Bool) {
    (self.worked, self.waited, self.isReady) = (worked, waited, isReady)
  }

  /// - Returns: `nil` where the kernel does not count that, and when the process has ended.
  init?(ofProcess process: Int32) {
    let times = Self.read("/proc/\(process)/schedstat").split(whereSeparator: \.isWhitespace).compactMap { Int64($0) }
    // The name before it stands in brackets, and may have brackets itself.
    let state = Self.read("/proc/\(process)/stat").split(separator: ")").last?.first { $0 != " " }
    guard times.count == 3, let state else { return nil }
    self.init(worked: times[0] / 1000, waited: times[1] / 1000, isReady: state == "R")
  }

  /// Returns the first bytes of a file.
  private static func read(_ path: String) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { buffer in
      String(decoding: buffer.prefix(max(Glibc.read(file, buffer.baseAddress, buffer.count), 0)), as: UTF8.self)
    }
  }
}

extension ProcessorUse {
  /// How much of a time was the process's own, in which it ran, or waited for something other than a processor.
  ///
  /// - Parameters:
  ///   - earlier: How it was when that time began.
  ///   - microseconds: How long that is ago.
  package func ownMicroseconds(since earlier: ProcessorUse, microseconds: Int64) -> Int64 {
    let worked = worked - earlier.worked
    return isReady ? worked : max(worked, microseconds - (waited - earlier.waited))
  }
}
