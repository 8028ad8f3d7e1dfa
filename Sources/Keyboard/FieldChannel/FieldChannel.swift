// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What apps and the desktop's keyboard tell each other of a field beyond text-input-v3: Documentation/FieldChannel.md.
package enum FieldChannel {
  /// The version that this program speaks.
  package static let version = 1
  /// With the line feed; whoever sends more is hung up on.
  package static let longestLineByteCount = 2048
  /// Of a value, before signs in it are written as several; with it no line is too long.
  package static let longestValueByteCount = 100
  /// Of the rules for a new password, which are longer than other values.
  package static let longestRulesByteCount = 160
  /// Of a text that a field is filled with, which may be a password: as long as those that are saved.
  package static let longestTextByteCount = 512
  /// More lines than this in a second are a flood.
  package static let mostLinesPerSecond = 500
  /// More are turned away.
  package static let mostClients = 256
  /// Connections of one process; an app needs one.
  package static let mostClientsOfProcess = 4
  /// How many changes of what is said of a field count at once; the rest of a second is one more.
  package static let mostChangesPerSecond = 20

  /// Where the keyboard of a Wayland display listens.
  ///
  /// - Parameter variable: Gives the value of an environment variable.
  /// - Returns: `nil` without a folder for sockets.
  package static func path(_ variable: (String) -> String?) -> String? {
    guard let folder = variable("XDG_RUNTIME_DIR"), folder.hasPrefix("/") else { return nil }
    // The display may be told by its whole path.
    let display = (variable("WAYLAND_DISPLAY") ?? "wayland-0").split(separator: "/").last ?? "wayland-0"
    return "\(folder)/spinet-\(display)"
  }
}
