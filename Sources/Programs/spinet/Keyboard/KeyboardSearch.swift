// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import KeyboardAdministration
internal import KeyboardBundle
internal import LinuxSystem
internal import Storage

/// Finds the keyboard that a person means.
enum KeyboardSearch {
  /// The person's languages as BCP 47 tags, the dearest first.
  static var languages: [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(Environment.value).first ?? "C"
    let list = locale == "C" ? [] : (Environment.value("LANGUAGE") ?? "").split(separator: ":").map(String.init)
    return (list + [locale]).map { name in
      String(name.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
    }
  }

  /// The installed keyboard with an identifier, or with a name in any language.
  static func installed(_ wanted: String, in all: InstalledKeyboards = .find()) throws(Failure) -> InstalledKeyboard {
    if let keyboard = all[wanted] { return keyboard }
    let named = all.keyboards.filter { keyboard in
      let names = [keyboard.manifest.executable] + keyboard.manifest.localizedNames.values
      return names.contains { $0.lowercased() == wanted.lowercased() }
    }
    if named.count == 1 { return named[0] }
    if named.count > 1 {
      throw Failure("several keyboards are called that; say which: \(named.map(\.identifier).joined(separator: ", "))")
    }
    let others = all.keyboards.map(\.identifier).joined(separator: ", ")
    throw Failure(
      "there is no keyboard \"\(wanted)\"; "
        + (others.isEmpty ? "none is installed, see `spinet keyboard install`" : "the installed ones are \(others)"))
  }

  /// The identifier that a person means, also of a keyboard that is enabled but no longer installed.
  static func identifier(_ wanted: String, _ settings: Settings) throws(Failure) -> String {
    if let enabled = settings.keyboards.first(where: { $0.contains(".") && $0.isSame(as: wanted) }) { return enabled }
    return try installed(wanted).identifier
  }
}
