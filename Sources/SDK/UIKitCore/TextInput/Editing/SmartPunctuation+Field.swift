// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextModel

extension SmartPunctuation {
  /// What a field wants; by default something where sentences are written.
  @MainActor
  init?(_ field: any UITextInputTraits) {
    let isProse = field.takesSentences
    let quotes = field.smartQuotesType == .yes || field.smartQuotesType == .default && isProse
    let dashes = field.smartDashesType == .yes || field.smartDashesType == .default && isProse
    guard quotes || dashes else { return nil }
    self.init(quotes: quotes, dashes: dashes, language: PersonLanguages.preferred.first ?? "en")
  }
}
