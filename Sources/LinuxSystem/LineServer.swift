// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// Answers lines of text on a Unix socket that only its owner may open.
///
/// For tools on the same machine: a client that sends too long a line, or does not read its answers, is dropped.
@MainActor
package final class LineServer {
  private let listener: FileDescriptor
  private let path: String
  private let loop: EventLoop
  private let answer: (String) -> String
  private var clients: [Int32: Client] = [:]
  /// The file that is our socket, as long as it stands at the path.
  private let inode: ino_t?
  /// When listening goes on, while this process has no room for another client.
  private var pauseEnd: EventLoop.DeadlineID?

  private struct Client {
    var received: [UInt8] = []
  }

  static let longestLineByteCount = 4096
  static let mostClients = 16

  /// Listens at a path; a socket that stands there already is replaced, anything else is an error.
  ///
  /// - Parameter answer: Gives the answer to a line, without its line feed.
  package init(path: String, loop: EventLoop, answer: @escaping (String) -> String) throws(SystemCallError) {
    self.path = path
    self.loop = loop
    self.answer = answer
    let socket = try FileDescriptor(
      owning: Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Self.socketFlags, 0), call: "socket")
    listener = socket
    try Self.bind(listener.rawValue, to: path)
    inode = Self.inode(path)
    guard listen(listener.rawValue, 8) == 0 else { throw SystemCallError(call: "listen", errno: errno) }
    try watch()
  }

  /// Stops listening and removes the socket, unless another server's stands there by now.
  package func close() {
    loop.unwatch(listener.rawValue)
    if let pauseEnd { loop.cancel(pauseEnd) }
    for descriptor in Array(clients.keys) { drop(descriptor) }
    if inode != nil, Self.inode(path) == inode { unlink(path) }
  }

  private static func inode(_ path: String) -> ino_t? {
    var information = stat()
    return lstat(path, &information) == 0 ? information.st_ino : nil
  }
}

// MARK: - Binding

extension LineServer {
  private static let socketFlags = Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)

  private static func bind(_ descriptor: Int32, to path: String) throws(SystemCallError) {
    var information = stat()
    if lstat(path, &information) == 0 {
      guard information.st_mode & S_IFMT == S_IFSOCK else { throw SystemCallError(call: "bind", errno: EEXIST) }
      unlink(path)
    }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let fits = withUnsafeMutableBytes(of: &address.sun_path) { space in
      guard bytes.count < space.count else { return false }
      space.copyBytes(from: bytes)
      return true
    }
    guard fits else { throw SystemCallError(call: "bind", errno: ENAMETOOLONG) }
    // The mask makes the socket's mode 0600 from the moment it exists.
    let oldMask = umask(0o177)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    let error = errno
    umask(oldMask)
    guard result == 0 else { throw SystemCallError(call: "bind", errno: error) }
  }
}

// MARK: - Clients

extension LineServer {
  private func watch() throws(SystemCallError) {
    try loop.watch(listener.rawValue) { [weak self] _ in self?.accept() }
  }

  private func accept() {
    while true {
      let descriptor = spn_accept(listener.rawValue)
      guard descriptor >= 0 else { return acceptFailed(errno: -descriptor) }
      guard clients.count < Self.mostClients else {
        Glibc.close(descriptor)
        continue
      }
      clients[descriptor] = Client()
      do {
        try loop.watch(descriptor) { [weak self] _ in self?.read(descriptor) }
      } catch {
        drop(descriptor)
      }
    }
  }

  /// How long a client waits at the least when there is no room for it.
  static let pauseMicroseconds: Int64 = 250_000

  /// Stops listening for a moment where the client stays in the queue, as without a free descriptor: the listener stays
  /// readable, and the loop would run without end. Source: accept(2).
  private func acceptFailed(errno: Int32) {
    guard errno != EAGAIN, errno != EINTR, errno != ECONNABORTED else { return }
    loop.unwatch(listener.rawValue)
    pauseEnd = loop.at(microseconds: MonotonicClock.nowMicroseconds + Self.pauseMicroseconds) { [weak self] in
      self?.resume()
    }
  }

  private func resume() {
    pauseEnd = nil
    do {
      try watch()
    } catch {
      acceptFailed(errno: error.errno)
    }
  }

  private func read(_ descriptor: Int32) {
    var buffer = [UInt8](repeating: 0, count: Self.longestLineByteCount)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    guard count > 0, var received = clients[descriptor]?.received else { return drop(descriptor) }
    received += buffer.prefix(count)
    while let end = received.firstIndex(of: 0x0A), end < Self.longestLineByteCount {
      let line = String(decoding: received[..<end], as: UTF8.self)
      received.removeSubrange(...end)
      guard send(answer(line) + "\n", to: descriptor) else { return drop(descriptor) }
    }
    guard received.count < Self.longestLineByteCount else { return drop(descriptor) }
    clients[descriptor]?.received = received
  }

  private func send(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    }
  }

  private func drop(_ descriptor: Int32) {
    guard clients.removeValue(forKey: descriptor) != nil else { return }
    loop.unwatch(descriptor)
    Glibc.close(descriptor)
  }
}
