// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import KeyboardBundle
import LinuxSystem
import Storage

/// Which keyboards of others are enabled: those that the settings name, that are installed, and that have not failed too
/// often.
struct EnabledGuests {
  /// In the order of the settings.
  private(set) var keyboards: [InstalledKeyboard] = []

  /// Whether a name in the settings is that of a keyboard of others, and not of a layout.
  static func isIdentifier(_ name: String) -> Bool { name.contains(".") }

  init(_ settings: Settings) {
    let wanted = settings.keyboards.filter(Self.isIdentifier)
    guard !wanted.isEmpty else { return }
    let installed = InstalledKeyboards.find()
    for problem in installed.problems { Console.report("spinetd: \(problem.description)") }
    let failed = FailedGuests.read()
    for name in wanted {
      guard let keyboard = installed[name] else {
        Console.report("spinetd: settings: there is no keyboard '\(name)'; see: spinet keyboard list")
        continue
      }
      if failed.reasons[keyboard.identifier] == nil { keyboards.append(keyboard) }
    }
  }
}

/// The file of keyboards that rest because they failed too often.
enum FailedGuests {
  static func read() -> FailedKeyboards {
    guard let path = FailedKeyboards.usualPath,
      let bytes = try? Files.read(path, limit: FailedKeyboards.longestByteCount)
    else { return FailedKeyboards() }
    return FailedKeyboards(bytes: bytes)
  }

  static func add(_ identifier: String, because reason: String) {
    guard let path = FailedKeyboards.usualPath else { return }
    var failed = read()
    failed.reasons[identifier] = reason
    let bytes = failed.bytes
    let isWritten = bytes.withUnsafeBytes { (try? Files.replace(path, with: [$0])) != nil }
    if !isWritten { Console.report("spinetd: \(path) cannot be written; \(identifier) rests until the next start") }
  }
}
