// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import TextModel
import WaylandPlatform

// MARK: - The settings app

extension Daemon {
  /// Finds the settings app; `nil` where it is not installed.
  static func findSettingsApp() -> String? {
    Process.helper("spinet-settings") ?? Process.program("spinet-settings")
  }

  /// Whether the Globe key's list leads to the settings. Not over the desktop's own fields, such as those of a lock screen or
  /// a login: who types there may not be the person whose settings they are.
  var offersSettings: Bool {
    guard settingsAppPath != nil else { return false }
    return !(session.watchesApps && session.fieldState.isActive && session.appID == nil)
  }

  /// Opens the settings app, in front of other windows if it is open already: what it changes is kept at once.
  func openSettings() {
    guard offersSettings, let path = settingsAppPath else { return }
    do {
      settingsApp = try ChildProcess(path: path)
    } catch {
      Log.report("\(path) does not start: \(error.explanation)")
    }
  }
}
