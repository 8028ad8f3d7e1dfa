// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWayland
import Glibc
import LinuxSystem
import Testing

/// The compositor's end of a connection, which says what a test wants.
final class PlayedCompositor {
  private let descriptor: FileDescriptor
  private let otherEnd: Int32
  private var waiting: [UInt32] = []

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw SystemCallError(call: "socketpair", errno: errno)
    }
    descriptor = FileDescriptor(owning: ends[0])
    otherEnd = ends[1]
  }

  // That it has gone shows at once, whoever else has its end: what another test has just started has it until it runs.
  deinit { shutdown(descriptor.rawValue, Int32(SHUT_RDWR)) }

  func connect() throws -> OpaquePointer { try #require(wl_display_connect_to_fd(otherEnd)) }

  /// Queues an event. Source: "Wire Format", The Wayland Protocol.
  func say(object: UInt32, event: UInt32, _ words: [UInt32]) {
    waiting += [object, UInt32(8 + 4 * words.count) << 16 | event] + words
  }

  /// Sends what is queued, all at once.
  func flush() {
    waiting.withUnsafeBytes { _ = write(descriptor.rawValue, $0.baseAddress, $0.count) }
    waiting = []
  }

  /// Offers something by the registry, which is a connection's first object.
  func offer(_ name: UInt32, _ interface: String) {
    var bytes = Array(interface.utf8) + [0]
    let length = UInt32(bytes.count)
    while bytes.count % 4 > 0 { bytes.append(0) }
    let words = stride(from: 0, to: bytes.count, by: 4).map { start in
      bytes[start..<start + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    say(object: 2, event: 0, [name, length] + words + [1])
  }
}
