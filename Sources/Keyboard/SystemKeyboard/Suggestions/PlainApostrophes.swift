// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension StringProtocol {
  /// The text with straight apostrophes, as language files have them: apps make those of the language of them, in what is typed
  /// and in what is put in.
  var withPlainApostrophes: String { String(map { $0 == "\u{2019}" ? "'" : $0 }) }
}
