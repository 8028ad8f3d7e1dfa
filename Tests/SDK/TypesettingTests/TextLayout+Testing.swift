// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import Typesetting

extension TextLayout {
  static let font = UIFont.systemFont(ofSize: 17)

  static func width(of text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }

  /// Lays text out in the font of these tests, in the width that another text needs.
  static func of(
    _ text: String, width: String? = nil, points: CGFloat? = nil, lineLimit: Int = 0, mode: NSLineBreakMode? = nil,
    style: NSParagraphStyle = .default
  ) -> TextLayout {
    var options = Options(width: points ?? width.map { self.width(of: $0) + 1 }, lineLimit: lineLimit)
    options.lineBreakMode = mode
    options.defaultFont = font
    return TextLayout(
      NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style]), options: options)
  }

  var lineTexts: [String] {
    lines.map { line in
      String(decoding: text.units[line.range.location..<line.range.location + line.range.length], as: UTF16.self)
    }
  }
}
