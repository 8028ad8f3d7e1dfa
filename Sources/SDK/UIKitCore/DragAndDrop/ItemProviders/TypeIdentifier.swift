// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The kinds of data that are kinds of others, as far as apps here exchange them.
enum TypeIdentifier {
  /// What each is a kind of. Source: Apple's list of system-declared uniform type identifiers.
  private static let kinds: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"],
    "public.plain-text": ["public.text"],
    "public.html": ["public.text"],
    "public.rtf": ["public.text"],
    "public.text": ["public.data", "public.content"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "public.image": ["public.data", "public.content"],
    "public.file-url": ["public.url"],
    "public.url": ["public.data"],
    "public.data": ["public.item"],
  ]

  /// Returns whether data of one type is of the kind of another; names by which the desktop calls the same count.
  static func conforms(_ type: String, to kind: String) -> Bool {
    if type == kind { return true }
    let type = PasteboardType.identifier(of: type)
    if type == PasteboardType.identifier(of: kind) { return true }
    return kinds[type]?.contains { conforms($0, to: kind) } ?? false
  }
}
