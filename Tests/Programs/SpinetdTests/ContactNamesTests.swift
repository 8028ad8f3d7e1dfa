// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LinuxSystem
import TestSupport
import Testing

@testable import spinetd

/// Names on their way from the address book to the keyboard.
@MainActor
@Suite struct ContactNamesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "contacts-\(UUID().uuidString)").path
  private let loop: EventLoop

  init() throws { loop = try EventLoop() }

  private func write(_ card: String, _ name: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(card.utf8).write(to: URL(filePath: folder + "/" + name), options: .atomic)
  }

  private static let english = "BEGIN:VCARD\r\nVERSION:4.0\r\nN:Lovelace;Ada;;;\r\nFN:Ada Lovelace\r\nEND:VCARD\r\n"
  private static let korean = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:김;민지;;;\r\nFN:김민지\r\nEND:VCARD\r\n"

  @Test("TY-1 names of vCards are known, those that come later as well, and none once nobody wants them") func names()
    throws
  {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(Self.english, "ada.vcf")
    try write("Grace", "notes.txt")
    let contacts = ContactNames(loop: loop, helper: LinuxSystem.Process.helper("spinet-lexicon"))
    var names: Set<String> = []
    contacts.onChange = { names = Set($0) }
    contacts.follow([folder])
    try loop.run { names == ["Ada", "Lovelace"] }
    try write(Self.korean, "minji.vcf")
    try loop.run { names == ["Ada", "Lovelace", "김민지", "민지", "김"] }
    try write("BEGIN:VCARD\r\nN:\u{0}", "minji.vcf")
    try loop.run { names == ["Ada", "Lovelace"] }
    contacts.follow([])
    #expect(names.isEmpty)
  }

  @Test func `without an address book there are no names, until there is one`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let contacts = ContactNames(loop: loop, helper: LinuxSystem.Process.helper("spinet-lexicon"))
    var names: [[String]] = []
    contacts.onChange = { names.append($0) }
    contacts.follow([folder])
    try loop.run { names == [[]] }
    try write(Self.english, "ada.vcf")
    try loop.run { names.last == ["Ada", "Lovelace"] }
  }
}
