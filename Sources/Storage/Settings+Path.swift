// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

extension Settings {
  /// Where the person's settings are unless they are told to be elsewhere; `nil` when there is no place for them.
  package static var usualPath: String? {
    let folder = Environment.value("XDG_CONFIG_HOME") ?? Environment.value("HOME").map { $0 + "/.config" }
    return folder.map { $0 + "/spinet/settings.conf" }
  }
}
