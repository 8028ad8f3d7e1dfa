// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextModel

// MARK: - Keyboards to choose from

extension InputViewCoordinator {
  private static let ownID = "own"

  /// The app's own keyboard, in lists of keyboards.
  var ownChoice: KeyboardChoice? {
    shown.own.map { KeyboardChoice(id: Self.ownID, name: $0.nameInLists) }
  }

  /// The keyboards that the person can choose from in the field that is typed into: the system's, then the app's own. None
  /// where the platform has a keyboard.
  var choices: [KeyboardChoice] {
    guard UIApplication.shared.platform?.keyboardHost == nil, let field = typist as? any UIKeyInput else { return [] }
    return (keyboard.keys?.choices(for: FieldTraits(field)) ?? []) + (ownChoice.map { [$0] } ?? [])
  }

  /// The one of them that shows.
  var chosenID: String? { isOwnShown ? Self.ownID : keyboard.made?.chosenID }

  private var isOwnShown: Bool { shown.shownOwn != nil }

  func choose(_ id: String) {
    if id == Self.ownID {
      leftOut = nil
    } else {
      leftOut = shown.own
      keyboard.keys?.choose(id)
    }
    update(isAnimated: true)
  }

  func showNextKeyboard() {
    guard isOwnShown else {
      keyboard.made?.advance()
      return
    }
    if let next = choices.first, next.id != Self.ownID { choose(next.id) }
  }
}

// MARK: - What happens on the system's keys

extension InputViewCoordinator {
  func handle(_ event: EmbeddedKeysEvent) {
    switch event {
    case .held(let held, let isDragged): window?.place.screen.inAppKeyboard.hold(held, isDragged: isDragged)
    case .dismissed: typist?.resignFirstResponder()
    case .modeChanged: modes.changed()
    case .chose(let id): choose(id)
    case .fillOthers(let texts): keyboard.fillOthers(with: texts)
    }
  }
}

// MARK: - Clicks

extension InputViewCoordinator {
  /// Whether a view of the app's own that shows wants to be heard.
  var wantsClicks: Bool {
    var views = [extensionKeyboard?.viewIfLoaded]
    if window != nil {
      views += [shown.accessory, shown.shownOwn?.view]
      if case .view(let view) = shown.keyboard { views.append(view) }
    }
    return views.contains { ($0 as? any UIInputViewAudioFeedback)?.enableInputClicksWhenVisible == true }
  }
}

// MARK: - For keyboards of the app's own

extension InputViewCoordinator: InputControllerHost {
  package var needsInputModeSwitchKey: Bool { choices.count > 1 && !hasStrip }

  package var hasDictationPlace: Bool { hasStrip }

  package var hasFullAccess: Bool { true }

  package var usualLanguage: String? { nil }

  package func advance() { showNextKeyboard() }

  package func take(_ event: UIEvent, on key: UIView) { modeFinger.take(event, on: key) }

  package func dismiss() { typist?.resignFirstResponder() }

  package func languageChanged(of controller: UIInputViewController) {}

  package func requestLexicon(_ completion: @escaping @MainActor ([LexiconWord]) -> Void) {
    guard let platform = UIApplication.shared.platform else { return completion([]) }
    platform.requestLexicon(completion)
  }
}

extension UIInputViewController {
  fileprivate var nameInLists: String {
    if let title, !title.isEmpty { return title }
    let language = primaryLanguage.flatMap { Locale(identifier: $0).localizedString(forIdentifier: $0) }
    return language ?? ProcessInfo.processInfo.processName
  }
}
