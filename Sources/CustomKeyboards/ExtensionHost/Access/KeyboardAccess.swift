// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionProtocol
package import KeyboardBundle
package import Storage

/// What a guest may reach beyond the field it types into.
///
/// It is what the bundle asks for and the person has granted, nothing that only one of the two wants.
/// Documentation/FullAccess.md has the same as a table.
package nonisolated struct KeyboardAccess: Hashable, Sendable {
  /// Whether the keyboard has full access at all: all else but reading groups hangs on it.
  package private(set) var isFull = false
  /// What the keyboard may know of where the device is.
  package private(set) var location = LocationNews.Authorization.denied
  /// Whether the person's address book is there to be read.
  package private(set) var includesContacts = false
  /// Where the person says that the address book is; `nil` for the usual place, and where it is not granted.
  package private(set) var contactsSetting: String?
  /// The groups whose folders are there, by identifier.
  package private(set) var groups: [String] = []
  /// The apps that run what is typed and in which it may type all the same, by their ids.
  package private(set) var commandApps: [String] = []
  /// What is refused because the bundle does not say what for, by the key of `Info.plist` that is missing.
  package private(set) var missingDescriptions: [String] = []

  /// Nothing at all.
  package init() {}

  /// - Parameter allowed: What the person has allowed this keyboard; nothing counts that is not there.
  package init(_ manifest: KeyboardManifest, _ settings: Settings, allowed: Set<Grant>) {
    // The manifest has been checked when it was read; what stands between keyboards is looked at twice.
    groups = manifest.appGroups.filter { KeyboardManifest.isGroup($0, of: manifest.identifier) }
    let granted = settings.grants(for: manifest.identifier).filter(allowed.contains)
    commandApps = granted.compactMap { if case .app(let app) = $0 { app } else { nil } }
    isFull = manifest.requestsOpenAccess && granted.contains(.fullAccess)
    if manifest.requestsOpenAccess {
      missingDescriptions = KeyboardManifest.usageKeys.filter { !Self.isDescribed($0, manifest) }
    }
    guard isFull else { return }
    if !missingDescriptions.contains(Self.locationKey) {
      location = granted.contains(.location) ? .whenInUse : .notDetermined
    }
    includesContacts = !missingDescriptions.contains(Self.contactsKey)
    if includesContacts { contactsSetting = settings.contacts }
  }

  /// Whether connections to elsewhere are possible.
  package var includesNetwork: Bool { isFull }
  /// Whether the keyboard may write into the folders of its groups.
  package var writesGroups: Bool { isFull }

  /// The manifest's key for why it wants the location.
  package static let locationKey = "NSLocationWhenInUseUsageDescription"
  /// The manifest's key for why it wants the names of the person's contacts.
  package static let contactsKey = "NSContactsUsageDescription"

  private static func isDescribed(_ key: String, _ manifest: KeyboardManifest) -> Bool {
    manifest.usageDescriptions[key]?.contains { !$0.isWhitespace } == true
  }

  /// Whether it may type in an app that runs what is typed; `nil` for one that nobody knows.
  package func includes(commandApp app: String?) -> Bool {
    guard let app else { return false }
    return commandApps.contains { $0.lowercased() == app.lowercased() }
  }
}

// MARK: - The log

extension KeyboardAccess {
  /// What to write into the log when a keyboard asks for what its bundle has no description of; `nil` where it has one.
  package func refusal(of key: String) -> String? {
    guard missingDescriptions.contains(key) else { return nil }
    let what = key == Self.locationKey ? "the location" : "contacts"
    return "\(what) refused: its Info.plist has no \(key); add it, with a sentence that tells people what it is for"
  }
}
