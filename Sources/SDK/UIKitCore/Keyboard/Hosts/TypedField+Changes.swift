// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension TypedField {
  /// Does what a keyboard asks for, as far as the field lets it.
  package func apply(_ change: FieldChange) {
    guard let input else { return applyBlindly(change) }
    let change = change.punctuated(for: input, before: caretRange.map { text(before: $0.start, units: 2) } ?? "")
    if change.deletes {
      if input.markedTextRange != nil { input.setMarkedText(nil, selectedRange: NSRange()) }
      replace(change, in: input)
    } else if !change.text.isEmpty {
      type(change.text, into: input)
    }
    compose(change, in: input)
  }

  /// Puts text in the place of what is composed or selected.
  private func type(_ text: String, into input: any UITextInput) {
    if text == "\n", let field = input as? any ReturnKeyHandling { return field.returnKeyPressed() }
    guard let range = caretRange else { return input.insertText(text) }
    guard let allowed = input.allowedText(text, in: range) else {
      if input.markedTextRange != nil { input.setMarkedText(nil, selectedRange: NSRange()) }
      return
    }
    input.insertText(allowed)
  }

  /// Deletes around the caret, and puts text there.
  private func replace(_ change: FieldChange, in input: any UITextInput) {
    guard let selected = input.selectedTextRange else { return }
    let before = text(before: selected.start, units: min(change.deletedBefore, FieldSurroundings.limit))
      .units(touchedByLastBytes: change.deletedBefore)
    let after = text(after: selected.end, units: min(change.deletedAfter, FieldSurroundings.limit))
      .units(touchedByFirstBytes: change.deletedAfter)
    guard let start = input.position(from: selected.start, offset: -before),
      let end = input.position(from: selected.end, offset: after)
    else { return }
    if change.text.isEmpty, !selected.isEmpty { return deleteAround(selected, from: start, to: end, in: input) }
    guard let range = input.textRange(from: start, to: end) else { return }
    if change.text.isEmpty { return delete(range, in: input) }
    guard input.shouldChangeText(in: range, replacementText: change.text) else { return }
    input.replace(range, withText: change.text)
    // A field that formats what it takes has put the caret where it belongs.
    guard let caret = input.position(from: start, offset: change.text.utf16.count),
      input.textRange(from: start, to: caret).flatMap({ input.text(in: $0) }) == change.text
    else { return }
    input.selectedTextRange = input.textRange(from: caret, to: caret)
  }

  /// Deletes what lies before and after what is selected, which stays so.
  private func deleteAround(
    _ selected: UITextRange, from start: UITextPosition, to end: UITextPosition, in input: any UITextInput
  ) {
    let length = input.offset(from: selected.start, to: selected.end)
    // The later part first, so that the places of the other one hold.
    delete(input.textRange(from: selected.end, to: end), in: input)
    let old = input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
    delete(input.textRange(from: start, to: selected.start), in: input)
    let gone = old - input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
    guard let first = input.position(from: selected.start, offset: -gone),
      let last = input.position(from: first, offset: length)
    else { return }
    input.selectedTextRange = input.textRange(from: first, to: last)
  }

  private func delete(_ range: UITextRange?, in input: any UITextInput) {
    guard let range, !range.isEmpty, input.shouldChangeText(in: range, replacementText: "") else { return }
    // One character before the caret is what a delete key takes, and fields may have their own idea of that.
    if let selected = input.selectedTextRange, selected.isEmpty,
      input.compare(selected.end, to: range.end) == .orderedSame,
      let start = input.tokenizer.position(
        from: range.end, toBoundary: .character, inDirection: .storage(.backward)),
      input.compare(start, to: range.start) == .orderedSame
    {
      return input.deleteBackward()
    }
    input.replace(range, withText: "")
  }

  private func compose(_ change: FieldChange, in input: any UITextInput) {
    let old = input.markedTextRange
    guard !change.composed.isEmpty else {
      if old != nil { input.setMarkedText(nil, selectedRange: NSRange()) }
      return
    }
    let isSame = old.flatMap { input.text(in: $0) } == change.composed
    if !isSame, let range = old ?? input.selectedTextRange,
      !input.shouldChangeText(in: range, replacementText: change.composed)
    {
      if old != nil { input.setMarkedText(nil, selectedRange: NSRange()) }
      return
    }
    let length = change.composed.utf16.count
    let selection = change.composedSelection.map { range in
      let start = change.composed.units(inFirstBytes: range.lowerBound)
      return NSRange(location: start, length: change.composed.units(inFirstBytes: range.upperBound) - start)
    }
    input.setMarkedText(change.composed, selectedRange: selection ?? NSRange(location: length, length: 0))
  }

  /// Types into a field that does not tell of its text, and shows nothing that is composed.
  private func applyBlindly(_ change: FieldChange) {
    guard let field else { return }
    var bytes = change.deletedBefore
    while bytes > 0 {
      field.deleteBackward()
      // What is not known to have been typed here counts as one character.
      bytes -= typedTail.popLast()?.utf8.count ?? bytes
    }
    guard !change.text.isEmpty else { return }
    field.insertText(change.text)
    typedTail = String((typedTail + change.text).suffix(100))
  }
}

extension String {
  /// How many UTF-16 units of whole code points there are in the first bytes of UTF-8.
  fileprivate func units(inFirstBytes count: Int) -> Int {
    var (bytes, units) = (0, 0)
    for scalar in unicodeScalars {
      bytes += UTF8.width(scalar)
      if bytes > count { break }
      units += UTF16.width(scalar)
    }
    return units
  }

  /// How many UTF-16 units there are in the code points that have one of the first bytes of UTF-8, or more: keyboards that do not
  /// know in which unit an app counts delete "1", and mean a code point.
  fileprivate func units(touchedByFirstBytes count: Int) -> Int { Self.units(of: unicodeScalars, touchedBy: count) }

  fileprivate func units(touchedByLastBytes count: Int) -> Int {
    Self.units(of: unicodeScalars.reversed(), touchedBy: count)
  }

  private static func units(of scalars: some Sequence<Unicode.Scalar>, touchedBy count: Int) -> Int {
    var (bytes, units) = (0, 0)
    for scalar in scalars {
      if bytes >= count { break }
      bytes += UTF8.width(scalar)
      units += UTF16.width(scalar)
    }
    return units
  }
}
