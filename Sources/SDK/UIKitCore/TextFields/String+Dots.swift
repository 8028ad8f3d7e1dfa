// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension String {
  /// What screen readers are told of a secret: a dot for each character.
  var dots: String { String(repeating: "\u{2022}", count: count) }
}
