// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension Range<Int> {
  /// Returns the first place whose key is not less than a number, and the end when there is none; keys rise from place to place.
  func lowerBound(of number: Int, key: (Int) -> Int) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if key(middle) < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the place of a number among keys that rise from place to place; `nil` when it is not there.
  func search(for number: Int, key: (Int) -> Int) -> Int? {
    let place = lowerBound(of: number, key: key)
    return place < upperBound && key(place) == number ? place : nil
  }
}
