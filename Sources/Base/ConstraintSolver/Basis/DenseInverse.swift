// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Gauss-Jordan elimination with row pivoting.
struct DenseInverse {
  private var matrix: ContiguousArray<Double>
  private(set) var result: ContiguousArray<Double>
  private let count: Int

  /// - Parameter matrix: Square, by rows.
  init(_ matrix: ContiguousArray<Double>, count: Int) {
    self.matrix = matrix
    self.count = count
    result = ContiguousArray(repeating: 0, count: matrix.count)
    for index in 0..<count { result[index * count + index] = 1 }
  }

  /// Computes `result`, by rows. Returns the number of a row that depends on others when there is one.
  mutating func run() -> Int? {
    var names = Array(0..<count)
    var scale = 0.0
    for value in matrix { scale = max(scale, value.magnitude) }
    for column in 0..<count {
      var best = column
      for row in column..<count
      where matrix[row * count + column].magnitude > matrix[best * count + column].magnitude {
        best = row
      }
      let pivot = matrix[best * count + column]
      if pivot.magnitude <= Tolerances.singular * scale || !pivot.isFinite { return names[column] }
      if best != column {
        names.swapAt(best, column)
        for other in 0..<count {
          matrix.swapAt(best * count + other, column * count + other)
          result.swapAt(best * count + other, column * count + other)
        }
      }
      for other in 0..<count {
        matrix[column * count + other] /= pivot
        result[column * count + other] /= pivot
      }
      for row in 0..<count where row != column {
        let factor = matrix[row * count + column]
        if factor == 0 { continue }
        for other in 0..<count {
          matrix[row * count + other] -= factor * matrix[column * count + other]
          result[row * count + other] -= factor * result[column * count + other]
        }
      }
    }
    return nil
  }
}
