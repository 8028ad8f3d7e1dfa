// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Beginning and ending

extension UITextField {
  /// The field takes keys now.
  func beginEditing() {
    isEditingNow = true
    core.surface.isActive = true
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { clearByPerson() }
    editingChanged()
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    sendActions(for: .editingDidBegin)
  }

  /// The field has no keys any more.
  func endEditing() {
    guard isEditingNow else { return }
    isEditingNow = false
    core.editor.unmark()
    core.editor.closeChange()
    core.surface.isActive = false
    scroll = 0
    editingChanged()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    sendActions(for: .editingDidEnd)
  }

  /// What shows may be other than while the field is not typed into.
  private func editingChanged() {
    AccessibilityCenter.elementsChanged()
    setNeedsLayout()
  }

  /// Empties the field as the clear button does.
  func clearByPerson() {
    let all = NSRange(location: 0, length: core.editor.length)
    core.editor.replace(all, with: NSAttributedString(string: ""), by: .keyboard)
    UIApplication.shared.inputViews.textChanged(in: self)
  }
}

// MARK: - Return

extension UITextField: ReturnKeyHandling {
  func returnKeyPressed() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if ends { resignFirstResponder() }
  }
}

// MARK: - Changes of the text

extension UITextField: TextEditorOwner {
  var editorUndoManager: UndoManager? { undoManager }

  func editor(_ editor: TextEditor, shouldReplace range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func editorWillChangeText(_ editor: TextEditor, by origin: TextChangeOrigin) {
    if origin != .keyboard { core.inputDelegate?.textWillChange(self) }
  }

  func editorDidChangeText(_ editor: TextEditor, by origin: TextChangeOrigin) {
    textShown()
    if origin != .app {
      sendActions(for: .editingChanged)
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
    setNeedsLayout()
    delegate?.textFieldDidChangeSelection(self)
    guard origin != .keyboard else { return }
    core.inputDelegate?.selectionDidChange(self)
    UIApplication.shared.inputViews.textChanged(in: self)
  }

  /// Shows the text as it is now.
  private func textShown() {
    core.surface.textChanged()
    interaction?.textTyped()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    AccessibilityCenter.elementsChanged()
  }
}

// MARK: - Fingers and menus

extension UITextField: TextHost {
  var textWindow: CGRect { clip.frame }
  var isTextEditable: Bool { isEnabled }

  func beginByHand() -> Bool {
    clearsOnInsertion = false
    return isFirstResponder || becomeFirstResponder()
  }

  func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }

  func editMenuWillPresent(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  func editMenuWillDismiss(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }
}
