// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import LinuxSystem

/// The folders that an app and its keyboards share, one for each group. Documentation/FullAccess.md says who may write.
enum AppGroupFolder {
  /// Returns the folder of a group: `nil` for what is no identifier of one, or in a keyboard that is not in the group.
  ///
  /// An app's folder is made where it is missing; a keyboard finds those of its bundle's groups in its sandbox.
  static func path(_ group: String) -> String? {
    guard isIdentifier(group) else { return nil }
    if Environment.value("SPINET_KEYBOARD") != nil {
      let path = "/groups/\(group)"
      return Files.exists(path) ? path : nil
    }
    let told = Environment.value("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let data = told ?? Environment.value("HOME").map({ $0 + "/.local/share" }) else { return nil }
    let path = "\(data)/spinet/groups/\(group.lowercased())"
    do {
      try Files.makeFolder(path, permissions: 0o700)
      return path
    } catch {
      return nil
    }
  }

  /// Whether a text is a name such as `group.org.example.morse`, which is safe as that of a folder.
  private static func isIdentifier(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return text.utf8.count <= 128 && parts.count >= 2
      && parts.allSatisfy { part in
        part.first.map { $0 != UInt8(ascii: "-") } == true && part.allSatisfy(isAllowed)
      }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"): true
    default: false
    }
  }
}

// MARK: - Preferences

extension AppGroupFolder {
  /// Sees to it that preferences named for a group are those in the group's folder.
  ///
  /// Foundation keeps preferences in a file of the person's, or of the keyboard's container; a link in its place leads to
  /// the group, where the app and its keyboards find the same one.
  static func linkPreferences(of group: String) {
    guard let folder = path(group), let place = preferencesPath(of: group) else { return }
    let target = "\(folder)/Library/Preferences/\(group).plist"
    let manager = FileManager.default
    if (try? manager.destinationOfSymbolicLink(atPath: place)) == target { return }
    // What a former version has kept apart from the group is left alone.
    if manager.fileExists(atPath: place) { return }
    // Where the group is only to be read, the folder is there or there is nothing to read.
    try? manager.createDirectory(
      atPath: "\(folder)/Library/Preferences", withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try? manager.createDirectory(
      atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try? manager.removeItem(atPath: place)
    try? manager.createSymbolicLink(atPath: place, withDestinationPath: target)
  }

  /// Where Foundation keeps preferences of a name.
  private static func preferencesPath(of name: String) -> String? {
    let folder = Environment.value("XDG_CONFIG_HOME") ?? Environment.value("HOME").map { $0 + "/.config" }
    return folder.map { "\($0)/\(name).plist" }
  }
}
