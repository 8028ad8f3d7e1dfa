// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// A stream socket that carries lines of text.
///
/// - Note: `@unchecked Sendable` because sending needs no state, and its owner receives on one thread only.
package final class LineSocket: @unchecked Sendable {
  private let descriptor: Int32
  private var pending: [UInt8] = []

  /// Takes over a connected socket.
  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Connects to a Unix socket.
  package convenience init(path: String) throws {
    let descriptor = try Self.makeSocket()
    guard try Self.withAddress(path, { connect(descriptor, $0, $1) }) == 0 else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw BedError("cannot connect to \(path): \(reason)")
    }
    self.init(descriptor: descriptor)
  }

  deinit { close(descriptor) }

  /// Makes a socket that listens at a path.
  static func listen(path: String) throws -> Int32 {
    let descriptor = try makeSocket()
    guard try withAddress(path, { bind(descriptor, $0, $1) }) == 0, Glibc.listen(descriptor, 4) == 0 else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw BedError("cannot listen on \(path): \(reason)")
    }
    return descriptor
  }

  private static func makeSocket() throws -> Int32 {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw BedError("cannot make a socket: \(String(cString: strerror(errno)))") }
    return descriptor
  }

  private static func withAddress(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) throws -> Int32
  {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw BedError("too long for a socket: \(path)")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }
}

// MARK: - Lines

extension LineSocket {
  package func send(_ line: String) throws {
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw BedError("the other end has gone: \(String(cString: strerror(errno)))") }
      rest = rest.dropFirst(count)
    }
  }

  /// Returns the next line without its end; `nil` when the other end has closed.
  package func receive(within seconds: Double = Wait.limit) throws -> String? {
    let deadline = Clock.now() + Int64(seconds * 1_000_000)
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending.removeSubrange(...end) }
        return String(decoding: pending[..<end], as: UTF8.self)
      }
      let rest = max(0, deadline - Clock.now()) / 1000
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, Int32(rest))
      if ready < 0 && errno == EINTR { continue }
      guard ready > 0 else { throw BedError("no answer within \(seconds) s") }
      var buffer = [UInt8](repeating: 0, count: 65536)
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return nil }
      pending += buffer[..<count]
    }
  }
}
