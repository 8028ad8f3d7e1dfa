// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that takes text from a keyboard, one piece after the other.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is a text, without which the delete key, and a Return key that waits for a text, do nothing.
  var hasText: Bool { get }

  /// Puts text at the caret, in place of what is selected.
  func insertText(_ text: String)

  /// Deletes what is selected, or else the character before the caret.
  func deleteBackward()
}

/// Something whose text a keyboard can read, replace and compose.
///
/// Positions and ranges are of a kind that the text makes; it alone looks into them. Places are in points of
/// `textInputView`.
@MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text of a range; `nil` when the range is not in the text.
  func text(in range: UITextRange) -> String?
  /// Puts text in the place of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// What is selected, or where the caret is; `nil` when there is neither.
  var selectedTextRange: UITextRange? { get set }

  /// The text that is being composed; `nil` when none is.
  var markedTextRange: UITextRange? { get }
  /// What text looks like while it is composed.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts text that is being composed in the place of the text that was, or of what is selected.
  ///
  /// - Parameters:
  ///   - markedText: The text; `nil` or an empty one takes the composed text away.
  ///   - selectedRange: What is selected in it, in UTF-16 units of it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Ends composing; the text stays.
  func unmarkText()

  /// Where the text begins.
  var beginningOfDocument: UITextPosition { get }
  /// Where the text ends.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions, in whichever order; `nil` when one is not in the text.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance in UTF-16 units; `nil` beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position at a distance in characters or lines, as they are seen; `nil` beyond the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns which of two positions comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance between two positions in UTF-16 units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Who has to know of changes that do not come from the keyboard; set by the system.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Who knows where words, sentences and lines are.
  var tokenizer: any UITextInputTokenizer { get }

  /// Returns the position of a range that is the furthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Returns all that can be reached from a position in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Returns which way the paragraph of a position is written.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Has the paragraphs of a range written in a direction.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// Returns the box around the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns where the caret stands at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the boxes around a range, line by line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position of a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the character at a point; `nil` where there is none.
  func characterRange(at point: CGPoint) -> UITextRange?

  /// Returns whether text may be put in the place of a range; `true` if left out.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// Returns what text at a position looks like; `nil` if left out.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// The view in whose coordinates places are told; the text itself, where that is a view, if left out.
  var textInputView: UIView { get }
  /// A finger on the keyboard begins to move the caret; nothing happens if left out.
  func beginFloatingCursor(at point: CGPoint)
  /// The finger moves the caret.
  func updateFloatingCursor(at point: CGPoint)
  /// The finger has let go of the caret.
  func endFloatingCursor()
}

extension UITextInput {
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }

  public var textInputView: UIView { self as? UIView ?? UIView() }

  public func beginFloatingCursor(at point: CGPoint) {}
  public func updateFloatingCursor(at point: CGPoint) {}
  public func endFloatingCursor() {}
}

/// Who has to know when a text, or what is selected of it, changes by other hands than the keyboard's.
@MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// What is selected is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// What is selected has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Who knows where the units of a text begin and end.
///
/// A position at the edge of a unit is within it only in the direction in which the unit lies.
@MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit that a position is within; `nil` when it is within none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a unit ends at a position, seen in a direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next edge of a unit in a direction; `nil` when there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns whether a position is within a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}
