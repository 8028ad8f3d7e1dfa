// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import ExtensionProtocol
import Foundation
import KeyboardBundle
import Storage
import Testing

@Suite struct KeyboardAccessTests {
  private let location = "NSLocationWhenInUseUsageDescription"
  private let contacts = "NSContactsUsageDescription"

  /// A bundle that asks for everything.
  private func manifest(asksForAccess: Bool = true, without missing: String? = nil) -> KeyboardManifest {
    var manifest = KeyboardManifest(
      identifier: "org.example.morse", displayName: "Morse", executable: "Morse", principalClass: "Morse.Keyboard")
    manifest.requestsOpenAccess = asksForAccess
    manifest.usageDescriptions = [location: "To send where you are.", contacts: "To know your friends."]
    if let missing { manifest.usageDescriptions[missing] = nil }
    manifest.appGroups = ["group.org.example.morse"]
    return manifest
  }

  private func settings(full: [String] = [], location: [String] = []) -> Settings {
    var settings = Settings()
    (settings.fullAccess, settings.locationAccess, settings.contacts) = (full, location, "/srv/people")
    return settings
  }

  private let all = ["org.example.morse"]

  @Test("CK-9 a keyboard has nothing before the person has granted full access")
  func offByDefault() {
    for settings in [Settings(), settings(location: all), settings(full: ["org.example.other"], location: all)] {
      let access = KeyboardAccess(manifest(), settings)
      #expect(!access.isFull && !access.includesNetwork && !access.includesContacts && !access.writesGroups)
      #expect(access.location == .denied)
      #expect(access.contactsSetting == nil)
      #expect(access.groups == ["group.org.example.morse"])
    }
  }

  @Test("CK-9 a keyboard that does not ask for full access cannot be granted it")
  func notAskedFor() {
    let access = KeyboardAccess(manifest(asksForAccess: false), settings(full: all, location: all))
    #expect(!access.isFull && !access.includesNetwork && !access.includesContacts && !access.writesGroups)
    #expect(access.location == .denied)
    #expect(access.missingDescriptions.isEmpty)
  }

  @Test("CK-9 full access is network, contacts and the groups; the location is granted by itself")
  func granted() {
    let access = KeyboardAccess(manifest(), settings(full: ["Org.Example.Morse"]))
    #expect(access.isFull && access.includesNetwork && access.includesContacts && access.writesGroups)
    #expect(access.contactsSetting == "/srv/people")
    #expect(access.location == .notDetermined)
    #expect(KeyboardAccess(manifest(), settings(full: all, location: all)).location == .whenInUse)
  }

  @Test("CK-9 without a usage description the access is refused, and the log names the key to add")
  func missingDescription() throws {
    let noLocation = KeyboardAccess(manifest(without: location), settings(full: all, location: all))
    #expect(noLocation.location == .denied)
    #expect(noLocation.includesContacts)
    #expect(try #require(noLocation.refusal(of: location)).contains("no NSLocationWhenInUseUsageDescription; add it"))
    #expect(noLocation.refusal(of: contacts) == nil)
    let noContacts = KeyboardAccess(manifest(without: contacts), settings(full: all, location: all))
    #expect(!noContacts.includesContacts)
    #expect(noContacts.location == .whenInUse)
    #expect(noContacts.missingDescriptions == [contacts])
    var blank = manifest()
    blank.usageDescriptions[location] = "  "
    #expect(KeyboardAccess(blank, settings(full: all, location: all)).location == .denied)
  }

  @Test("CK-9 the folder shared with the app is only to be read without full access, and contacts are not there")
  func folders() throws {
    let none = try #require(KeyboardAccess(manifest(), settings()).folders(of: "org.example.morse", addressBook: "/a"))
    #expect(none.container.hasSuffix("/spinet/containers/org.example.morse"))
    #expect(none.groups.map(\.isWritable) == [false])
    #expect(none.groups[0].folder.hasSuffix("/spinet/groups/group.org.example.morse"))
    #expect(none.contacts == nil)
    let full = try #require(
      KeyboardAccess(manifest(), settings(full: all)).folders(of: "org.example.morse", addressBook: "/a"))
    #expect(full.groups.map(\.isWritable) == [true])
    #expect(full.contacts == "/a")
  }

  @Test("CK-9 a group of another family is not there at the start, whatever the manifest says")
  func foreignGroup() {
    var manifest = manifest()
    manifest.appGroups = ["group.org.other", "group.org.example.morse", "group.org.example"]
    #expect(KeyboardAccess(manifest, settings(full: all)).groups == ["group.org.example.morse"])
  }

  /// In a process of its own, for the sake of its environment.
  @Test("CK-9 a link in the place of a folder that a keyboard shares is not followed into the sandbox")
  func linkedFolder() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let manager = FileManager.default
        let home = manager.temporaryDirectory.appending(path: "spinet-home-\(UUID().uuidString)").path()
        defer { try? manager.removeItem(atPath: home) }
        setenv("XDG_DATA_HOME", home, 1)
        var manifest = KeyboardManifest(
          identifier: "org.example.morse", displayName: "Morse", executable: "Morse", principalClass: "Morse.Keyboard")
        manifest.appGroups = ["group.org.example.morse"]
        let folders = try #require(
          KeyboardAccess(manifest, Settings()).folders(of: "org.example.morse", addressBook: nil))
        try folders.make()
        let group = "\(home)/spinet/groups/group.org.example.morse"
        try manager.setAttributes([.posixPermissions: 0o777], ofItemAtPath: group)
        try folders.make()
        #expect(try manager.attributesOfItem(atPath: group)[.posixPermissions] as? Int == 0o700)

        try manager.createDirectory(atPath: home + "/secrets", withIntermediateDirectories: false)
        for place in [group, "\(home)/spinet/containers/org.example.morse"] {
          try manager.removeItem(atPath: place)
          try manager.createSymbolicLink(atPath: place, withDestinationPath: home + "/secrets")
          #expect(throws: GuestFault.start("\(place) must be a folder of yours and no link; move what is there away")) {
            try folders.make()
          }
          try manager.removeItem(atPath: place)
        }
      }
    }
  }
}

extension KeyboardAccess {
  /// As if the person had allowed all that the settings wish.
  init(_ manifest: KeyboardManifest, _ settings: Settings) {
    self.init(manifest, settings, allowed: Set(settings.grants(for: manifest.identifier)))
  }
}
