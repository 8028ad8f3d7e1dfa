// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
internal import Graphics

/// The languages of the person in front of the app, as the platform knows them: Foundation on Linux always says English.
package enum PersonLanguages {
  /// BCP 47 tags, the most wanted first; never empty.
  package static var preferred: [String] { Surroundings.current.languages }

  /// How dates and numbers are written: by the first language, in the person's region where it names none itself.
  package static var locale: Locale {
    var parts = Locale.Components(identifier: preferred[0])
    guard parts.region == nil, let region else { return Locale(identifier: preferred[0]) }
    parts.region = Locale.Region(region)
    return Locale(components: parts)
  }

  /// Where the person is, by the first language that says so, as an ISO 3166-1 code such as `KR`; `nil` where none does.
  package static var region: String? { preferred.lazy.compactMap { Locale(identifier: $0).region?.identifier }.first }

  /// Where lines begin in the first of the languages.
  package static var isRightToLeft: Bool { locale.language.characterDirection == .rightToLeft }
}

// MARK: - From the environment

extension PersonLanguages {
  /// Returns the languages that the variables of a POSIX session ask for, as gettext reads them: `LANGUAGE` is a list that
  /// goes before the locale of messages, but counts for nothing where that locale is "C".
  ///
  /// `variable`: returns the value of a variable; `nil` where it is unset or empty.
  package static func tags(ofEnvironment variable: (String) -> String?) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first ?? "C"
    guard let own = tag(ofLocale: locale) else { return [] }
    let list = (variable("LANGUAGE") ?? "").split(separator: ":").compactMap { tag(ofLocale: String($0)) }
    var result: [String] = []
    for tag in list + [own] where !result.contains(tag) { result.append(tag) }
    return result
  }

  /// Makes "ko-KR" of "ko_KR.UTF-8@modifier"; `nil` for "C", "POSIX" and what names no language.
  private static func tag(ofLocale name: String) -> String? {
    let parts = name.prefix { $0 != "." && $0 != "@" }.split(whereSeparator: { $0 == "_" || $0 == "-" })
    guard let language = parts.first, (2...3).contains(language.count),
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
    else { return nil }
    return parts.joined(separator: "-")
  }
}
