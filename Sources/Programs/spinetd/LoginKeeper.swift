// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import LinuxSystem
import Phrases
import SecretService
import TextModel

private let log = Log(.desktop)

/// What the keyring keeps for the app whose field has focus. Names are known as long as the field asks for them; a password passes through
/// when it has been taken, and is not kept here.
final class LoginKeeper {
  private let loop: EventLoop
  private let makeService: () -> SecretService?
  private var service: SecretService?
  /// The program whose field asks.
  private var program: String?
  private var saved = SavedPasswords()
  private var isUnlocking = false

  /// What is known of it; `nil` while nothing is.
  private(set) var logins: SavedLogins?
  /// Returns what the person is to call the first keyring, which is made for the first password.
  var keyringName: () -> String = { PhraseLanguage.english(.usualKeyring) }
  /// Calls when something else is known, never in the middle of a call to this object.
  var onChange: () -> Void = {}
  /// Calls with a password that was to be kept, once that is over: the object that was given, which may have been wiped.
  var onSavingEnd: (SecretText, _ isSaved: Bool) -> Void = { _, _ in }
  /// Calls with a password that was asked for, and what the keyring calls it.
  var onPassword: (SecretText, _ item: String) -> Void = { _, _ in }

  /// - Parameter makeService: Returns a client of the service; called when a field asks for the first time.
  init(loop: EventLoop, makeService: @escaping () -> SecretService?) {
    self.loop = loop
    self.makeService = makeService
  }

  /// Looks for what is kept for a program; for none, forgets what was found.
  func find(_ program: String?) {
    self.program = program
    if program == nil || logins?.program != program { forget() }
    guard let program else { return }
    service = service ?? makeService()
    service?.passwords(of: program) { [weak self] result in
      guard let self, self.program == program else { return }
      switch result {
      case .success(let saved): take(saved, for: program)
      case .failure(let error):
        // Most people have no such service, or none that runs, and each field asks.
        log.debug("saved passwords: \(fault: error.report)")
        forget()
      }
    }
  }

  private func take(_ saved: SavedPasswords, for program: String) {
    self.saved = saved
    var names: Set<String> = []
    // What several keyrings have for a user name is offered once, as it was saved last: an app has one password of it that counts.
    let latest = saved.open.filter { names.insert($0.username).inserted }
    let logins = latest.map { SavedLogins.Login(username: $0.username, item: $0.item) }
    tell(SavedLogins(program: program, logins: logins, isLocked: !saved.locked.isEmpty))
  }

  private func forget() {
    saved = SavedPasswords()
    tell(nil)
  }

  private func tell(_ new: SavedLogins?) {
    guard new != logins else { return }
    logins = new
    loop.after(.zero) { [weak self] in self?.onChange() }
  }
}

// MARK: - By a tap

extension LoginKeeper {
  /// Fetches a password that was listed for the program whose field asks.
  func fetch(_ item: String) {
    guard let password = saved.open.first(where: { $0.item == item }) else { return }
    service?.password(of: password) { [weak self] result in
      switch result {
      case .success(let secret):
        self?.onPassword(secret, item)
        // The functions that it went through have returned by then.
        self?.loop.after(.zero) { Process.overwriteStack() }
      case .failure(let error):
        log.warning("a saved password cannot be had: \(fault: error.report)")
        // It may have been locked, changed or deleted meanwhile.
        self?.find(self?.program)
      }
    }
  }

  /// Has the keyring ask to be unlocked; its window may take the focus from the field, which asks again later.
  ///
  /// A question that stands open already is taken back, and asked anew: its window may be where nobody finds it.
  func unlock() {
    guard !saved.locked.isEmpty else { return }
    service?.dismissPrompts()
    // One that is on its way comes.
    guard !isUnlocking else { return }
    isUnlocking = true
    service?.unlock(saved.locked) { [weak self] result in
      guard let self else { return }
      isUnlocking = false
      if case .failure(let error) = result { log.warning("saved passwords stay locked: \(fault: error.report)") }
      find(program)
    }
  }

  /// Keeps a password, after the keyring has asked to be unlocked if it must, or has been made.
  func save(_ password: SecretText, of username: String, for program: String) {
    service = service ?? makeService()
    save(Saving(password, of: username, for: program), mayAsk: true)
  }

  private func save(_ saving: Saving, mayAsk: Bool) {
    guard let service else { return giveUp(saving, because: "there is no session bus") }
    service.save(saving.copy, of: saving.username, for: saving.program) { [weak self] result in
      guard case .failure(let error) = result else {
        self?.end(saving, isSaved: true)
        self?.find(self?.program)
        return
      }
      guard mayAsk, error.code == .isLocked || error.code == .noCollection else {
        self?.giveUp(saving, because: error.report)
        return
      }
      // One that stands open would keep this one waiting.
      service.dismissPrompts()
      let goOn: SecretService.Answer<Void> = { result in
        switch result {
        case .success: self?.save(saving, mayAsk: false)
        case .failure(let error): self?.giveUp(saving, because: error.report)
        }
      }
      if error.code == .isLocked {
        service.unlock(answer: goOn)
      } else {
        service.makeUsualKeyring(named: self?.keyringName() ?? "", answer: goOn)
      }
    }
  }

  private func giveUp(_ saving: Saving, because reason: String) {
    log.warning("a password was not kept: \(fault: reason)")
    end(saving, isSaved: false)
  }

  private func end(_ saving: Saving, isSaved: Bool) {
    saving.copy.wipe()
    loop.after(.zero) { [weak self] in self?.onSavingEnd(saving.password, isSaved) }
  }
}

/// A password on its way into the keyring.
private struct Saving {
  /// The one that was given, which is wiped with its field.
  let password: SecretText
  let copy: SecretText
  let username: String
  let program: String

  init(_ password: SecretText, of username: String, for program: String) {
    (self.password, self.username, self.program) = (password, username, program)
    copy = SecretText(password.text)
  }
}
