// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import LinuxSystem

@MainActor
@Suite(.serialized) struct LineClientTests {
  private let folder: TestFolder
  private let loop: EventLoop

  init() throws {
    folder = try TestFolder()
    loop = try EventLoop()
  }

  private var path: String { folder.path + "/s" }

  /// Runs the loop until something has come true.
  private func run(until holds: () -> Bool) throws {
    let end = MonotonicClock.nowMicroseconds + 20_000_000
    while !holds() {
      try #require(MonotonicClock.nowMicroseconds < end)
      _ = try loop.poll()
    }
  }

  private func server(
    _ limits: LineServer.Limits = .init(), _ receive: @escaping (String, LineServer.Client) -> String?
  ) throws -> LineServer { try LineServer(path: path, limits: limits, loop: loop, receive: receive) }

  private func client(longestLineByteCount: Int = 100) throws -> LineClient {
    try LineClient(path: path, longestLineByteCount: longestLineByteCount, loop: loop)
  }

  @Test func `both sides say what they like, and hear who has gone`() throws {
    var (heard, told, gone): ([String], [String], [LineServer.Client]) = ([], [], [])
    var last: LineServer.Client?
    let server = try server { line, client in
      heard.append(line)
      last = client
      return line == "silence" ? nil : "<\(line)>"
    }
    server.onLeave = { gone.append($0) }
    let client = try client()
    client.onLine = { told.append($0) }
    client.send("silence")
    client.send("hello")
    try run { told == ["<hello>"] }
    #expect(heard == ["silence", "hello"])
    let name = try #require(last)
    server.send("news", to: name)
    try run { told == ["<hello>", "news"] }
    client.close()
    // What is shut no more than hung up: the descriptor goes with the client.
    client.send("nothing")
    server.close()
    #expect(heard.count == 2 && gone.isEmpty)
  }

  @Test func `a server that goes is noticed once, and one that takes its place is there at once`() throws {
    var ends = 0
    let first = try server { _, _ in nil }
    let client = try client()
    client.onClose = { ends += 1 }
    client.send("x")
    first.readArrived()
    first.close()
    try run { ends == 1 }
    client.send("y")
    var connections = 0
    let loop = loop
    let path = path
    var again: LineClient?
    // Told when it can be connected to, not before.
    let watch = try FileWatch(path: path, loop: loop) {
      connections += 1
      again = try? LineClient(path: path, longestLineByteCount: 100, loop: loop)
    }
    let second = try server { _, _ in nil }
    try run { connections > 0 }
    #expect(again != nil)
    #expect(connections == 1 && ends == 1)
    withExtendedLifetime(watch) { second.close() }
  }

  @Test func `what has been sent can be taken before the loop comes to it`() throws {
    var heard: [String] = []
    let server = try server { line, _ in
      heard.append(line)
      return nil
    }
    let client = try client()
    client.send("one")
    client.send("two")
    server.readArrived()
    #expect(heard == ["one", "two"])
    server.close()
  }

  @Test func `a flood ends its own connection only`() throws {
    var limits = LineServer.Limits()
    limits.mostLinesPerSecond = 50
    var count = 0
    let server = try server(limits) { _, _ in
      count += 1
      return nil
    }
    let flood = try client()
    var isGone = false
    flood.onClose = { isGone = true }
    for _ in 0..<51 { flood.send("x") }
    try run { isGone }
    #expect(count == 50)
    let calm = try client()
    calm.send("x")
    try run { count == 51 }
    server.close()
  }

  @Test func `a client hangs up on a line that is too long`() throws {
    let server = try server { line, _ in String(repeating: "x", count: Int(line) ?? 0) }
    for (length, isHeard) in [(19, true), (20, false), (5_000, false)] {
      let client = try client(longestLineByteCount: 20)
      var (lines, ends) = (0, 0)
      client.onLine = { _ in lines += 1 }
      client.onClose = { ends += 1 }
      client.send("\(length)")
      try run { lines + ends > 0 }
      #expect((lines, ends) == (isHeard ? (1, 0) : (0, 1)))
      client.close()
    }
    server.close()
  }

  @Test func `nobody to connect to is an error`() throws {
    #expect(throws: SystemCallError.self) { _ = try client() }
    _ = try folder.file("s", [1])
    #expect(throws: SystemCallError.self) { _ = try client() }
    #expect(throws: SystemCallError.self) {
      _ = try LineClient(path: String(repeating: "x", count: 300), longestLineByteCount: 9, loop: loop)
    }
  }

  @Test func `bytes in any parts are the lines that they are together`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let bytes = (0..<random.next(below: 80)).map { _ in
        random.next(below: 6) == 0 ? UInt8(0x0A) : UInt8(0x61 + random.next(below: 26))
      }
      var buffer = LineBuffer(longestLineByteCount: 1_000)
      var lines: [String] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = 1 + random.next(below: 20)
        buffer.append(rest.prefix(count))
        rest = rest.dropFirst(count)
        while let line = buffer.next() { lines.append(line) }
        #expect(!buffer.isOverfull)
      }
      let parts = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
      #expect(lines == parts.map { String(decoding: $0, as: UTF8.self) })
    }
  }
}
