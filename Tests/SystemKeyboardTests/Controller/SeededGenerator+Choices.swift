// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension SeededGenerator {
  /// Returns a number from 0 up to, not including, a limit.
  mutating func next(below limit: Int) -> Int { Int(next() % UInt64(max(limit, 1))) }
}
