// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// Talks in lines of text on a Unix socket that only its owner may open.
///
/// For programs on the same machine: a client that sends too long a line, too many lines, or does not read what it is
/// told is dropped.
@MainActor
package final class LineServer {
  private let listener: FileDescriptor
  private let path: String
  private let loop: EventLoop
  private let limits: Limits
  private let receive: (String, Client) -> String?
  private var connections: [Int32: Connection] = [:]
  private var clientCount = 0
  /// The file that is our socket, as long as it stands at the path.
  private let inode: ino_t?
  /// `nil` while clients have to wait.
  private var watch: EventLoopWatch?
  /// When listening goes on, while this process has no room for another client.
  private var pauseEnd: EventLoop.DeadlineID?

  /// Calls when a client has gone, or was dropped.
  package var onLeave: (Client) -> Void = { _ in }

  /// Names a client; no two of a server have the same name.
  package struct Client: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Connection {
    let client: Client
    let process: Int32
    /// The program that it was when it connected.
    let program: String?
    var buffer: LineBuffer
    var watch: EventLoopWatch?
    /// When the second began in which lines are counted.
    var secondStart: Int64 = 0
    var lineCount = 0
  }

  /// What clients may do before they are dropped.
  package struct Limits: Sendable {
    /// With the line feed.
    package var longestLineByteCount = 4096
    /// More are turned away.
    package var mostClients = 16
    /// How many of them may be one process; `nil` for all.
    package var mostClientsOfProcess: Int?
    /// `nil` for any number.
    package var mostLinesPerSecond: Int?

    package init() {}
  }

  /// Listens at a path; a socket that stands there already is replaced, anything else is an error.
  ///
  /// - Parameter answer: Gives the answer to a line, without its line feed.
  package convenience init(
    path: String, loop: EventLoop, answer: @escaping (String) -> String
  ) throws(SystemCallError) {
    try self.init(path: path, limits: Limits(), loop: loop) { line, _ in answer(line) }
  }

  /// Listens at a path; a socket that stands there already is replaced, anything else is an error.
  ///
  /// - Parameter receive: Takes a line of a client, without its line feed, and gives the answer, if there is one.
  package init(
    path: String, limits: Limits, loop: EventLoop, receive: @escaping (String, Client) -> String?
  ) throws(SystemCallError) {
    self.path = path
    self.loop = loop
    self.limits = limits
    self.receive = receive
    let socket = try UnixAddress.makeSocket()
    listener = socket
    inode = try Self.listen(listener.rawValue, at: path)
    try listenOn()
  }

  /// Stops listening and removes the socket, unless another server's stands there by now.
  package func close() {
    watch = nil
    if let pauseEnd { loop.cancel(pauseEnd) }
    onLeave = { _ in }
    for descriptor in Array(connections.keys) { drop(descriptor) }
    if inode != nil, Self.inode(path) == inode { unlink(path) }
  }

  /// Tells a client something that it has not asked for.
  package func send(_ line: String, to client: Client) {
    guard let descriptor = connections.first(where: { $0.value.client == client })?.key else { return }
    if !send(line + "\n", to: descriptor) { drop(descriptor) }
  }

  /// The path of the program that a client was when it connected, as `Files.program(ofProcess:)` has it; `nil` where nobody knows.
  /// Source: unix(7), `SO_PEERCRED`.
  package func program(of client: Client) -> String? {
    connections.values.first { $0.client == client }?.program
  }

  /// Takes what clients have sent by now, instead of waiting for the loop to come to it.
  package func readArrived() {
    var asked = ([listener.rawValue] + connections.keys).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&asked, nfds_t(asked.count), 0) > 0 else { return }
    guard asked[0].revents != 0 else {
      for client in asked.dropFirst() where client.revents != 0 { read(client.fd) }
      return
    }
    // Whoever has just come may have said something already.
    accept()
    for descriptor in Array(connections.keys) { read(descriptor) }
  }

  private static func inode(_ path: String) -> ino_t? {
    var information = stat()
    return lstat(path, &information) == 0 ? information.st_ino : nil
  }
}

// MARK: - Binding

