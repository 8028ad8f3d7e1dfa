// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A set of code points (and markers) as sorted, separate, non-touching ranges.
package struct CodePointSet: Hashable, Sendable {
  /// The code points, in order, without overlaps.
  package private(set) var ranges: [ClosedRange<UInt32>]

  /// Every code point, no marker.
  static let all = CodePointSet([0...0x10_FFFF])

  package init(_ ranges: [ClosedRange<UInt32>] = []) {
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound &+ 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    self.ranges = merged
  }

  package var isEmpty: Bool {
    ranges.isEmpty
  }

  /// How many code points are in it.
  package var count: Int {
    ranges.reduce(0) { $0 + $1.count }
  }

  /// Whether a code point is in the set.
  package func contains(_ unit: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < unit {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < ranges.count && ranges[low].contains(unit)
  }
}

// MARK: - Operations

extension CodePointSet {
  func union(_ other: CodePointSet) -> CodePointSet {
    CodePointSet(ranges + other.ranges)
  }

  func subtracting(_ other: CodePointSet) -> CodePointSet {
    var result: [ClosedRange<UInt32>] = []
    var cuts = other.ranges[...]
    for range in ranges {
      var start = range.lowerBound
      var isOpen = true
      while let cut = cuts.first, cut.lowerBound <= range.upperBound {
        if cut.lowerBound > start {
          result.append(start...(cut.lowerBound - 1))
        }
        guard cut.upperBound < range.upperBound else {
          // It may reach into the next range as well.
          isOpen = false
          break
        }
        start = max(start, cut.upperBound + 1)
        cuts.removeFirst()
      }
      if isOpen {
        result.append(start...range.upperBound)
      }
    }
    return CodePointSet(result)
  }

  func intersection(_ other: CodePointSet) -> CodePointSet {
    subtracting(CodePointSet.all.subtracting(other))
  }

  /// The code points that are not in it; markers are in neither.
  var complement: CodePointSet {
    CodePointSet.all.subtracting(self)
  }
}
