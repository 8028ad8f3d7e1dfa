// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// Where custom keyboards keep what is theirs.
package nonisolated enum KeyboardFolders {
  /// The folder that is a keyboard's own, `/container` in its sandbox; `nil` when nothing says where data is.
  package static func container(of identifier: String) -> String? {
    data.map { "\($0)/spinet/containers/\(identifier.lowercased())" }
  }

  /// The folder of an app group, `/groups/ID` in the sandbox, shared with the app of that group.
  package static func group(_ identifier: String) -> String? {
    data.map { "\($0)/spinet/groups/\(identifier.lowercased())" }
  }

  /// Where the person's data is. Source: XDG base directories.
  static var data: String? {
    let told = Environment.value("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    return told ?? Environment.value("HOME").map { $0 + "/.local/share" }
  }
}
