// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import KeyboardAdministration
internal import KeyboardBundle
internal import SupplementaryLexicon
package import LinuxSystem
internal import Phrases
internal import Storage
internal import SystemKeyboard
internal import UIKit

/// What the pages show and change: the settings file, the keyboards that are installed, and the apps.
package final class SettingsModel {
  let places: Places
  /// The person's languages as BCP 47 tags, the dearest first.
  let languages: [String]
  private(set) var settings = Settings()
  private(set) var installed = InstalledKeyboards.find(in: [])
  private(set) var failed = FailedKeyboards()
  private(set) var replacements = Replacements.usual
  /// The person's own card.
  private(set) var card = PersonCard()
  /// The system's keyboards, whether or not they are enabled.
  let layouts: [InputMode]
  private(set) lazy var apps = AppCatalog(folders: places.applications, languages: languages)
  /// The keyring of the session; asked when a page shows it.
  let keyring: Keyring
  /// Makes who knows which keyboard types.
  let makeWitness: () -> any KeyboardWitness
  private var observers: [Observer] = []

  /// - Parameters:
  ///   - places: Where everything is.
  ///   - makeWitness: Makes who knows which keyboard types.
  ///   - loop: What answers of keyrings come by; without one they come by the main queue.
  package init(
    places: Places, makeWitness: @escaping () -> any KeyboardWitness = { InputModeWitness() }, loop: EventLoop? = nil
  ) {
    self.places = places
    keyring = Keyring(address: places.sessionBus, loop: loop)
    self.makeWitness = makeWitness
    languages = UIApplication.shared.preferredLanguages
    layouts = (try? LayoutFolder(path: nil).catalog { Console.report("spinet-settings: \($0)") })?.modes ?? []
    read()
  }

  /// What the app is called.
  package static var title: String { said(.keyboardSettings) }

  /// Takes what others have changed meanwhile.
  package func reload() {
    apps = AppCatalog(folders: places.applications, languages: languages)
    readAndTell()
  }

  private func read() {
    settings = places.settings.flatMap { try? SettingsFile(path: $0).settings } ?? Settings()
    installed = InstalledKeyboards.find(in: places.keyboards)
    failed = places.failed.map(FailedKeyboards.read) ?? FailedKeyboards()
    replacements = readReplacements()
    card = readCard()
  }

  func readAndTell() {
    read()
    observers.removeAll { $0.owner == nil }
    for observer in observers { observer.tell() }
  }

  /// Calls whenever something may have changed, for as long as the owner is there.
  func observe(_ owner: AnyObject, _ tell: @escaping () -> Void) {
    observers.append(Observer(owner: owner, tell: tell))
  }

  private struct Observer {
    weak var owner: AnyObject?
    let tell: () -> Void
  }

  /// Changes the settings file.
  ///
  /// - Throws: `SettingsFile.Failure`.
  func change<Result>(_ change: (inout SettingsFile) throws(SettingsFile.Failure) -> Result) throws {
    guard places.settings != nil else {
      throw SettingsFile.Failure(message: said(.noPlaceForSettings))
    }
    defer { readAndTell() }
    try administration.change(change)
  }

  /// The files of the person whose settings these are.
  var administration: KeyboardAdministration {
    KeyboardAdministration(
      settings: places.settings, failed: places.failed, personalFolder: places.personalKeyboards,
      systemFolders: places.systemKeyboards, containers: places.containers)
  }

  /// Gives a key of the settings file a value.
  ///
  /// - Throws: Also for a value that the key cannot have.
  func set(_ key: String, to value: String) throws {
    try change { file throws(SettingsFile.Failure) in try file.assign(value, to: key) }
  }

  /// Gives a key of the settings file the value that it has for someone who has chosen nothing.
  func reset(_ key: String) throws {
    try change { file throws(SettingsFile.Failure) in try file.reset(key) }
  }

  /// Whether a key of the settings file that is on or off is on.
  func isOn(_ key: String) -> Bool { (try? SettingsKey.named(key))?.value(in: settings) == "on" }
}
