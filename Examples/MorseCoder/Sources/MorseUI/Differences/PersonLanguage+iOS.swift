// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(ObjectiveC)
  import Foundation

  /// The language that the person wants most, as a BCP 47 tag.
  @MainActor var personLanguage: String { Locale.preferredLanguages.first ?? "en" }
#endif
