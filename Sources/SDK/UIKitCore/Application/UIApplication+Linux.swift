// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
  /// The person's languages as BCP 47 tags, such as `["ko-KR", "en-US"]`, the most wanted first; never empty.
  ///
  /// This is not on iOS, where Foundation knows them: on Linux `Locale.current` and `Locale.preferredLanguages` say English
  /// whatever the session's language is. UIKit's own words are in the first of these languages that it has words in, which
  /// are English and Korean; a `UIDatePicker` and the formatters of fields go by the first where they have no locale of
  /// their own. On a desktop they are those of the environment: `LANGUAGE`, then `LC_ALL`, `LC_MESSAGES` or `LANG`. They
  /// stay the same while the app runs.
  public var preferredLanguages: [String] { PersonLanguages.preferred }
}
