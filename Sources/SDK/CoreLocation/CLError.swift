// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The domain of `CLError` as an `NSError`.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why there is no place to tell.
public struct CLError: Error, CustomNSError, Hashable, Sendable {
  /// The reason.
  public let code: Code

  /// Makes an error of its reason.
  public init(_ code: Code) { self.code = code }

  /// Why there is no place to tell. Those of Apple's that cannot happen here are left out.
  @nonexhaustive
  public enum Code: Int, Sendable {
    /// The place cannot be found at the moment.
    case locationUnknown = 0
    /// It may not be known.
    case denied = 1
  }

  /// The place cannot be found at the moment.
  public static var locationUnknown: Code { .locationUnknown }
  /// It may not be known.
  public static var denied: Code { .denied }

  public static var errorDomain: String { kCLErrorDomain }
  public var errorCode: Int { code.rawValue }
}
