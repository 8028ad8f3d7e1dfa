// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Desktop

@Suite struct BusValueTests {
  private let busctl = "/usr/bin/busctl"

  /// Puts an object on a private bus that gives back what it gets.
  private func echo(_ body: (PrivateBus, SessionBus, _ name: String, _ requests: () -> [BusRequest]) throws -> Void)
    throws
  {
    let bus = try PrivateBus()
    let server = try bus.connect()
    var requests: [BusRequest] = []
    server.serve(below: "/echo") { request in
      requests.append(request)
      return request.arguments.map { .values($0) } ?? .failure("org.example.Strange", "What is this?")
    }
    var name: String?
    server.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.Peer", "Ping") {
      name = $0?.ownName
    }
    try bus.wait("the name") { name != nil }
    try body(bus, server, try #require(name)) { requests }
  }

  @Test func `values come back as they went`() throws {
    try echo { bus, _, name, requests in
      let client = try bus.connect()
      let values: [BusValue] = [
        .boolean(true), .int16(-3), .int32(.min), .uint32(.max), .uint64(.max), .double(0.5), .string("é🌍"),
        .path("/a/b"), .bytes([]), .bytes([0, 1, 255]),
        .array(of: "s", []), .array(of: "(so)", [.structure([.string("x"), .path("/")])]),
        .array(of: "{sv}", [.entry(.string("k"), .variant(.array(of: "u", [.uint32(1)])))]),
      ]
      var reply: BusReply?
      client.call(name, "/echo/deep/down", "org.example.Echo", "Give", values) { reply = $0 }
      try bus.wait("the answer") { reply != nil }
      #expect(reply?.values == values)
      #expect(requests().map(\.path) == ["/echo/deep/down"])
      #expect(requests().map(\.member) == ["Give"])
    }
  }

  @Test(arguments: [("q", "5", 1), ("y", "5", 1), ("g", "ii", 1), ("x", "1", 1), ("ai", "5000", 5001)])
  func `what is of no use is refused and does no harm`(_ signature: String, _ word: String, count: Int) throws {
    try echo { bus, _, name, requests in
      let call = ["--address=\(bus.address)", "call", name, "/echo", "org.example.Echo", "Give", signature]
      let words = Array(repeating: word, count: count)
      let program = try bus.run(busctl, call + words)
      try bus.wait("the call") { !requests().isEmpty }
      try bus.wait("busctl to end") { !program.isRunning }
      #expect(requests().first?.arguments == nil)
    }
  }

  @Test func `signals reach those who listen`() throws {
    try echo { bus, server, _, _ in
      let client = try bus.connect()
      var isListening = false
      var heard: [[BusValue]] = []
      client.onSignal("type='signal',interface='org.example.Echo'", onInstalled: { isListening = true }) {
        heard.append($0)
      }
      try bus.wait("the rule") { isListening }
      server.emit(path: "/echo", interface: "org.example.Echo", member: "Called", [.string("hello"), .int32(1)])
      try bus.wait("the signal") { !heard.isEmpty }
      #expect(heard == [[.string("hello"), .int32(1)]])
    }
  }

  @Test func `a bus that is closed is silent`() throws {
    try echo { bus, server, name, requests in
      var losses = 0
      server.onLost = { losses += 1 }
      server.close()
      let client = try bus.connect()
      var reply: BusReply??
      client.call(name, "/echo", "org.example.Echo", "Give") { reply = .some($0) }
      try bus.wait("the error") { reply != nil }
      #expect(reply == .some(nil))
      #expect(requests().isEmpty)
      #expect(losses == 0)
      server.emit(path: "/echo", interface: "org.example.Echo", member: "Called", [])
    }
  }
}
