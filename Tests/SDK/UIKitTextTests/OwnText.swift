// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A text of an app's own, which knows only where its characters are: no layout, one place for all carets.
@MainActor
final class OwnText: UIView, UITextInput {
  private final class Place: UITextPosition {
    nonisolated let offset: Int
    init(_ offset: Int) { self.offset = offset }
  }

  private final class Part: UITextRange {
    nonisolated let range: Range<Int>
    init(_ range: Range<Int>) { self.range = range }
    override var start: UITextPosition { Place(range.lowerBound) }
    override var end: UITextPosition { Place(range.upperBound) }
    override var isEmpty: Bool { range.isEmpty }
  }

  private var units: [UInt16] = []
  private var selection = 0..<0
  private var marked: Range<Int>?
  weak var inputDelegate: (any UITextInputDelegate)?
  private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  var markedTextStyle: [NSAttributedString.Key: Any]?

  var text: String {
    get { String(decoding: units, as: UTF16.self) }
    set {
      inputDelegate?.textWillChange(self)
      units = Array(newValue.utf16)
      selection = units.count..<units.count
      inputDelegate?.textDidChange(self)
    }
  }

  override var canBecomeFirstResponder: Bool { true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { becomeFirstResponder() }

  private func range(_ range: UITextRange) -> Range<Int> { (range as? Part)?.range ?? 0..<0 }
  private func offset(_ position: UITextPosition) -> Int { (position as? Place)?.offset ?? 0 }

  private func put(_ text: String, in range: Range<Int>) {
    units.replaceSubrange(range, with: Array(text.utf16))
    selection = range.lowerBound + text.utf16.count..<range.lowerBound + text.utf16.count
    marked = nil
  }

  var hasText: Bool { !units.isEmpty }
  func insertText(_ text: String) { put(text, in: marked ?? selection) }
  func deleteBackward() {
    guard selection.isEmpty,
      let start = tokenizer.position(
        from: Place(selection.lowerBound), toBoundary: .character, inDirection: .storage(.backward))
    else { return put("", in: selection) }
    put("", in: offset(start)..<selection.lowerBound)
  }

  func text(in range: UITextRange) -> String? { String(decoding: units[self.range(range)], as: UTF16.self) }
  func replace(_ range: UITextRange, withText text: String) { put(text, in: self.range(range)) }
  var selectedTextRange: UITextRange? {
    get { Part(selection) }
    set { selection = newValue.map(range) ?? 0..<0 }
  }
  var markedTextRange: UITextRange? { marked.map { Part($0) } }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let start = (marked ?? selection).lowerBound
    put(markedText ?? "", in: marked ?? selection)
    marked = markedText.flatMap { $0.isEmpty ? nil : start..<start + $0.utf16.count }
  }
  func unmarkText() { marked = nil }
  var beginningOfDocument: UITextPosition { Place(0) }
  var endOfDocument: UITextPosition { Place(units.count) }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (a, b) = (offset(fromPosition), offset(toPosition))
    return Part(min(a, b)..<max(a, b))
  }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = self.offset(position) + offset
    return (0...units.count).contains(place) ? Place(place) : nil
  }
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { self.position(from: position, offset: direction == .left ? -offset : offset) }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (a, b) = (offset(position), offset(other))
    return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { offset(toPosition) - offset(from) }
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { nil }
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  func firstRect(for range: UITextRange) -> CGRect { bounds }
  func caretRect(for position: UITextPosition) -> CGRect { bounds }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { range.end }
  func characterRange(at point: CGPoint) -> UITextRange? { nil }
}
