// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Rules that run one after another over the text before the caret. Source: UTS #35 part 7, element `transformGroup`.
public enum TransformGroup: Hashable, Sendable {
  /// Tried in order; the first that matches is the only one to act.
  case transforms([Transform])
  /// In the order of their priority, which is not the order of the file.
  case reorders([Reorder])
}

/// Replaces what matches before the caret. Source: element `transform`.
public struct Transform: Hashable, Sendable {
  /// The pattern as written.
  public var from: String
  /// The replacement as written; empty deletes.
  public var to: String
  public var pattern: Pattern
  public var replacement: Replacement
}

/// Weights for characters that match, by which they are sorted in their cluster. Source: element `reorder`.
public struct Reorder: Hashable, Sendable {
  /// What must come before the match: one set for each character.
  public var before: [CodePointSet]
  /// One set for each character that is matched.
  public var from: [CodePointSet]
  /// One value for each character of `from`, as in the lists below; `nil` where the file does not say.
  public var order: [Int]?
  public var tertiary: [Int]?
  public var tertiaryBase: [Bool]?
  public var preBase: [Bool]?
}
