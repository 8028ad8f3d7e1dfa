// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Beginning and ending

extension UITextView {
  /// The view takes keys now.
  func beginEditing() {
    isEditingNow = true
    core.surface.isActive = true
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  /// The view has no keys any more.
  func endEditing() {
    guard isEditingNow else { return }
    isEditingNow = false
    core.editor.unmark()
    core.editor.closeChange()
    core.surface.isActive = false
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }
}

// MARK: - Changes of the text

extension UITextView: TextEditorOwner {
  var editorUndoManager: UndoManager? { undoManager }

  func editor(_ editor: TextEditor, shouldReplace range: NSRange, with text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func editorWillChangeText(_ editor: TextEditor, by origin: TextChangeOrigin) {
    if origin != .keyboard { core.inputDelegate?.textWillChange(self) }
  }

  func editorDidChangeText(_ editor: TextEditor, by origin: TextChangeOrigin) {
    textShown()
    if origin != .app {
      delegate?.textViewDidChange(self)
      NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
    guard origin != .keyboard else { return }
    core.inputDelegate?.textDidChange(self)
    UIApplication.shared.inputViews.textChanged(in: self)
  }

  func editorWillChangeSelection(_ editor: TextEditor, by origin: TextChangeOrigin) {
    if origin != .keyboard { core.inputDelegate?.selectionWillChange(self) }
  }

  func editorDidChangeSelection(_ editor: TextEditor, by origin: TextChangeOrigin) {
    core.surface.selectionChanged()
    core.goalColumn = nil
    if origin != .app, isEditingNow { showCaret() }
    delegate?.textViewDidChangeSelection(self)
    guard origin != .keyboard else { return }
    core.inputDelegate?.selectionDidChange(self)
    UIApplication.shared.inputViews.textChanged(in: self)
  }

  /// Scrolls as far as it takes to have the caret in sight.
  private func showCaret() {
    placeText()
    scrollRectToVisible(convert(core.surface.caretRect, from: core.surface).insetBy(dx: 0, dy: -4), animated: false)
  }

  /// Shows the text as it is now.
  private func textShown() {
    core.surface.textChanged()
    interaction?.textTyped()
    placeText()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    setNeedsLayout()
    AccessibilityCenter.elementsChanged()
  }
}

// MARK: - Fingers and menus

extension UITextView: TextHost {
  var textWindow: CGRect { bounds.inset(by: adjustedContentInset) }
  var isTextEditable: Bool { isEditable }

  func beginByHand() -> Bool {
    clearsOnInsertion = false
    return isFirstResponder || becomeFirstResponder()
  }

  func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }

  func editMenuWillPresent(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }

  func editMenuWillDismiss(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
  }
}
