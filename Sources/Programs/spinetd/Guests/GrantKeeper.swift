// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import KeyboardBundle
import LinuxSystem
import Storage

/// Which wishes of the settings the person has allowed on the keyboard's own surface, and what there is to ask.
///
/// The settings file alone grants nothing: whoever can type a line can write it.
final class GrantKeeper {
  private let path: String?
  private var store = GrantStore()

  /// - Parameter path: Of the file with the answers; `nil` for nowhere, so that answers are good for this run.
  init(path: String? = GrantStore.usualPath) {
    self.path = path
    if let path { store = GrantStore.read(path) }
  }

  /// Reads the answers anew, and forgets those to what is no longer wished.
  func load(_ settings: Settings) {
    if let path { store = GrantStore.read(path) }
    let before = store
    store.keep { settings.grants(for: $0) }
    if store != before { write() }
  }

  /// What a keyboard may have of what the settings wish.
  func allowed(_ keyboard: InstalledKeyboard) -> Set<Grant> {
    let answers = store.answers(for: keyboard.identifier, passport(of: keyboard))
    return Set(answers.filter(\.value).keys)
  }

  /// What has not been answered yet, in the order in which it is to be asked.
  func questions(_ keyboards: [InstalledKeyboard], _ settings: Settings) -> [GrantQuestion] {
    keyboards.flatMap { keyboard -> [GrantQuestion] in
      let passport = passport(of: keyboard)
      let answers = store.answers(for: keyboard.identifier, passport)
      let changes = store.changes(of: keyboard.identifier, passport)
      return settings.grants(for: keyboard.identifier).filter { grant in
        answers[grant] == nil && isSensible(grant, keyboard, hasFullAccess: answers[.fullAccess] ?? false)
      }.map { GrantQuestion(keyboard: keyboard, passport: passport, grant: $0, changes: changes) }
    }
  }

  /// Whether the keyboard asks for it, and could use it.
  private func isSensible(_ grant: Grant, _ keyboard: InstalledKeyboard, hasFullAccess: Bool) -> Bool {
    switch grant {
    case .fullAccess: keyboard.manifest.requestsOpenAccess
    case .location: hasFullAccess && keyboard.manifest.usageDescriptions[KeyboardAccess.locationKey] != nil
    case .app: true
    }
  }

  /// Takes an answer.
  func answer(_ question: GrantQuestion, isAllowed: Bool) {
    store.answer(question.grant, isAllowed, for: question.keyboard.identifier, question.passport)
    write()
  }

  private func passport(of keyboard: InstalledKeyboard) -> KeyboardPassport {
    KeyboardPassport(keyboard, projects: KeyboardProjects.usualPath.map(KeyboardProjects.read) ?? KeyboardProjects())
  }

  private func write() {
    guard let path else { return }
    do { try store.write(path) } catch {
      Log(.guests).error("\(error); what was answered is good until the next start")
    }
  }
}
