// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A set of small integers that is emptied in constant time.
struct Marks: Sendable {
  private var stamps: ContiguousArray<UInt32> = []
  private var stamp: UInt32 = 1

  /// Makes room for members below `count`.
  mutating func reserve(_ count: Int) {
    if count > stamps.count { stamps.append(contentsOf: repeatElement(0, count: count - stamps.count)) }
  }

  mutating func clear() {
    stamp &+= 1
    if stamp == 0 {
      for index in stamps.indices { stamps[index] = 0 }
      stamp = 1
    }
  }

  func contains(_ member: Int32) -> Bool { stamps[Int(member)] == stamp }

  /// Adds a member; false when it was there.
  mutating func insert(_ member: Int32) -> Bool {
    if stamps[Int(member)] == stamp { return false }
    stamps[Int(member)] = stamp
    return true
  }
}
