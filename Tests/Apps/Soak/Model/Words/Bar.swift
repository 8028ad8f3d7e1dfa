// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What the bar of suggestions shows right before something is typed; empty where nobody has looked, or nothing is there.
struct Bar: Hashable {
  /// What takes the word's place when it ends, and the word as it was typed.
  struct Correction: Hashable {
    let literal: String
    let word: String
  }

  var pending: Correction?
  /// The words from the left.
  var words: [String] = []
}
