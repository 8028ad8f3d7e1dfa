// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Why a window was not opened or closed.
public struct UISceneError: CustomNSError, Hashable, Sendable {
  /// The kinds of reasons.
  @nonexhaustive
  public enum Code: Int, Sendable {
    /// There is nobody who could open it, or nothing to close.
    case requestDenied = 1
  }

  /// What kind of reason it is.
  public let code: Code

  init(_ code: Code) { self.code = code }

  /// The code of the same name.
  public static var requestDenied: Code { .requestDenied }

  /// The domain of these errors.
  public static var errorDomain: String { "UISceneErrorDomain" }

  /// The raw value of the code.
  public var errorCode: Int { code.rawValue }
}
