// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import LinuxSystem

@MainActor
@Suite(.serialized) struct LineServerTests {
  /// A server on a loop that runs until the test's client has done.
  private func serve(
    _ folder: TestFolder, answer: @escaping (String) -> String = { "<\($0)>" },
    _ client: @escaping @Sendable (String) -> Void
  ) throws {
    let loop = try EventLoop()
    let path = folder.path + "/s"
    let server = try LineServer(path: path, loop: loop, answer: answer)
    let done = try TestPipe()
    let watch = try loop.watch(done.reading) { _ in loop.stop(status: 0) }
    Thread {
      client(path)
      done.write()
    }.start()
    #expect(try loop.runUntilStopped() == 0)
    watch.end()
    done.close()
    server.close()
    #expect(!Files.exists(path))
  }

  @Test func `lines are answered, in parts and together`() throws {
    try serve(try TestFolder()) { path in
      let client = TestClient(path)
      client.send("state\n")
      #expect(client.line() == "<state>")
      client.send("a\nb\n\nha")
      #expect(client.line() == "<a>")
      #expect(client.line() == "<b>")
      #expect(client.line() == "<>")
      client.send("lf\n")
      #expect(client.line() == "<half>")
    }
  }

  @Test("ED-3 a client is known by its program, which the kernel names") func program() throws {
    let folder = try TestFolder()
    let loop = try EventLoop()
    var server: LineServer?
    var program: String?
    server = try LineServer(path: folder.path + "/s", limits: LineServer.Limits(), loop: loop) { _, client in
      program = server?.program(of: client)
      loop.stop(status: 0)
      return nil
    }
    let client = TestClient(folder.path + "/s")
    client.send("hello\n")
    #expect(try loop.runUntilStopped() == 0)
    #expect(try program == Files.realPath("/proc/self/exe"))
    server?.close()
  }

  @Test func `a line without an end before the client ends gets no answer`() throws {
    try serve(try TestFolder()) { path in
      let client = TestClient(path)
      client.send("one\ntwo")
      client.endSending()
      #expect(client.line() == "<one>")
      #expect(client.line() == nil)
    }
  }

