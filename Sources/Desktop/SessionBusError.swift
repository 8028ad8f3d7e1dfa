// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// There is no session bus to talk to; the keyboard works without one.
public struct SessionBusError: Error, Hashable, Sendable {
  /// What is missing, for programs.
  public let code: Code
  /// What is missing and what that costs, for people.
  public let message: String

  public struct Code: Hashable, Sendable {
    private enum Storage: Hashable { case noLibrary, noConnection }
    private let storage: Storage
    /// No library with sd-bus is installed.
    public static var noLibrary: Self { Self(storage: .noLibrary) }
    /// The bus has no address or nobody listens there.
    public static var noConnection: Self { Self(storage: .noConnection) }
  }
}
