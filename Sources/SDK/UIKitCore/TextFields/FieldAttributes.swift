// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a field's text looks like where it does not say so itself.
@MainActor
struct FieldAttributes {
  static let defaultFont = UIFont.systemFont(ofSize: 17)

  var font = FieldAttributes.defaultFont
  var color = UIColor.label
  /// Attributes other than the font and the colour.
  private var others: [NSAttributedString.Key: Any] = [:]

  var defaults: [NSAttributedString.Key: Any] {
    others.merging([.font: font, .foregroundColor: color]) { $1 }
  }

  mutating func take(_ new: [NSAttributedString.Key: Any]) {
    font = new[.font] as? UIFont ?? Self.defaultFont
    color = new[.foregroundColor] as? UIColor ?? .label
    others = new
  }

  /// Returns a text in which all has a font and a colour.
  func completed(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(string: text.string, attributes: defaults)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      result.addAttributes(attributes, range: range)
    }
    return result
  }
}

extension NSAttributedString {
  /// The alignment of its first line; `nil` where it says none.
  var alignmentAtStart: NSTextAlignment? {
    guard length > 0 else { return nil }
    return (attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.alignment
  }
}
