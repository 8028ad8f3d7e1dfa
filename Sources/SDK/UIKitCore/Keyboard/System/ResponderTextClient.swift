// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextModel

/// What a view does at the Return key of the keyboard, where that is not to type a line end.
@MainActor
protocol ReturnKeyHandling {
  func returnKeyPressed()
}

/// Types into something of the app's that takes text.
@MainActor
final class ResponderTextClient: TextClient {
  private let field: any UIKeyInput
  /// The field where it tells of its text.
  private var input: (any UITextInput)? { field as? any UITextInput }
  /// Called when keys have changed something.
  var onChange: () -> Void = {}

  /// How much text the keyboard hears of on each side of the caret, in UTF-16 units.
  private static let reach = 1000

  init(_ field: any UIKeyInput) { self.field = field }

  func apply(_ edits: [TextEdit]) {
    for edit in edits { apply(edit) }
    onChange()
  }

  private func apply(_ edit: TextEdit) {
    switch edit {
    case .insert(let text): insert(text)
    case .replaceBackward(let old, let new): replace(old, by: new)
    case .deleteBackward(let unit): delete(unit)
    case .moveCaret(let count): move(by: count)
    case .press(let stroke): press(stroke)
    }
  }

  private func insert(_ typed: String) {
    var text = typed
    if input?.markedTextRange == nil, let change = SmartPunctuation(field)?.change(typed, before: context?.before ?? "")
    {
      guard change.removed == 0 else { return replace(String(context?.before.suffix(1) ?? ""), by: change.text) }
      text = change.text
    }
    guard let range = input?.selectedTextRange else { return field.insertText(text) }
    if let allowed = field.allowedText(text, in: range) { field.insertText(allowed) }
  }

  /// Where the text before the caret is not as the keyboard believes, the new text is put behind it.
  private func replace(_ old: String, by new: String) {
    let new = SmartPunctuation(field)?.words(new) ?? new
    guard let input, let caret = input.selectedTextRange?.start,
      let start = input.position(from: caret, offset: -old.utf16.count),
      let range = input.textRange(from: start, to: caret), input.text(in: range) == old
    else {
      return insert(new)
    }
    guard input.shouldChangeText(in: range, replacementText: new) else { return }
    input.replace(range, withText: new)
    // A field that formats what it takes has put the caret where it belongs.
    guard let end = input.position(from: start, offset: new.utf16.count),
      input.textRange(from: start, to: end).flatMap({ input.text(in: $0) }) == new
    else { return }
    input.selectedTextRange = input.textRange(from: end, to: end)
  }

  private func delete(_ unit: DeletionUnit) {
    guard let input, let selected = input.selectedTextRange else { return field.deleteBackward() }
    var range = selected
    if selected.isEmpty {
      let granularity: UITextGranularity = unit == .word ? .word : .character
      guard
        let start = input.tokenizer.position(
          from: selected.start, toBoundary: granularity, inDirection: .storage(.backward)),
        let found = input.textRange(from: start, to: selected.start), !found.isEmpty
      else { return }
      range = found
    }
    let removed = selected.isEmpty ? range : field.removal(of: range)
    guard input.shouldChangeText(in: removed, replacementText: "") else { return }
    if removed !== range || unit == .word && selected.isEmpty { input.selectedTextRange = removed }
    field.deleteBackward()
  }

  private func move(by count: Int) {
    guard let input, let selected = input.selectedTextRange else { return }
    var place = count < 0 ? selected.start : selected.end
    for _ in 0..<abs(count) {
      guard
        let next = input.tokenizer.position(
          from: place, toBoundary: .character, inDirection: .storage(count < 0 ? .backward : .forward))
      else { break }
      place = next
    }
    input.selectedTextRange = input.textRange(from: place, to: place)
  }

  /// Moves the caret to the line above or below, at about the same place across.
  private func moveByLine(isUp: Bool) {
    guard let input, let selected = input.selectedTextRange else { return }
    let caret = input.caretRect(for: isUp ? selected.start : selected.end)
    let y = isUp ? caret.minY - caret.height / 2 : caret.maxY + caret.height / 2
    guard let place = input.closestPosition(to: CGPoint(x: caret.midX, y: y)) else { return }
    input.selectedTextRange = input.textRange(from: place, to: place)
  }

  private func press(_ stroke: KeyStroke) {
    switch (stroke.key, stroke.modifiers.isEmpty) {
    case (.enter, true): (field as? any ReturnKeyHandling)?.returnKeyPressed() ?? insert("\n")
    case (.backspace, true): delete(.grapheme)
    case (.tab, true): insert("\t")
    case (.character(let sign), true): insert(String(sign))
    case (.left, true): move(by: -1)
    case (.right, true): move(by: 1)
    case (.up, true): moveByLine(isUp: true)
    case (.down, true): moveByLine(isUp: false)
    default: break
    }
  }

  var context: TextContext? {
    guard let input, let selected = input.selectedTextRange else { return nil }
    let start = input.position(from: selected.start, offset: -Self.reach) ?? input.beginningOfDocument
    let end = input.position(from: selected.end, offset: Self.reach) ?? input.endOfDocument
    func text(_ from: UITextPosition, _ to: UITextPosition) -> String {
      input.textRange(from: from, to: to).flatMap { input.text(in: $0) } ?? ""
    }
    return TextContext(
      before: text(start, selected.start), selected: text(selected.start, selected.end), after: text(selected.end, end))
  }
}
