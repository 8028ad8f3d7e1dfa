// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import KeyboardAdministration
internal import KeyboardBundle
internal import LinuxSystem
internal import Phrases
internal import Storage

/// A bundle that cannot be used, and why.
struct BrokenBundle: Hashable {
  let name: String
  let reason: String
}

extension SettingsModel {
  /// The custom keyboards that can be added, by the app that carries them; apps in the order of their names.
  var customKeyboardsToAdd: [(app: AppEntry?, keyboards: [InstalledKeyboard])] {
    let keyboards = installed.keyboards.filter { !isEnabled($0.identifier) }
    let groups = Dictionary(grouping: keyboards) { apps.host(ofKeyboard: $0.identifier) }
    let known = groups.keys.compactMap { $0 }.sorted { $0.name.lowercased() < $1.name.lowercased() }
    return (known.map(Optional.some) + [nil]).compactMap { app in groups[app].map { (app, $0) } }
  }

  /// Those that are of no use as they are.
  var brokenBundles: [BrokenBundle] {
    let errors = installed.problems.filter { $0.severity == .error }
    return errors.map { problem in
      let parts = problem.file.split(separator: "/").map(String.init)
      let place = parts.lastIndex { $0.hasSuffix(InstalledKeyboard.folderSuffix) }
      let name = place.map { String(parts[$0].dropLast(InstalledKeyboard.folderSuffix.count)) } ?? problem.file
      let file = place.map { parts[($0 + 1)...].joined(separator: "/") } ?? ""
      let line = problem.line > 0 ? said(.lineInFile, "\(problem.line)") : ""
      // The details are for the keyboard's author, who reads them in English.
      let reason = file.isEmpty ? problem.message : "\(file)\(line): \(problem.message)"
      return BrokenBundle(name: name, reason: said(.brokenBundle, reason))
    }
  }

  /// Where the person's own copy of a keyboard stands; `nil` for one that is there for everybody.
  func personalPlace(of keyboard: InstalledKeyboard) -> String? { administration.personalPlace(of: keyboard) }

  /// Removes the person's own copy of a keyboard; with what it has kept and its place in the settings, unless there is one
  /// for everybody, which takes its place.
  ///
  /// - Throws: `SettingsFile.Failure`; then it may be there still.
  func remove(_ keyboard: InstalledKeyboard) throws {
    guard let place = personalPlace(of: keyboard) else { return }
    let identifier = keyboard.identifier
    let isLast = !administration.hasSystemCopy(identifier)
    if isLast { try disable(identifier) }
    do {
      try Files.remove(place)
      if isLast, let kept = administration.data(of: identifier) { try Files.remove(kept) }
    } catch {
      throw SettingsFile.Failure(message: "\(place): \(error.explanation)")
    }
    if isLast { try administration.letTryAgain(identifier) }
    readAndTell()
  }
}
