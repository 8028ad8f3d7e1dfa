// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Who decides about what is typed into a text view.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether the text may be typed into; `true` by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether typing may end; `true` by default. It is not asked when the view has to end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when the text is typed into from now on.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when the text is not typed into any more.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether text may come in the place of a range; `true` by default.
  ///
  /// `range`: In UTF-16 units of the text as it is.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when somebody has changed the text, and not the app itself.
  func textViewDidChange(_ textView: UITextView)
  /// Called when something else is selected, also by typing and by the app.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns the menu for a part of the text; `nil`, the default, for what is suggested, and a menu without elements for
  /// none.
  ///
  /// `range`: In UTF-16 units of the text.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called when the menu is about to come.
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called when the menu is about to go.
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}

extension UITextView {
  /// A text view is typed into from now on; the object is the view.
  nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// Somebody has changed a text view's text, and not the app itself; the object is the view.
  nonisolated public class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }
  /// A text view is not typed into any more; the object is the view.
  nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }
}
