// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// What the desktop says about every app's looks, and about on-screen keyboards; followed while it changes.
///
/// Colours come from the settings portal, if it runs. Whether a keyboard may show by itself is read from dconf's own
/// file: GSettings would bring GLib's main loop, and the portal cannot tell "no" from "never chosen".
package final class DesktopPreferences {
  /// Whether apps are asked to be dark. Source: `org.freedesktop.appearance` of `org.freedesktop.portal.Settings`.
  package enum ColorScheme: UInt32, Hashable, Sendable {
    case noPreference = 0
    case dark = 1
    case light = 2
  }

  /// What the desktop prefers, as far as it has told.
  package private(set) var colorScheme = ColorScheme.noPreference
  /// Whether somebody has answered what the desktop prefers.
  package private(set) var hasAnswer = false
  /// Calls when that has become known.
  package var onAnswer: () -> Void = {}
  /// Whether things are to stand out from each other more than usual. Source: as for the colours.
  package private(set) var hasHighContrast = false
  /// What the sizes of text are multiplied by; only with `followsText`.
  package private(set) var textScale = 1.0
  /// `org.gnome.desktop.a11y.applications screen-keyboard-enabled`; `nil` when nobody has chosen.
  package private(set) var screenKeyboardEnabled: Bool?
  /// Called after one of these has changed.
  package var onChange: () -> Void = {}

  private static let appearance = "org.freedesktop.appearance"
  private static let interface = "org.gnome.desktop.interface"
  private static let portal = "org.freedesktop.portal.Desktop"
  private static let portalSettings = "org.freedesktop.portal.Settings"
  private static let keyboardKey = "/org/gnome/desktop/a11y/applications/screen-keyboard-enabled"

  private let bus: SessionBus
  private let databasePath: String?
  private let followsText: Bool
  /// Called with `true` before the portal is asked, and with `false` when it has answered: it finds out who asks by reading
  /// `/proc/PID/root`, which a process that nobody may look into has to allow meanwhile.
  private let onQuestion: (Bool) -> Void

  /// Starts to follow the desktop; the first values come by `onChange`, while the bus is processed.
  ///
  /// - Parameters:
  ///   - databasePath: The person's dconf file; by default the one of this session.
  ///   - followsText: Whether the size of text is followed as well, which wakes the program more often.
  ///   - onQuestion: See the property.
  package init(
    bus: SessionBus, databasePath: String? = DesktopPreferences.defaultDatabasePath, followsText: Bool = false,
    onQuestion: @escaping (Bool) -> Void = { _ in }
  ) {
    self.bus = bus
    self.databasePath = databasePath
    self.followsText = followsText
    self.onQuestion = onQuestion
    followPortal()
    followDatabase()
  }
}

// MARK: - Portal

extension DesktopPreferences {
  /// The groups of settings that are asked for.
  private var spaces: [String] { followsText ? [Self.appearance, Self.interface] : [Self.appearance] }

  private func followPortal() {
    for space in spaces {
      // The sender may not be running, so the rule names the path and the interface only.
      bus.match(
        "type='signal',path='/org/freedesktop/portal/desktop',interface='\(Self.portalSettings)',"
          + "member='SettingChanged',arg0='\(space)'"
      ) { [weak self] reader in
        guard reader.string() == space, let key = reader.string() else { return }
        self?.take(space, key, reader)
      }
    }
    bus.watchOwner(of: Self.portal) { [weak self] isOwned in
      if isOwned { self?.askPortal() }
    }
    askPortal()
  }

  private func askPortal() {
    var call = BusCall(
      on: bus, to: Self.portal, path: "/org/freedesktop/portal/desktop", interface: Self.portalSettings,
      member: "ReadAll")
    call.append(spaces)
    onQuestion(true)
    bus.send(call) { [weak self] reply in
      self?.onQuestion(false)
      // One that is not there, or not there yet, has said nothing.
      defer { if reply != nil { self?.noteAnswer() } }
      reply?.entries(of: "a{sv}") { space, reader in
        reader.entries(of: "v") { key, reader in
          self?.take(space, key, reader)
        }
      }
    }
  }

  private func noteAnswer() {
    guard !hasAnswer else { return }
    hasAnswer = true
    onAnswer()
  }

  private func take(_ space: String, _ key: String, _ reader: BusReader) {
    switch (space, key) {
    case (Self.appearance, "color-scheme"):
      guard let value = reader.variant(of: "u", { $0.uint32() }) else { return }
      set(\.colorScheme, ColorScheme(rawValue: value) ?? .noPreference)
    case (Self.appearance, "contrast"):
      guard let value = reader.variant(of: "u", { $0.uint32() }) else { return }
      set(\.hasHighContrast, value == 1)
    case (Self.interface, "text-scaling-factor"):
      guard let value = reader.variant(of: "d", { $0.double() }), value.isFinite, value > 0 else { return }
      set(\.textScale, value)
    default: reader.skip()
    }
  }

  private func set<Value: Equatable>(_ property: ReferenceWritableKeyPath<DesktopPreferences, Value>, _ value: Value) {
    guard self[keyPath: property] != value else { return }
    self[keyPath: property] = value
    onChange()
  }
}

// MARK: - dconf

extension DesktopPreferences {
  /// The file of dconf's profile `user`, which is every profile's first one unless a system says otherwise.
  package static var defaultDatabasePath: String? { BaseFolder.configuration.path.map { $0 + "/dconf/user" } }

  private func followDatabase() {
    // The writer names the path that changed; arg0path selects this key and all folders above it.
    // The first reading waits for the rule, so that no change falls between the two.
    bus.match(
      "type='signal',interface='ca.desrt.dconf.Writer',member='Notify',arg0path='/org/gnome/desktop/a11y/applications/'",
      onInstalled: { [weak self] in self?.readDatabase() },
      handler: { [weak self] _ in self?.readDatabase() })
  }

  /// What is chosen at this moment, without a bus; for a program that must know before it shows anything.
  package static func storedScreenKeyboardEnabled(
    databasePath: String? = DesktopPreferences.defaultDatabasePath
  ) -> Bool? {
    guard let databasePath else { return nil }
    return DconfDatabase((try? Files.read(databasePath)) ?? []).boolean(keyboardKey)
  }

  private func readDatabase() {
    let value = Self.storedScreenKeyboardEnabled(databasePath: databasePath)
    guard value != screenKeyboardEnabled else { return }
    screenKeyboardEnabled = value
    onChange()
  }
}
