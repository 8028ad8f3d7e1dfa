// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Desktop

@Suite struct DconfDatabaseTests {
  private let key = "/org/gnome/desktop/a11y/applications/screen-keyboard-enabled"

  @Test func `a boolean that was set is read`() throws {
    let database = DconfDatabase(try Fixture.bytes("dconf-user"))
    #expect(database.boolean(key) == true)
    #expect(database.boolean("/org/gnome/desktop/a11y/always-show-universal-access-status") == true)
  }

  @Test func `keys that are not set, folders and other types are nothing`() throws {
    let database = DconfDatabase(try Fixture.bytes("dconf-user"))
    #expect(database.boolean("/org/gnome/desktop/a11y/applications/screen-reader-enabled") == nil)
    #expect(database.boolean("/org/gnome/desktop/a11y/applications/") == nil)
    #expect(database.boolean("screen-keyboard-enabled") == nil)
    #expect(database.boolean("/org/gnome/desktop/interface/color-scheme") == nil)
    #expect(database.boolean("") == nil)
    #expect(DconfDatabase([]).boolean(key) == nil)
  }

  @Test func `a false value is not an absent one`() throws {
    var bytes = try Fixture.bytes("dconf-user")
    bytes[bytes.count - 3] = 0
    #expect(DconfDatabase(bytes).boolean(key) == false)
  }

  @Test func `a file that ends early is read without trapping`() throws {
    let bytes = try Fixture.bytes("dconf-user")
    for count in 0..<bytes.count { #expect(DconfDatabase(Array(bytes.prefix(count))).boolean(key) == nil) }
  }

  @Test func `damaged bytes are read without trapping`() throws {
    let bytes = try Fixture.bytes("dconf-user")
    var generator = SeededGenerator(seed: 11)
    var survivors = 0
    for _ in 0..<20_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 16..<bytes.count, using: &generator)
        damaged[place] = [0, 0xFF, UInt8.random(in: 0...255, using: &generator)].randomElement(using: &generator) ?? 0
      }
      if DconfDatabase(damaged).boolean(key) != nil { survivors += 1 }
    }
    #expect(survivors < 20_000)
  }
}
