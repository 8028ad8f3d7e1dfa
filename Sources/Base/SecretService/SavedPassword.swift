// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A user name whose password is kept for an app, as the keeper of secrets lists it. The password is no part of it.
nonisolated package struct SavedPassword: Hashable, Sendable {
  /// What the service calls it.
  package let item: String
  /// The program that it is for, by its path.
  package let app: String
  /// By what the app knows the person.
  package let username: String
  /// When it was saved last, in seconds since 1970.
  let modified: UInt64

  /// In bytes, of an app or a user name.
  package static let longestName = 512
  /// In bytes.
  package static let longestPassword = 512
}

/// What is kept for an app, or for all.
nonisolated package struct SavedPasswords: Hashable, Sendable {
  /// Those that can be read, the latest first.
  package var open: [SavedPassword]
  /// What the service calls those in keyrings that are locked, and more is not to be known of them; the keyrings themselves where none is
  /// open.
  package var locked: [String]

  package init(open: [SavedPassword] = [], locked: [String] = []) { (self.open, self.locked) = (open, locked) }
}

// MARK: - How it is kept

nonisolated extension SavedPassword {
  private static let schema = (name: "xdg:schema", value: "org.spinet.Password")

  /// The attributes of an item that say what it is.
  static let attributeNames: Set = [schema.name, "app", "username"]

  /// The attributes by which the service finds what is kept for an app; without the schema, as gnome-keyring takes every item for one
  /// of another as long as its keyring has never been unlocked.
  ///
  /// - Parameters:
  ///   - app: `nil` for all apps.
  ///   - username: `nil` for all user names.
  static func attributes(app: String?, username: String? = nil) -> [String: String] {
    var attributes = ["application": "spinet"]
    attributes["app"] = app
    attributes["username"] = username
    return attributes
  }

  /// The attributes that an item is given.
  static func attributesToKeep(app: String, username: String) -> [String: String] {
    attributes(app: app, username: username).merging([schema.name: schema.value]) { $1 }
  }

  /// Takes an item of the service; `nil` for one that is none of ours, or has a name that cannot be shown in a line.
  init?(_ item: SecretItem) {
    guard item.attributes[Self.schema.name] == Self.schema.value, let app = item.attributes["app"],
      let username = item.attributes["username"], Self.isName(app), Self.isName(username)
    else { return nil }
    self.init(item: item.path, app: app, username: username, modified: item.modified)
  }
}

// MARK: - What can be kept

nonisolated extension SavedPassword {
  /// Whether a text can be that of an app or a user name: one line that looks like what it is.
  static func isName(_ text: String) -> Bool {
    (1...longestName).contains(text.utf8.count)
      && text.unicodeScalars.allSatisfy { !unfitForNames.contains($0.properties.generalCategory) }
  }

  /// Whether a text can be a password: one line, as more would be keys in the app.
  static func isPassword(_ text: String) -> Bool {
    (1...longestPassword).contains(text.utf8.count)
      && text.unicodeScalars.allSatisfy { !unfitForPasswords.contains($0.properties.generalCategory) }
  }

  private static let unfitForPasswords: Set<Unicode.GeneralCategory> = [
    .control, .lineSeparator, .paragraphSeparator,
  ]
  private static let unfitForNames = unfitForPasswords.union([.format, .privateUse, .surrogate, .unassigned])
}
