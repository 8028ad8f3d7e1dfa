// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ContactCards
import Desk
import Desktop
import LinuxSystem
import Storage

/// What fields can be filled with: the person's card as it is on disk, and the code that has come last.
final class AutoFillKeeper {
  private let loop: EventLoop
  private let codeLifetime: Duration
  /// `nil` when there is no place for a card.
  private let file: ContactCardFile?
  private var watch: FileWatch?
  private var offersCard: Bool
  private var offersCodes: Bool
  private var offersPasswords: Bool
  private var offersLocation: Bool
  private var card: ContactCard?
  private var code: OneTimeCode?
  private var codeDeadline: EventLoop.DeadlineID?
  private var inbox = CodeInbox()
  private var onChange: () -> Void = {}

  /// - Parameter codeLifetime: How long a code is offered that nobody takes.
  init(
    _ settings: Settings, loop: EventLoop, path: String? = ContactCardFile.usualPath,
    codeLifetime: Duration = AutoFillKeeper.usualCodeLifetime
  ) {
    self.loop = loop
    self.codeLifetime = codeLifetime
    file = path.map { ContactCardFile(path: $0) }
    (offersCard, offersCodes) = (settings.autoFillCard, settings.autoFillCodes)
    (offersPasswords, offersLocation) = (settings.autoFillPasswords, settings.autoFillLocation)
  }

  /// What there is to offer now.
  var sources: AutoFillSources {
    var sources = AutoFillSources()
    sources.card = card
    sources.code = code
    sources.offersPasswords = offersPasswords
    sources.findsPlace = offersLocation
    return sources
  }

  /// Reads the card now and whenever it changes, and calls when there is something else to offer.
  func follow(_ onChange: @escaping () -> Void) {
    self.onChange = onChange
    followCard()
  }

  /// Takes over other settings; `sources` is what they leave.
  func apply(_ settings: Settings) {
    if offersCodes, !settings.autoFillCodes { dropCode() }
    offersCodes = settings.autoFillCodes
    (offersPasswords, offersLocation) = (settings.autoFillPasswords, settings.autoFillLocation)
    guard settings.autoFillCard != offersCard else { return }
    offersCard = settings.autoFillCard
    followCard()
  }
}

// MARK: - The card

extension AutoFillKeeper {
  private func followCard() {
    guard offersCard, let file else {
      watch = nil
      return take(nil)
    }
    watch = try? FileWatch(path: file.path, loop: loop) { [weak self] in self?.read(file) }
    read(file)
  }

  private func read(_ file: ContactCardFile) { take(file.read { Log(.settings).warning("\(fault: $0)") }) }

  private func take(_ new: ContactCard?) {
    guard new != card else { return }
    card = new
    onChange()
  }
}

// MARK: - Codes

extension AutoFillKeeper {
  /// A person has a message, reads it and goes back to the form.
  static let usualCodeLifetime = Duration.seconds(180)

  /// Another program hands a code over; it takes the place of the one before.
  func offer(_ text: String, from sender: String) -> CodeAnswer {
    guard offersCodes else { return .notWanted }
    guard inbox.takes(at: MonotonicClock.nowMicroseconds) else { return .comesTooOften }
    guard let new = OneTimeCode(text, sender: sender) else { return .isNoCode }
    dropCode()
    code = new
    codeDeadline = loop.after(codeLifetime) { [weak self] in self?.forgetCode() }
    onChange()
    return .isOffered
  }

  /// The code has been taken, or is too old.
  func forgetCode() {
    guard code != nil else { return }
    dropCode()
    onChange()
  }

  private func dropCode() {
    code = nil
    if let codeDeadline { loop.cancel(codeDeadline) }
    codeDeadline = nil
  }
}
