// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import KeyboardAdministration
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
    let grants = GrantStore.usualPath.map(GrantStore.read) ?? GrantStore()
    let projects = KeyboardProjects.usualPath.map(KeyboardProjects.read) ?? KeyboardProjects()
    for keyboard in all.keyboards {
      let answers = grants.answers(for: keyboard.identifier, KeyboardPassport(keyboard, projects: projects))
      rows.append(row(keyboard, settings, failed, answers))
    }
    let lost = settings.keyboards.filter { $0.contains(".") && all[$0] == nil }
    for identifier in lost { rows.append(["-", identifier, "-", "yes", "-", "not installed, or broken", "-"]) }
    if rows.count == 1 {
      Terminal.print("No custom keyboards are installed. `spinet keyboard new NAME` makes one.")
    } else {
      Terminal.print(TextTable.text(rows))
    }
    for problem in all.problems { Terminal.print("\(problem)") }
    return .success
  }

  private static func row(
    _ keyboard: InstalledKeyboard, _ settings: Settings, _ failed: FailedKeyboards, _ answers: [Grant: Bool]
  ) -> [String] {
    func isIn(_ list: [String]) -> Bool { list.contains { $0.isSame(as: keyboard.identifier) } }
    let manifest = keyboard.manifest
    var access = manifest.requestsOpenAccess ? "off" : "not asked for"
    if manifest.requestsOpenAccess, isIn(settings.fullAccess) {
      access = answers[.fullAccess].map { $0 ? "on" : "refused" } ?? "to be answered"
    }
    let problem = failed.reasons[keyboard.identifier].map { $0.isEmpty ? "set aside" : "set aside: \($0)" }
    return [
      keyboard.name(for: KeyboardSearch.languages), keyboard.identifier, manifest.primaryLanguage,
      isIn(settings.keyboards) ? "yes" : "no", access, problem ?? "-", keyboard.folder,
    ]
  }
}
