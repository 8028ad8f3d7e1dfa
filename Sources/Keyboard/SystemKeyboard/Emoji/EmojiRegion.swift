// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What the regions of emoji are called among the regions of a plane.
enum EmojiRegion {
  static let prefix = "emoji-"
  static let field = prefix + "field"
  static let page = prefix + "page"
  static let categories = prefix + "categories"
  static let results = prefix + "results"
}

/// What the keys of the plane of emoji are called; the emoji themselves are called like what they type.
package enum EmojiKeyID {
  /// The field in which emoji are searched.
  package static let search = "emoji-search"
  /// The key that ends the search.
  package static let endSearch = "emoji-search-end"
  /// The section of the emoji that were used last.
  package static let recents = "recents"
  /// Before an emoji that was used last, or that was found, in its key's id.
  static let recent = "recent-", found = "found-"
}
