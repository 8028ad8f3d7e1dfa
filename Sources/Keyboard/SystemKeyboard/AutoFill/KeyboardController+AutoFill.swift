// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardEngine
internal import Phrases
internal import TextModel

// MARK: - What fills a whole field

extension KeyboardController {
  /// What may be offered in the field; in a secret one, and in one that may show a secret, nothing whatever the host says.
  var autoFill: [AutoFillOffer] {
    hasField && !traits.isSecure && !mayShowSecret && client?.tellsText == true ? situation.autoFill : []
  }

  /// What suits what stands in the field: all of it goes on with what the person has typed.
  private var fittingAutoFill: [AutoFillOffer] {
    let offers = autoFill
    guard !offers.isEmpty, emoji == nil, let context = client?.context, context.selected.isEmpty, context.after.isEmpty,
      context.before.isEmpty || client?.canReplace == true
    else { return [] }
    return Array(offers.lazy.filter { $0.goesOn(with: context.before) }.prefix(AutoFillOffer.mostOffers))
  }

  /// What the bar shows: what fills the field, or else words.
  var barSuggestions: [Suggestion] {
    let offers = fittingAutoFill
    guard !offers.isEmpty else { return typist.suggestions }
    let words = PhraseLanguage(tag: mode.id) ?? .english
    return offers.map { $0.suggestion(words) }
  }

  /// Fills the field with what was taken from the bar.
  ///
  /// - Returns: False, having done nothing, for anything else than what is offered now.
  func fill(_ text: String) -> Bool {
    guard let offer = fittingAutoFill.first(where: { $0.text == text }), let before = client?.context?.before else {
      return false
    }
    // Nobody has typed the words of it, and the next key changes nothing of them.
    typist.interrupt()
    finishedWords.interrupt()
    client?.apply([before.isEmpty ? .insert(offer.text) : .replaceBackward(old: before, new: offer.text)])
    onEvent(.filled(offer))
    return true
  }
}
