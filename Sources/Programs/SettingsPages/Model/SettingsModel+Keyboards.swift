// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import KeyboardAdministration
internal import Storage
internal import SystemKeyboard

// MARK: - The list

extension SettingsModel {
  /// The enabled keyboards in the order of the Globe key.
  var keyboards: [KeyboardEntry] { settings.keyboards.map(entry) }

  func entry(_ id: String) -> KeyboardEntry {
    if let layout = layouts.first(where: { $0.id.isSame(as: id) }) {
      return KeyboardEntry(id: id, name: layout.name, kind: .system)
    }
    guard let keyboard = installed[id] else { return KeyboardEntry(id: id, name: id, kind: .missing) }
    return KeyboardEntry(
      id: id, name: keyboard.name(for: languages), kind: .custom(keyboard), failure: failed.reasons[keyboard.identifier]
    )
  }

  func isEnabled(_ id: String) -> Bool { settings.keyboards.contains { $0.isSame(as: id) } }

  /// Whether a keyboard may leave the list. One of the system's stays: it types where others may not.
  func canDisable(_ id: String) -> Bool {
    let others = keyboards.filter { !$0.id.isSame(as: id) }
    return !others.isEmpty && (others.contains(where: \.isSystem) || !entry(id).isSystem)
  }

  /// Puts a keyboard behind the others; one that was set aside may try again.
  func enable(_ id: String) throws {
    try administration.letTryAgain(id)
    try change { file throws(SettingsFile.Failure) in try file.enable(id) }
  }

  /// Takes a keyboard from the list, and all that it was granted with it. Without the last one, the list is as it was at first.
  func disable(_ id: String) throws {
    try change { file throws(SettingsFile.Failure) in try file.disable(id) }
  }

  /// Puts a keyboard elsewhere in the order of the Globe key.
  func move(_ id: String, to index: Int) throws {
    try change { file throws(SettingsFile.Failure) in try file.move(id, to: index) }
  }
}

// MARK: - Full access

extension SettingsModel {
  func hasFullAccess(_ id: String) -> Bool { settings.fullAccess.contains { $0.isSame(as: id) } }

  /// Grants full access, or takes it back with all that hangs on it.
  func setFullAccess(_ id: String, to isOn: Bool) throws {
    try change { file throws(SettingsFile.Failure) in try file.setFullAccess(id, to: isOn) }
  }

  /// The apps that run what is typed and in which a keyboard may type all the same, by their ids.
  func commandApps(_ id: String) -> [String] { settings.terminalAccess.filter { $0.isOf(id) }.map(\.app) }

  /// Lets a keyboard type in an app that runs what is typed, or no longer.
  func setCommandApp(_ id: String, _ app: String, to isOn: Bool) throws {
    try change { file throws(SettingsFile.Failure) in
      try file.setTerminalAccess(KeyboardInApp(keyboard: id, app: app), to: isOn)
    }
  }

  func knowsLocation(_ id: String) -> Bool { settings.locationAccess.contains { $0.isSame(as: id) } }

  func setLocation(_ id: String, to isOn: Bool) throws {
    try change { file throws(SettingsFile.Failure) in try file.setLocationAccess(id, to: isOn) }
  }
}

// MARK: - Apps

extension SettingsModel {
  /// Has only the system's keyboards type in an app, or lets others type there again.
  func setRefusal(_ app: String, to refuses: Bool) throws {
    try change { file throws(SettingsFile.Failure) in try file.setRefusal(app, to: refuses) }
  }
}
