// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import ExtensionProtocol
import LinuxSystem
import PersonalWords

/// What guests get of the person's things: words, and where the device is.
final class GuestServices {
  private let lexicon: WordReader
  private let location: GuestLocation
  /// What has been said once, so that nothing is said again each time that a keyboard asks.
  private var said: Set<String> = []
  private var asking: InstalledGuest?

  /// Where the words of the person are.
  var sources: () -> LexiconSources = { LexiconSources() }
  /// Calls with a line for the log.
  var report: (String) -> Void = { _ in }
  /// Calls when a keyboard asks for the location and the person has not decided; once for each keyboard.
  var onQuestion: (InstalledGuest) -> Void = { _ in }

  init(loop: EventLoop) {
    lexicon = WordReader(loop: loop)
    location = GuestLocation(loop: loop, source: SystemLocation(loop: loop))
    lexicon.sources = { [weak self] in self?.sources() ?? LexiconSources() }
    location.tell = { [weak self] in self?.asking?.keyboard.tell($0) }
    location.onQuestion = { [weak self] in self?.ask() }
  }
}

// MARK: - Requests

extension GuestServices {
  /// Answers what a keyboard asks for; `isActive` when it shows or is about to.
  func answer(_ message: KeyboardMessage, _ guest: InstalledGuest, isActive: Bool) {
    switch message {
    case .requestLexicon:
      lexicon.request(by: guest.identifier) { [weak guest] in guest?.keyboard.tell($0) }
    case .requestLocation(let request): answer(request, guest, isActive: isActive)
    default: break
    }
  }

  private func answer(_ request: KeyboardMessage.LocationRequest, _ guest: InstalledGuest, isActive: Bool) {
    if [.permission, .once, .start].contains(request),
      let refusal = guest.access.refusal(of: KeyboardAccess.locationKey)
    {
      say("keyboard \(guest.identifier): \(refusal)")
    }
    if request == .start || request == .stop { guest.followsLocation = request == .start }
    guard isActive else {
      switch request {
      case .authorization: guest.keyboard.tell(.authorization(guest.access.location))
      // What it asked for as it left the screen.
      case .once: guest.keyboard.tell(.failed)
      case .permission, .start, .stop: break
      }
      return
    }
    asking = guest
    location.take(request, guest.access)
  }

  private func ask() {
    guard let asking, said.insert("question \(asking.identifier)").inserted else { return }
    report(
      "keyboard \(asking.identifier): asks for the location; "
        + "grant it with: spinet keyboard access \(asking.identifier) location on")
    onQuestion(asking)
  }

  private func say(_ line: String) {
    if said.insert(line).inserted { report(line) }
  }

  /// A keyboard comes on screen: what it wanted to be told of when it left, it is told of again.
  func show(_ guest: InstalledGuest) {
    if guest.followsLocation, guest.access.location == .whenInUse { answer(.start, guest, isActive: true) }
  }

  /// The keyboard that showed has left the screen.
  func hide() {
    location.leave()
    asking = nil
  }
}
