// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import KeyboardBundle
import LinuxSystem
import PersonalWords
import Storage
import SystemKeyboard

// MARK: - What keyboards of others ask for

extension Daemon {
  func connectGuestServices() {
    guests.onRequest = { [weak self] message, guest, isActive in
      self?.guestServices.answer(message, guest, isActive: isActive)
    }
    guests.onShow = { [weak self] in self?.guestServices.show($0) }
    guests.onHide = { [weak self] in
      self?.guestServices.hide()
      self?.desktop.playTone(false)
    }
    guestServices.report = { Log.report("\($0)") }
    guestServices.sources = { [weak self] in self?.lexiconSources ?? LexiconSources() }
    guestServices.onQuestion = { [weak self] in self?.askForLocation($0) }
  }

  private var lexiconSources: LexiconSources {
    var sources = LexiconSources(settings.settings)
    sources.languages = controller.enabledModes.map(\.id)
    return sources
  }

  private func askForLocation(_ guest: Guest) {
    let languages = controller.enabledModes.map(\.id)
    let question = LocationQuestion(
      name: guest.name, identifier: guest.identifier,
      reason: guest.installed.manifest.usageDescription(KeyboardAccess.locationKey, for: languages) ?? "",
      language: controller.modeID)
    desktop.notify(question.title, question.text)
  }
}
