// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Small integers waiting for their turn, each at most once.
struct WorkList: Sendable {
  private(set) var members: ContiguousArray<Int32> = []
  private var isMember: ContiguousArray<Bool> = []

  var isEmpty: Bool { members.isEmpty }

  /// Makes room for members below `count`.
  mutating func reserve(_ count: Int) {
    if count > isMember.count { isMember.append(contentsOf: repeatElement(false, count: count - isMember.count)) }
  }

  mutating func insert(_ member: Int32) {
    if !isMember[Int(member)] {
      isMember[Int(member)] = true
      members.append(member)
    }
  }

  /// Removes and returns the member that came last.
  mutating func popLast() -> Int32? {
    guard let member = members.popLast() else { return nil }
    isMember[Int(member)] = false
    return member
  }

  /// Removes and returns the least member.
  mutating func popLeast() -> Int32? {
    guard let place = members.indices.min(by: { members[$0] < members[$1] }) else { return nil }
    members.swapAt(place, members.count - 1)
    return popLast()
  }

  mutating func removeAll() {
    for member in members { isMember[Int(member)] = false }
    members.removeAll(keepingCapacity: true)
  }
}
