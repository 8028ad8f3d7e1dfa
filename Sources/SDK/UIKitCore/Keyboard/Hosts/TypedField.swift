// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import TextModel

/// Something of the app's that takes text, for a keyboard outside the app.
@MainActor
package final class TypedField: NSObject {
  private weak var responder: UIResponder?
  var field: (any UIKeyInput)? { responder as? any UIKeyInput }
  /// The field where it tells of its text.
  var input: (any UITextInput)? { responder as? any UITextInput }
  /// What was typed last into a field that does not tell of its text.
  var typedTail = ""
  private let onChange: () -> Void

  /// - Parameter onChange: Called when a text of the app's own making has changed by other hands than the keyboard's.
  init(_ responder: UIResponder, onChange: @escaping () -> Void) {
    self.responder = responder
    self.onChange = onChange
    super.init()
    if !tellsByItself { input?.inputDelegate = self }
  }

  /// Whether it is one of ours, which tell of changes in any case.
  private var tellsByItself: Bool { responder is UITextField || responder is UITextView }

  /// Nobody types into it any more.
  func release() {
    if !tellsByItself, input?.inputDelegate === self { input?.inputDelegate = nil }
  }

  /// The scene that it shows in.
  package var scene: UIWindowScene? { responder?.responderWindow?.windowScene }

  /// What it wants typed.
  package var traits: FieldTraits {
    guard let field else { return FieldTraits() }
    var traits = FieldTraits(field)
    if !(field is any ReturnKeyHandling), !traits.isSecure { traits.hints.insert(.multiline) }
    return traits
  }

  /// Whether the Return key does anything now.
  package var isReturnEnabled: Bool {
    guard let field else { return true }
    return !field.enablesReturnKeyAutomatically || field.hasText
  }

  /// Whether the rest of the word that is typed shows, and a space takes it now.
  package var completesWord: Bool { field?.completesWord ?? false }

  /// Which colours the field wants for the keys.
  package var appearance: UIKeyboardAppearance { field?.keyboardAppearance ?? .default }

  /// What the text is; `nil` for nothing in particular.
  package var content: ContentType? {
    (field?.textContentType ?? nil).map(\.content)
  }

  /// What a new password has to be like, in the words of the app; `nil` where the field does not say.
  package var passwordRules: String? { (field?.passwordRules ?? nil)?.passwordRulesDescriptor }

  /// Whether what is typed next is all that a secret field has then.
  package var beginsEmpty: Bool {
    guard let field, traits.isSecure else { return false }
    let edited = responder as? any EditedTextView
    return !field.hasText || edited?.beginsAnew == true || edited?.clearsOnInsertion == true
  }

  // MARK: The text

  /// Where the next text comes: what is composed, or else what is selected.
  var caretRange: UITextRange? { input?.markedTextRange ?? input?.selectedTextRange }

  /// The text around the caret without what is composed; `nil` where the field tells nothing, or is secret.
  package var surroundings: FieldSurroundings? {
    guard let input, let range = caretRange, !traits.isSecure else { return nil }
    let reach = FieldSurroundings.limit + 100
    let selected = input.markedTextRange == nil ? input.text(in: range) ?? "" : ""
    return FieldSurroundings(
      before: text(before: range.start, units: reach), selected: selected, after: text(after: range.end, units: reach),
      limit: FieldSurroundings.limit - FieldProof.byteCount)
  }

  func text(before position: UITextPosition, units: Int) -> String {
    guard let input else { return "" }
    let start = input.position(from: position, offset: -units) ?? input.beginningOfDocument
    return input.textRange(from: start, to: position).flatMap { input.text(in: $0) } ?? ""
  }

  func text(after position: UITextPosition, units: Int) -> String {
    guard let input else { return "" }
    let end = input.position(from: position, offset: units) ?? input.endOfDocument
    return input.textRange(from: position, to: end).flatMap { input.text(in: $0) } ?? ""
  }

  /// Where the caret is, in the scene's coordinates; `nil` where the field does not say.
  package var caretRect: CGRect? {
    guard let input, let position = input.selectedTextRange?.end, let window = responder?.responderWindow else {
      return nil
    }
    let rect = input.caretRect(for: position)
    guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy({ abs($0) < 1e6 }) else { return nil }
    let place = input.textInputView.convert(rect, to: nil)
    return place.applying(window.layer.model.toSuperlayer)
  }

  /// Leaves what is being composed as it is: nobody goes on with it.
  package func endComposing() {
    if input?.markedTextRange != nil { input?.unmarkText() }
  }
}

extension TypedField: UITextInputDelegate {
  package func selectionWillChange(_ textInput: (any UITextInput)?) {}
  package func selectionDidChange(_ textInput: (any UITextInput)?) { onChange() }
  package func textWillChange(_ textInput: (any UITextInput)?) {}
  package func textDidChange(_ textInput: (any UITextInput)?) { onChange() }
}
