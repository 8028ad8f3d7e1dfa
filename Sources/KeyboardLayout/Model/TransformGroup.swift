// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Rules that run one after another over the text before the caret. Source: UTS #35 part 7, element `transformGroup`.
public enum TransformGroup: Hashable, Sendable {
  case transforms([Transform])
  case reorders([Reorder])
}

/// Replaces what matches before the caret. Source: element `transform`.
public struct Transform: Hashable, Sendable {
  /// The pattern as written, variables resolved.
  public var from: String
  /// The replacement as written, variables resolved; empty deletes.
  public var to: String

  public init(from: String, to: String) {
    self.from = from
    self.to = to
  }
}

/// Sorts the characters of a cluster. Source: element `reorder`.
public struct Reorder: Hashable, Sendable {
  public var before: String?
  public var from: String
  public var order: String
  public var tertiary: String
  public var tertiaryBase: String
  public var preBase: String

  public init(
    before: String? = nil, from: String, order: String = "0", tertiary: String = "0", tertiaryBase: String = "false",
    preBase: String = "false"
  ) {
    self.before = before
    self.from = from
    self.order = order
    self.tertiary = tertiary
    self.tertiaryBase = tertiaryBase
    self.preBase = preBase
  }
}
