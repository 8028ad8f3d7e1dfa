// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem

/// The app in which the person chooses keyboards and how they are.
final class SettingsApp {
  /// `nil` where it is not installed.
  private let path: String?
  private var process: ChildProcess?

  init() { path = Process.helper("spinet-settings") ?? Program.find("spinet-settings") }

  var isInstalled: Bool { path != nil }

  /// Opens it, in front of other windows if it is open already: what it changes is kept at once.
  func open() {
    guard let path else { return }
    do {
      process = try ChildProcess(path: path)
    } catch {
      Log(.program).error("\(name: path) does not start: \(fault: error.explanation)")
    }
  }
}
