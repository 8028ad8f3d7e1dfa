// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
package import Foundation
package import UIKitCore

/// A field of another program, which is typed into by messages.
package final class RemoteDocument: InputDocument {
  private let fieldTraits: RemoteTraits
  private var shadow: ContextShadow
  /// Names the document; another field has another one.
  package let identifier: UUID
  private(set) var field: FieldDescription
  /// The language that is typed, as a BCP 47 tag.
  private let language: () -> String?
  private let send: (KeyboardMessage) -> Void
  private let onRefusal: (KeyboardRefusal) -> Void

  /// - Parameters:
  ///   - field: What the field says about itself.
  ///   - context: Its text.
  ///   - identifier: What tells it from others.
  ///   - language: The language that is typed at the moment, as a BCP 47 tag.
  ///   - send: Sends a message to the host.
  ///   - onRefusal: Calls when something is not even sent, because the host would not do it.
  init(
    _ field: FieldDescription, _ context: FieldContext, identifier: UUID, language: @escaping () -> String?,
    send: @escaping (KeyboardMessage) -> Void, onRefusal: @escaping (KeyboardRefusal) -> Void
  ) {
    self.field = field
    self.identifier = identifier
    self.language = language
    self.send = send
    self.onRefusal = onRefusal
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

  func take(_ context: FieldContext, after editCount: UInt32, isAppChange: Bool) {
    shadow.take(context, after: editCount, isAppChange: isAppChange)
  }

  /// The host has not made a change.
  func refuse(_ number: UInt32) { shadow.refuse(number) }

  // MARK: Typing

  private func change(_ edit: KeyboardEdit) {
    let number = shadow.add(edit)
    send(.edit(field: field.serial, number: number, edit))
  }

  /// Puts text in, each end of a line as a Return key by itself; text that would not arrive whole is left out whole.
  package func insertText(_ text: String) {
    let pieces = text.typedPieces
    guard !pieces.isEmpty else { return }
    guard pieces.allSatisfy({ $0 == "\n" || TypableText.isTypable($0) }) else { return onRefusal(.characters) }
    let isShort = text.unicodeScalars.count <= TypingLimits.charactersPerTouch
    guard isShort, pieces.count <= TypingLimits.textsPerTouch else { return onRefusal(.tooMuch) }
    for piece in pieces { change(.insert(piece)) }
  }

  package func deleteBackward() { change(.deleteBackward) }

  package func moveCaret(by offset: Int) {
    let distance = Int32(clamping: shadow.reach(of: max(min(offset, Int(Int32.max)), Int(Int32.min))))
    guard distance != 0 || shadow.context.selected != nil else { return }
    change(.moveCaret(utf16: distance))
  }

  package func setMarkedText(_ text: String, selectedRange: NSRange) {
    let text = text.pieces(utf8: PacketLimits.insertedByteCount).first ?? ""
    guard TypableText.isTypable(text) else { return onRefusal(.characters) }
    let count = text.utf16.count
    // `NSNotFound` is behind every end.
    let start = min(max(selectedRange.location, 0), count)
    let length = min(max(selectedRange.length, 0), count - start)
    change(
      .setMarkedText(text, selectedStart: UInt32(clamping: start), selectedLength: UInt32(clamping: length)))
  }

  package func unmarkText() { change(.unmarkText) }
}

extension String {
  /// The text as it is put in: what stands in each line, as much as a message holds, and line ends by themselves.
  fileprivate var typedPieces: [String] {
    let lines = split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    let pieces = lines.map { $0.isEmpty ? [] : String($0).pieces(utf8: PacketLimits.insertedByteCount) }
    return Array(pieces.joined(separator: ["\n"]))
  }
}
