// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextModel

// MARK: - Moving the caret

extension TextInputCore {
  /// Moves the caret, or the end of the selection that moves.
  func move(_ step: CaretStep, selects: Bool) {
    let old = editor.selection
    let column = isVertical(step) ? goalColumn ?? surface.caretRect.minX : nil
    var place = TextLayout.Position(old.head, old.affinity)
    if !selects, !old.isCaret, let end = collapsed(old, step) {
      place = end
    } else {
      place = target(of: step, from: place, column: column ?? 0)
    }
    editor.select(
      TextSelection(anchor: selects ? old.anchor : place.offset, head: place.offset, affinity: place.affinity),
      by: .person)
    goalColumn = column
  }

  private func isVertical(_ step: CaretStep) -> Bool { step == .up || step == .down }

  /// Where a selection ends that a caret leaves sideways.
  private func collapsed(_ selection: TextSelection, _ step: CaretStep) -> TextLayout.Position? {
    guard step == .left || step == .right else { return nil }
    let isStart = (step == .left) != surface.stack.isRightToLeft(at: selection.range.location)
    return TextLayout.Position(isStart ? selection.range.location : selection.range.upperBound)
  }

  private func target(of step: CaretStep, from place: TextLayout.Position, column: CGFloat) -> TextLayout.Position {
    let stack = surface.stack
    let isRightToLeft = stack.isRightToLeft(at: place.offset)
    switch step {
    case .left: return stack.positionVisually(from: place, right: false)
    case .right: return stack.positionVisually(from: place, right: true)
    case .up: return stack.position(from: place, lines: -1, x: column)
    case .down: return stack.position(from: place, lines: 1, x: column)
    case .wordLeft, .wordRight:
      let isForward = (step == .wordRight) != isRightToLeft
      return TextLayout.Position(
        isForward ? stack.wordEnd(after: place.offset) : stack.wordStart(before: place.offset))
    case .lineStart: return TextLayout.Position(stack.lineRange(at: place).location)
    case .lineEnd: return TextLayout.Position(stack.lineRange(at: place).upperBound, .upstream)
    case .textStart: return TextLayout.Position(0)
    case .textEnd: return TextLayout.Position(editor.length)
    }
  }
}

// MARK: - Changing the text

extension TextInputCore {
  /// Does what a key is for, apart from Return and Tab.
  ///
  /// - Returns: Whether that is done.
  func perform(_ command: TextKeyCommand) -> Bool {
    if command.actsAtCaret { (view as? any EditedTextView)?.selectAllForInsertion() }
    switch command {
    case .insert(let text): insertTyped(text)
    case .move(let step, let selects): move(step, selects: selects)
    case .deleteBackward: deleteSelection()
    case .deleteForward: editor.selection.isCaret ? editor.deleteForward(by: .person) : deleteSelection()
    case .deleteWordBackward: deleteWord(isForward: false)
    case .deleteWordForward: deleteWord(isForward: true)
    case .cut: perform(.cut) { $0.cut(nil) }
    case .copy: perform(.copy) { $0.copy(nil) }
    case .paste: perform(.paste) { $0.paste(nil) }
    case .selectAll: perform(.selectAll) { $0.selectAll(nil) }
    case .undo: editor.owner?.editorUndoManager?.undo()
    case .redo: editor.owner?.editorUndoManager?.redo()
    case .enter, .tab: return false
    }
    return true
  }

  /// Puts in what a key types, with the quotation marks and dashes of the language where the field wants these.
  private func insertTyped(_ text: String) {
    if takeCompletion(byTyping: text) { return }
    let range = editor.selection.range
    let before = editor.text.substring(in: NSRange(location: 0, length: range.location).suffix(2))
    guard editor.markedRange == nil, let field = view as? any UITextInputTraits,
      let change = SmartPunctuation(field)?.change(text, before: before)
    else { return editor.insert(text, by: .person) }
    guard change.removed > 0 else { return editor.insert(change.text, by: .person) }
    let replaced = NSRange(location: range.location - change.removed, length: range.length + change.removed)
    editor.replace(
      replaced, with: NSAttributedString(string: change.text, attributes: editor.nextAttributes), by: .person)
  }

