// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextModel

/// The keyboard of the system for the app's fields, with the field that it types into.
@MainActor
final class InProcessKeyboard {
  /// The keys once they have been asked for.
  private(set) var made: (any EmbeddedKeys)?
  private var isMissing = false
  private var client: ResponderTextClient?
  private weak var field: UIResponder?
  /// What the field said of its text when it got the keys.
  private var traits = FieldTraits()
  /// Calls with what happens on the keys, beyond typing.
  var onEvent: (EmbeddedKeysEvent) -> Void = { _ in }

  /// The keys; `nil` where the platform has none.
  var keys: (any EmbeddedKeys)? {
    if let made { return made }
    guard !isMissing, let platform = UIApplication.shared.platform else { return nil }
    made = platform.makeKeys()
    isMissing = made == nil
    made?.onEvent = { [weak self] in self?.onEvent($0) }
    return made
  }

  /// Types into a field from now on.
  ///
  /// - Parameters:
  ///   - responder: The field.
  ///   - held: How the person holds the keyboard.
  ///   - size: Of the screen, in points.
  ///   - guests: Keyboards of the app's own, which follow on those of the system.
  ///   - showsGlobe: Whether the keys have a Globe among them.
  /// - Returns: What shows; `nil` where there is no keyboard.
  func focus(
    _ responder: UIResponder, as held: HeldForm, in size: CGSize, guests: [KeyboardChoice], showsGlobe: Bool
  ) -> UIView? {
    guard let field = responder as? any UIKeyInput, let keys else { return nil }
    let client = ResponderTextClient(field)
    client.onChange = { [weak self] in self?.followField() }
    let isSameField = self.field === responder
    self.client = client
    self.field = responder
    traits = FieldTraits(field)
    var situation = KeysSituation(traits, held: held, screenSize: size)
    situation.isSameField = isSameField
    situation.isReturnEnabled = Self.isReturnEnabled(field)
    situation.guests = guests
    situation.showsGlobe = showsGlobe
    situation.content = field.textContentType.map(\.content)
    situation.otherContents = FormFields(around: responder).otherContents
    keys.focus(client, in: situation)
    keys.traitOverrideValues = traits(for: responder)
    keys.frame.size.height = keys.boardHeight
    return keys
  }

  /// Whether the keys are those that the field asks for now; also where they type into none.
  var suitsField: Bool { (field as? any UIKeyInput).map { FieldTraits($0) == traits } ?? true }

  /// The keyboard is held in another way.
  func hold(_ held: HeldForm) { if field != nil { made?.hold(held) } }

  func blur() {
    made?.blur()
    client = nil
    field = nil
  }

  /// A field's text or caret has changed by other hands than the keys'.
  func textChanged(in responder: UIResponder) {
    guard responder === field else { return }
    made?.appChangedText()
    followField()
  }

  /// What a space does in a field is another thing.
  func completionChanged(in responder: UIResponder) { if responder === field { followField() } }

  /// Tells the keys what else the field says now.
  private func followField() {
    guard let input = field as? any UIKeyInput else { return }
    made?.setReturnEnabled(Self.isReturnEnabled(input))
    made?.setCompletesWord(input.completesWord)
  }

  private static func isReturnEnabled(_ field: any UIKeyInput) -> Bool {
    !field.enablesReturnKeyAutomatically || field.hasText
  }

  /// Fills other fields of the form of the one that is typed into.
  func fillOthers(with texts: [FieldText]) {
    for text in texts { field.map { FormFields(around: $0).fill(with: text) } }
  }

  /// Returns the traits that differ from those of the app for the keys of a field, and for what they stand on.
  func traits(for responder: UIResponder?) -> UITraitCollection.Values {
    var values = UITraitCollection.Values()
    values.userInterfaceStyle = style(of: responder)
    values.accessibilityContrast =
      switch made?.personContrast {
      case .high: .high
      case .standard: .normal
      case .automatic, nil: .unspecified
      }
    return values
  }

  /// Light or dark, as a field wants its keyboard, or else the person.
  private func style(of responder: UIResponder?) -> UIUserInterfaceStyle {
    switch (responder as? any UIKeyInput)?.keyboardAppearance {
    case .dark: return .dark
    case .light: return .light
    default:
      return switch made?.personAppearance {
      case .dark: .dark
      case .light: .light
      case .automatic, nil: .unspecified
      }
    }
  }
}
