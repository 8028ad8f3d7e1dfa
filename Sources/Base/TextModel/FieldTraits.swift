// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Everything a keyboard knows about the field it types into, apart from the text.
public struct FieldTraits: Hashable, Sendable {
  /// What kind of text is wanted.
  package var purpose: ContentPurpose
  /// How the text is to be treated.
  package var hints: ContentHints
  /// What Return does there.
  package var returnKey: ReturnKey
  /// Which keys the field asks for by name, where its app can name them; `nil` to follow the purpose.
  package var keyboard: KeyboardKind?
  /// Whether the app has told all there is to tell: completion and corrections that it does not ask for are not wanted. Most
  /// toolkits cannot say so much.
  package var tellsAllHints = false

  public init(purpose: ContentPurpose = .normal, hints: ContentHints = [], returnKey: ReturnKey = .return) {
    self.purpose = purpose
    self.hints = hints
    self.returnKey = returnKey
  }

  /// Whether what is typed is a secret: never shown, learnt, predicted or logged.
  public var isSecure: Bool {
    purpose == .password || purpose == .pin || hints.contains(.hiddenText) || hints.contains(.sensitiveData)
  }
}

/// What the Return key does in a field. The names are those of UIKit's `UIReturnKeyType`.
public enum ReturnKey: String, Hashable, Sendable, CaseIterable {
  case `return`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
