// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// One way to type that a person has enabled: a system keyboard of a language.
public struct InputMode: Hashable, Sendable {
  /// A BCP 47 tag such as `en-US` or `ko-KR`.
  public var id: String

  public init(id: String) { self.id = id }
}
