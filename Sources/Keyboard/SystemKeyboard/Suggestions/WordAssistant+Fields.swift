// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

extension WordAssistant.Abilities {
  /// What a field takes.
  ///
  /// Fields of most toolkits say nothing of completion and corrections, whatever is written there: words, unless the app asks for
  /// small letters, capitals or names. What an app asks for counts. Secrets, numbers, names and addresses of any kind are left
  /// alone, and so is a terminal.
  init(_ traits: FieldTraits, _ kind: KeyboardKind) {
    let takesWords =
      kind.takesProse && !traits.isSecure && (traits.purpose == .normal || traits.purpose == .alpha)
    let says: ContentHints = [.completion, .spellcheck, .lowercase, .uppercase, .titlecase, .latin]
    let isUntold = !traits.tellsAllHints && traits.hints.isDisjoint(with: says)
    suggests = takesWords && (isUntold || traits.hints.contains(.completion))
    corrects = takesWords && (isUntold || traits.hints.contains(.spellcheck))
  }
}

extension FieldTraits {
  /// Whether the app asks for writing. One that says nothing of a field may be a terminal, in which a password is asked for like
  /// anything else.
  package var asksForWriting: Bool {
    !isSecure && (purpose == .normal || purpose == .alpha)
      && !hints.isDisjoint(with: [.completion, .spellcheck, .autoCapitalization])
  }
}
