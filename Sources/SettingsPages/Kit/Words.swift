// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import UIKit

/// Returns a text in the person's language, which is English to whoever does not read Korean.
func said(_ english: String, _ korean: String) -> String {
  UIApplication.shared.preferredLanguages.first?.hasPrefix("ko") == true ? korean : english
}

/// The name of a language in the person's language, such as “Korean”; the tag where it has none.
func languageName(_ tag: String) -> String {
  let locale = Locale(identifier: UIApplication.shared.preferredLanguages.first ?? "en")
  return locale.localizedString(forIdentifier: tag) ?? tag
}
