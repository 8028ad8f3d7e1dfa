// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The hypotheses after one more touch, as they are found: the best for each node, and of those the best.
///
/// Its arrays keep their size from touch to touch, so that finding and choosing allocate nothing.
struct Frontier: Sendable {
  /// How many hypotheses are looked at for each touch; more are passed over.
  private static let capacity = 4096
  private static let slotCount = 8192
  private static let bucketCount = 64

  private(set) var found: [Hypothesis] = []
  /// For each hash of a node the place of its hypothesis, plus one; 0 for none.
  private var slots = [UInt16](repeating: 0, count: slotCount)
  private var usedSlots: [UInt16] = []
  private var buckets = [Int32](repeating: 0, count: bucketCount)
  private var best = Float.infinity
  /// Hypotheses of this priority or more are passed over.
  private(set) var limit = Float.infinity

  init() {
    found.reserveCapacity(Self.capacity)
    usedSlots.reserveCapacity(Self.capacity)
  }

  mutating func removeAll() {
    for slot in usedSlots { slots[Int(slot)] = 0 }
    usedSlots.removeAll(keepingCapacity: true)
    found.removeAll(keepingCapacity: true)
    (best, limit) = (.infinity, .infinity)
  }

  /// Adds a hypothesis, unless it is far worse than another, or no better than the one of its node.
  mutating func add(_ hypothesis: Hypothesis) {
    guard hypothesis.priority < limit else { return }
    var slot = Self.slot(of: hypothesis)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if Self.isSameNode(found[index], hypothesis) {
        if hypothesis.cost < found[index].cost { found[index] = hypothesis }
        improve(hypothesis.priority)
        return
      }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    guard found.count < Self.capacity else { return }
    found.append(hypothesis)
    slots[slot] = UInt16(truncatingIfNeeded: found.count)
    usedSlots.append(UInt16(truncatingIfNeeded: slot))
    improve(hypothesis.priority)
  }

  /// Passes over from now on what would not be among the best.
  mutating func tighten() {
    guard found.count > DecoderCosts.beam else { return }
    let width = DecoderCosts.width / Float(Self.bucketCount)
    for index in buckets.indices { buckets[index] = 0 }
    for hypothesis in found where hypothesis.priority < best + DecoderCosts.width {
      buckets[bucket(of: hypothesis)] += 1
    }
    var sum: Int32 = 0
    for index in buckets.indices {
      sum += buckets[index]
      guard sum < DecoderCosts.beam else {
        limit = min(limit, best + Float(index + 1) * width)
        return
      }
    }
  }

  private mutating func improve(_ priority: Float) {
    guard priority < best else { return }
    best = priority
    limit = min(limit, best + DecoderCosts.width)
  }

  private func bucket(of hypothesis: Hypothesis) -> Int {
    let share = (hypothesis.priority - best) / DecoderCosts.width
    return min(Self.bucketCount - 1, max(0, Int(share * Float(Self.bucketCount))))
  }

  private static func isSameNode(_ one: Hypothesis, _ other: Hypothesis) -> Bool {
    one.node == other.node && one.language == other.language && (one.split < 0) == (other.split < 0)
      && one.stem == other.stem
  }

  private static func slot(of hypothesis: Hypothesis) -> Int {
    let key = UInt32(bitPattern: hypothesis.node) << 3 ^ UInt32(truncatingIfNeeded: hypothesis.language) << 1
    let stem = UInt32(bitPattern: hypothesis.stem &+ 1) &* 0x85EB_CA6B
    let hash = (key | (hypothesis.split < 0 ? 0 : 1)) ^ stem
    return Int((hash &* 0x9E37_79B1) >> 19)
  }
}
