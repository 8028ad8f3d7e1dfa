// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// Where custom keyboards keep what is theirs.
package nonisolated enum KeyboardFolders {
  /// The folder that is a keyboard's own, `/container` in its sandbox; `nil` when nothing says where data is.
  package static func container(of identifier: String) -> String? {
    BaseFolder.data.path.map { "\($0)/spinet/containers/\(identifier.lowercased())" }
  }

  /// The folder of an app group, `/groups/ID` in the sandbox, shared with the app of that group.
  package static func group(_ identifier: String) -> String? {
    BaseFolder.data.path.map { "\($0)/spinet/groups/\(identifier.lowercased())" }
  }
}
