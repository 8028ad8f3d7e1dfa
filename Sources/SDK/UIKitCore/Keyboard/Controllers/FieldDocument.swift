// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A field of this app that is typed into: types for keyboards of the app's own as the system's does, and tells keyboards
/// of what others change.
@MainActor
final class FieldDocument: NSObject, InputDocument {
  private weak var responder: UIResponder?
  private var field: (any UIKeyInput)? { responder as? any UIKeyInput }
  /// The field where it tells of its text.
  private var input: (any UITextInput)? { responder as? any UITextInput }
  /// The controllers that type here, and hear of changes by others.
  private var listeners: [UIInputViewController]
  /// Who heard of changes before.
  private weak var outerDelegate: (any UITextInputDelegate)?
  let identifier: UUID
  /// Whether a keyboard moves the caret at this moment, which texts tell of as if the app did.
  private var isMovingCaret = false
  /// Whether a change of the selection has been announced.
  private var isSelecting = false

  /// How much text a keyboard hears of on each side of the caret, in UTF-16 units.
  static let reach = 300

  /// - Parameters:
  ///   - responder: The field.
  ///   - listeners: The controllers.
  ///   - old: What was typed into before; it may have been the same field.
  init(_ responder: UIResponder, for listeners: [UIInputViewController], after old: FieldDocument?) {
    self.responder = responder
    self.listeners = listeners
    identifier = old.flatMap { $0.responder === responder ? $0.identifier : nil } ?? UUID()
    super.init()
    outerDelegate = input?.inputDelegate
    input?.inputDelegate = self
    for controller in listeners { controller.take(self) }
  }

  /// Tells the controllers that they type into this field now.
  func announce() {
    for controller in listeners {
      controller.textWillChange(input)
      controller.textDidChange(input)
    }
  }

  /// Nobody types here any more.
  func release() {
    if input?.inputDelegate === self { input?.inputDelegate = outerDelegate }
    for controller in listeners { controller.take(nil) }
    listeners = []
  }

  var traits: any UITextInputTraits { field ?? NoTraits() }
  var inputMode: UITextInputMode? { responder?.textInputMode }

  // MARK: The text

  var context: InputContext {
    guard let input, let selected = input.selectedTextRange else {
      return InputContext(hasText: field?.hasText ?? false)
    }
    let start = input.position(from: selected.start, offset: -Self.reach) ?? input.beginningOfDocument
    let end = input.position(from: selected.end, offset: Self.reach) ?? input.endOfDocument
    let before = text(edge(at: start, .forward), selected.start)
    let after = text(selected.end, edge(at: end, .backward))
    let isAtStart = input.compare(selected.start, to: input.beginningOfDocument) == .orderedSame
    let isAtEnd = input.compare(selected.end, to: input.endOfDocument) == .orderedSame
    return InputContext(
      before: isAtStart ? nil : String(before.reversed().prefix { !$0.isNewline }.reversed()),
      after: isAtEnd ? nil : String(after.prefix { !$0.isNewline }),
      selected: selected.isEmpty ? nil : input.text(in: selected), hasText: field?.hasText ?? false)
  }

  private func text(_ start: UITextPosition, _ end: UITextPosition) -> String {
    guard let input else { return "" }
    return input.textRange(from: start, to: end).flatMap { input.text(in: $0) } ?? ""
  }

  // MARK: Typing

  /// Types, and has other keyboards look again: one may show below the controller.
  private func typing(_ change: () -> Void) {
    change()
    if let responder { UIApplication.shared.inputViews.textChanged(in: responder) }
  }

  func insertText(_ text: String) {
    guard let field else { return }
    typing {
      if text == "\n", let field = field as? any ReturnKeyHandling { return field.returnKeyPressed() }
      guard let range = input?.markedTextRange ?? input?.selectedTextRange else { return field.insertText(text) }
      if let allowed = field.allowedText(text, in: range) { field.insertText(allowed) }
    }
  }

  func deleteBackward() {
    guard let field else { return }
    typing {
      guard let input, let selected = input.selectedTextRange else { return field.deleteBackward() }
      var range = selected
      if selected.isEmpty {
        guard let start = boundary(from: selected.start, .backward),
          let one = input.textRange(from: start, to: range.end)
        else { return }
        range = one
      } else {
        range = field.removal(of: selected)
      }
      guard allows("", in: range) else { return }
      if range !== selected, !selected.isEmpty { input.selectedTextRange = range }
      field.deleteBackward()
    }
  }

  private func allows(_ text: String, in range: UITextRange?) -> Bool {
    guard let input, let range else { return true }
    return input.shouldChangeText(in: range, replacementText: text)
  }

  func moveCaret(by offset: Int) {
    guard let input, let selected = input.selectedTextRange else { return }
    let isBackward = offset < 0
    let end = isBackward ? input.beginningOfDocument : input.endOfDocument
    let place = input.position(from: isBackward ? selected.start : selected.end, offset: offset) ?? end
    let caret = edge(at: place, isBackward ? .backward : .forward)
    isMovingCaret = true
    typing { input.selectedTextRange = input.textRange(from: caret, to: caret) }
    isMovingCaret = false
  }

  /// The edge of the character that a place is in, in a direction; the place itself where it is an edge.
  private func edge(at place: UITextPosition, _ direction: UITextStorageDirection) -> UITextPosition {
    guard let input, let start = boundary(from: place, .backward), let end = boundary(from: start, .forward),
      input.compare(end, to: place) == .orderedDescending
    else { return place }
    return direction == .backward ? start : end
  }

  private func boundary(from place: UITextPosition, _ direction: UITextStorageDirection) -> UITextPosition? {
    input?.tokenizer.position(from: place, toBoundary: .character, inDirection: .storage(direction))
  }

  func setMarkedText(_ text: String, selectedRange: NSRange) {
    guard let input else { return }
    typing {
      let range = input.markedTextRange ?? input.selectedTextRange
      if allows(text, in: range) { input.setMarkedText(text, selectedRange: selectedRange) }
    }
  }

  func unmarkText() { typing { input?.unmarkText() } }
}

// MARK: - Changes by others

/// Texts tell of no change that a keyboard makes by `UIKeyInput` and `UITextInput`; what they tell of while it types is what
/// the app makes of that.
extension FieldDocument: UITextInputDelegate {
  func textWillChange(_ textInput: (any UITextInput)?) { tell { $0.textWillChange(textInput) } }

  func textDidChange(_ textInput: (any UITextInput)?) {
    tell { $0.textDidChange(textInput) }
    changed()
  }

  func selectionWillChange(_ textInput: (any UITextInput)?) {
    guard !isMovingCaret else { return }
    isSelecting = true
    tell { $0.selectionWillChange(textInput) }
  }

  /// Fields end a change of the text with one of the selection, which nobody has announced: it is a part of that.
  func selectionDidChange(_ textInput: (any UITextInput)?) {
    guard isSelecting else {
      outerDelegate?.selectionDidChange(textInput)
      return
    }
    isSelecting = false
    tell { $0.selectionDidChange(textInput) }
    changed()
  }

  private func tell(_ words: (any UITextInputDelegate) -> Void) {
    if let outerDelegate { words(outerDelegate) }
    for controller in listeners { words(controller) }
  }

  /// Fields of ours say by themselves that the keyboard has to look again.
  private func changed() {
    guard let responder, !(responder is any TextHost) else { return }
    UIApplication.shared.inputViews.textChanged(in: responder)
  }
}

/// What is known of a field that has gone.
@MainActor
private final class NoTraits: NSObject, UITextInputTraits {}
