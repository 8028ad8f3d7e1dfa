// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import ExtensionHost
import KeyboardBundle
import SystemKeyboard

// MARK: - A keyboard that asks where the device is

extension Daemon {
  /// Tells the person that a custom keyboard asks for the location.
  func askForLocation(_ guest: InstalledGuest) {
    let question = LocationQuestion(
      name: guest.name, identifier: guest.identifier,
      reason: guest.installed.manifest.usageDescription(KeyboardAccess.locationKey, for: desk.languages) ?? "",
      language: desk.keys?.modeID ?? "")
    desktop.notify(question.title, question.text)
  }
}
