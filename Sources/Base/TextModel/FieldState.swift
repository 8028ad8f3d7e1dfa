// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What an input method knows at one moment of the field that has focus.
package struct FieldState: Sendable {
  /// Whether a field has focus.
  package var isActive: Bool
  /// Counts activations: a new number is a new field, or the same one with its state begun anew.
  package var activation: Int
  /// Whether it is the field of the activation before, with this state, and nothing has been told of in between.
  package var isResumed = false
  /// Whether it is the field that had focus before and kept it, of which the app says something else now.
  package var isInPlace = false
  /// `nil` when the app reports no text, or offsets that lie outside it.
  package var context: TextContext?
  /// Whether this state brought a report of the text.
  package var hasNewContext = false
  /// What kind of text is wanted.
  package var purpose: ContentPurpose
  /// How the text is to be treated.
  package var hints: ContentHints
  /// By which the app showed since the field got focus that it is its own.
  package var proof: FieldProof?

  package init(
    isActive: Bool = false, activation: Int = 0, context: TextContext? = nil, hasNewContext: Bool = false,
    purpose: ContentPurpose = .normal, hints: ContentHints = []
  ) {
    self.isActive = isActive
    self.activation = activation
    self.context = context
    self.hasNewContext = hasNewContext
    self.purpose = purpose
    self.hints = hints
  }
}