extension LineServer {
  /// - Returns: The socket's number in its file system.
  private static func listen(_ descriptor: Int32, at path: String) throws(SystemCallError) -> ino_t? {
    var information = stat()
    if lstat(path, &information) == 0, information.st_mode & S_IFMT != S_IFSOCK {
      throw SystemCallError(call: "bind", errno: EEXIST)
    }
    // Whoever finds the socket can connect: it comes to its place when it listens.
    let draft = path + "~"
    guard let address = UnixAddress(path: draft) else { throw SystemCallError(call: "bind", errno: ENAMETOOLONG) }
    unlink(draft)
    // The mask makes the socket's mode 0600 from the moment it exists.
    let oldMask = umask(0o177)
    let result = address.with { Glibc.bind(descriptor, $0, $1) }
    let error = errno
    umask(oldMask)
    guard result == 0 else { throw SystemCallError(call: "bind", errno: error) }
    guard Glibc.listen(descriptor, 8) == 0 else { throw SystemCallError(call: "listen", errno: errno) }
    let number = inode(draft)
    guard rename(draft, path) == 0 else { throw SystemCallError(call: "rename", errno: errno) }
    return number
  }
}

// MARK: - Clients

extension LineServer {
  private func listenOn() throws(SystemCallError) {
    watch = try loop.watch(listener.rawValue) { [weak self] _ in self?.accept() }
  }

  private func accept() {
    while true {
      let descriptor = spn_accept(listener.rawValue)
      guard descriptor >= 0 else { return acceptFailed(errno: -descriptor) }
      let process = spn_peer_process(descriptor)
      guard connections.count < limits.mostClients, hasRoom(for: process) else {
        Glibc.close(descriptor)
        continue
      }
      clientCount += 1
      connections[descriptor] = Connection(
        client: Client(number: clientCount), process: process, program: Files.program(ofProcess: process),
        buffer: LineBuffer(longestLineByteCount: limits.longestLineByteCount))
      do {
        connections[descriptor]?.watch = try loop.watch(descriptor) { [weak self] _ in self?.read(descriptor) }
      } catch {
        drop(descriptor)
      }
    }
  }

  private func hasRoom(for process: Int32) -> Bool {
    guard let most = limits.mostClientsOfProcess else { return true }
    return connections.values.count { $0.process == process } < most
  }

  /// How long a client waits at the least when there is no room for it.
  static let pause = Duration.milliseconds(250)

  /// Stops listening for a moment where the client stays in the queue, as without a free descriptor: the listener stays
  /// readable, and the loop would run without end. Source: accept(2).
  private func acceptFailed(errno: Int32) {
    guard errno != EAGAIN, errno != EINTR, errno != ECONNABORTED, pauseEnd == nil else { return }
    watch = nil
    pauseEnd = loop.after(Self.pause) { [weak self] in
      self?.resume()
    }
  }

  private func resume() {
    pauseEnd = nil
    do {
      try listenOn()
    } catch {
      acceptFailed(errno: error.errno)
    }
  }

  private func read(_ descriptor: Int32) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    guard count > 0 else { return drop(descriptor) }
    connections[descriptor]?.buffer.append(buffer.prefix(count))
    while let line = connections[descriptor]?.buffer.next() {
      guard let client = countLine(descriptor) else { return drop(descriptor) }
      if let answer = receive(line, client), !send(answer + "\n", to: descriptor) { return drop(descriptor) }
    }
    if connections[descriptor]?.buffer.isOverfull ?? false { drop(descriptor) }
  }

  /// - Returns: Whose line it is; `nil` when there were too many of them.
  private func countLine(_ descriptor: Int32) -> Client? {
    guard var connection = connections[descriptor] else { return nil }
    let now = MonotonicClock.nowMicroseconds
    if now - connection.secondStart > 1_000_000 {
      connection.secondStart = now
      connection.lineCount = 0
    }
    connection.lineCount += 1
    connections[descriptor] = connection
    if let most = limits.mostLinesPerSecond, connection.lineCount > most { return nil }
    return connection.client
  }

  private func send(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    }
  }

  private func drop(_ descriptor: Int32) {
    guard let connection = connections.removeValue(forKey: descriptor) else { return }
    connection.watch?.end()
    Glibc.close(descriptor)
    onLeave(connection.client)
  }
}
