// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// What fields take and check; UIKit leaves both to the app.
extension UITextField {
  /// Decides what the field takes and writes it with its separators; `nil`, the default, for everything as it is.
  ///
  /// All that a person does goes through it: keys of every keyboard, paste, drops, corrections; and so does a `text` that is set, as
  /// by AutoFill. The delegate is asked first, about what was typed. `editingChanged` is sent once, for the formatted text. What is
  /// being composed is formatted when that ends. Text of `attributedText` and of undo stands as it is. Setting a formatter formats
  /// the text that is there.
  public var entryFormatter: (any EntryFormatter)? {
    get { core.editor.entryFormatter }
    set {
      core.editor.entryFormatter = newValue
      settingChanged()
      guard let newValue, let text, newValue.formatted(text) != text else { return }
      self.text = text
    }
  }

  /// What finds problems in the text, in order; none by default.
  public var entryValidators: [EntryValidator] {
    get { validators }
    set { validators = newValue }
  }

  /// The first problem that the validators find in the text as it is now, a final one before others; `nil` for none.
  ///
  /// Whether and when to show it is for the form; an `EntryFieldView` does.
  public var entryProblem: EntryProblem? { validators.problem(in: text ?? "") }
}
