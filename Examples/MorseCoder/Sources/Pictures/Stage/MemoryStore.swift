// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import MorseUI

/// What is kept as long as the process lasts.
final class MemoryStore: KeyValueStore {
  private var values: [String: Data] = [:]

  func data(forKey key: String) -> Data? { values[key] }
  func set(_ data: Data?, forKey key: String) { values[key] = data }
}
