// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which modes there are, which one is in use, and which one was used where.
@MainActor
final class InputModes {
  private let keyboard: InProcessKeyboard
  /// One object for each language, so that modes can be told apart.
  private var known: [String: UITextInputMode] = [:]
  /// The mode that was last in use in each context.
  private var remembered: [String: String] = [:]
  /// The context of the field that is typed into.
  private var context: String?
  /// The language of the app's own keyboard while that shows.
  private var ownLanguage: String?
  /// What types outside the app; `nil` while that has not been told.
  var outside: String? {
    didSet { if outside != oldValue { changed() } }
  }
  private var told: UITextInputMode?

  init(_ keyboard: InProcessKeyboard) {
    self.keyboard = keyboard
  }

  private func mode(_ identifier: String) -> UITextInputMode {
    let mode = known[identifier] ?? UITextInputMode(identifier: identifier)
    known[identifier] = mode
    return mode
  }

  /// Whether the platform's keyboard types, which has modes of its own.
  private var isHosted: Bool { UIApplication.shared.platform?.keyboardHost != nil }

  var active: [UITextInputMode] { (isHosted ? PersonLanguages.preferred : keyboard.keys?.enabledIDs ?? []).map(mode) }

  /// The languages that people type in here, as BCP 47 tags: those of the keyboards in the app; where another one types, that one's
  /// and the person's.
  var languages: [String] {
    let keys = isHosted ? nil : keyboard.made?.enabledIDs
    let modes = (keys ?? PersonLanguages.preferred).map(mode) + [current].compactMap(\.self)
    return modes.compactMap(\.primaryLanguage)
  }

  /// The mode that the person types in, or typed in last; `nil` while nobody has typed.
  var current: UITextInputMode? { (ownLanguage ?? (isHosted ? outside : keyboard.made?.chosenID)).map(mode) }

  /// A field is about to be typed into: it gets the mode of its context, or else the one that it asks for.
  func begin(in responder: UIResponder) {
    guard !isHosted else { return }
    let chain = Array(sequence(first: responder) { $0.next })
    context = chain.lazy.compactMap(\.textInputContextIdentifier).first
    let current = current
    if let wanted = context.flatMap({ remembered[$0] }) {
      keyboard.keys?.prefer(wanted)
    } else if let wanted = chain.lazy.compactMap(\.textInputMode).first(where: { $0 !== current })?.primaryLanguage {
      keyboard.keys?.prefer(wanted)
    }
  }

  /// What shows for the field shows now.
  ///
  /// - Parameter own: The keyboard of the app's own, if that is it.
  func shown(own: UIInputViewController?) {
    ownLanguage = own?.primaryLanguage
    changed()
  }

  func forget(_ context: String) { remembered[context] = nil }

  /// Another mode may be in use.
  func changed() {
    if let context, let mode = keyboard.made?.preferredID { remembered[context] = mode }
    guard let current, current !== told else { return }
    let isFirst = told == nil
    told = current
    guard !isFirst else { return }
    NotificationCenter.default.post(name: UITextInputMode.currentInputModeDidChangeNotification, object: current)
  }
}
