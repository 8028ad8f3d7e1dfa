// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// Where it is told which field has focus, and where text for it goes: an input method of some protocol.
@MainActor
protocol FieldSource: AnyObject {
  /// The last state that was told.
  var state: FieldState { get }
  /// Whether a field has lost the focus, and it is not known yet whether it gets it back at once.
  var isHandingOver: Bool { get }
  /// Whether another input method owns the seat, so that this one hears and sends nothing.
  var isUnavailable: Bool { get }
  /// Whether a state is of the field that has focus, which has begun anew; and whether it comes late, after all that the compositor had
  /// to say with the loss.
  var isSameField: (FieldState, _ isLate: Bool) -> Bool { get set }
  /// Whether a field that loses the focus now is likely to have it back in a moment.
  var awaitsReturn: () -> Bool { get set }
  /// Calls with all that happens.
  var onEvent: (FieldEvent) -> Void { get set }

  /// Deletes before the caret, then puts text there, as one change.
  ///
  /// - Parameter text: At most `TextPieces.usualLimit` bytes of UTF-8.
  func replace(before deletion: TextDeletion, with text: String)

  /// Asks for a seat that another input method owned once more.
  func askAgain()

  /// Ends it; nothing is told any more.
  func destroy()
}

/// What a `FieldSource` tells.
enum FieldEvent {
  /// A complete state.
  case changed(FieldState)
  /// Another input method owns the seat, or still does when it is asked for.
  case unavailable
  /// The seat is this one's after it was not.
  case available
}

/// What is to be deleted before the caret, in the units of different protocols.
struct TextDeletion: Hashable {
  /// See `TextLanes.Step.commit`.
  var count = 0
  /// The same in bytes of UTF-8.
  var byteCount = 0
}
