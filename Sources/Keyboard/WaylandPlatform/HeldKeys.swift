// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Which keys of a grabbed keyboard are down, and who has got them: each is let go where it was pressed.
struct HeldKeys {
  private var passed: Set<UInt32> = []
  private var taken: Set<UInt32> = []

  /// What to do with a key that is let go.
  enum Release {
    /// The app has it.
    case pass
    /// The keyboard has it, and nobody else is to hear of it.
    case keep
    /// It was pressed before the keyboard was grabbed: the compositor tells the app itself.
    case ignore
  }

  /// Takes note of a key that has come down.
  mutating func press(_ code: UInt32, isTaken: Bool) {
    if isTaken { taken.insert(code) } else { passed.insert(code) }
  }

  mutating func release(_ code: UInt32) -> Release {
    if taken.remove(code) != nil { return .keep }
    return passed.remove(code) != nil ? .pass : .ignore
  }

  /// Whether the app has any of them.
  var hasPassed: Bool { !passed.isEmpty }

  /// Lets go of all.
  ///
  /// - Returns: The keys that the app has, in the order of their codes.
  mutating func releaseAll() -> [UInt32] {
    defer { self = HeldKeys() }
    return passed.sorted()
  }
}
