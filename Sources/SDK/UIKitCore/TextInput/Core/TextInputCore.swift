// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What `UITextInput` asks of a text, for fields and text views alike.
@MainActor
final class TextInputCore {
  let editor: TextEditor
  let surface: TextSurface
  weak var inputDelegate: (any UITextInputDelegate)?
  /// Where a caret wants to be that goes up and down through lines, in points; `nil` after any other movement.
  var goalColumn: CGFloat?
  /// In whose coordinates places are told.
  unowned let view: UIView
  private(set) lazy var tokenizer: any UITextInputTokenizer = TextCoreTokenizer(core: self)

  init(view: UIView) {
    self.view = view
    editor = TextEditor()
    surface = TextSurface(editor: editor)
    surface.spelling.field = { [weak view] in view as? any UITextInputTraits }
    surface.completion.field = { [weak view] in view as? any UITextInputTraits }
    surface.completion.onReady = { [weak view] in
      if let view { UIApplication.shared.inputViews.completionChanged(in: view) }
    }
  }

  private var stack: TextStack { surface.stack }

  private func offset(_ position: UITextPosition) -> Int? {
    guard let offset = (position as? TextPlace)?.position.offset, (0...editor.length).contains(offset) else {
      return nil
    }
    return offset
  }

  private func range(_ range: UITextRange) -> NSRange? {
    (range as? TextPart).map { editor.text.clamp($0.range) }
  }

  /// Returns the paragraph that an offset is in, without its line end.
  func paragraphRange(at offset: Int) -> NSRange {
    let index = editor.text.paragraphIndex(at: offset)
    return NSRange(
      location: editor.text.start(ofParagraph: index), length: editor.text.paragraphs[index].contentLength)
  }

  private func placed(_ rect: CGRect) -> CGRect { view.convert(rect, from: surface) }

  // MARK: Text

  func text(in part: UITextRange) -> String? {
    range(part).map { editor.text.substring(in: editor.text.codePoints(in: $0)) }
  }

  /// Puts text in the place of a range as a keyboard does; the caret stays where it is among the other characters.
  func replace(_ part: UITextRange, withText text: String) {
    guard let range = range(part) else { return }
    let old = editor.selection
    let isInside = old.range.location < range.upperBound || old.range == range
    let change = text.utf16.count - range.length
    let attributes = editor.text.attributes(at: range.location) ?? editor.nextAttributes
    guard editor.replace(range, with: NSAttributedString(string: text, attributes: attributes), by: .keyboard) else {
      return
    }
    if !isInside, old.range.location >= range.upperBound, editor.entryFormatter == nil {
      editor.select(TextSelection(anchor: old.anchor + change, head: old.head + change), by: .keyboard)
    }
  }

  var selectedTextRange: UITextRange? {
    get { TextPart(editor.selection.range, editor.selection.affinity) }
    set {
      guard let part = newValue as? TextPart else { return }
      let place = part.end as? TextPlace
      editor.select(
        TextSelection(
          anchor: part.range.location, head: part.range.upperBound, affinity: place?.position.affinity ?? .downstream),
        by: .app)
    }
  }

  var markedTextRange: UITextRange? { editor.markedRange.map { TextPart($0) } }

  func setMarkedText(_ text: String?, selected: NSRange) {
    let text = text ?? ""
    let length = text.utf16.count
    let start = min(max(selected.location, 0), length)
    let range = NSRange(location: start, length: min(max(selected.length, 0), length - start))
    editor.setMarkedText(text, selected: range, by: .keyboard)
  }

  // MARK: Positions

  var beginning: UITextPosition { TextPlace(0) }
  var end: UITextPosition { TextPlace(editor.length) }

  func textRange(from first: UITextPosition, to last: UITextPosition) -> UITextRange? {
    guard let a = offset(first), let b = offset(last) else { return nil }
    let affinity = (last as? TextPlace)?.position.affinity ?? .downstream
    return TextPart(NSRange(location: min(a, b), length: abs(b - a)), affinity)
  }

