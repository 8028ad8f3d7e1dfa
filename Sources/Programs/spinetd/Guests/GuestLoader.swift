// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import ExtensionHost
import ExtensionProtocol
import KeyboardBundle
import LinuxSystem
import Storage
import TextModel
import WaylandPlatform

/// Brings the guests to what the settings say, what is installed, and what the person has allowed.
final class GuestLoader {
  private let loop: EventLoop
  private let session: WaylandSession
  private let desktop: DesktopServices
  private unowned let desk: KeyboardDesk
  /// The folder with the words of languages, which custom keyboards may read; `nil` for none.
  private let languages: String?
  /// Shows what custom keyboards print; `nil` for nowhere.
  private let output: TextPipe?
  private let grants = GrantKeeper()
  private let finder: KeyboardFinder
  private var settings = Settings()
  private var folderWatch: FileWatch?
  private var failedWatch: FileWatch?

  init(
    loop: EventLoop, session: WaylandSession, desktop: DesktopServices, desk: KeyboardDesk, languages: String?,
    output: TextPipe?
  ) {
    self.loop = loop
    self.session = session
    self.desktop = desktop
    self.desk = desk
    self.languages = languages
    self.output = output
    finder = KeyboardFinder(loop: loop)
  }

  /// Loads them for the first time, or with other settings.
  func load(_ settings: Settings) {
    self.settings = settings
    load()
  }

  private func load() {
    guard settings.keyboards.contains(where: EnabledGuests.isIdentifier) else {
      finder.stop()
      return enable(EnabledGuests())
    }
    finder.find { [weak self] installed in
      guard let self else { return }
      enable(EnabledGuests(settings, among: installed))
    }
  }

  private func enable(_ enabled: EnabledGuests) {
    grants.load(settings)
    let languages = desk.languages
    let known = desk.enabledGuests.compactMap { $0 as? InstalledGuest }
    let guests = enabled.keyboards.map { keyboard in
      let name = keyboard.name(for: languages)
      let access = KeyboardAccess(keyboard.manifest, settings, allowed: grants.allowed(keyboard))
      return known.first { $0.isCurrent(keyboard, name: name, access: access) }
        ?? make(keyboard, name: name, access: access)
    }
    followApps(guests)
    reportAppsUntold(guests)
    watch()
    desk.enable(guests, first: settings.keyboards.first, questions: questions(guests))
  }

  /// Whether a screen reader runs.
  var isReaderRunning = false {
    didSet { followApps(desk.enabledGuests) }
  }

  /// Whether text may be scanned, which is not for the desktop's own fields.
  var scansText = false {
    didSet { if scansText != oldValue { followApps(desk.enabledGuests) } }
  }

  /// Whether a remote is all that there is to press keys with.
  var hasRemoteAlone = false {
    didSet { followApps(desk.enabledGuests) }
  }

  /// Phones and screen readers do not type into what is the desktop's own, and keys of a real keyboard are not asked for there.
  private func followApps(_ guests: [any Guest]) {
    session.watchesApps =
      !guests.isEmpty || isReaderRunning || scansText || settings.remoteAddress != nil || settings.hardwareKeyboard
      || settings.remoteKeys.keys(hasRemoteAlone: hasRemoteAlone) != .off || settings.scanning.switches != .off
  }

  /// Takes what the person has answered.
  func take(_ question: GrantQuestion, isAllowed: Bool) {
    grants.answer(question, isAllowed: isAllowed)
    load()
  }

  private func questions(_ guests: [InstalledGuest]) -> [PendingQuestion] {
    grants.questions(guests.map(\.installed), settings).map { question in
      PendingQuestion(question) { question.text($0, language: $1) }
    }
  }

  /// Says why no custom keyboard shows where the compositor tells nobody which app has focus.
  private func reportAppsUntold(_ guests: [InstalledGuest]) {
    guard !guests.isEmpty, !session.watchesApps, !settings.noCustomKeyboardsIn.isEmpty else { return }
    Log(.guests).warning(
      """
      settings: this compositor does not tell which app has focus (wlr-foreign-toplevel-management), so \
      'no-custom-keyboards-in' keeps custom keyboards out of all apps; take the setting out to use them
      """)
  }

  private func make(_ keyboard: InstalledKeyboard, name: String, access: KeyboardAccess) -> InstalledGuest {
    let starter = GuestStarter(
      keyboard, access: access, languages: languages, output: output?.input, loop: loop
    ) { [desktop] in desktop.confine($0, done: $1) }
    return InstalledGuest(
      keyboard, name: name, access: access,
      keyboard: GuestKeyboard(loop: loop) { () throws(GuestFault) in try starter.start() })
  }

  /// Follows what is installed and enabled anew while this program runs.
  func watch() {
    guard settings.keyboards.contains(where: EnabledGuests.isIdentifier) else { return }
    if folderWatch == nil, let folder = InstalledKeyboards.personalFolder {
      folderWatch = try? FileWatch(folder: folder, loop: loop) { [weak self] in self?.load() }
    }
    if failedWatch == nil, let path = FailedKeyboards.usualPath {
      failedWatch = try? FileWatch(path: path, loop: loop) { [weak self] in self?.load() }
    }
  }
}
