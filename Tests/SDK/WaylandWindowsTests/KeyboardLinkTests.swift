// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import FieldChannel
import Foundation
import LinuxSystem
import TestSupport
import Testing

@testable import WaylandWindows

/// An app's end of the channel, with a keyboard that hangs up.
@Suite struct KeyboardLinkTests {
  private func claim(_ height: Int) -> FieldClaim {
    var claim = FieldClaim()
    claim.accessoryHeight = Double(height)
    return claim
  }

  @Test("KG-1 an app that the keyboard has hung up on connects again by itself and tells its field")
  func hungUp() throws {
    let loop = try EventLoop()
    let path = FileManager.default.temporaryDirectory.appending(path: "spinet-\(UUID().uuidString.prefix(8))").path
    var limits = LineServer.Limits()
    limits.mostLinesPerSecond = 4
    var heard: [String] = []
    let server = try LineServer(path: path, limits: limits, loop: loop) { line, _ in
      heard.append(line)
      return nil
    }
    defer { server.close() }
    let link = KeyboardLink(path: path, loop: loop)
    // More than the keyboard listens to: it is still there, and so is its socket.
    for height in 1...9 { link.tell(claim(height), isAnew: false) }
    let deadline = MonotonicClock.nowMicroseconds + 20_000_000
    while heard.last != ChannelMessage.field(claim(9)).text, MonotonicClock.nowMicroseconds < deadline {
      try loop.waitAndPoll()
    }
    let hello = ChannelMessage.hello(version: FieldChannel.version).text
    #expect(heard.filter { $0 == hello }.count == 2)
    #expect(heard.suffix(2) == [hello, ChannelMessage.field(claim(9)).text])
  }

  @Test func `where nobody listens, nobody is asked until a keyboard comes`() throws {
    let loop = try EventLoop()
    let path = FileManager.default.temporaryDirectory.appending(path: "spinet-\(UUID().uuidString.prefix(8))").path
    let link = KeyboardLink(path: path, loop: loop)
    link.tell(claim(1), isAnew: false)
    #expect(loop.nextDeadline == nil)
    var heard: [String] = []
    let server = try LineServer(path: path, loop: loop) { line in
      heard.append(line)
      return ""
    }
    let deadline = MonotonicClock.nowMicroseconds + 20_000_000
    while heard.count < 2, MonotonicClock.nowMicroseconds < deadline { try loop.waitAndPoll() }
    #expect(heard.last == ChannelMessage.field(claim(1)).text)
    server.close()
    // Gone for good: the app sleeps again after one look.
    while loop.nextDeadline == nil, MonotonicClock.nowMicroseconds < deadline { try loop.waitAndPoll() }
    while loop.nextDeadline != nil, MonotonicClock.nowMicroseconds < deadline { try loop.waitAndPoll() }
    #expect(loop.nextDeadline == nil && heard.count == 2)
  }
}