  @Test func `bytes that are no text are answered like any line`() throws {
    try serve(try TestFolder(), answer: { "\($0.unicodeScalars.count)" }) { path in
      let client = TestClient(path)
      client.send([0xFF, 0xC3, 0x28, 0x00, 0x0A])
      #expect(client.line() == "4")
      var random = SeededGenerator(seed: 1)
      for _ in 0..<200 {
        var bytes = (0..<random.next(below: 300)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        bytes.removeAll { $0 == 0x0A }
        client.send(bytes + [0x0A])
        #expect(client.line() != nil)
      }
    }
  }

  @Test func `a line that does not end is dropped with its client, and others go on`() throws {
    try serve(try TestFolder()) { path in
      let good = TestClient(path)
      for count in [4096, 4097, 20_000] {
        let bad = TestClient(path)
        bad.send([UInt8](repeating: 0x61, count: count))
        #expect(bad.line() == nil)
      }
      let long = TestClient(path)
      long.send([UInt8](repeating: 0x61, count: 4095) + [0x0A])
      #expect(long.line()?.utf8.count == 4097)
      let longer = TestClient(path)
      longer.send([UInt8](repeating: 0x61, count: 4096) + [0x0A])
      #expect(longer.line() == nil)
      good.send("still\n")
      #expect(good.line() == "<still>")
    }
  }

  @Test func `many clients are served, more than many are turned away`() throws {
    try serve(try TestFolder()) { path in
      let clients = (0..<16).map { _ in TestClient(path) }
      for (index, client) in clients.enumerated() {
        client.send("\(index)\n")
        #expect(client.line() == "<\(index)>")
      }
      #expect(TestClient(path).line() == nil)
      clients[3].end()
      // The place that became free is free once the server has heard of it.
      clients[4].send("x\n")
      #expect(clients[4].line() == "<x>")
      let next = TestClient(path)
      next.send("next\n")
      #expect(next.line() == "<next>")
    }
  }

  @Test func `a client that asks and does not listen is dropped`() throws {
    try serve(try TestFolder(), answer: { _ in String(repeating: "x", count: 200_000) }) { path in
      let deaf = TestClient(path)
      for _ in 0..<50 { deaf.send("state\nstate\nstate\n") }
      let good = TestClient(path)
      good.send("state\n")
      #expect(good.line()?.utf8.count == 200_000)
    }
  }

  // In a process of its own: other tests open and close files meanwhile.
  @Test func `clients that come and go leave no descriptors`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let folder = try TestFolder()
        try LineServerTests().serve(folder) { _ in }
        let before = openDescriptors()
        try LineServerTests().serve(folder) { path in
          for index in 0..<300 {
            let client = TestClient(path)
            if index % 2 == 0 { client.send("x\n") }
            if index % 4 == 0 { _ = client.line() }
          }
        }
        let after = openDescriptors()
        // The test runner may open one meanwhile; a leak of every fourth client would be 75.
        #expect(after < before + 75)
      }
    }
  }

  // In a process of its own: the limit is everybody's.
  @Test func `a client for whom there is no descriptor waits asleep, and is answered when there is one`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let folder = try TestFolder()
        let loop = try EventLoop()
        let server = try LineServer(path: folder.path + "/s", loop: loop) { "<\($0)>" }
        let client = TestClient(folder.path + "/s")
        client.send("state\n")
        let watch = try client.watchAnswer(on: loop)
        var waits = 0
        loop.beforeWait.append { waits += 1 }
        let limit = DescriptorLimit()
        limit.set(to: 0)
        let start = MonotonicClock.nowMicroseconds
        var waitsWithoutRoom = 0
        loop.at(microseconds: start + LineServer.pause.microseconds / 2) {
          waitsWithoutRoom = waits
          limit.restore()
        }
        #expect(try loop.runUntilStopped() == 0)
        #expect(waitsWithoutRoom < 10)
        #expect(client.line() == "<state>")
        watch.end()
        server.close()
      }
    }
  }

  @Test func `a server that closes while it waits for a descriptor leaves nothing to do`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let folder = try TestFolder()
        let loop = try EventLoop()
        let server = try LineServer(path: folder.path + "/s", loop: loop) { $0 }
        let client = TestClient(folder.path + "/s")
        let limit = DescriptorLimit()
        limit.set(to: 0)
        let start = MonotonicClock.nowMicroseconds
        loop.at(microseconds: start + LineServer.pause.microseconds / 2) {
          server.close()
          limit.restore()
        }
        loop.at(microseconds: start + LineServer.pause.microseconds * 2) { loop.stop(status: 0) }
        var waitsAfterwards = 0
        loop.at(microseconds: start + LineServer.pause.microseconds * 3 / 4) {
          loop.beforeWait.append { waitsAfterwards += 1 }
        }
        #expect(try loop.run() == 0)
        #expect(waitsAfterwards <= 2)
        client.end()
      }
    }
  }

  @Test func `only the owner may open the socket`() throws {
    let folder = try TestFolder()
    try serve(folder) { path in
      let mode = (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
      #expect(mode == 0o600)
    }
  }

  @Test func `a socket that is left over is replaced, a file is not touched`() throws {
    let folder = try TestFolder()
    let loop = try EventLoop()
    let first = try LineServer(path: folder.path + "/s", loop: loop) { $0 }
    let second = try LineServer(path: folder.path + "/s", loop: loop) { $0 }
    first.close()
    second.close()
    let file = try folder.file("s", [1, 2, 3])
    #expect(throws: SystemCallError(call: "bind", errno: EEXIST)) { try LineServer(path: file, loop: loop) { $0 } }
    #expect(try Files.read(file) == [1, 2, 3])
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    #expect(throws: SystemCallError(call: "bind", errno: EEXIST)) { try LineServer(path: link, loop: loop) { $0 } }
  }

  @Test func `closing one server leaves the socket of the one that replaced it`() throws {
    let folder = try TestFolder()
    let loop = try EventLoop()
    let path = folder.path + "/s"
    let first = try LineServer(path: path, loop: loop) { $0 }
    let second = try LineServer(path: path, loop: loop) { $0 }
    first.close()
    #expect(Files.exists(path))
    second.close()
    #expect(!Files.exists(path))
  }

  @Test func `a path that is too long or leads nowhere is an error`() throws {
    let loop = try EventLoop()
    let long = "/tmp/" + String(repeating: "x", count: 200)
    #expect(throws: SystemCallError(call: "bind", errno: ENAMETOOLONG)) {
      try LineServer(path: long, loop: loop) { $0 }
    }
    #expect(throws: SystemCallError(call: "bind", errno: ENOENT)) {
      try LineServer(path: "/tmp/spinet-no-such-folder/s", loop: loop) { $0 }
    }
  }
}

/// How many descriptors this process may have. Source: getrlimit(2).
private struct DescriptorLimit {
  private let original: rlimit

  init() {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    original = limit
  }

  func set(to count: rlim_t) {
    var limit = original
    limit.rlim_cur = count
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  func restore() { set(to: original.rlim_cur) }
}

/// A tool that asks; it waits for its answers.
private final class TestClient: Sendable {
  private let socket: Int32

  init(_ path: String) {
    socket = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    if result != 0 { Issue.record("no connection") }
  }

  deinit { close(socket) }

  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) { _ = Foundation.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }

  func endSending() { shutdown(socket, Int32(SHUT_WR)) }

  func end() { shutdown(socket, Int32(SHUT_RDWR)) }

  /// Lets a loop end once there is an answer to read, for as long as what is returned lives.
  @MainActor
  func watchAnswer(on loop: EventLoop) throws -> EventLoopWatch {
    try loop.watch(socket) { _ in loop.stop(status: 0) }
  }

  /// Waits for a line; `nil` when the server has hung up.
  func line() -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while recv(socket, &byte, 1, 0) == 1 {
      if byte == 0x0A { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }
}
