// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How the paragraphs of an edited text are set.
struct TextSetting: Equatable {
  /// The width that lines are broken at; `nil` for one line.
  var width: CGFloat?
  /// For paragraphs that say nothing themselves.
  var alignment = NSTextAlignment.natural
  /// The direction of paragraphs without any letter.
  var direction = UIUserInterfaceLayoutDirection.leftToRight
  var defaultFont = UIFont.systemFont(ofSize: 17)
  /// What font sizes are multiplied by.
  var fontScale: CGFloat = 1
  /// Whether characters show as dots.
  var isSecure = false
}

/// The paragraphs of an edited text as they are set, from top to bottom.
///
/// A paragraph is set once and kept for as long as it stays the same. Places are in points from the top left corner.
@MainActor
final class TextStack {
  private struct Entry {
    let piece: TextParagraphPiece
    let layout: TextLayout
  }

  var setting = TextSetting() {
    didSet { if setting != oldValue { kept = [:] } }
  }

  private var kept: [ObjectIdentifier: Entry] = [:]
  private(set) var text = EditedText()
  private(set) var layouts: [TextLayout] = []
  /// The top of each paragraph, and the bottom of the last.
  private var tops: [CGFloat] = [0]

  /// Sets a text; only what is new in it costs time.
  func set(_ text: EditedText) {
    var new: [ObjectIdentifier: Entry] = [:]
    new.reserveCapacity(text.paragraphs.count)
    layouts = text.paragraphs.map { piece in
      let id = ObjectIdentifier(piece)
      let entry = kept[id] ?? Entry(piece: piece, layout: layout(of: piece))
      new[id] = entry
      return entry.layout
    }
    kept = new
    self.text = text
    tops = [0]
    for layout in layouts { tops.append(tops[tops.count - 1] + layout.usedSize.height) }
  }

  private func layout(of piece: TextParagraphPiece) -> TextLayout {
    var options = TextLayout.Options(width: setting.width)
    options.alignment = setting.alignment == .natural ? nil : setting.alignment
    options.direction = setting.direction
    options.defaultFont = setting.defaultFont
    options.fontScale = setting.fontScale
    let content = piece.text.attributedSubstring(from: NSRange(location: 0, length: piece.contentLength))
    return TextLayout(setting.isSecure ? content.hidden : content, options: options)
  }

  /// What all paragraphs take up.
  var size: CGSize {
    CGSize(width: layouts.reduce(0) { max($0, $1.usedSize.width) }, height: tops[tops.count - 1])
  }

  func top(ofParagraph index: Int) -> CGFloat { tops[index] }

  /// Returns the index of the paragraph at a height; above and below the text, of the first and the last.
  func paragraphIndex(at y: CGFloat) -> Int {
    var (low, high) = (0, layouts.count)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] <= y { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }
}

extension NSAttributedString {
  /// The text with a dot for each character, and as many UTF-16 units.
  fileprivate var hidden: NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    var dots = ""
    for character in string {
      dots += "\u{2022}" + String(repeating: "\u{2060}", count: character.utf16.count - 1)
    }
    result.replaceCharacters(in: NSRange(location: 0, length: length), with: dots)
    return result
  }
}
