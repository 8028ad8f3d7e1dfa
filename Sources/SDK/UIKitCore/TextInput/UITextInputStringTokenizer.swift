// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the words, sentences and paragraphs of a text of an app's own, by what the text says of itself.
///
/// It knows nothing of the layout: lines are paragraphs. Subclasses of texts in lines override that. Each question reads all
/// of the text.
@MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?
  private let view = UIView()
  private lazy var core = TextInputCore(view: view)

  /// Makes a tokenizer of a text, which it does not keep.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let place = place(of: position),
      let part = core.tokenizer.rangeEnclosingPosition(place, with: known(granularity), inDirection: direction),
      let start = self.position(of: part.start), let end = self.position(of: part.end)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = place(of: position) else { return false }
    return core.tokenizer.isPosition(place, atBoundary: known(granularity), inDirection: direction)
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    place(of: position)
      .flatMap { core.tokenizer.position(from: $0, toBoundary: known(granularity), inDirection: direction) }
      .flatMap { self.position(of: $0) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = place(of: position) else { return false }
    return core.tokenizer.isPosition(place, withinTextUnit: known(granularity), inDirection: direction)
  }

  // MARK: The text

  private func known(_ granularity: UITextGranularity) -> UITextGranularity {
    granularity == .line ? .paragraph : granularity
  }

  /// Reads the text, and returns where a position of the app's is in it.
  private func place(of position: UITextPosition) -> UITextPosition? {
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: all)
    else { return nil }
    if text != core.editor.text.string {
      core.editor.setText(NSAttributedString(string: text, attributes: FieldAttributes().defaults))
      core.surface.textChanged()
    }
    return core.position(from: core.beginning, offset: input.offset(from: input.beginningOfDocument, to: position))
  }

  private func position(of place: UITextPosition) -> UITextPosition? {
    input.flatMap { $0.position(from: $0.beginningOfDocument, offset: core.offset(from: core.beginning, to: place)) }
  }
}
