// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardEngine
internal import Phrases
package import TextModel

// MARK: - What fills a whole field

extension KeyboardController {
  /// What may be offered in the field: in a secret one what is for secrets alone, and in one that may show a secret nothing, whatever the
  /// host says.
  var autoFill: [AutoFillOffer] {
    guard hasField, !situation.autoFill.isEmpty else { return [] }
    if traits.isSecure { return situation.autoFill.filter(\.suitsSecrets) }
    guard !mayShowSecret, client?.tellsText == true || takesUntold else { return [] }
    return situation.autoFill.filter(\.suitsOthers)
  }

  /// Whether an offer may take the place of all that stands in the field although its app does not tell it, as Chromium does not: a
  /// field of one line for an address or a number, into which nothing has been typed since it got focus.
  private var takesUntold: Bool {
    client?.tellsText == false && !hasUsedField && [.email, .phone, .digits, .number].contains(traits.purpose)
      && !traits.hints.contains(.multiline)
  }

  /// What suits what stands in the field: all of it goes on with what the person has typed.
  private var fittingAutoFill: [AutoFillOffer] {
    let offers = autoFill
    guard !offers.isEmpty, emoji == nil else { return [] }
    // Secret fields do not tell their text: the host has seen to it that none stands there.
    if traits.isSecure { return offers }
    if client?.tellsText == false { return Array(offers.prefix(AutoFillOffer.mostOffers)) }
    guard let context = client?.context, context.selected.isEmpty, context.after.isEmpty,
      context.before.isEmpty || client?.canReplace == true
    else { return [] }
    return Array(offers.lazy.filter { $0.goesOn(with: context.before) }.prefix(AutoFillOffer.mostOffers))
  }

  /// Whether what fills the field stands in the bar, in the place of words.
  var offersAutoFill: Bool { !fittingAutoFill.isEmpty }

  /// What the bar shows: what fills the field, or else words.
  var barSuggestions: [Suggestion] {
    let offers = fittingAutoFill
    guard !offers.isEmpty else { return wordSuggestions }
    let words = PhraseLanguage(tag: mode.id) ?? .english
    return offers.map { $0.suggestion(words) }
  }

  /// Fills the field with what was taken from the bar.
  ///
  /// - Returns: False, having done nothing, for anything else than what is offered now.
  func fill(_ text: String) -> Bool {
    guard let offer = fittingAutoFill.first(where: { $0.text == text }) else { return false }
    if offer.isLeftToHost {
      onEvent(.filled(offer))
      return true
    }
    let isUntold = offer.secret == nil && client?.tellsText == false
    let before = offer.secret == nil && !isUntold ? client?.context?.before ?? "" : ""
    let text = offer.secret?.text ?? offer.text
    // Nobody has typed the words of it, and the next key changes nothing of them.
    typist.interrupt()
    finishedWords.interrupt()
    // What stands there and is not told is selected first, by the keys for that.
    let selection: [TextEdit] = isUntold ? [.press(KeyStroke(.character("a"), modifiers: .control))] : []
    client?.fill(by: selection + [before.isEmpty ? .insert(text) : .replaceBackward(old: before, new: text)])
    hasUsedField = true
    onEvent(.filled(offer))
    return true
  }

  /// Fills a field with what the host has found for it.
  ///
  /// - Returns: False, having done nothing, where something stands in it by now or it may be a secret.
  package func fill(withFound text: String) -> Bool {
    guard hasField, !traits.isSecure, !mayShowSecret, client?.tellsText == true, let context = client?.context,
      context.before.isEmpty, context.selected.isEmpty, context.after.isEmpty
    else { return false }
    typist.interrupt()
    finishedWords.interrupt()
    client?.fill(by: [.insert(text)])
    hasUsedField = true
    return true
  }

  /// Fills a secret field with what the host has fetched for it; it has seen to it that no text stands there.
  package func fill(with secret: SecretText) {
    guard hasField, traits.isSecure else { return }
    typist.interrupt()
    finishedWords.interrupt()
    client?.fill(by: [.insert(secret.text)])
  }
}
