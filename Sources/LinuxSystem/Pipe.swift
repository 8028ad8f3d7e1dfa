// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// Bytes that go from one process to another.
package enum Pipe {
  /// Has somebody write into a pipe, and returns what came out.
  ///
  /// - Parameters:
  ///   - limit: The most bytes that are taken.
  ///   - milliseconds: How long the writer may keep us waiting for the next bytes.
  ///   - start: Gives the end to write into away; it is closed here afterwards.
  /// - Returns: `nil` when the writer takes too long or writes too much.
  package static func read(
    limit: Int, milliseconds: Int32, from start: (_ end: Int32) -> Void
  ) -> [UInt8]? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let ours = FileDescriptor(owning: ends[0])
    do {
      let theirs = FileDescriptor(owning: ends[1])
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      start(theirs.rawValue)
    }
    var content: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      var waiting = pollfd(fd: ours.rawValue, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, milliseconds)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { return nil }
      let count = Glibc.read(ours.rawValue, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return content }
      guard content.count + count <= limit else { return nil }
      content += chunk.prefix(count)
    }
  }
}

/// Bytes on their way into a pipe whose reader takes its time.
@MainActor
package final class PipeWriter {
  private let descriptor: FileDescriptor
  private var rest: ArraySlice<UInt8>
  private let loop: EventLoop

  private init(_ descriptor: consuming FileDescriptor, _ bytes: [UInt8], _ loop: EventLoop) {
    self.descriptor = descriptor
    rest = bytes[...]
    self.loop = loop
  }

  /// Writes bytes and closes the descriptor; what the reader does not take at once goes when it does.
  package static func write(_ bytes: [UInt8], to descriptor: consuming FileDescriptor, in loop: EventLoop) {
    // A reader that has gone must not end this process; the kernel knows no flag for it but the signal's.
    signal(SIGPIPE, SIG_IGN)
    _ = fcntl(descriptor.rawValue, F_SETFL, fcntl(descriptor.rawValue, F_GETFL) | O_NONBLOCK)
    let writer = PipeWriter(descriptor, bytes, loop)
    guard !writer.advance() else { return }
    // The handler keeps the writer until the loop forgets it.
    try? loop.watch(writer.descriptor.rawValue, for: .writable) { _ in
      if writer.advance() { writer.loop.unwatch(writer.descriptor.rawValue) }
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
