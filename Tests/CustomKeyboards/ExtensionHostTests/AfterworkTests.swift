// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import ExtensionProtocol
import LinuxSystem
import TestSupport
import Testing

/// What keyboards may do while they do not show.
@Suite(.serialized) struct AfterworkTests {
  @Test func `a keyboard that has left the screen stands still after a while, and goes on when it shows`() throws {
    let guest = try PlayedGuest(longestAfterwork: 0)
    try guest.show()
    try guest.turn()
    #expect(!guest.isPaused)
    guest.keyboard.hide(keepsField: false)
    try guest.turn()
    // One that stood still now could not answer.
    for _ in 0..<5 { try guest.loop.waitAndPoll() }
    #expect(!guest.isPaused)
    try guest.answer()
    try wait(until: { guest.isPaused }, guest)
    try guest.show(isFirst: false)
    #expect(!guest.isPaused)
    #expect(guest.overworkCount == 0)
    #expect(guest.faults.isEmpty)
  }

  @Test func `a keyboard that was started ahead stands still until it is wanted`() throws {
    let guest = try PlayedGuest(longestAfterwork: 0)
    guest.keyboard.prepare()
    try guest.say(.hello(version: ExtensionProtocolVersion.current))
    try wait(until: { guest.isPaused }, guest)
    try guest.show(isFirst: false)
    #expect(!guest.isPaused)
  }

  @Test func `a hidden keyboard that keeps processors busy stands still at once, and it is told`() throws {
    let guest = try PlayedGuest()
    try guest.show()
    guest.keyboard.hide(keepsField: false)
    try guest.turn()
    try guest.answer()
    guest.work(microseconds: GuestLimits.mostAfterwork + 1)
    try wait(until: { guest.isPaused }, guest)
    #expect(guest.overworkCount == 1)
    // It is no reason to end it.
    #expect(!guest.isEnded)
  }

  @Test("CK-10 a keyboard that has taken too much memory by the time it stands still is ended") func memory() throws {
    let guest = try PlayedGuest(longestAfterwork: 0)
    try guest.show()
    guest.usedMebibytes = GuestLimits.memoryMebibytes + 1
    guest.keyboard.hide(keepsField: false)
    try guest.turn()
    try guest.answer()
    try wait(until: { guest.isEnded }, guest)
    #expect(guest.faults.count == 1)
  }

  @Test func `the host lets go of a keyboard's pictures when it leaves the screen`() throws {
    let guest = try PlayedGuest()
    try guest.show()
    let memory = try SharedMemory(byteCount: 32, name: "picture")
    try guest.say(.buffer(index: 0, .init(width: 4, height: 2)), descriptor: memory.descriptor)
    try guest.say(.frame(buffer: 0, changes: []))
    #expect(guest.keyboard.picture != nil)
    guest.keyboard.hide(keepsField: false)
    try guest.turn()
    try guest.answer()
    try guest.show(isFirst: false)
    // There is none before it brings a new one.
    #expect(guest.keyboard.picture == nil)
    #expect(guest.faults.isEmpty)
  }

  private func wait(until holds: () -> Bool, _ guest: PlayedGuest) throws {
    for _ in 0..<4_000 where !holds() { try guest.loop.waitAndPoll() }
    #expect(holds())
  }
}
