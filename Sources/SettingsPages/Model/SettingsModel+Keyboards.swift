// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
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
    if let path = places.failed { _ = try FailedKeyboards.forget(id, in: path) }
    try change { file throws(SettingsFile.Failure) in
      guard !file.settings.keyboards.contains(where: { $0.isSame(as: id) }) else { return }
      try file.set("keyboards", to: file.settings.keyboards + [id])
    }
  }

  /// Takes a keyboard from the list, and its full access with it. Without the last one, the list is as it was at first.
  func disable(_ id: String) throws {
    try change { file throws(SettingsFile.Failure) in
      let others = file.settings.keyboards.filter { !$0.isSame(as: id) }
      guard others.count < file.settings.keyboards.count else { return }
      try file.set("keyboards", to: others)
      try file.setFullAccess(id, to: false)
      let apps = file.settings.terminalAccess
      if apps.contains(where: { $0.isOf(id) }) {
        try file.set("terminal-access", to: apps.filter { !$0.isOf(id) }.map(\.text))
      }
    }
  }

  /// Puts a keyboard elsewhere in the order of the Globe key.
  func move(_ id: String, to index: Int) throws {
    try change { file throws(SettingsFile.Failure) in
      var names = file.settings.keyboards
      guard let source = names.firstIndex(where: { $0.isSame(as: id) }) else { return }
      let name = names.remove(at: source)
      names.insert(name, at: min(max(index, 0), names.count))
      try file.set("keyboards", to: names)
    }
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
      let others = file.settings.terminalAccess.filter { !($0.isOf(id) && $0.isIn(app)) }
      let wanted = isOn ? others + [KeyboardInApp(keyboard: id, app: app)] : others
      try file.set("terminal-access", to: wanted.map(\.text))
    }
  }

  func knowsLocation(_ id: String) -> Bool { settings.locationAccess.contains { $0.isSame(as: id) } }

  func setLocation(_ id: String, to isOn: Bool) throws {
    try change { file throws(SettingsFile.Failure) in
      try file.setMember(id, of: "location-access", file.settings.locationAccess, to: isOn)
    }
  }
}

extension SettingsFile {
  fileprivate mutating func setFullAccess(_ id: String, to isOn: Bool) throws(Failure) {
    try setMember(id, of: "full-access", settings.fullAccess, to: isOn)
    if !isOn { try setMember(id, of: "location-access", settings.locationAccess, to: false) }
  }

  fileprivate mutating func setMember(
    _ id: String, of key: String, _ names: [String], to isOn: Bool
  ) throws(Failure) {
    let others = names.filter { !$0.isSame(as: id) }
    let wanted = isOn ? others + [id] : others
    if wanted != names { try set(key, to: wanted) }
  }
}

// MARK: - Apps

extension SettingsModel {
  /// Has only the system's keyboards type in an app, or lets others type there again.
  func setRefusal(_ app: String, to refuses: Bool) throws {
    try change { file throws(SettingsFile.Failure) in
      let others = file.settings.noCustomKeyboardsIn.filter { !$0.isSame(as: app) }
      try file.set("no-custom-keyboards-in", to: refuses ? others + [app] : others)
    }
  }
}
