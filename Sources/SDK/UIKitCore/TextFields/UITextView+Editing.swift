// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Beginning and ending

extension UITextView {
  /// The view takes keys now.
  func beginEditing() {
    isEditingNow = true
    scene?.focusSystem?.requestFocusUpdate(to: self)
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  /// The view has no keys any more.
  func endEditing() {
    let wasEditing = isEditingNow
    settle()
    guard wasEditing else { return }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }
}

// MARK: - Changes of the text

extension UITextView: EditedTextView {
  func editor(_ editor: TextEditor, shouldReplace range: NSRange, with text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func complete(_ setting: inout TextSetting) { setting.alignment = textAlignment }

  func textMoved() {
    placeText()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  /// Scrolls as far as it takes to have the caret in sight.
  func selectionMoved(by origin: TextChangeOrigin) {
    guard origin != .app, isEditingNow else { return }
    placeText()
    scrollRectToVisible(convert(core.surface.caretRect, from: core.surface).insetBy(dx: 0, dy: -4), animated: false)
  }

  func tellChange() {
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func tellSelection() { delegate?.textViewDidChangeSelection(self) }
}

// MARK: - Fingers and menus

extension UITextView: TextHost {
  var textWindow: CGRect { bounds.inset(by: adjustedContentInset) }
  var isTextEditable: Bool { isEditable }
  var isTextSelectable: Bool { isSelectable }

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
