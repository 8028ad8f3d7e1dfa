// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

extension WordAssistant.Abilities {
  /// What a field takes.
  ///
  /// Apps of most toolkits say nothing of how the text of a field is to be treated; words are written there. What an app says
  /// counts: where it asks for completions and not for corrections, there are no corrections. Secrets, numbers, names and
  /// addresses of any kind are left alone, and so is a terminal.
  init(_ traits: FieldTraits, _ kind: KeyboardKind) {
    let takesWords =
      kind.takesProse && !traits.isSecure && (traits.purpose == .normal || traits.purpose == .alpha)
    let says: ContentHints = [
      .completion, .spellcheck, .autoCapitalization, .lowercase, .uppercase, .titlecase, .latin,
    ]
    let isUntold = traits.hints.isDisjoint(with: says)
    suggests = takesWords && (isUntold || traits.hints.contains(.completion))
    corrects = takesWords && (isUntold || traits.hints.contains(.spellcheck))
  }
}
