// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import KeyboardBundle
internal import LinuxSystem
internal import Storage

/// `spinet keyboard list`: the installed keyboards in a table.
enum ListKeyboards {
  static func run(_ options: Options) throws(Failure) -> ExitStatus {
    let all = InstalledKeyboards.find()
    let settings = try SettingsFile().settings
    let failed = FailedKeyboardsFile.read()
    var rows = [["NAME", "IDENTIFIER", "LANGUAGE", "ENABLED", "FULL ACCESS", "PROBLEMS", "WHERE"]]
    for keyboard in all.keyboards { rows.append(row(keyboard, settings, failed)) }
    let lost = settings.keyboards.filter { $0.contains(".") && all[$0] == nil }
    for identifier in lost { rows.append(["-", identifier, "-", "yes", "-", "not installed, or broken", "-"]) }
    if rows.count == 1 {
      Console.print("No custom keyboards are installed. `spinet keyboard new NAME` makes one.")
    } else {
      Console.print(TextTable.text(rows))
    }
    for problem in all.problems { Console.print("\(problem)") }
    return .success
  }

  private static func row(_ keyboard: InstalledKeyboard, _ settings: Settings, _ failed: FailedKeyboards) -> [String] {
    func isIn(_ list: [String]) -> Bool { list.contains { $0.isSame(as: keyboard.identifier) } }
    let manifest = keyboard.manifest
    let access = manifest.requestsOpenAccess ? isIn(settings.fullAccess) ? "on" : "off" : "not asked for"
    let problem = failed.reasons[keyboard.identifier].map { $0.isEmpty ? "set aside" : "set aside: \($0)" }
    return [
      keyboard.name(for: KeyboardSearch.languages), keyboard.identifier, manifest.primaryLanguage,
      isIn(settings.keyboards) ? "yes" : "no", access, problem ?? "-", keyboard.folder,
    ]
  }
}
