// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a field and a text view do alike when their text, or what it looks like, changes.
@MainActor
protocol EditedTextView: TextHost, TextEditorOwner, UITextInput, UIContentSizeCategoryAdjusting {
  var attributes: FieldAttributes { get set }
  var isEditingNow: Bool { get set }
  var clearsOnInsertion: Bool { get set }
  /// Whether the next change takes the place of all, wherever the caret is: of a secret nobody sees where it goes on.
  var beginsAnew: Bool { get set }
  var interaction: TextInteraction? { get }

  /// Completes the setting of the text with what differs between the two.
  func complete(_ setting: inout TextSetting)
  /// Shows the text where it has room now, after it or its setting has changed.
  func textMoved()
  /// Shows the caret, or what is selected, after that has changed.
  func selectionMoved(by origin: TextChangeOrigin)
  /// Tells the delegate and whoever else listens what somebody did to the text.
  func tellChange()
  /// Tells the delegate that something else is selected.
  func tellSelection()
}

// MARK: - Changes of the text

extension EditedTextView {
  /// What is secret is remembered nowhere.
  var editorUndoManager: UndoManager? { isSecureTextEntry ? nil : undoManager }

  func editorWillChangeText(_ editor: TextEditor, by origin: TextChangeOrigin) {
    core.surface.completion.noteChangeComes()
    if origin != .keyboard { core.inputDelegate?.textWillChange(self) }
  }

  func editorDidChangeText(_ editor: TextEditor, by origin: TextChangeOrigin) {
    // What is there now has been put there since.
    beginsAnew = false
    core.surface.lastCharacter.hide()
    interaction?.textTyped()
    if origin != .app { core.surface.spelling.noteTyping() }
    core.surface.completion.noteChange(isTyped: origin != .app)
    showText()
    AccessibilityCenter.elementsChanged()
    if origin != .app { tellChange() }
    guard origin != .keyboard else { return }
    core.inputDelegate?.textDidChange(self)
    UIApplication.shared.inputViews.textChanged(in: self)
  }

  func editorWillChangeSelection(_ editor: TextEditor, by origin: TextChangeOrigin) {
    if origin != .keyboard { core.inputDelegate?.selectionWillChange(self) }
  }

  func editorDidChangeSelection(_ editor: TextEditor, by origin: TextChangeOrigin) {
    core.surface.spelling.noteSelection()
    core.surface.completion.noteSelection()
    core.surface.lastCharacter.hide()
    core.surface.selectionChanged()
    core.goalColumn = nil
    selectionMoved(by: origin)
    tellSelection()
    guard origin != .keyboard else { return }
    core.inputDelegate?.selectionDidChange(self)
    UIApplication.shared.inputViews.textChanged(in: self)
  }

  private func showText() {
    core.surface.textChanged()
    textMoved()
    setNeedsLayout()
  }

  /// Leaves off typing: what is composed stays as it is, and no caret shows.
  func settle() {
    isEditingNow = false
    core.editor.unmark()
    core.editor.closeChange()
    core.surface.lastCharacter.hide()
    core.surface.isActive = false
  }

  /// Puts what a key types in the place of what is composed or selected.
  func insertTyped(_ typed: String) {
    selectAllForInsertion()
    core.editor.insert(typed, by: .keyboard)
    guard core.surface.isActive else { return }
    core.surface.lastCharacter.show(typed) { [weak self] in self?.showText() }
  }

  /// Has the next change take the place of all, where the app wants that.
  func selectAllForInsertion() {
    guard clearsOnInsertion || beginsAnew else { return }
    (clearsOnInsertion, beginsAnew) = (false, false)
    core.editor.select(TextSelection(NSRange(location: 0, length: core.editor.length)), by: .keyboard)
  }

  func beginByHand() -> Bool {
    clearsOnInsertion = false
    return isFirstResponder || becomeFirstResponder()
  }

  func selectWord() {
    guard let word = core.surface.stack.wordRange(at: core.editor.selection.head) else { return }
    core.editor.select(TextSelection(word), by: .person)
  }
}

// MARK: - What the text looks like

extension EditedTextView {
  /// What the keyboard offers and corrects, and which words are marked, follows at once.
  func typingTraitsChanged() {
    core.surface.setNeedsDisplay()
    reloadInputViews()
  }

  func changeAttributes(_ change: (inout FieldAttributes) -> Void) {
    let old = attributes
    change(&attributes)
    let new = attributes
    restyle { text, range in
      if new.font != old.font { text.addAttribute(.font, value: new.font, range: range) }
      if new.color != old.color { text.addAttribute(.foregroundColor, value: new.color, range: range) }
    }
  }

  /// Takes over what a text that is set looks like at its start, as what the field has.
  func takeStyle(of text: NSAttributedString) {
    guard text.length > 0 else { return }
    let style = text.attributes(at: 0, effectiveRange: nil)
    attributes.font = style[.font] as? UIFont ?? attributes.font
    attributes.color = style[.foregroundColor] as? UIColor ?? attributes.color
    core.editor.defaultAttributes = attributes.defaults
    settingChanged()
  }

  /// Gives all of the text, and what is typed from now on, these attributes.
  func takeDefaultAttributes(_ new: [NSAttributedString.Key: Any]) {
    attributes.take(new)
    let defaults = attributes.defaults
    restyle { $0.addAttributes(defaults, range: $1) }
  }

  /// Sets fonts of text styles in the size that people prefer, where they follow that.
  func followContentSize() {
    guard adjustsFontForContentSizeCategory else { return }
    let traits = traitCollection
    attributes.font = attributes.font.adjusted(to: traits)
    restyle { text, _ in text.adjustFonts(to: traits) }
  }

  private func restyle(_ change: (NSMutableAttributedString, NSRange) -> Void) {
    let editor = core.editor
    editor.defaultAttributes = attributes.defaults
    editor.text.setAttributes(in: NSRange(location: 0, length: editor.length), change)
    settingChanged()
  }

  /// Sets the text again because its font or the like is another one.
  func settingChanged() {
    var setting = core.surface.stack.setting
    setting.defaultFont = attributes.font
    setting.direction = effectiveUserInterfaceLayoutDirection
    setting.isSecure = isSecureTextEntry
    complete(&setting)
    core.surface.stack.setting = setting
    core.surface.textColor = attributes.color
    showText()
  }
}
