// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Rules that run one after another over the text before the caret. Source: UTS #35 part 7, element `transformGroup`.
package enum TransformGroup: Hashable, Sendable {
  /// Tried in order; the first that matches is the only one to act.
  case transforms([Transform])
  /// In the order of their priority, which is not the order of the file.
  case reorders([Reorder])
}

/// Replaces what matches before the caret. Source: element `transform`.
package struct Transform: Hashable, Sendable {
  /// The pattern as written.
  package var from: String
  /// The replacement as written; empty deletes.
  package var to: String
  /// What it applies to, at the end of the text.
  package var pattern: Pattern
  /// What stands there afterwards.
  package var replacement: Replacement
}

/// Weights for characters that match, by which they are sorted in their cluster. Source: element `reorder`.
package struct Reorder: Hashable, Sendable {
  /// What must come before the match: one set for each character.
  package var before: [CodePointSet]
  /// One set for each character that is matched.
  package var from: [CodePointSet]
  /// One value for each character of `from`, as in the lists below; `nil` where the file does not say.
  package var order: [Int]?
  /// The tertiary order of each character, as `tertiary` gives it; `nil` where it gives none.
  package var tertiary: [Int]?
  /// Which characters are tertiary bases, as `tertiaryBase` gives it.
  package var tertiaryBase: [Bool]?
  /// Which characters stand before their base, as `preBase` gives it.
  package var preBase: [Bool]?
}
