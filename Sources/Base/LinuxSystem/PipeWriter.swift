// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Bytes on their way into a pipe whose reader takes its time.
@MainActor
package final class PipeWriter {
  private let descriptor: FileDescriptor
  private var rest: ArraySlice<UInt8>
  private var watch: EventLoopWatch?

  private init(_ descriptor: consuming FileDescriptor, _ bytes: [UInt8]) {
    self.descriptor = descriptor
    rest = bytes[...]
  }

  /// Writes bytes and closes the descriptor; what the reader does not take at once goes when it does.
  package static func write(_ bytes: [UInt8], to descriptor: consuming FileDescriptor, in loop: EventLoop) {
    // A reader that has gone must not end this process; the kernel knows no flag for it but the signal's.
    signal(SIGPIPE, SIG_IGN)
    _ = fcntl(descriptor.rawValue, F_SETFL, fcntl(descriptor.rawValue, F_GETFL) | O_NONBLOCK)
    let writer = PipeWriter(descriptor, bytes)
    guard !writer.advance() else { return }
    // The handler keeps the writer until the watch ends.
    writer.watch = try? loop.watch(writer.descriptor.rawValue, for: .writable) { _ in
      if writer.advance() { writer.watch = nil }
    }
  }

  /// - Returns: Whether there is nothing more to do.
  private func advance() -> Bool {
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor.rawValue, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return false }
      guard count > 0 else { return true }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
