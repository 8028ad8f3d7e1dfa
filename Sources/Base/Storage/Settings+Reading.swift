// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

extension Settings {
  /// Larger files are no settings.
  private static let longestByteCount = 1 << 20

  /// Reads a file as it is now; what is no settings file, or is not there, leaves everything as usual.
  package init(contentsOf path: String) {
    self.init()
    guard Files.exists(path), let bytes = try? Files.read(path, limit: Self.longestByteCount) else { return }
    self = Self.parse(bytes).settings
  }
}
