// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A connection to a server on a Unix socket that says what it has to say in lines.
@MainActor
package final class LineClient {
  private let socket: FileDescriptor
  /// `nil` when it is over.
  private var watch: EventLoopWatch?
  private var buffer: LineBuffer
  /// Calls with each line, without its line feed.
  package var onLine: (String) -> Void = { _ in }
  /// Calls once when the server has hung up, or has said a line that is too long.
  package var onClose: () -> Void = {}

  /// - Throws: When nobody listens at the path.
  package init(path: String, longestLineByteCount: Int, loop: EventLoop) throws(SystemCallError) {
    guard let address = UnixAddress(path: path) else { throw SystemCallError(call: "connect", errno: ENAMETOOLONG) }
    let socket = try UnixAddress.makeSocket()
    let raw = socket.rawValue
    guard address.with({ connect(raw, $0, $1) }) == 0 else { throw SystemCallError(call: "connect", errno: errno) }
    self.socket = socket
    buffer = LineBuffer(longestLineByteCount: longestLineByteCount)
    watch = try loop.watch(raw) { [weak self] _ in self?.read() }
  }

  /// Says a line; hangs up where the server does not take it.
  package func send(_ line: String) {
    guard isOpen else { return }
    var text = line + "\n"
    let isSent = text.withUTF8 {
      Glibc.send(socket.rawValue, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) == $0.count
    }
    if !isSent { hangUp() }
  }

  /// Hangs up without a call to `onClose`.
  package func close() { watch = nil }

  private var isOpen: Bool { watch != nil }

  private func hangUp() {
    guard isOpen else { return }
    close()
    onClose()
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(socket.rawValue, &bytes, bytes.count)
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    guard count > 0 else { return hangUp() }
    buffer.append(bytes.prefix(count))
    while isOpen, let line = buffer.next() { onLine(line) }
    if buffer.isOverfull { hangUp() }
  }
}
