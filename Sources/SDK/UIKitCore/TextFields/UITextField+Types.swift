// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UITextField {
  /// What surrounds the text.
  @nonexhaustive
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case line = 1
    /// A line with a shade.
    case bezel = 2
    /// A box with round corners.
    case roundedRect = 3
  }

  /// When a view beside the text shows.
  @nonexhaustive
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is typed into.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why typing has ended.
  @nonexhaustive
  public enum DidEndEditingReason: Int, Sendable {
    /// What was typed counts.
    case committed = 0
  }

  /// A field is typed into from now on; the object is the field.
  nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// A field is not typed into any more; the object is the field.
  nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// Somebody has changed a field's text, and not the app itself; the object is the field.
  nonisolated public class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
  /// The raw value of a `DidEndEditingReason`, with `textDidEndEditingNotification`.
  nonisolated public class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }
}
