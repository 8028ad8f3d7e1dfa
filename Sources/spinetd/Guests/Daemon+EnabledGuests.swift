// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import KeyboardBundle
import LinuxSystem
import Storage
import SystemKeyboard
import WaylandPlatform

// MARK: - Which keyboards of others there are

extension Daemon {
  /// Brings the keyboards of others to what the settings say and what is installed.
  func loadGuests() {
    let isFirst = guests.all.isEmpty
    grants.load(settings.settings)
    let enabled = EnabledGuests(settings.settings)
    let languages = controller.enabledModes.map(\.id)
    let known = guests.all
    guests.enable(
      enabled.keyboards.map { keyboard in
        let name = keyboard.name(for: languages)
        let access = KeyboardAccess(keyboard.manifest, settings.settings, allowed: grants.allowed(keyboard))
        return known.first { $0.isCurrent(keyboard, name: name, access: access) }
          ?? make(keyboard, name: name, access: access)
      })
    session.watchesApps = !guests.all.isEmpty
    reportAppsUnknown()
    // The first one of the settings is the one to begin with.
    if isFirst, guests.chosenID == nil, let first = resumption.keyboard ?? settings.settings.keyboards.first {
      guests.choose(first)
    }
    guests.prepare()
    watchGuests()
    lookForQuestions()
    noteGuestField(guestField)
    update()
  }

  /// Says why no custom keyboard shows where the compositor tells nobody which app has focus.
  private func reportAppsUnknown() {
    guard !guests.all.isEmpty, !session.watchesApps, !settings.settings.noCustomKeyboardsIn.isEmpty else { return }
    Log.report(
      "settings: this compositor does not tell which app has focus (wlr-foreign-toplevel-management), so "
        + "'no-custom-keyboards-in' keeps custom keyboards out of all apps; take the setting out to use them")
  }

  private func make(_ keyboard: InstalledKeyboard, name: String, access: KeyboardAccess) -> Guest {
    let starter = GuestStarter(keyboard, access: access, output: keyboardOutput?.input, loop: loop) { [desktop] in
      desktop.confine($0, done: $1)
    }
    return Guest(
      keyboard, name: name, access: access,
      keyboard: GuestKeyboard(loop: loop) { () throws(GuestFault) in try starter.start() })
  }

  /// Follows what is installed and enabled anew while this program runs.
  func watchGuests() {
    guard settings.settings.keyboards.contains(where: EnabledGuests.isIdentifier) else { return }
    if guestFolderWatch == nil, let folder = InstalledKeyboards.personalFolder {
      guestFolderWatch = try? FileWatch(folder: folder, loop: loop) { [weak self] in self?.loadGuests() }
    }
    if failedGuestsWatch == nil, let path = FailedKeyboards.usualPath {
      failedGuestsWatch = try? FileWatch(path: path, loop: loop) { [weak self] in self?.loadGuests() }
    }
  }
}
