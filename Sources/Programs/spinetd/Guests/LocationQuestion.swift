// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Phrases

/// What the person is told when a keyboard asks where the device is, and has not been told yet whether it may know.
///
/// It is a message of the desktop, not a question on the keyboard, whose area is the keyboard's own: what can be answered
/// there could be imitated there.
struct LocationQuestion {
  let title: String
  let text: String

  /// - Parameters:
  ///   - name: The keyboard's, for people.
  ///   - reason: What its bundle says it wants the location for.
  ///   - language: A BCP 47 tag.
  init(name: String, identifier: String, reason: String, language: String) {
    let command = "spinet keyboard access \(identifier) location on"
    let words = PhraseLanguage(tag: language) ?? .english
    title = words(.locationWishTitle, name)
    text = words(.locationWishText, reason, command)
  }
}
