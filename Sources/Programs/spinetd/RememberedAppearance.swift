// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem

/// What the desktop preferred in the last run, which is what to show until it is heard again: its answer comes after the first
/// frame.
enum RememberedAppearance {
  private static var path: String? { BaseFolder.cache.path.map { $0 + "/spinet/appearance" } }
  private static let dark = Array("dark\n".utf8)
  private static let light = Array("light\n".utf8)

  static var isDark: Bool {
    guard let path, Files.exists(path) else { return false }
    return (try? Files.read(path, limit: 16)) == dark
  }

  /// Keeps it for the next start. What cannot be written is not kept.
  static func keep(isDark: Bool) {
    guard let path, isDark != Self.isDark else { return }
    (isDark ? dark : light).withUnsafeBytes { bytes in try? Files.replace(path, with: [bytes]) }
  }
}
