// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import KeyboardBundle
import LinuxSystem
import Storage

/// Which guests are enabled: those that the settings name, that are installed, and that have not failed too
/// often.
struct EnabledGuests {
  /// In the order of the settings.
  private(set) var keyboards: [InstalledKeyboard] = []

  /// Whether a name in the settings is that of a guest, and not of a layout.
  static func isIdentifier(_ name: String) -> Bool { name.contains(".") }

  init() {}

  init(_ settings: Settings, among installed: InstalledKeyboards) {
    let wanted = settings.keyboards.filter(Self.isIdentifier)
    for problem in installed.problems { Log(.guests).warning("\(fault: problem.description)") }
    let failed = FailedGuests.read()
    for name in wanted {
      guard let keyboard = installed[name] else {
        Log(.settings).warning("settings: there is no keyboard '\(name: name)'; see: spinet keyboard list")
        continue
      }
      if failed.reasons[keyboard.identifier] == nil { keyboards.append(keyboard) }
    }
  }
}

/// The file of keyboards that rest because they failed too often.
enum FailedGuests {
  static func read() -> FailedKeyboards {
    FailedKeyboards.usualPath.map(FailedKeyboards.read) ?? FailedKeyboards()
  }

  static func add(_ identifier: String, because reason: String) {
    guard let path = FailedKeyboards.usualPath else { return }
    do { try FailedKeyboards.add(identifier, because: reason, in: path) } catch {
      Log(.guests).error("\(error); \(name: identifier) rests until the next start")
    }
  }
}
