// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import LinuxSystem

@MainActor
@Suite struct PipeTests {
  @Test func `more than a pipe holds gets through, to a reader that starts late`() throws {
    let loop = try EventLoop()
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let reading = FileDescriptor(owning: ends[0])
    PipeWriter.write(bytes, to: FileDescriptor(owning: ends[1]), in: loop)
    var received: [UInt8] = []
    let watch = try loop.watch(reading.rawValue) { _ in
      var chunk = [UInt8](repeating: 0, count: 65536)
      let count = Foundation.read(ends[0], &chunk, chunk.count)
      received += chunk.prefix(max(count, 0))
      if count <= 0 { loop.stop(status: 0) }
    }
    #expect(try loop.runUntilStopped() == 0)
    watch.end()
    #expect(received == bytes)
  }

  @Test func `a loop goes with its last owner, once nothing is written or collected any more`() throws {
    weak var gone: EventLoop?
    try transfer { gone = $0 }
    #expect(gone == nil)
  }

  /// Writes and collects with a loop of its own.
  private func transfer(_ note: (EventLoop) -> Void) throws {
    let loop = try EventLoop()
    note(loop)
    var result: [UInt8]??
    collect(pause: 60_000_000, in: loop) { end in
      PipeWriter.write([UInt8](repeating: 7, count: 300_000), to: FileDescriptor(owning: dup(end)), in: loop)
    } completion: {
      result = $0
    }
    try run(loop) { result != nil }
    #expect(result??.count == 300_000)
  }

  @Test func `a reader that has gone ends the writing and not the process`() throws {
    let loop = try EventLoop()
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let number = inode(ends[1])
    close(ends[0])
    PipeWriter.write([1, 2, 3], to: FileDescriptor(owning: ends[1]), in: loop)
    // Another thread may have opened something by the same number.
    try run(loop) { inode(ends[1]) != number }
  }

  /// The number of what is open; `nil` where nothing is.
  private func inode(_ descriptor: Int32) -> UInt64? {
    var information = stat()
    return fstat(descriptor, &information) == 0 ? UInt64(information.st_ino) : nil
  }

  @Test func `what is collected comes whole, from a writer that takes its time, and nothing waits for it`() throws {
    let loop = try EventLoop()
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
    var result: [UInt8]??
    collect(pause: 60_000_000, in: loop) { end in
      PipeWriter.write(bytes, to: FileDescriptor(owning: dup(end)), in: loop)
    } completion: {
      result = $0
    }
    #expect(result == nil)
    try run(loop) { result != nil }
    #expect(result == bytes)
  }

  @Test(arguments: ["says nothing", "writes too much", "never ends", "has gone"])
  func `a writer of any kind comes to an end`(_ kind: String) throws {
    let loop = try EventLoop()
    var result: [UInt8]??
    var kept: Int32 = -1
    collect(limit: 1000, in: loop) { end in
      if kind == "has gone" { return }
      kept = dup(end)
      if kind == "writes too much" {
        _ = write(kept, String(repeating: "x", count: 2000), 2000)
      }
    } completion: {
      result = $0
    }
    // One that goes on and on, each time before anybody loses patience.
    func drip() {
      guard kind == "never ends", result == nil else { return }
      _ = write(kept, "x", 1)
      loop.at(microseconds: MonotonicClock.nowMicroseconds + 5_000) { drip() }
    }
    drip()
    try run(loop) { result != nil }
    #expect(result == (kind == "has gone" ? [] : .some(nil)))
    guard kept >= 0 else { return }
    #expect(hasNoReader(kept))
    close(kept)
  }

  /// Waits for it: a program that another test is about to start has all descriptors until it runs.
  private func hasNoReader(_ end: Int32) -> Bool {
    var polled = pollfd(fd: end, events: 0, revents: 0)
    return poll(&polled, 1, 10_000) == 1 && polled.revents & Int16(POLLERR) != 0
  }

  private func collect(
    limit: Int = 10_000_000, pause: Int64 = 40_000, in loop: EventLoop, from start: (Int32) -> Void,
    completion: @escaping ([UInt8]?) -> Void
  ) {
    PipeCollector.collect(
      PipeLimits(
        byteCount: limit, pause: .microseconds(pause), total: .microseconds(pause * 8)), in: loop, from: start,
      completion: completion)
  }

  private func run(_ loop: EventLoop, until holds: @escaping () -> Bool) throws {
    func look() {
      if holds() { return loop.stop(status: 0) }
      loop.at(microseconds: MonotonicClock.nowMicroseconds + 1_000) { look() }
    }
    look()
    #expect(try loop.runUntilStopped() == 0)
  }

  @Test func `memory of another process is copied, and only as much as there is`() throws {
    let memory = try SharedMemory(byteCount: 5, name: "test")
    memory.bytes.copyBytes(from: [1, 2, 3, 4, 5])
    func copy(_ count: Int) throws -> [UInt8] {
      try SharedMemory.read(owning: FileDescriptor(owning: dup(memory.descriptor)), byteCount: count)
    }
    #expect(try copy(4) == [1, 2, 3, 4])
    #expect(throws: SystemCallError.self) { try copy(6) }
    #expect(throws: SystemCallError.self) { try copy(0) }
  }
}
