// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(ObjectiveC)
  import Foundation

  /// The defaults that the app and its keyboard share.
  @MainActor
  public enum SharedStore {
    /// The app group of both.
    public static let group = "group.org.spinet.morse-coder"

    /// What both keep there.
    public static let current: any KeyValueStore = DefaultsStore(UserDefaults(suiteName: group) ?? .standard)
  }

  private final class DefaultsStore: KeyValueStore {
    private let defaults: UserDefaults

    init(_ defaults: UserDefaults) { self.defaults = defaults }

    func data(forKey key: String) -> Data? { defaults.data(forKey: key) }

    func set(_ data: Data?, forKey key: String) { defaults.set(data, forKey: key) }
  }
#endif
