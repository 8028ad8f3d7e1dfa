// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Beginning and ending

extension UITextField {
  /// The field takes keys now.
  func beginEditing() {
    isEditingNow = true
    core.surface.isActive = true
    beginsAnew = isSecureTextEntry && hasText
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { clearByPerson() }
    editingChanged()
    scene?.focusSystem?.requestFocusUpdate(to: self)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    sendActions(for: .editingDidBegin)
  }

  /// The field has no keys any more.
  func endEditing() {
    guard isEditingNow else { return }
    settle()
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
    // With a remote, Return is what ends typing.
    if ends || scene?.focusSystem != nil, isFirstResponder { resignFirstResponder() }
  }
}

// MARK: - Changes of the text

extension UITextField: EditedTextView {
  func editor(_ editor: TextEditor, shouldReplace range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func complete(_ setting: inout TextSetting) {
    placeholderLabel.font = attributes.font
    directPlaceholder()
    setting.baseDirection = isReadFromLeft ? .leftToRight : nil
  }

  func textMoved() {
    invalidateIntrinsicContentSize()
    UIApplication.shared.dispatcher.toolTips.hide(of: self)
    onTextChange()
  }

  func selectionMoved(by origin: TextChangeOrigin) { setNeedsLayout() }

  func tellChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func tellSelection() { delegate?.textFieldDidChangeSelection(self) }
}

// MARK: - Fingers and menus

extension UITextField: TextHost {
  var textWindow: CGRect { clip.frame }
  var isTextEditable: Bool { isEnabled && core.editor.isEditable }
  var isTextSelectable: Bool { core.editor.isEditable }

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
