// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
package import Foundation
package import UIKitCore

/// A field of another program, which is typed into by messages.
package final class RemoteDocument: InputDocument {
  private let fieldTraits: RemoteTraits
  private var shadow: ContextShadow
  package let identifier: UUID
  private(set) var field: FieldDescription
  /// The language that is typed, as a BCP 47 tag.
  private let language: () -> String?
  private let send: (KeyboardMessage) -> Void

  /// - Parameters:
  ///   - field: What the field says about itself.
  ///   - context: Its text.
  ///   - identifier: What tells it from others.
  ///   - language: The language that is typed at the moment, as a BCP 47 tag.
  ///   - send: Sends a message to the host.
  init(
    _ field: FieldDescription, _ context: FieldContext, identifier: UUID, language: @escaping () -> String?,
    send: @escaping (KeyboardMessage) -> Void
  ) {
    self.field = field
    self.identifier = identifier
    self.language = language
    self.send = send
    fieldTraits = RemoteTraits(field)
    shadow = ContextShadow(context)
  }

  package var traits: any UITextInputTraits { fieldTraits }
  package var context: InputContext { shadow.context }
  package var inputMode: UITextInputMode? { language().map(UITextInputMode.init) }

  /// The same field is of another kind from now on.
  func become(_ field: FieldDescription) {
    self.field = field
    fieldTraits.field = field
  }

  /// Whether the text after so many changes is not older than what is known.
  func isNews(_ editCount: UInt32) -> Bool { shadow.isNews(editCount) }

  func take(_ context: FieldContext, after editCount: UInt32, isForeign: Bool) {
    shadow.take(context, after: editCount, isForeign: isForeign)
  }

  // MARK: Typing

  private func change(_ edit: KeyboardEdit) {
    let number = shadow.add(edit)
    send(.edit(field: field.serial, number: number, edit))
  }

  package func insertText(_ text: String) {
    guard !text.isEmpty else { return }
    for piece in text.pieces(utf8: PacketLimits.insertedByteCount) { change(.insert(piece)) }
  }

  package func deleteBackward() { change(.deleteBackward) }

  package func moveCaret(by offset: Int) {
    let distance = Int32(clamping: shadow.reach(of: max(min(offset, Int(Int32.max)), Int(Int32.min))))
    guard distance != 0 || shadow.context.selected != nil else { return }
    change(.moveCaret(utf16: distance))
  }

  package func setMarkedText(_ text: String, selectedRange: NSRange) {
    let text = text.pieces(utf8: PacketLimits.insertedByteCount).first ?? ""
    let count = text.utf16.count
    // `NSNotFound` is behind every end.
    let start = min(max(selectedRange.location, 0), count)
    let length = min(max(selectedRange.length, 0), count - start)
    change(
      .setMarkedText(text, selectedStart: UInt32(clamping: start), selectedLength: UInt32(clamping: length)))
  }

  package func unmarkText() { change(.unmarkText) }
}
