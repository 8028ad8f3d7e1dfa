// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Pieces of text with their attributes, one after the other; neighbours that look the same are one.
///
/// Foundation for Linux may end the process when a mutable attributed string compares the attributes of neighbours
/// (CFRunArrayInsert takes their dictionaries for ones of its own), so texts are put together here, and handed over in as
/// few pieces as they have styles.
struct AttributedParts {
  private var parts: [(text: String, length: Int, attributes: [NSAttributedString.Key: Any])] = []

  mutating func append(_ text: NSAttributedString) { append(text, in: NSRange(location: 0, length: text.length)) }

  mutating func append(_ text: NSAttributedString, in range: NSRange) {
    var place = range.location
    while place < range.upperBound {
      var run = NSRange()
      let attributes = text.attributes(at: place, effectiveRange: &run)
      let end = min(max(run.upperBound, place + 1), range.upperBound)
      let piece = text.attributedSubstring(from: NSRange(location: place, length: end - place)).string
      append(piece, length: end - place, attributes)
      place = end
    }
  }

  private mutating func append(_ text: String, length: Int, _ attributes: [NSAttributedString.Key: Any]) {
    if let last = parts.last, Self.areSame(last.attributes, attributes) {
      parts[parts.count - 1].text += text
      parts[parts.count - 1].length += length
    } else {
      parts.append((text, length, attributes))
    }
  }

  private static func areSame(_ a: [NSAttributedString.Key: Any], _ b: [NSAttributedString.Key: Any]) -> Bool {
    guard a.count == b.count else { return false }
    return a.allSatisfy { key, value in
      guard let other = b[key] else { return false }
      if let value = value as? NSObject, let other = other as? NSObject { return value.isEqual(other) }
      if let value = value as? AnyHashable, let other = other as? AnyHashable { return value == other }
      return false
    }
  }

  /// All of the pieces as one text.
  var text: NSAttributedString {
    guard let first = parts.first else { return NSAttributedString(string: "") }
    guard parts.count > 1 else { return NSAttributedString(string: first.text, attributes: first.attributes) }
    let result = NSMutableAttributedString(string: parts.reduce(into: "") { $0 += $1.text })
    var place = 0
    for part in parts {
      result.setAttributes(part.attributes, range: NSRange(location: place, length: part.length))
      place += part.length
    }
    return result
  }
}
