// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import AccessibilityBus
import Desktop
import LinuxSystem
import SecretService
import Storage
import TextModel

private let log = Log(.desktop)

/// The desktop around the keyboard: shells that show and hide it, what it prefers, and what a key press sounds and
/// feels like. Each part does without the others.
final class DesktopServices {
  private let clicks: KeyClickPlayer
  private let speech: Speaker
  private var soundsTone = false
  private var bus: SessionBus?
  private var service: KeyboardService?
  private var autoFill: AutoFillService?
  private var registration: SessionRegistration?
  private var preferences: DesktopPreferences?
  private var haptics: Haptics?
  private var scopes: KeyboardScopes?
  private var settingsService: SettingsService?
  private var accessibility: AccessibilityBus?

  /// Calls when somebody asks for the keyboard to be shown or hidden.
  var onSetVisible: (Bool) -> Void = { _ in }
  /// Calls when another program hands a code over that counts once.
  var onCode: (_ text: String, _ sender: String) -> CodeAnswer = { _, _ in .notWanted }
  /// Calls when the desktop has changed what it prefers.
  var onPreferencesChange: () -> Void = {}
  /// Calls when somebody on the bus has changed the settings file.
  var onSettingsChange: () -> Void = {}
  /// Calls before and after a question to somebody who reads in `/proc` who asks.
  var onQuestion: (Bool) -> Void = { _ in }

  init(settings: Settings) {
    clicks = KeyClickPlayer(isEnabled: settings.keyClicks)
    speech = Speaker(isEnabled: settings.spokenKeys != .off)
  }

  /// Connects to the session bus; without one the keyboard goes on alone.
  ///
  /// - Parameter keys: What screen readers see.
  func connect(to loop: EventLoop, settings: Settings, file: String?, keys: KeyObjects) {
    do {
      let bus = try SessionBus()
      try bus.attach(to: loop)
      self.bus = bus
      log.debug("connected to the session bus")
      service = KeyboardService(bus: bus, report: { log.warning("\(fault: $0)") }) { [weak self] in
        self?.onSetVisible($0)
      }
      autoFill = AutoFillService(bus: bus, report: { log.warning("\(fault: $0)") }) { [weak self] in
        self?.onCode($0, $1) ?? .notWanted
      }
      registration = SessionRegistration(
        bus: bus, appID: "sm.puri.OSK0", startupID: Environment.value("DESKTOP_AUTOSTART_ID") ?? "",
        onStop: { loop.stop(status: 0) })
      let preferences = DesktopPreferences(bus: bus, followsText: true) { [weak self] in self?.onQuestion($0) }
      preferences.onChange = { [weak self] in self?.followPreferences() }
      preferences.onAnswer = { [weak self] in self?.followPreferences() }
      self.preferences = preferences
      haptics = Haptics(bus: bus, isEnabled: settings.haptics)
      scopes = KeyboardScopes(bus: bus, loop: loop) { log.warning("\(fault: $0)") }
      settingsService = SettingsService(bus: bus, file: file, report: { log.warning("\(fault: $0)") }) { [weak self] in
        self?.onSettingsChange()
      }
      accessibility = AccessibilityBus(session: bus, loop: loop, source: keys)
    } catch let error as SessionBusError {
      log.warning("\(fault: error.message)")
    } catch {
      log.warning("no D-Bus: the system refused to watch the connection")
    }
  }
}

// MARK: - The keyring

extension DesktopServices {
  /// Returns a client of the service that keeps passwords; `nil` where there is no session bus.
  func makeSecretService() -> SecretService? { bus.map { SecretService(bus: $0) } }
}

// MARK: - The keyboard's side

extension DesktopServices {
  private func followPreferences() {
    knownLooks?.keep()
    onPreferencesChange()
  }
}

extension DesktopServices {
  /// The looks that the desktop prefers; before it has said so, what it said in another run.
  var looks: RememberedLooks { knownLooks ?? RememberedLooks.read() }

  private var knownLooks: RememberedLooks? {
    guard let preferences, preferences.hasAnswer else { return nil }
    return RememberedLooks(
      isDark: preferences.colorScheme == .dark, hasHighContrast: preferences.hasHighContrast,
      textScale: preferences.textScale)
  }

  /// Whether the keyboard may show by itself, which it may when nobody has chosen.
  var showsOnFocus: Bool {
    guard let preferences else { return DesktopPreferences.storedScreenKeyboardEnabled() ?? true }
    return preferences.screenKeyboardEnabled ?? true
  }

  /// Tells the person something outside of any app, where there is somebody on the desktop to tell it.
  func notify(_ title: String, _ text: String) {
    if let bus { DesktopNotification(title: title, text: text).send(on: bus) }
  }

  /// Puts the process of a custom keyboard where the kernel bounds what it takes, and calls when it may begin.
  func confine(_ process: Int32, done: @escaping () -> Void) {
    if let scopes { scopes.confine(process, done: done) } else { done() }
  }

  /// Takes over other settings.
  func apply(_ settings: Settings, insteadOf old: Settings) {
    settingsService?.announce(settings, insteadOf: old)
    clicks.isEnabled = settings.keyClicks
    speech.isEnabled = settings.spokenKeys != .off
    haptics?.isEnabled = settings.haptics
  }

  /// Tells shells whether the keyboard is on screen.
  func tellVisible(_ isVisible: Bool) {
    service?.isVisible = isVisible
  }

  /// Says something in place of what is being said.
  func speak(_ text: String, language: String) { speech.say(text, language: language) }

  /// Lets a key press be heard and felt, or begins or ends a tone.
  func play(_ click: KeyClick) {
    switch click {
    case .character, .delete, .modifier:
      clicks.play(click)
      haptics?.press()
    case .toneBegan:
      soundsTone = true
      clicks.play(click)
    case .toneEnded:
      if soundsTone { clicks.play(click) }
      soundsTone = false
    }
  }
}
