// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lengths one after the other, whose sums are known fast: a Fenwick tree.
struct LengthSums {
  private(set) var lengths: [CGFloat]
  /// At place *i* + 1 the sum of the lengths from *i* + 1 − (lowest bit of *i* + 1) to *i*.
  private var tree: [CGFloat]

  /// - Complexity: O(*n*).
  init(_ lengths: [CGFloat] = []) {
    self.lengths = lengths
    tree = [0] + lengths
    for index in tree.indices.dropFirst() {
      let next = index + (index & -index)
      if next < tree.count { tree[next] += tree[index] }
    }
  }

  var count: Int { lengths.count }

  var total: CGFloat { sum(before: count) }

  /// - Complexity: O(log *n*) to set.
  subscript(index: Int) -> CGFloat {
    get { lengths[index] }
    set {
      let change = newValue - lengths[index]
      guard change != 0 else { return }
      lengths[index] = newValue
      var place = index + 1
      while place < tree.count {
        tree[place] += change
        place += place & -place
      }
    }
  }

  /// The sum of the first so many lengths.
  ///
  /// - Complexity: O(log *n*).
  func sum(before index: Int) -> CGFloat {
    var place = min(max(index, 0), count)
    var result: CGFloat = 0
    while place > 0 {
      result += tree[place]
      place -= place & -place
    }
    return result
  }

  /// The length that a distance from the start lies in; the first or last one where it lies outside.
  ///
  /// - Complexity: O(log *n*).
  func index(at distance: CGFloat) -> Int {
    var place = 0
    var rest = distance
    var step = 1
    while step * 2 < tree.count { step *= 2 }
    while step > 0 {
      if place + step < tree.count, tree[place + step] <= rest {
        place += step
        rest -= tree[place]
      }
      step /= 2
    }
    return min(place, max(count - 1, 0))
  }
}
