// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Storage

// What the settings say of a keyboard and what it may: each change once, for `spinet keyboard` and the settings app. Names are
// compared whatever letters are capitals, and what is there already is not written again.

extension SettingsFile {
  /// Whether the Globe key leads to a keyboard, of the system's or a custom one.
  package func enables(_ id: String) -> Bool { settings.keyboards.contains { $0.isSame(as: id) } }

  /// Puts a keyboard behind the others.
  ///
  /// - Returns: Whether it was not there before.
  @discardableResult
  package mutating func enable(_ id: String) throws(Failure) -> Bool {
    guard !enables(id) else { return false }
    try set("keyboards", to: settings.keyboards + [id])
    return true
  }

  /// Takes a keyboard from the list, and all that it was granted away: who enables it again is asked again. Without the last
  /// one, the list is as it was at first.
  ///
  /// - Returns: Whether it was there.
  @discardableResult
  package mutating func disable(_ id: String) throws(Failure) -> Bool {
    try takeAccess(of: id)
    guard enables(id) else { return false }
    let others = settings.keyboards.filter { !$0.isSame(as: id) }
    try set("keyboards", to: others.isEmpty ? Settings().keyboards : others)
    return true
  }

  /// Puts a keyboard elsewhere in the order of the Globe key.
  package mutating func move(_ id: String, to index: Int) throws(Failure) {
    var names = settings.keyboards
    guard let source = names.firstIndex(where: { $0.isSame(as: id) }) else { return }
    let name = names.remove(at: source)
    names.insert(name, at: min(max(index, 0), names.count))
    try set("keyboards", to: names)
  }
}

// MARK: - Access

extension SettingsFile {
  /// Takes all that a keyboard was granted away.
  package mutating func takeAccess(of id: String) throws(Failure) {
    try setMember(id, of: "full-access", settings.fullAccess, to: false)
    try setLocationAccess(id, to: false)
    let apps = settings.terminalAccess
    let others = apps.filter { !$0.isOf(id) }
    if others.count < apps.count { try set("terminal-access", to: others.map(\.text)) }
  }

  /// Wishes for full access, or takes it back with all else that the keyboard was granted.
  package mutating func setFullAccess(_ id: String, to isOn: Bool) throws(Failure) {
    guard isOn else { return try takeAccess(of: id) }
    try setMember(id, of: "full-access", settings.fullAccess, to: true)
  }

  /// Wishes for the location, or takes it back.
  package mutating func setLocationAccess(_ id: String, to isOn: Bool) throws(Failure) {
    try setMember(id, of: "location-access", settings.locationAccess, to: isOn)
  }

  /// Wishes for typing in an app that runs what is typed, or takes that back.
  package mutating func setTerminalAccess(_ entry: KeyboardInApp, to isOn: Bool) throws(Failure) {
    let apps = settings.terminalAccess
    let others = apps.filter { !($0.isOf(entry.keyboard) && $0.isIn(entry.app)) }
    if isOn == (others.count < apps.count) { return }
    try set("terminal-access", to: (isOn ? others + [entry] : others).map(\.text))
  }

  /// Has only the system's keyboards type in an app, or lets others type there again.
  package mutating func setRefusal(_ app: String, to refuses: Bool) throws(Failure) {
    try setMember(app, of: "no-custom-keyboards-in", settings.noCustomKeyboardsIn, to: refuses)
  }

  private mutating func setMember(
    _ id: String, of key: String, _ names: [String], to isOn: Bool
  ) throws(Failure) {
    let others = names.filter { !$0.isSame(as: id) }
    if isOn == (others.count < names.count) { return }
    try set(key, to: isOn ? others + [id] : others)
  }
}

extension String {
  /// Whether two identifiers are one, whatever letters are capitals.
  package func isSame(as identifier: String) -> Bool { lowercased() == identifier.lowercased() }
}
