// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import Storage

/// Where the files lie that the settings are about.
package struct Places {
  /// The settings file; `nil` when there is no place for one.
  package var settings: String?
  /// The file of text replacements.
  package var replacements: String?
  /// The file of the words that the keyboard has learnt.
  package var learntWords: String?
  /// The list of keyboards that were set aside.
  package var failed: String?
  /// The folder with the person's own keyboards and what keyboards keep.
  package var data: String?
  /// The folders of custom keyboards for everybody.
  package var systemKeyboards: [String]
  /// The folders of what apps say of themselves, the dearest first.
  package var applications: [String]

  package init(
    settings: String?, replacements: String?, learntWords: String? = nil, failed: String?, data: String?,
    systemKeyboards: [String] = [], applications: [String] = []
  ) {
    self.settings = settings
    self.replacements = replacements
    self.learntWords = learntWords
    self.failed = failed
    self.data = data
    self.systemKeyboards = systemKeyboards
    self.applications = applications
  }

  /// Where everything is unless somebody says otherwise.
  package static var usual: Places {
    let personal = InstalledKeyboards.personalFolder
    return Places(
      settings: Settings.usualPath, replacements: Settings.replacementsPath, learntWords: Settings.learntWordsPath,
      failed: FailedKeyboards.usualPath,
      data: personal.flatMap { path in path.lastIndex(of: "/").map { String(path[..<$0]) } },
      systemKeyboards: InstalledKeyboards.systemFolders, applications: AppCatalog.usualFolders)
  }

  var personalKeyboards: String? { data.map { $0 + "/keyboards" } }

  /// Every folder in which keyboards are looked for, in this order.
  var keyboards: [String] { (personalKeyboards.map { [$0] } ?? []) + systemKeyboards }

  /// What keyboards have kept, a folder for each.
  var containers: String? { data.map { $0 + "/containers" } }
}
