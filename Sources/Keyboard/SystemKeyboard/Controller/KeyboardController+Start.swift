// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import KeyboardEngine
package import TextModel

// MARK: - What a start shows first

extension KeyboardController {
  /// Returns the state of shift with which a field begins.
  ///
  /// - Parameter before: The text before the caret.
  package static func startShift(_ traits: FieldTraits, _ preferences: KeyboardPreferences, before: String)
    -> ShiftState
  {
    guard preferences.autoCapitalization else { return .off }
    let ordinary: AutoCapitalization =
      traits.hints.isDisjoint(with: [.spellcheck, .completion]) ? .none : .sentences
    return AutoCapitalization(traits, ordinary: ordinary).shift(before: before)
  }

  /// Returns what a keyboard that has just been made shows of a field, whatever this one shows.
  ///
  /// - Parameters:
  ///   - shift: With which the field begins.
  ///   - tellsText: Whether the app tells its text.
  package func startPresentation(
    _ traits: FieldTraits, shift: ShiftState, tellsText: Bool, on screen: Screen
  ) -> Presentation {
    let fresh = KeyboardController(catalog: catalog, preferences: preferences, screen: screen)
    fresh.theme = theme
    fresh.languageSource = languageSource
    (fresh.situation.showsGlobeBelow, fresh.situation.oneHanded) = (situation.showsGlobeBelow, situation.oneHanded)
    (fresh.situation.adjustedKeySize, fresh.situation.bottomGap) = (situation.adjustedKeySize, situation.bottomGap)
    let field = StartField(shift, tellsText: tellsText)
    fresh.client = field
    fresh.focus(traits, at: EventTime(microseconds: 0))
    return fresh.presentation
  }
}

/// A field that has just begun.
private final class StartField: TextClient {
  let context: TextContext?
  let tellsText: Bool

  init(_ shift: ShiftState, tellsText: Bool) {
    self.tellsText = tellsText
    // A word that has begun wants no capital.
    let before = shift == .off ? "a" : ""
    context = TextContext(text: before, cursorUTF8Offset: before.utf8.count, anchorUTF8Offset: before.utf8.count)
  }

  func apply(_ edits: [TextEdit]) {}
}