  private func deleteWord(isForward: Bool) {
    guard editor.selection.isCaret else { return editor.deleteBackward(by: .person) }
    let caret = editor.selection.head
    let other = isForward ? surface.stack.wordEnd(after: caret) : surface.stack.wordStart(before: caret)
    let range = NSRange(location: min(caret, other), length: abs(other - caret))
    editor.replace(range, with: NSAttributedString(string: ""), by: .person)
  }

  func selectAll() { editor.select(TextSelection(NSRange(location: 0, length: editor.length)), by: .person) }

  /// Copies what is selected; what is secret cannot be copied.
  func copy() {
    guard canCopy else { return }
    UIPasteboard.general.string = editor.text.substring(in: editor.selection.range)
  }

  func cut() {
    guard canCopy else { return }
    copy()
    deleteSelection()
  }

  /// Deletes what is selected, and a space with it that would stand beside another one, where the field wants that; where nothing is
  /// selected, the character before the caret.
  func deleteSelection() {
    guard !editor.selection.isCaret else { return editor.deleteBackward(by: .person) }
    editor.closeChange()
    editor.replace(removal(of: editor.selection.range), with: NSAttributedString(string: ""), by: .person)
  }

  /// What is deleted with a range that is selected.
  func removal(of range: NSRange) -> NSRange {
    isSpacingSmart ? SmartSpacing.removal(of: range, in: editor.text) : range
  }

  func paste() { put(UIPasteboard.general.string ?? "") }

  /// Pastes the texts among things, one on each line.
  func paste(_ providers: [NSItemProvider]) {
    ObjectLoad(providers, NSString.self, Progress(totalUnitCount: Int64(providers.count))) { [weak self] texts in
      self?.put(texts.compactMap { ($0 as? NSString).map { String(describing: $0) } }.joined(separator: "\n"))
    }.start()
  }

  /// Puts a text of somewhere else in the place of what is selected, as a change of its own.
  func put(_ text: String) {
    guard !text.isEmpty else { return }
    (view as? any EditedTextView)?.selectAllForInsertion()
    editor.closeChange()
    let range = editor.markedRange ?? editor.selection.range
    let new = isSpacingSmart ? SmartSpacing.insertion(of: text, for: range, in: editor.text) : text
    editor.replace(range, with: NSAttributedString(string: new, attributes: editor.nextAttributes), by: .person)
  }

  private var isSpacingSmart: Bool { (view as? any UITextInputTraits)?.spacesWords ?? false }

  var canCopy: Bool { !editor.selection.isCaret && !surface.stack.setting.isSecure }

  /// Whether the text as it is now has something for an action to do.
  func canPerform(_ action: UIStandardEditAction, isEditable: Bool) -> Bool {
    let selection = editor.selection
    return switch action {
    case .cut: canCopy && isEditable
    case .copy: canCopy
    case .paste: isEditable && UIPasteboard.general.hasStrings
    case .delete: isEditable && !selection.isCaret
    case .select: selection.isCaret && surface.stack.wordRange(at: selection.range.location) != nil
    case .selectAll: selection.range.length < editor.length
    case .captureTextFromCamera: isEditable && UIApplication.shared.inputViews.canScanText(for: view)
    }
  }

  /// Has the view do what a key asks for, if it can be done.
  private func perform(_ action: UIStandardEditAction, _ body: (UIResponder) -> Void) {
    guard view.canPerformAction(action, withSender: nil) else { return }
    body(view)
  }
}

extension NSRange {
  /// The last units of the range.
  fileprivate func suffix(_ count: Int) -> NSRange {
    NSRange(location: max(location, upperBound - count), length: min(length, count))
  }
}

extension TextKeyCommand {
  /// Whether it puts something in at the caret, or deletes there.
  fileprivate var actsAtCaret: Bool {
    switch self {
    case .insert, .deleteBackward, .deleteForward, .deleteWordBackward, .deleteWordForward: true
    default: false
    }
  }
}
