// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A key for codes of digits.
enum DigitKey: Hashable {
  case digit(Int)
  /// Takes the last digit away.
  case delete

  /// In the order of the row.
  static let all: [DigitKey] = (1...9).map { .digit($0) } + [.digit(0), .delete]
}
