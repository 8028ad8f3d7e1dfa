// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWayland
import Glibc
import LinuxSystem
import Testing

@testable import WaylandPlatform

@MainActor
@Suite struct ConnectionTests {
  @Test("TY-6 CK-15 all that the compositor has told is known before anything is sent, however much it is")
  func everything() throws {
    let loop = try EventLoop()
    let compositor = try PlayedCompositor()
    // The answer to what a connection asks first, by the number of its second object.
    compositor.say(object: 3, event: 0, [0])
    compositor.flush()
    let connection = try Connection(compositor.connect(), loop: loop)
    try connection.attach()
    _ = try loop.poll()
    let count = UInt32(400)
    for name in 1...count { compositor.offer(name, "wl_something_of_this_compositor") }
    compositor.flush()
    var known = 0
    loop.at(microseconds: MonotonicClock.nowMicroseconds) { known = connection.globals.count }
    _ = try loop.poll()
    #expect(known == Int(count))
  }

  @Test(arguments: [false, true])
  func `what is taken in while a handler waits is handled in its order when the loop turns`(_ isPrepared: Bool) throws {
    let loop = try EventLoop()
    let compositor = try PlayedCompositor()
    compositor.say(object: 3, event: 0, [0])
    compositor.flush()
    let connection = try Connection(compositor.connect(), loop: loop)
    var added: [UInt32] = []
    connection.onAdd = { number, _ in added.append(number) }
    try connection.attach()
    // As between turns, where libwayland has been told that somebody is about to read.
    if isPrepared { _ = try loop.poll() }
    for name in UInt32(1)...3 {
      compositor.offer(name, "wl_something")
      compositor.flush()
      #expect(connection.takeInArrived())
    }
    #expect(connection.takeInArrived())
    #expect(added.isEmpty && !FileDescriptor.isReadable(connection.descriptor))
    _ = try loop.poll()
    #expect(added == [1, 2, 3])
    compositor.offer(4, "wl_something")
    compositor.flush()
    _ = try loop.poll()
    #expect(added == [1, 2, 3, 4])
  }

  @Test func `of a compositor that has gone nothing can be taken in`() throws {
    let loop = try EventLoop()
    var compositor: PlayedCompositor? = try PlayedCompositor()
    compositor?.say(object: 3, event: 0, [0])
    compositor?.flush()
    let connection = try Connection(#require(compositor).connect(), loop: loop)
    var isLost = false
    connection.onLost = { _ in isLost = true }
    try connection.attach()
    compositor = nil
    #expect(!connection.takeInArrived())
    _ = try loop.poll()
    #expect(isLost)
  }
}

/// The compositor's end of a connection, which says what a test wants.
private final class PlayedCompositor {
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
