// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Who decides about what is typed into a field.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether the field may be typed into; `true` by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when the field is typed into from now on.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether typing may end; `true` by default. It is not asked when the field has to end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when the field is not typed into any more; not where the other method is there, which tells the reason.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when the field is not typed into any more.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether text may come in the place of a range; `true` by default.
  ///
  /// `range`: In UTF-16 units of the text as it is.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called when something else is selected, also by typing and by the app.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the clear button may empty the field; `true` by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the Return key does what it does by default: `true`, and then typing ends where an action for
  /// `editingDidEndOnExit` is there.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the menu for a part of the text; `nil`, the default, for what is suggested, and a menu without elements for
  /// none.
  ///
  /// `range`: In UTF-16 units of the text.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called when the menu is about to come.
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called when the menu is about to go.
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}
