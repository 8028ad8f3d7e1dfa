// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Phrases
internal import UIKit

/// Returns a phrase in the first of the person's languages that there are words in.
///
/// - Parameter values: What stands in it for `%1` and `%2`.
func said(_ phrase: Phrase, _ values: String...) -> String {
  PhraseLanguage(tags: UIApplication.shared.preferredLanguages)(phrase, values)
}

/// The name of a language in the person's language, such as “Korean”; the tag where it has none.
func languageName(_ tag: String) -> String {
  let locale = Locale(identifier: UIApplication.shared.preferredLanguages.first ?? "en")
  return locale.localizedString(forIdentifier: tag) ?? tag
}

/// What people call a time, in the unit that they use for it.
func said(milliseconds: Int) -> String {
  said(
    .holdDelay, "\(milliseconds)",
    milliseconds % 1000 == 0 ? "\(milliseconds / 1000)" : "\(Double(milliseconds) / 1000)")
}
