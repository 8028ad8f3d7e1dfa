// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore

/// An app and its keyboards share the folders of their groups. Each test is a process of its own, for the sake of its
/// environment.
@Suite struct AppGroupTests {
  @Test("CK-9 the container that an app shares with its keyboard is a folder of the person's, for nobody else to read")
  func container() async {
    await #expect(processExitsWith: .success) {
      let home = try Home()
      defer { home.remove() }
      let manager = FileManager.default
      let url = try #require(manager.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example.Morse"))
      #expect(url.path() == "\(home.path)/.local/share/spinet/groups/group.org.example.morse/")
      #expect(try manager.attributesOfItem(atPath: url.path())[.posixPermissions] as? Int == 0o700)
      setenv("XDG_DATA_HOME", home.path + "/data", 1)
      let moved = try #require(manager.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example.morse"))
      #expect(moved.path() == "\(home.path)/data/spinet/groups/group.org.example.morse/")
    }
  }

  @Test func `what is no name of a group leads nowhere`() async {
    await #expect(processExitsWith: .success) {
      let home = try Home()
      defer { home.remove() }
      for name in ["", "group", "../x.y", "group.x/../y", "group..x", ".group.x", "group.-x", "group.ä"] {
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
      }
      #expect(!FileManager.default.fileExists(atPath: home.path + "/.local"))
    }
  }

  @Test func `a keyboard that is not in a group does not find its folder`() async {
    await #expect(processExitsWith: .success) {
      let home = try Home()
      defer { home.remove() }
      setenv("SPINET_KEYBOARD", "1", 1)
      #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example.morse") == nil)
      #expect(!FileManager.default.fileExists(atPath: home.path + "/.local"))
    }
  }

  @Test("CK-9 preferences of a group lie in its folder, where app and keyboard find the same ones")
  func preferences() async {
    await #expect(processExitsWith: .success) {
      let home = try Home()
      defer { home.remove() }
      let name = "group.org.example.morse"
      let defaults = try #require(UserDefaults(suiteName: name))
      defaults.set("fast", forKey: "speed")
      #expect(defaults.synchronize())
      let container = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
      let file = container.appending(path: "Library/Preferences/\(name).plist")
      let list = try PropertyListSerialization.propertyList(from: try Data(contentsOf: file), format: nil)
      #expect((list as? [String: String])?["speed"] == "fast")
      // Somebody else of the group writes.
      try PropertyListSerialization.data(fromPropertyList: ["speed": "slow"], format: .xml, options: 0).write(to: file)
      #expect(UserDefaults(suiteName: name)?.string(forKey: "speed") == "slow")
    }
  }

  @Test func `preferences of an app alone are where they have always been`() async {
    await #expect(processExitsWith: .success) {
      let home = try Home()
      defer { home.remove() }
      let defaults = try #require(UserDefaults(suiteName: "org.example.app"))
      defaults.set(true, forKey: "isOn")
      #expect(defaults.synchronize())
      #expect(FileManager.default.fileExists(atPath: home.path + "/config/org.example.app.plist"))
      #expect(!FileManager.default.fileExists(atPath: home.path + "/.local"))
    }
  }
}

/// A home folder for one process.
private struct Home {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "spinet-home-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path()
    setenv("HOME", path, 1)
    // Foundation asks for the home folder once, and may have done so already.
    setenv("XDG_CONFIG_HOME", path + "/config", 1)
    for name in ["XDG_DATA_HOME", "SPINET_KEYBOARD"] { unsetenv(name) }
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