  func position(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
    guard let start = offset(position) else { return nil }
    let (place, overflow) = start.addingReportingOverflow(distance)
    return overflow || !(0...editor.length).contains(place) ? nil : TextPlace(place)
  }

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset count: Int
  ) -> UITextPosition? {
    guard var place = (position as? TextPlace)?.position, offset(position) != nil else { return nil }
    switch direction {
    case .up, .down:
      let lines = direction == .up ? -count : count
      return TextPlace(stack.position(from: place, lines: lines, x: stack.caretRect(at: place).minX))
    default:
      for _ in 0..<min(max(abs(count), 0), editor.length + 1) {
        place = stack.positionVisually(from: place, right: (direction == .right) == (count > 0))
      }
      return TextPlace(place)
    }
  }

  func compare(_ a: UITextPosition, to b: UITextPosition) -> ComparisonResult {
    let (first, second) = (offset(a) ?? 0, offset(b) ?? 0)
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  func offset(from a: UITextPosition, to b: UITextPosition) -> Int { (offset(b) ?? 0) - (offset(a) ?? 0) }

  func position(within part: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    guard let range = range(part) else { return nil }
    let isRightToLeft = stack.isRightToLeft(at: range.location)
    let isStart = direction == .up || direction == (isRightToLeft ? .right : .left)
    return TextPlace(isStart ? range.location : range.upperBound)
  }

  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    guard let offset = offset(position) else { return nil }
    let isBackward = direction == .up || direction == (stack.isRightToLeft(at: offset) ? .right : .left)
    return TextPart(
      isBackward
        ? NSRange(location: 0, length: offset) : NSRange(location: offset, length: editor.length - offset))
  }

  func baseWritingDirection(for position: UITextPosition) -> NSWritingDirection {
    stack.isRightToLeft(at: offset(position) ?? 0) ? .rightToLeft : .leftToRight
  }

  func setBaseWritingDirection(_ direction: NSWritingDirection, for part: UITextRange) {
    guard let range = range(part) else { return }
    let first = editor.text.paragraphIndex(at: range.location)
    let last = editor.text.paragraphIndex(at: range.upperBound)
    let start = editor.text.start(ofParagraph: first)
    let end = editor.text.start(ofParagraph: last) + editor.text.paragraphs[last].length
    editor.text.setAttributes(in: NSRange(location: start, length: end - start)) { text, range in
      let old = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil)[.paragraphStyle] : nil
      let style = (old as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
      style.baseWritingDirection = direction
      text.addAttribute(.paragraphStyle, value: style, range: range)
    }
    surface.textChanged()
  }

  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    guard let offset = offset(position) else { return nil }
    return editor.text.attributes(at: direction == .forward ? offset : offset - 1)
  }

  // MARK: Places

  func firstRect(for part: UITextRange) -> CGRect {
    guard let range = range(part) else { return .null }
    return placed(
      stack.selectionRects(for: range).first?.rect ?? stack.caretRect(at: TextLayout.Position(range.location)))
  }

  func caretRect(for position: UITextPosition) -> CGRect {
    guard let place = (position as? TextPlace)?.position else { return .null }
    return placed(stack.caretRect(at: place))
  }

  func selectionRects(for part: UITextRange) -> [UITextSelectionRect] {
    guard let range = range(part) else { return [] }
    return stack.selectionRects(for: range).map { rect in
      var rect = rect
      rect.rect = placed(rect.rect)
      return TextBox(rect)
    }
  }

  func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextPlace(stack.closestPosition(to: surface.convert(point, from: view)))
  }

  func closestPosition(to point: CGPoint, within part: UITextRange) -> UITextPosition? {
    guard let range = range(part) else { return nil }
    let offset = stack.closestPosition(to: surface.convert(point, from: view)).offset
    return TextPlace(min(max(offset, range.location), range.upperBound))
  }

  func characterRange(at point: CGPoint) -> UITextRange? {
    let place = surface.convert(point, from: view)
    let offset = stack.closestPosition(to: place).offset
    let ranges = [
      NSRange(location: offset, length: editor.text.caret(after: offset) - offset),
      NSRange(location: editor.text.caret(before: offset), length: offset - editor.text.caret(before: offset)),
    ]
    return ranges.first { range in stack.selectionRects(for: range).contains { $0.rect.contains(place) } }
      .map { TextPart($0) }
  }
}
