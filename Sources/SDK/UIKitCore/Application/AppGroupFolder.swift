// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel
internal import LinuxSystem

/// The folders that an app and its keyboards share, one for each group. Documentation/FullAccess.md says who may write.
enum AppGroupFolder {
  /// Returns the folder of a group: `nil` for what is no identifier of one, or in a keyboard that is not in the group.
  ///
  /// An app's folder is made where it is missing; a keyboard finds those of its bundle's groups in its sandbox.
  static func path(_ group: String) -> String? {
    guard BundleIdentifier.isValid(group) else { return nil }
    if Environment.value("SPINET_KEYBOARD") != nil {
      let path = "/groups/\(group)"
      return Files.exists(path) ? path : nil
    }
    guard let data = BaseFolder.data.path else { return nil }
    let path = "\(data)/spinet/groups/\(group.lowercased())"
    do {
      try Files.makeFolder(path, permissions: 0o700)
      // Keyboards are not led anywhere else by a link; nor is the app.
      return try Files.status(path, followingLinks: false).kind == .folder ? path : nil
    } catch {
      return nil
    }
  }
}

// MARK: - Preferences

extension AppGroupFolder {
  /// Returns the name by which Foundation keeps a group's preferences in the group's folder, where the app and its
  /// keyboards find the same ones; `nil` where there is no such folder.
  ///
  /// Foundation puts a file of the name into the person's folder of preferences, or the one in the keyboard's container: the
  /// name leads out of there.
  static func preferencesName(of group: String) -> String? {
    guard let folder = path(group), let preferences = preferencesFolder else { return nil }
    let target = "\(folder)/Library/Preferences"
    // Where the group is only to be read, the folder is there or there is nothing to read.
    try? Files.makeFolder(target, permissions: 0o700)
    try? Files.makeFolder(preferences, permissions: 0o700)
    // Two dots lead up from where a link leads to.
    guard let real = try? Files.realPath(preferences) else { return nil }
    let up = String(repeating: "../", count: real.split(separator: "/").count)
    return "\(up)\(target.dropFirst())/\(group)"
  }

  /// Where Foundation keeps preferences.
  private static var preferencesFolder: String? {
    Environment.value("XDG_CONFIG_HOME") ?? Environment.value("HOME").map { $0 + "/.config" }
  }
}
