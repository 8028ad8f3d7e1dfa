// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import UIKitCore

/// The text around the caret, as far as it is known: within the paragraph, and not far.
struct ShadowText: Hashable {
  private var before = ""
  private var selected = ""
  private var after = ""
  /// Whether the text begins where `before` does, and ends where `after` does.
  private var isAtStart = true
  private var isAtEnd = true
  private var composed: Composed?
  /// Whether there is text that cannot be seen from here.
  private var hasMore = false

  /// The text that is being composed: the ends of `before` and the beginning of `after` that belong to it; what is selected
  /// lies between.
  private struct Composed: Hashable {
    var head: String
    var tail: String
  }

  init() {}

  /// Takes over what a field says; what is being composed is a part of its text.
  init(_ context: FieldContext) {
    before = context.before ?? ""
    after = context.after ?? ""
    selected = context.selected ?? ""
    (isAtStart, isAtEnd) = (context.before == nil, context.after == nil)
    hasMore = context.hasText && isBlank
    cut()
  }

  private var isBlank: Bool { before.isEmpty && selected.isEmpty && after.isEmpty }

  /// What a keyboard is told.
  var context: InputContext {
    InputContext(
      before: before.isEmpty && isAtStart ? nil : before, after: after.isEmpty && isAtEnd ? nil : after,
      selected: selected.isEmpty ? nil : selected, hasText: hasMore || !isBlank)
  }

  /// Takes over what is being composed, which fields do not tell. Some know no caret within it, and have it at the end.
  mutating func compose(as other: ShadowText) {
    guard let composed = other.composed else { return }
    let whole = composed.head + other.selected + composed.tail
    if selected == other.selected, before.hasSuffix(composed.head), after.hasPrefix(composed.tail) {
      self.composed = composed
    } else if selected.isEmpty, before.hasSuffix(whole) {
      self.composed = Composed(head: whole, tail: "")
    }
  }
}

// MARK: - Changes

extension ShadowText {
  /// Changes the text as a field does.
  mutating func take(_ edit: KeyboardEdit) {
    switch edit {
    case .insert(let text):
      removeReplaced()
      before += text
    case .deleteBackward: deleteBackward()
    case .moveCaret(let distance): moveCaret(by: Int(distance))
    case .setMarkedText(let text, let start, let length): compose(text, start: Int(start), length: Int(length))
    case .unmarkText: composed = nil
    }
    cut()
  }

  /// Takes away what new text takes the place of: what is being composed, or else what is selected.
  private mutating func removeReplaced() {
    if let composed {
      before.removeLast(utf16: composed.head.utf16.count)
      after.removeFirst(utf16: composed.tail.utf16.count)
    }
    composed = nil
    selected = ""
  }

  private mutating func deleteBackward() {
    if !selected.isEmpty {
      selected = ""
    } else if before.popLast() != nil {
      _ = composed?.head.popLast()
      if composed == Composed(head: "", tail: "") { composed = nil }
    }
  }

  private mutating func compose(_ text: String, start: Int, length: Int) {
    removeReplaced()
    guard !text.isEmpty else { return }
    let head = text.prefix(utf16: start)
    let middle = text.dropFirst(utf16: head.utf16.count).prefix(utf16: length)
    let tail = text.dropFirst(utf16: head.utf16.count + middle.utf16.count)
    before += head
    selected = String(middle)
    after = tail + after
    composed = Composed(head: head, tail: tail)
  }

  private mutating func moveCaret(by distance: Int) {
    composed = nil
    let isBackward = distance < 0
    let moved = isBackward ? before.last(utf16: -distance) : after.first(utf16: distance)
    if isBackward {
      after = moved + selected + after
      before = String(before.dropLast(moved.count))
    } else {
      before += selected + moved
      after = String(after.dropFirst(moved.count))
    }
    selected = ""
    guard moved.utf16.count < abs(distance), !(isBackward ? isAtStart : isAtEnd) else { return }
    // Nobody here knows what the caret has come to.
    (before, after, isAtStart, isAtEnd, hasMore) = ("", "", false, false, true)
  }

  /// Returns how far the caret gets where it is to move by a distance in UTF-16 units: to the edge of a character. Where
  /// nobody knows the text that far, the distance itself.
  func reach(of distance: Int) -> Int {
    let moved = distance < 0 ? before.last(utf16: -distance) : after.first(utf16: distance)
    let count = moved.utf16.count
    if count >= abs(distance) { return distance < 0 ? -count : count }
    let isEnd = distance < 0 ? isAtStart : isAtEnd
    return isEnd ? (distance < 0 ? -count : count) : distance
  }

  /// Leaves what a keyboard may hear of.
  private mutating func cut() {
    let limit = PacketLimits.contextUTF16Count
    let line = before.reversed().prefix { !$0.isNewline }.count
    if line < before.count {
      before = String(before.suffix(line))
      (isAtStart, hasMore) = (false, true)
    }
    if before.utf16.count > limit {
      while before.utf16.count > limit { before.removeFirst() }
      (isAtStart, hasMore) = (false, true)
    }
    if let end = after.firstIndex(where: \.isNewline) {
      after = String(after[..<end])
      (isAtEnd, hasMore) = (false, true)
    }
    if after.utf16.count > limit {
      after = after.prefix(utf16: limit)
      (isAtEnd, hasMore) = (false, true)
    }
  }
}
