// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitCore

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

  @Test func `a link in the place of a group's folder leads nowhere`() async {
    await #expect(processExitsWith: .success) {
      let home = try Home()
      defer { home.remove() }
      let manager = FileManager.default
      let group = "group.org.example.morse"
      let url = try #require(manager.containerURL(forSecurityApplicationGroupIdentifier: group))
      try manager.removeItem(at: url)
      try manager.createSymbolicLink(
        atPath: "\(home.path)/.local/share/spinet/groups/\(group)", withDestinationPath: home.path)
      #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: group) == nil)
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

  @Test("CK-9 preferences of a group lie in its folder, wherever the person's other preferences are")
  func preferences() async {
    await #expect(processExitsWith: .success) {
      let home = try Home()
      defer { home.remove() }
      let manager = FileManager.default
      let group = "group.org.example.morse"
      let folder = try #require(manager.containerURL(forSecurityApplicationGroupIdentifier: group)).path()
      try manager.createDirectory(atPath: home.path + "/a/b/elsewhere", withIntermediateDirectories: true)
      try manager.createSymbolicLink(atPath: home.path + "/link", withDestinationPath: "a/b/elsewhere")
      for place in ["config", "link"] {
        setenv("XDG_CONFIG_HOME", "\(home.path)/\(place)", 1)
        let name = try #require(AppGroupFolder.preferencesName(of: group))
        try Data(place.utf8).write(to: URL(filePath: "\(home.path)/\(place)/\(name).plist"))
        let file = "\(folder)Library/Preferences/\(group).plist"
        #expect(try String(contentsOfFile: file, encoding: .utf8) == place)
      }
      #expect(AppGroupFolder.preferencesName(of: "group.../../x") == nil)
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
    setenv("XDG_CONFIG_HOME", path + "/config", 1)
    for name in ["XDG_DATA_HOME", "SPINET_KEYBOARD"] { unsetenv(name) }
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
