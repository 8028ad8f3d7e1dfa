// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What the test keyboard knows of where it is, as it types it.
public struct TestFacts: Equatable, Sendable {
  /// By the numbers of `UIKeyboardType` and `UIReturnKeyType`.
  public var keyboardType: Int
  public var returnKeyType: Int
  public var needsNextKey: Bool
  public var isDark: Bool

  public init(keyboardType: Int = 0, returnKeyType: Int = 0, needsNextKey: Bool = true, isDark: Bool = false) {
    (self.keyboardType, self.returnKeyType) = (keyboardType, returnKeyType)
    (self.needsNextKey, self.isDark) = (needsNextKey, isDark)
  }

  /// The words that stand for them.
  public var text: String {
    "type \(keyboardType) return \(returnKeyType) \(needsNextKey ? "globe" : "none") \(isDark ? "dark" : "light");"
  }
}
