// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import UIKit

  /// The language that the person wants most, as a BCP 47 tag.
  @MainActor var personLanguage: String { UIApplication.shared.preferredLanguages.first ?? "en" }
#endif
