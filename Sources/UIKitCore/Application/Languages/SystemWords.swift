// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What UIKit says of its own accord, in one language.
package struct SystemWords: Sendable {
  // On buttons and rows.
  let done: String
  let cancel: String
  let edit: String
  let save: String
  let back: String
  package let delete: String
  let loading: String

  // Units of a length of time.
  let hour: String
  let hours: String
  let minutes: String

  // For those who hear the screen: buttons that show a symbol alone.
  let add: String
  let compose: String
  let reply: String
  let share: String
  let organize: String
  let bookmarks: String
  let search: String
  let refresh: String
  let stop: String
  let close: String
  let camera: String
  let insert: String
  let reorder: String
  let moreInfo: String

  // Keys of the keyboard, and the button that empties a field.
  package let space: String
  package let shift: String
  package let returnKey: String
  package let nextKeyboard: String
  package let hideKeyboard: String
  let showKeyboard: String
  package let emoji: String
  let clearText: String

  // What can be done with text.
  let cut: String
  let copy: String
  let paste: String
  let select: String
  let selectAll: String

  // What controls are and do.
  let progress: String
  let inProgress: String
  let progressHalted: String
  /// Which page of how many.
  let page: @Sendable (Int, Int) -> String
  /// Which one of how many.
  let position: @Sendable (Int, Int) -> String

  // What screen readers offer to do.
  package let activate: String
  package let increment: String
  package let decrement: String
  package let nextPage: String
  package let previousPage: String
  package let dismiss: String
}

// MARK: - Choosing

extension SystemWords {
  private static let languages = ["en": english, "ko": korean]

  /// The words in the first of the person's languages that there are words in; English without one.
  package static var current: SystemWords {
    PersonLanguages.preferred.lazy.compactMap(words).first ?? english
  }

  /// Returns the words in the language of a locale; those of the person where there are none in it.
  static func of(_ locale: Locale) -> SystemWords { words(locale.identifier) ?? current }

  private static func words(_ tag: String) -> SystemWords? {
    languages[tag.prefix { $0 != "-" && $0 != "_" }.lowercased()]
  }
}
