// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension SpatialModel {
  /// The letters of US English in key pitches, from the top left of the letters: x goes right, y down.
  package static let usEnglishKeys: [Key] = {
    let rows: [(letters: String, start: Float)] = [("qwertyuiop", 0), ("asdfghjkl", 0.5), ("zxcvbnm", 1.5)]
    return rows.enumerated().flatMap { row, line in
      line.letters.unicodeScalars.enumerated().map { column, letter in
        Key(letter: letter, center: SIMD2(line.start + Float(column) + 0.5, Float(row) + 0.5))
      }
    }
  }()
}
