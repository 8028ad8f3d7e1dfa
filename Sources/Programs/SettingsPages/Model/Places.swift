// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ContactCards
internal import ExtensionHost
internal import LinuxSystem
internal import Storage
internal import SystemKeyboard
internal import WordLearning

/// Where the files lie that the settings are about, and where keyrings are asked.
package struct Places {
  /// The settings file; `nil` when there is no place for one.
  package var settings: String?
  /// The file of text replacements.
  package var replacements: String?
  /// The file of the words that the keyboard has learnt.
  package var learntWords: String?
  /// The file of the words that apps were told to learn.
  package var spellings: String?
  /// The file of the person's own card.
  package var card: String?
  /// The file of the emoji that were used last.
  package var emojiHistory: String?
  /// The folder of pictures of the keyboard, from which it starts.
  package var pictures: String?
  /// The list of keyboards that were set aside.
  package var failed: String?
  /// The folder with the person's own keyboards and what keyboards keep.
  package var data: String?
  /// The answers of the person to what custom keyboards may do.
  package var grants: String?
  /// The list of the folders in which keyboards were built.
  package var projects: String?
  /// How the keyboard is held on each screen.
  package var forms: String?
  /// The folder of what phones that type here are known by.
  package var remote: String?
  /// The file of the device that this one types on.
  package var host: String?
  /// Returns the addresses of this device in its networks.
  package var addresses: () -> [String] = { [] }
  /// The folders of custom keyboards for everybody.
  package var systemKeyboards: [String] = []
  /// The folders of what apps say of themselves, the dearest first.
  package var applications: [String] = []
  /// The folder with the words of languages; `nil` to look where programs keep them.
  package var languages: String?
  /// The folders that may have Spinet's documentation, the dearest first.
  package var documents: [String] = []
  /// The folders in which the system has a folder for each of its packages, with its notice.
  package var copyrights: [String] = []
  /// Where the session bus listens, by which keyrings are asked; `nil` for what the session says.
  package var sessionBus: String?

  /// No places at all.
  package init() {}

  /// Where everything is unless somebody says otherwise.
  package static var usual: Places {
    var places = Places()
    (places.settings, places.replacements) = (Settings.usualPath, Settings.replacementsPath)
    (places.learntWords, places.spellings) = (Settings.learntWordsPath, LearntSpellings.usualPath)
    (places.card, places.emojiHistory) = (ContactCardFile.usualPath, EmojiFiles.usualHistoryPath)
    places.pictures = BaseFolder.cache.path.map { $0 + "/spinet" }
    (places.failed, places.grants) = (FailedKeyboards.usualPath, GrantStore.usualPath)
    (places.projects, places.forms) = (KeyboardProjects.usualPath, KeptForms.usualPath)
    (places.remote, places.host) = (RemoteFolders.usualState, RemoteFolders.usualHost)
    places.addresses = { NetworkAddresses.all }
    places.data = BaseFolder.data.path.map { $0 + "/spinet" }
    places.systemKeyboards = InstalledKeyboards.systemFolders
    places.applications = AppCatalog.usualFolders
    places.documents = usualDocuments
    places.copyrights = BaseFolder.sharedData.map { $0 + "/doc" }
    return places
  }

  /// Beside the installed program, and in the data folders.
  private static var usualDocuments: [String] {
    let program = Process.folder.map { [$0 + "/../share/doc/spinet", $0 + "/../../.."] } ?? []
    return program + BaseFolder.sharedData.map { $0 + "/doc/spinet" }
  }

  var personalKeyboards: String? { data.map { $0 + "/keyboards" } }

  /// Every folder in which keyboards are looked for, in this order.
  var keyboards: [String] { (personalKeyboards.map { [$0] } ?? []) + systemKeyboards }

  /// The list of phones that may type here.
  var phones: String? { remote.map { RemoteFolders.devices(in: $0) } }

  /// What keyboards have kept, a folder for each.
  var containers: String? { data.map { $0 + "/containers" } }

  /// What keyboards share with their apps, a folder for each group.
  var groups: String? { data.map { $0 + "/groups" } }

  /// Where people put layouts of their own.
  var ownLayouts: String? { data.map { $0 + "/Keyboards" } }
}
