// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TypingDecoder

/// Where the words of languages come from.
package protocol LanguageSource: AnyObject {
  /// Whether there are words of a language; nothing is read for that.
  ///
  /// - Parameter language: In two or three small letters, such as `en`.
  func has(_ language: String) -> Bool

  /// Returns the words of a language, opened when they are first wanted; `nil` where there are none that can be used.
  func words(of language: String) -> LanguageFile?

  /// Gives back memory of the languages that are not typed for now; their words stay as they are.
  ///
  /// - Parameter language: The one that is typed; `nil` for none.
  func rest(except language: String?)
}

extension LanguageSource {
  package func rest(except language: String?) {}
}
