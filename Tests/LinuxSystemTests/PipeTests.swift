// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
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
    try loop.watch(reading.rawValue) { _ in
      var chunk = [UInt8](repeating: 0, count: 65536)
      let count = Foundation.read(ends[0], &chunk, chunk.count)
      received += chunk.prefix(max(count, 0))
      if count <= 0 { loop.stop(status: 0) }
    }
    loop.at(microseconds: MonotonicClock.nowMicroseconds + 20_000_000) { loop.stop(status: 99) }
    #expect(try loop.run() == 0)
    #expect(received == bytes)
  }

  @Test func `a reader that has gone ends the writing and not the process`() throws {
    let loop = try EventLoop()
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    PipeWriter.write([1, 2, 3], to: FileDescriptor(owning: ends[1]), in: loop)
    #expect(fcntl(ends[1], F_GETFD) == -1)
  }

  @Test func `what is written is read, up to a limit, from a writer that does not keep us waiting`() {
    func read(limit: Int = 100, _ text: String, keepsOpen: Bool = false) -> [UInt8]? {
      var kept: Int32 = -1
      defer { if kept >= 0 { close(kept) } }
      return PipeReader.read(limit: limit, milliseconds: 50) { end in
        if keepsOpen { kept = dup(end) }
        _ = write(end, text, text.utf8.count)
      }
    }
    #expect(read("text") == Array("text".utf8))
    #expect(read("") == [])
    #expect(read(limit: 3, "text") == nil)
    #expect(read("text", keepsOpen: true) == nil)
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
