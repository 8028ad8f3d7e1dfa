// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Bytes that another process hands over in a pipe, for callers that cannot go on without them.
package enum PipeReader {
  /// What is taken care of while the writer keeps us waiting.
  package struct Sideline {
    let descriptor: Int32
    let handler: () -> Bool

    /// - Parameters:
    ///   - descriptor: Stays the caller's.
    ///   - handler: Called whenever the descriptor is readable or has no other side any more; returns whether to go on.
    package init(_ descriptor: Int32, handler: @escaping () -> Bool) {
      (self.descriptor, self.handler) = (descriptor, handler)
    }
  }

  /// Has somebody write into a pipe, and returns what came out.
  ///
  /// - Parameters:
  ///   - limits: What the writer may take, of time and of memory; it has all of the time from here on.
  ///   - sideline: What is taken care of meanwhile.
  ///   - clock: The monotonic clock, in microseconds.
  ///   - start: Gives the end to write into away; it is closed here afterwards.
  package static func read(
    _ limits: PipeLimits, besides sideline: Sideline? = nil,
    clock: () -> Int64 = { MonotonicClock.nowMicroseconds }, from start: (_ end: Int32) -> Void
  ) throws(PipeFailure) -> [UInt8] {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .broken }
    let ours = FileDescriptor(owning: ends[0])
    let end = clock() + limits.total.microseconds
    do {
      let theirs = FileDescriptor(owning: ends[1])
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      start(theirs.rawValue)
    }
    var content: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    var pauseEnd = clock() + limits.pause.microseconds
    var sideline = sideline
    while true {
      let now = clock()
      guard now < end else { throw .tooSlow }
      // poll(2) passes over a descriptor below zero.
      var polled = [ours.rawValue, sideline?.descriptor ?? -1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let wait = max(min(pauseEnd, end) - now, 0)
      guard poll(&polled, 2, Int32(clamping: (wait + 999) / 1000)) >= 0 || errno == EINTR else { throw .broken }
      if polled[1].revents != 0, sideline?.handler() == false { sideline = nil }
      guard polled[0].revents != 0 else {
        // What has come in time counts, however late we look.
        if now >= pauseEnd { throw .tooSlow }
        continue
      }
      let count = Glibc.read(ours.rawValue, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .broken }
      if count == 0 { return content }
      guard content.count + count <= limits.byteCount else { throw .tooMuch }
      content += chunk.prefix(count)
      pauseEnd = clock() + limits.pause.microseconds
    }
  }
}
