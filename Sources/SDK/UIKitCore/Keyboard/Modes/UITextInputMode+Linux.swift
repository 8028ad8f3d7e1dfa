// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension UITextInputMode {
  /// The keyboard's name in the person's settings: a locale such as `ko-KR`, or the identifier of a custom keyboard, such as
  /// `org.example.morse`.
  ///
  /// This is not on iOS, where custom keyboards cannot be told from the system's. On a desktop it is known where Spinet's
  /// keyboard types into the app.
  public var keyboardIdentifier: String { identifier }
}
