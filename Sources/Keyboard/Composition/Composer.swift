// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Turns key outputs into text that is committed at once and replaced as it grows.
///
/// Nothing is ever pending: after each step the field holds all that was typed, so that focus may leave at any moment.
package protocol Composer: Sendable {
  /// The text before the caret that later steps may still replace; empty when nothing is open.
  var open: String { get }
  /// Takes one key output.
  mutating func type(_ output: String) -> Replacement
  /// Takes back the last step of the open text.
  ///
  /// - Returns: `nil` when nothing is open, so that the caller deletes as usual.
  mutating func deleteBackward() -> Replacement?
  /// Ends the open text as it stands: the caret moved, focus changed, or another key was used.
  mutating func close()
}

/// One change to the text before the caret: `old` goes, `new` comes.
package struct Replacement: Hashable, Sendable {
  /// What stands directly before the caret and goes.
  package var old: String
  /// What comes in its place.
  package var new: String

  package init(old: String, new: String) {
    self.old = old
    self.new = new
  }
}
