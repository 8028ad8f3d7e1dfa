// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Composition
import Testing

/// A text field that holds a composer to its word: what it replaces must stand before the caret.
struct Field {
  private(set) var text = ""
  private(set) var composer: any Composer = HangulComposer()

  init(_ text: String = "") { self.text = text }

  mutating func type(_ outputs: String...) { type(outputs) }

  mutating func type(_ outputs: [String]) {
    for output in outputs { apply(composer.type(output)) }
  }

  mutating func delete() {
    if let replacement = composer.deleteBackward() {
      apply(replacement)
    } else if !text.isEmpty {
      text.removeLast()
    }
  }

  mutating func close() { composer.close() }

  private mutating func apply(_ replacement: Replacement) {
    #expect(text.hasSuffix(replacement.old))
    text.removeLast(min(text.count, replacement.old.count))
    text += replacement.new
    #expect(text.hasSuffix(composer.open))
  }
}
