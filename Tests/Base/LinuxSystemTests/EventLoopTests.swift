// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import LinuxSystem

@MainActor
@Suite(.serialized) struct EventLoopTests {
  /// Runs a loop that must end by itself.
  private func run(_ loop: EventLoop) throws { #expect(try loop.runUntilStopped() == 0) }

  private var now: Int64 { MonotonicClock.nowMicroseconds }

  @Test func `deadlines come in the order of their times, equal ones as they were set`() throws {
    let loop = try EventLoop()
    var order: [Int] = []
    let start = now
    for (name, offset) in [(3, 300), (1, 100), (2, 200), (4, 300)] {
      loop.at(microseconds: start + Int64(offset)) { order.append(name) }
    }
    loop.at(microseconds: start + 400) { loop.stop(status: 0) }
    try run(loop)
    #expect(order == [1, 2, 3, 4])
  }

  @Test func `a deadline is never early`() throws {
    let loop = try EventLoop()
    let due = now + 1500
    loop.at(microseconds: due) {
      #expect(MonotonicClock.nowMicroseconds >= due)
      loop.stop(status: 0)
    }
    try run(loop)
  }

  @Test func `a cancelled deadline does not come, also when another one cancels it`() throws {
    let loop = try EventLoop()
    var came: [Int] = []
    let first = loop.at(microseconds: 0) { came.append(1) }
    loop.cancel(first)
    loop.cancel(first)
    var third: EventLoop.DeadlineID?
    loop.at(microseconds: 1) {
      came.append(2)
      if let third { loop.cancel(third) }
    }
    third = loop.at(microseconds: 2) { came.append(3) }
    loop.at(microseconds: 3) { loop.stop(status: 0) }
    try run(loop)
    #expect(came == [2])
  }

  @Test func `a deadline that sets itself again does not keep descriptors from being heard`() throws {
    let loop = try EventLoop()
    let pipe = try TestPipe()
    let watch = try loop.watch(pipe.reading) { _ in loop.stop(status: 0) }
    var count = 0
    func again() {
      count += 1
      if count == 3 { pipe.write() }
      if count > 10_000 { loop.stop(status: 98) }
      loop.at(microseconds: 0, again)
    }
    again()
    try run(loop)
    watch.end()
  }

  @Test func `what has come in is heard before a deadline that is due at the same time`() throws {
    let loop = try EventLoop()
    let pipe = try TestPipe()
    var order: [String] = []
    let watch = try loop.watch(pipe.reading) { _ in
      pipe.drain()
      order.append("descriptor")
    }
    pipe.write()
    loop.at(microseconds: 0) {
      order.append("deadline")
      loop.stop(status: 0)
    }
    try run(loop)
    #expect(order == ["descriptor", "deadline"])
    watch.end()
  }

  @Test func `deadlines at the ends of time do no harm`() throws {
    let loop = try EventLoop()
    loop.at(microseconds: .max) { loop.stop(status: 97) }
    loop.at(microseconds: .min) { loop.stop(status: 0) }
    try run(loop)
  }

  @Test func `a watch can end itself and others while they are ready`() throws {
    let loop = try EventLoop()
    let pipes = try (0..<3).map { _ in try TestPipe() }
    var heard = 0
    var watches: [EventLoopWatch] = []
    for pipe in pipes {
      pipe.write()
      watches.append(
        try loop.watch(pipe.reading) { _ in
          heard += 1
          for watch in watches { watch.end() }
          loop.at(microseconds: 0) { loop.stop(status: 0) }
        })
    }
    // An optimised build closes them after their last use otherwise.
    try withExtendedLifetime(pipes) { try run(loop) }
    #expect(heard == 1)
  }

  @Test func `a watch can start another one`() throws {
    let loop = try EventLoop()
    let first = try TestPipe()
    let second = try TestPipe()
    first.write()
    second.write()
    var later: EventLoopWatch?
    let watch = try loop.watch(first.reading) { _ in
      first.drain()
      do {
        later = try loop.watch(second.reading) { _ in
          second.drain()
          loop.stop(status: 0)
        }
      } catch {
        loop.stop(status: 96)
      }
    }
    try run(loop)
    watch.end()
    #expect(later != nil)
  }

  @Test func `watching anew replaces the handler`() throws {
    let loop = try EventLoop()
    let pipe = try TestPipe()
    pipe.write()
    let old = try loop.watch(pipe.reading) { _ in loop.stop(status: 95) }
    let new = try loop.watch(pipe.reading, for: [.readable]) { _ in loop.stop(status: 0) }
    // It is the new one's now.
    old.end()
    try run(loop)
    new.end()
  }

  @Test func `a watch ends with whoever keeps it, also where the descriptor was closed before`() throws {
    let loop = try EventLoop()
    let pipe = try TestPipe()
    var heard = 0
    var watch: EventLoopWatch? = try loop.watch(pipe.reading) { _ in heard += 1 }
    pipe.write()
    #expect(try loop.poll() == nil && heard == 1)
    #expect(watch != nil)
    watch = nil
    #expect(try loop.poll() == nil && heard == 1)
    // Whoever closes first has its number taken by what is opened next.
    watch = try loop.watch(pipe.reading) { _ in heard += 100 }
    let next = try TestPipe()
    dup2(next.reading, pipe.reading)
    var later: EventLoopWatch? = try loop.watch(pipe.reading) { _ in heard += 10 }
    watch = nil
    next.write()
    #expect(try loop.poll() == nil && heard == 11)
    later?.end()
    later = nil
  }

  @Test func `what is known of a closed descriptor is not told to the next one of its number`() throws {
    let loop = try EventLoop()
    let (first, second, third) = (try TestPipe(), try TestPipe(), try TestPipe())
    var heard: [String] = []
    var watches: [EventLoopWatch] = []
    var later: EventLoopWatch?
    // Both have something in the same moment; the first that is asked puts the third in place of the other one.
    for (pipe, other) in [(first, second), (second, first)] {
      watches.append(
        try loop.watch(pipe.reading) { _ in
          heard.append("ready")
          pipe.drain()
          guard later == nil else { return }
          dup2(third.reading, other.reading)
          later = try? loop.watch(other.reading) { _ in heard.append("later") }
        })
      pipe.write()
    }
    _ = try loop.poll()
    #expect(heard == ["ready"])
    third.write()
    _ = try loop.poll()
    #expect(heard == ["ready", "later"])
    for watch in watches { watch.end() }
    later?.end()
  }

  @Test func `a watch can wait for something else`() throws {
    let loop = try EventLoop()
    let pipe = try TestPipe()
    var heard = 0
    let watch = try loop.watch(pipe.reading, for: []) { _ in heard += 1 }
    pipe.write()
    #expect(try loop.poll() == nil && heard == 0)
    try watch.change(to: .readable)
    #expect(try loop.poll() == nil && heard == 1)
    watch.end()
    try watch.change(to: .readable)
    #expect(try loop.poll() == nil && heard == 1)
  }

  @Test func `a closed other end is told`() throws {
    let loop = try EventLoop()
    let pipe = try TestPipe()
    pipe.closeWriting()
    let watch = try loop.watch(pipe.reading) { readiness in
      #expect(readiness.contains(.hangup))
      loop.stop(status: 0)
    }
    try run(loop)
    watch.end()
  }

  @Test func `a descriptor that cannot be watched is an error`() throws {
    let loop = try EventLoop()
    #expect(throws: SystemCallError(call: "epoll_ctl", errno: EBADF)) { try loop.watch(-1) { _ in } }
  }

  @Test func `without a deadline the loop sleeps until something comes in`() throws {
    let loop = try EventLoop()
    let pipe = try TestPipe()
    var waits = 0
    loop.beforeWait.append { waits += 1 }
    // Something that comes from elsewhere, after the loop has gone to sleep.
    let writer = Thread { pipe.write() }
    loop.at(microseconds: 0) { writer.start() }
    let watch = try loop.watch(pipe.reading) { _ in loop.stop(status: 0) }
    #expect(try loop.run() == 0)
    // One wait for the deadline, one for the pipe, one look at the end.
    #expect(waits <= 3)
    watch.end()
  }

  @Test func `a stop before the start ends at once, and the first status counts`() throws {
    let loop = try EventLoop()
    loop.stop(status: 0)
    loop.stop(status: 5)
    try run(loop)
  }

  @Test func `a hook before the wait can stop the loop`() throws {
    let loop = try EventLoop()
    loop.beforeWait.append { loop.stop(status: 0) }
    loop.beforeWait.append { Issue.record("the loop goes on") }
    try run(loop)
  }

  @Test func `another loop can wait for this one and turn it`() throws {
    let loop = try EventLoop()
    let pipe = try TestPipe()
    var seen: [String] = []
    loop.beforeWait.append { seen.append("ready to wait") }
    var watch: EventLoopWatch?
    watch = try loop.watch(pipe.reading) { _ in
      seen.append("byte")
      watch = nil
    }
    #expect(watch != nil)
    func isReadable() -> Bool {
      var waiting = pollfd(fd: loop.descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&waiting, 1, 0) == 1
    }
    #expect(!isReadable())
    pipe.write()
    #expect(isReadable())
    let due = now - 1
    loop.at(microseconds: due) { seen.append("due") }
    loop.at(microseconds: now + 60_000_000) { seen.append("too early") }
    #expect(loop.nextDeadline == due)
    #expect(try loop.poll() == nil)
    #expect(seen == ["byte", "due", "ready to wait"])
    #expect(!isReadable())
    loop.stop(status: 3)
    #expect(try loop.poll() == 3)
  }
}
