// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
package import Phrases

extension PhraseLanguage {
  /// The language in which UIKit speaks: the first of the person's that there are words in.
  package static var current: PhraseLanguage { PhraseLanguage(tags: Array(PersonLanguages.preferred)) }

  /// The language of a locale; that of the person where there are no words in it.
  static func of(_ locale: Locale) -> PhraseLanguage { PhraseLanguage(tag: locale.identifier) ?? current }
}
