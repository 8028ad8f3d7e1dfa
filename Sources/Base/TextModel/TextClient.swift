// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The one door to text: whoever owns a field implements it, and the keyboard knows nothing else of the field.
@MainActor
package protocol TextClient: AnyObject {
  /// Makes the changes in order, all of them or, once the field has gone, none.
  func apply(_ edits: [TextEdit])

  /// Makes changes that are for the field that has focus now and for no other: what has not been made when another one gets focus is
  /// dropped, unlike what a person has typed, which goes where the focus goes.
  func fill(by edits: [TextEdit])

  /// The text around the caret as far as it is known, own changes included that the app has not confirmed yet;
  /// `nil` when nothing is known.
  var context: TextContext? { get }

  /// Whether text that has been typed can be replaced. Where it cannot, letters stay as they were typed.
  var canReplace: Bool { get }

  /// Whether a change would be made at once and as a whole, as far as that is known: what waits, or is half done, is lost to the field
  /// when the focus moves.
  func takesAtOnce(_ edit: TextEdit) -> Bool

  /// Whether the app tells its text, so that what stands before the caret is known and not only what was typed.
  var tellsText: Bool { get }

  /// Whether the app has shown all changes, and nothing is in doubt, so that `context` is its own word and its last.
  var isContextCertain: Bool { get }

  /// Whether it is known what the text before the caret begins with. Where it is not, another line may stand there, and the letters that
  /// `context` begins with may be the end of a word.
  var isStartKnown: Bool { get }

  /// How many characters right before the caret keys of a real keyboard have typed, which went on to the app, and all of which it has shown:
  /// what `context` says is the text with them then. 0 where any of that is in doubt.
  var passedCharacterCount: Int { get }
}

extension TextClient {
  /// A client that makes every change at once has nothing to drop.
  package func fill(by edits: [TextEdit]) { apply(edits) }

  package var canReplace: Bool { true }
  package func takesAtOnce(_ edit: TextEdit) -> Bool { true }
  package var tellsText: Bool { true }
  package var isContextCertain: Bool { true }
  package var isStartKnown: Bool { true }
  package var passedCharacterCount: Int { 0 }
}
