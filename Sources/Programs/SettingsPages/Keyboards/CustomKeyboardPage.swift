// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import KeyboardBundle
internal import Phrases
internal import Storage
internal import UIKit

/// What a custom keyboard is and what it may do.
final class CustomKeyboardPage: FormPage {
  private var keyboard: InstalledKeyboard

  init(_ model: SettingsModel, _ keyboard: InstalledKeyboard) {
    self.keyboard = keyboard
    super.init(model, title: keyboard.name(for: model.languages))
  }

  required init?(coder: NSCoder) { nil }

  private var id: String { keyboard.identifier }
  private var name: String { keyboard.name(for: model.languages) }

  override func refresh() {
    if let newest = model.installed[id] { keyboard = newest }
    super.refresh()
  }

  override func makeSections() -> [FormSection] {
    [failure, facts, access, location, commandApps, lesson, removal].compactMap(\.self)
  }

  private var facts: FormSection {
    let manifest = keyboard.manifest
    let app = model.apps.host(ofKeyboard: id).map { FormRow.fact("app", said(.app), $0.name) }
    let version = manifest.version.map { FormRow.fact("version", said(.version), $0) }
    let language = FormRow.fact("language", said(.language), languageName(manifest.primaryLanguage))
    return FormSection("facts", [app, version, language].compactMap(\.self))
  }

  private var failure: FormSection? {
    guard let stored = model.failed.reasons[id] else { return nil }
    let reason = FailureReason.text(stored)
    let why = reason.isEmpty ? "" : said(.lastReason, reason)
    return FormSection(
      "failure",
      footer: said(.turnedOffFooter) + why,
      [
        .command("again", said(.enableAgain)) { [weak self] in
          self?.attempt { try self.map { try $0.model.enable($0.id) } }
        }
      ])
  }

  private var access: FormSection {
    guard keyboard.manifest.requestsOpenAccess else {
      return FormSection(
        "access",
        footer: said(.noAccessFooter) + knowledge,
        [.fact("access", said(.fullAccess), said(.notAskedFor))])
    }
    return FormSection(
      "access",
      footer: said(.withoutAccessFooter) + knowledge
        + said(.confirmedOnKeyboard),
      [
        .toggle("access", said(.allowFullAccess), isOn: model.hasFullAccess(id)) { [weak self] isOn in
          isOn ? self?.askForAccess() : self?.setAccess(false)
        }
      ])
  }

  /// What a keyboard knows without full access, and how it could tell others.
  private var knowledge: String {
    said(.knowsWhatIsTyped)
  }

  /// Where the device is, once there is full access; contacts come with that.
  private var location: FormSection? {
    guard model.hasFullAccess(id), AccessQuestion.Use.location.reason(keyboard.manifest, model.languages) != nil else {
      return nil
    }
    return FormSection(
      "location",
      footer: said(.locationFooter),
      [
        .toggle("location", said(.location), isOn: model.knowsLocation(id)) { [weak self] isOn in
          isOn ? self?.askForLocation() : self?.setLocation(false)
        }
      ])
  }

  /// The apps that run what is typed, in which the system's keyboard appears unless the person says otherwise.
  private var commandApps: FormSection {
    let rows = model.commandApps(id).map { app in
      let name = model.apps.name(of: app)
      return FormRow("command app \(app)", name).with {
        if name != app { $0.detail = app }
        $0.onDelete = { [weak self] in self?.setCommandApp(app, false) }
      }
    }
    let add = FormRow.link("add command app", said(.allowInTerminal)) {
      [weak self] in self?.addCommandApp()
    }
    return FormSection(
      "command apps",
      footer: said(.terminalsFooter),
      rows + [add])
  }

  private func addCommandApp() {
    let page = AddCommandAppPage(model, keyboard) { [weak self] app in self?.askForCommandApp(app) }
    present(UINavigationController(rootViewController: page), animated: true)
  }

  private func askForCommandApp(_ app: String) {
    ask(.commandApp(keyboard.manifest, model.apps.name(of: app), model.languages)) { [weak self] in
      self?.setCommandApp(app, true)
    }
  }

  private func setCommandApp(_ app: String, _ isOn: Bool) { attempt { try model.setCommandApp(id, app, to: isOn) } }

  private var lesson: FormSection {
    FormSection(
      "lesson",
      [
        .link("lesson", said(.learnToUseThisKeyboard)) { [weak self] in
          self.map { $0.push(LessonPage($0.model, $0.keyboard)) }
        }
      ])
  }

  // MARK: Full access

  private func setAccess(_ isOn: Bool) { attempt { try model.setFullAccess(id, to: isOn) } }

  private func setLocation(_ isOn: Bool) { attempt { try model.setLocation(id, to: isOn) } }

  private func askForAccess() {
    ask(.fullAccess(keyboard.manifest, model.languages)) { [weak self] in self?.setAccess(true) }
  }

  private func askForLocation() {
    ask(.location(keyboard.manifest, model.languages)) { [weak self] in self?.setLocation(true) }
  }

  private func ask(_ question: AccessQuestion, onAllow: @escaping () -> Void) {
    let alert = UIAlertController(title: question.title, message: question.message, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: said(.doNotAllow), style: .cancel) { [weak self] _ in self?.refresh() })
    alert.addAction(UIAlertAction(title: said(.allow), style: .default) { _ in onAllow() })
    present(alert, animated: true)
  }

  // MARK: Removing

  private var removal: FormSection {
    guard model.personalPlace(of: keyboard) != nil else {
      return FormSection(
        "removal",
        footer: said(.installedForEveryone), [])
    }
    return FormSection(
      "removal",
      [
        .command("remove", said(.removeKeyboard), isDestructive: true) { [weak self] in self?.askToRemove()
        }
      ])
  }

  private func askToRemove() {
    let alert = UIAlertController(
      title: said(.removeNamed, name),
      message: said(.removeMessage),
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: said(.cancel), style: .cancel))
    alert.addAction(
      UIAlertAction(title: said(.remove), style: .destructive) { [weak self] _ in
        guard let self else { return }
        attempt {
          try self.model.remove(self.keyboard)
          self.navigationController?.popViewController(animated: true)
        }
      })
    present(alert, animated: true)
  }
}
