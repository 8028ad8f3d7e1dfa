// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ContactCards
import Desk
import Desktop
import Foundation
import LinuxSystem
import Storage
import TestSupport
import Testing
import TextModel

@testable import spinetd

/// The person's card on its way from the disk to the keyboard, and codes on theirs.
@MainActor
@Suite struct AutoFillKeeperTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "card-\(UUID().uuidString)").path
  private let loop: EventLoop

  init() throws { loop = try EventLoop() }

  private func write(_ email: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nEMAIL:\(email)\r\nEND:VCARD\r\n"
    try Data(card.utf8).write(to: URL(filePath: folder + "/me.vcf"), options: .atomic)
  }

  @Test("ED-1 the card counts as it is on disk, a damaged one is none, and the settings can do without") func card()
    throws
  {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let keeper = AutoFillKeeper(Settings(), loop: loop, path: folder + "/me.vcf")
    var changes = 0
    keeper.follow { changes += 1 }
    #expect(changes == 0 && keeper.sources.card == nil)
    try write("a@b.example")
    try loop.run { keeper.sources.card?.emails == ["a@b.example"] }
    try write("c@d.example")
    try loop.run { keeper.sources.card?.emails == ["c@d.example"] }
    try write("c@d.example\u{7}")
    try loop.run { keeper.sources.card == nil }
    try write("a@b.example")
    try loop.run { keeper.sources.card != nil }
    var settings = Settings()
    settings.autoFillCard = false
    keeper.apply(settings)
    #expect(keeper.sources.card == nil)
    keeper.apply(Settings())
    #expect(keeper.sources.card?.emails == ["a@b.example"])
  }

  @Test("ED-1 a code that nobody takes is gone after its time, which is three minutes") func codesAge() throws {
    #expect(AutoFillKeeper.usualCodeLifetime == .seconds(180))
    let keeper = AutoFillKeeper(Settings(), loop: loop, path: nil, codeLifetime: .milliseconds(1))
    var changes = 0
    keeper.follow { changes += 1 }
    #expect(keeper.offer("123456", from: "Bank") == .isOffered && keeper.sources.code?.text == "123456")
    try loop.run { changes == 2 }
    #expect(keeper.sources.code == nil)
  }

  @Test("ED-1 the last code is offered until it is taken, and none where the settings say so") func codes() {
    let keeper = AutoFillKeeper(Settings(), loop: loop, path: nil)
    #expect(keeper.offer("not a code", from: "") == .isNoCode && keeper.sources.code == nil)
    #expect(keeper.offer("123456", from: "Bank") == .isOffered)
    #expect(keeper.offer("654321", from: "Shop") == .isOffered)
    #expect(keeper.sources.code?.text == "654321")
    keeper.forgetCode()
    #expect(keeper.sources.code == nil)
    #expect(keeper.offer("123456", from: "Bank") == .isOffered)
    var settings = Settings()
    settings.autoFillCodes = false
    keeper.apply(settings)
    #expect(keeper.sources.code == nil && keeper.offer("123456", from: "Bank") == .notWanted)
    keeper.apply(Settings())
    for _ in 0..<6 { #expect(keeper.offer("123456", from: "Bank") == .isOffered) }
    #expect(keeper.offer("123456", from: "Bank") == .comesTooOften)
  }
}
