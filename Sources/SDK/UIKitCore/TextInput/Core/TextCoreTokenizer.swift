// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Knows where the words, sentences and lines of a field's text are.
@MainActor
final class TextCoreTokenizer: NSObject, UITextInputTokenizer {
  private unowned let core: TextInputCore

  init(core: TextInputCore) {
    self.core = core
    super.init()
  }

  private var editor: TextEditor { core.editor }

  private func offset(_ position: UITextPosition) -> Int {
    min(max((position as? TextPlace)?.position.offset ?? 0, 0), editor.length)
  }

  /// Whether a direction leads towards the end, at a place in the text.
  private func isForward(_ direction: UITextDirection, at offset: Int) -> Bool {
    switch direction {
    case .storage(.forward), .layout(.down): true
    case .storage(.backward), .layout(.up): false
    case .layout(.right): !core.surface.stack.isRightToLeft(at: offset)
    default: core.surface.stack.isRightToLeft(at: offset)
    }
  }

  /// Returns the unit that lies before or behind an offset; `nil` between units.
  private func unit(_ granularity: UITextGranularity, at offset: Int, isForward: Bool) -> NSRange? {
    guard isForward ? offset < editor.length : offset > 0 else { return nil }
    let inside = isForward ? offset : editor.text.caret(before: offset)
    switch granularity {
    case .character:
      return NSRange(location: inside, length: editor.text.caret(after: inside) - inside)
    case .word:
      guard let word = core.surface.stack.wordRange(at: inside), word.contains(inside) else { return nil }
      return word
    case .sentence, .paragraph:
      let index = editor.text.paragraphIndex(at: inside)
      let start = editor.text.start(ofParagraph: index)
      let paragraph = editor.text.paragraphs[index]
      guard granularity == .sentence else { return NSRange(location: start, length: paragraph.length) }
      let sentence = paragraph.sentence(at: inside - start)
      return NSRange(location: sentence.location + start, length: sentence.length)
    case .line:
      let line = core.surface.stack.lineRange(at: TextLayout.Position(inside))
      return line.contains(inside) ? line : NSRange(location: line.location, length: inside + 1 - line.location)
    case .document: return NSRange(location: 0, length: editor.length)
    }
  }

  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    let offset = offset(position)
    return unit(granularity, at: offset, isForward: isForward(direction, at: offset)).map { TextPart($0) }
  }

  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    let offset = offset(position)
    let isForward = isForward(direction, at: offset)
    // A unit that ends here lies behind, seen in the direction.
    guard let unit = unit(granularity, at: offset, isForward: !isForward) else { return false }
    return isForward ? unit.upperBound == offset : unit.location == offset
  }

  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let offset = offset(position)
    let isForward = isForward(direction, at: offset)
    guard isForward ? offset < editor.length : offset > 0 else { return nil }
    if let unit = unit(granularity, at: offset, isForward: isForward) {
      return TextPlace(isForward ? unit.upperBound : unit.location)
    }
    let stack = core.surface.stack
    return TextPlace(isForward ? stack.wordEnd(after: offset) : stack.wordStart(before: offset))
  }

  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    let offset = offset(position)
    return unit(granularity, at: offset, isForward: isForward(direction, at: offset)) != nil
  }
}

extension TextParagraphPiece {
  /// Returns the sentence that an offset is in, with the spaces that follow it.
  fileprivate func sentence(at offset: Int) -> NSRange {
    var range = NSRange(location: 0, length: length)
    var start = 0
    for end in sentenceEnds where end <= offset { start = end }
    range.location = start
    range.length = (sentenceEnds.first { $0 > offset } ?? length) - start
    return range
  }

  /// Where sentences end: behind a full stop, question mark or the like and the spaces after it.
  private var sentenceEnds: [Int] {
    var ends: [Int] = []
    var (hasStop, hasSpace) = (false, false)
    for index in string.indices {
      let character = string[index]
      if character.isWhitespace {
        hasSpace = hasStop
      } else {
        if hasStop, hasSpace { ends.append(index.utf16Offset(in: string)) }
        (hasStop, hasSpace) = (".!?。！？…".contains(character), false)
      }
    }
    return ends
  }
}
