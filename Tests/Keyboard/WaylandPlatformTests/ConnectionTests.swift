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
