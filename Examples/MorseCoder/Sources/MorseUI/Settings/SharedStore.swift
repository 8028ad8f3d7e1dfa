// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import UIKit

/// What the app and its keyboard share.
@MainActor
public enum SharedStore {
  /// The app group of both.
  public static let group = "group.org.spinet.morse-coder"

  /// What both keep there.
  public static let current: any KeyValueStore = DefaultsStore(suite: group)
}

/// The defaults of a name.
public final class DefaultsStore: KeyValueStore {
  private let suite: String

  /// - Parameter suite: The name; that of an app group where the defaults are shared.
  public init(suite: String) { self.suite = suite }

  /// Made anew each time: others may have changed them.
  private var defaults: UserDefaults? { UserDefaults(suiteName: suite) }

  public func data(forKey key: String) -> Data? { defaults?.data(forKey: key) }

  public func set(_ data: Data?, forKey key: String) {
    let defaults = defaults
    defaults?.set(data, forKey: key)
    // The process may end soon.
    _ = defaults?.synchronize()
  }
}
