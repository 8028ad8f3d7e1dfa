// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import KeyboardBundle
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
    let app = model.apps.host(ofKeyboard: id).map { FormRow.fact("app", said("App", "앱"), $0.name) }
    let version = manifest.version.map { FormRow.fact("version", said("Version", "버전"), $0) }
    let language = FormRow.fact("language", said("Language", "언어"), languageName(manifest.primaryLanguage))
    return FormSection("facts", [app, version, language].compactMap(\.self))
  }

  private var failure: FormSection? {
    guard let stored = model.failed.reasons[id] else { return nil }
    let reason = FailureReason.text(stored)
    let why = reason.isEmpty ? "" : said(" The last reason: \(reason).", " 마지막 이유: \(reason).")
    return FormSection(
      "failure",
      footer: said(
        "This keyboard was turned off because it failed several times within a minute, or typed by itself.",
        "1분 안에 오류가 반복되었거나 스스로 입력하려고 하여 이 키보드가 꺼졌습니다.") + why,
      [
        .command("again", said("Enable Again", "다시 켜기")) { [weak self] in
          self?.attempt { try self.map { try $0.model.enable($0.id) } }
        }
      ])
  }

  private var access: FormSection {
    guard keyboard.manifest.requestsOpenAccess else {
      return FormSection(
        "access",
        footer: said(
          "This keyboard has no network, no location, and none of your files.",
          "이 키보드는 네트워크, 위치, 사용자의 파일에 접근할 수 없습니다.") + knowledge,
        [.fact("access", said("Full Access", "전체 접근"), said("Not Asked For", "요청하지 않음"))])
    }
    return FormSection(
      "access",
      footer: said(
        "Without full access, this keyboard has no network, no location, and none of your files.",
        "전체 접근을 허용하지 않으면 이 키보드는 네트워크, 위치, 사용자의 파일에 접근할 수 없습니다.") + knowledge
        + said(
          " What you allow here takes effect once you have confirmed it on the keyboard itself.",
          " 여기에서 허용한 내용은 키보드에서 다시 확인한 뒤에 적용됩니다."),
      [
        .toggle("access", said("Allow Full Access", "전체 접근 허용"), isOn: model.hasFullAccess(id)) { [weak self] isOn in
          isOn ? self?.askForAccess() : self?.setAccess(false)
        }
      ])
  }

  /// What a keyboard knows without full access, and how it could tell others.
  private var knowledge: String {
    said(
      " It knows what you type on it and the names of your contacts, and can give them away only in the text that it types.",
      " 이 키보드로 입력하는 내용과 연락처에 있는 이름은 알 수 있으며, 이를 내보낼 방법은 키보드가 입력하는 텍스트뿐입니다.")
  }

  /// Where the device is, once there is full access; contacts come with that.
  private var location: FormSection? {
    guard model.hasFullAccess(id), AccessQuestion.Use.location.reason(keyboard.manifest, model.languages) != nil else {
      return nil
    }
    return FormSection(
      "location",
      footer: said(
        "The keyboard may know your location while it shows.", "키보드가 표시되어 있는 동안 현재 위치를 사용할 수 있습니다."),
      [
        .toggle("location", said("Location", "위치"), isOn: model.knowsLocation(id)) { [weak self] isOn in
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
    let add = FormRow.link("add command app", said("Allow in a Terminal or Launcher…", "터미널 또는 실행기에서 허용…")) {
      [weak self] in self?.addCommandApp()
    }
    return FormSection(
      "command apps",
      footer: said(
        "Terminals and launchers run what is typed, so the system’s keyboard appears there. A keyboard that you allow there "
          + "can do everything that you can.",
        "터미널과 실행기는 입력한 내용을 실행하므로 시스템 키보드가 나타납니다. 그곳에서 허용한 키보드는 사용자가 할 수 있는 모든 일을 할 수 있습니다."),
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
        .link("lesson", said("Learn to Use This Keyboard", "이 키보드 사용법 배우기")) { [weak self] in
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
      UIAlertAction(title: said("Don’t Allow", "허용 안 함"), style: .cancel) { [weak self] _ in self?.refresh() })
    alert.addAction(UIAlertAction(title: said("Allow", "허용"), style: .default) { _ in onAllow() })
    present(alert, animated: true)
  }

  // MARK: Removing

  private var removal: FormSection {
    guard model.personalPlace(of: keyboard) != nil else {
      return FormSection(
        "removal",
        footer: said(
          "This keyboard is installed for everyone who uses this device.", "이 키보드는 이 기기의 모든 사용자에게 설치되어 있습니다."), [])
    }
    return FormSection(
      "removal",
      [
        .command("remove", said("Remove Keyboard", "키보드 제거"), isDestructive: true) { [weak self] in self?.askToRemove()
        }
      ])
  }

  private func askToRemove() {
    let alert = UIAlertController(
      title: said("Remove “\(name)”?", "‘\(name)’ 키보드를 제거하시겠습니까?"),
      message: said(
        "The keyboard and its data on this device will be deleted.", "이 키보드와 저장된 데이터가 삭제됩니다."),
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: said("Cancel", "취소"), style: .cancel))
    alert.addAction(
      UIAlertAction(title: said("Remove", "제거"), style: .destructive) { [weak self] _ in
        guard let self else { return }
        attempt {
          try self.model.remove(self.keyboard)
          self.navigationController?.popViewController(animated: true)
        }
      })
    present(alert, animated: true)
  }
}
