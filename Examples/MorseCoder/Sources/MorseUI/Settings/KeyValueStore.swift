// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Keeps what the app and its keyboard both have to know.
@MainActor
public protocol KeyValueStore: AnyObject {
  func data(forKey key: String) -> Data?
  /// Keeps data; where that is not allowed, as for a keyboard without full access, nothing changes.
  func set(_ data: Data?, forKey key: String)
}

extension KeyValueStore {
  /// Returns what was kept; `nil` for nothing, and for what cannot be read.
  public func value<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
    data(forKey: key).flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  /// Keeps a value.
  public func set<Value: Encodable>(_ value: Value, forKey key: String) {
    set(try? JSONEncoder().encode(value), forKey: key)
  }
}
