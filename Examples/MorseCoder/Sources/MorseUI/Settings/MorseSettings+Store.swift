// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import MorseCode

extension MorseSettings {
  private static let key = "settings"

  /// The settings that a store has; the usual ones where it has none.
  @MainActor
  public init(from store: any KeyValueStore) {
    self = store.value(MorseSettings.self, forKey: Self.key) ?? MorseSettings()
  }

  /// Keeps the settings.
  @MainActor
  public func save(in store: any KeyValueStore) { store.set(self, forKey: Self.key) }
}
