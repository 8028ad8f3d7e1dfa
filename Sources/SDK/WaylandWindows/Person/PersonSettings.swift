// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import EmbeddedKeyboard
import ExtensionProtocol
import LinuxSystem
import PersonalWords
import Storage
import SupplementaryLexicon
import SystemKeyboard
import TextModel

/// The settings of the desktop's keyboard, by which that of an app goes, too.
final class PersonSettings {
  /// `nil` where there is no place for settings.
  private let path: String?
  private let replacementsPath: String?
  private var settings: Settings?
  private var replacements = TextReplacements()
  /// When the file was looked at last.
  private var lastLook: Int64?

  /// How long settings that were read hold, in microseconds.
  private static let lookInterval: Int64 = 2_000_000

  init(path: String? = Settings.usualPath, replacementsPath: String? = Settings.replacementsPath) {
    self.path = path
    self.replacementsPath = replacementsPath
  }

  /// Returns the settings as they were a moment ago; `nil` where nobody has made any.
  ///
  /// - Parameter now: The monotonic clock, in microseconds.
  func read(at now: Int64 = MonotonicClock.nowMicroseconds) -> Settings? {
    if let lastLook, now - lastLook < Self.lookInterval { return settings }
    lastLook = now
    settings = path.flatMap { Files.exists($0) ? Settings(contentsOf: $0) : nil }
    // Mistakes are the keyboard's to report, not each app's.
    let entries = replacementsPath.map { ReplacementsFile(path: $0).read { _ in }.entries } ?? []
    replacements = TextReplacements(entries.map { (typed: $0.userInput, text: $0.documentText) })
    return settings
  }

  /// Whether a character shows for a moment when a key types it into a secret field.
  func showsLastCharacter(at now: Int64 = MonotonicClock.nowMicroseconds) -> Bool {
    read(at: now)?.showsLastCharacter ?? false
  }

  /// What they say of the keyboard that an app shows itself.
  func keyboardChoice(at now: Int64 = MonotonicClock.nowMicroseconds) -> PersonChoice {
    let settings = read(at: now)
    var choice =
      settings.map { PersonChoice(keys: KeyboardPreferences($0), appearance: $0.appearance) } ?? PersonChoice()
    if let settings {
      (choice.learnsWords, choice.contrast) = (settings.learnsWords, settings.contrast)
      choice.oneHanded = settings.oneHanded
    }
    choice.replacements = replacements
    return choice
  }
}
