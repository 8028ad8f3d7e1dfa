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
  /// The direction of paragraphs that say none themselves, whatever their letters; `nil` for that of the first letter.
  var baseDirection: UIUserInterfaceLayoutDirection?
  var defaultFont = UIFont.systemFont(ofSize: 17)
  /// What font sizes are multiplied by.
  var fontScale: CGFloat = 1
  /// Whether characters show as dots.
  var isSecure = false
}

/// The paragraphs of an edited text as they are set, from top to bottom.
///
/// A paragraph is set once, when somebody asks where something is, and kept for as long as it stays the same. Places are
/// in points from the top left corner.
@MainActor
final class TextStack {
  var setting = TextSetting() {
    didSet {
      guard setting != oldValue else { return }
      (pieces, set, isSettled) = ([], [], false)
    }
  }

  /// The character of a secret that shows all the same, in UTF-16 units of the text; `nil` for none.
  var shown: NSRange? {
    didSet {
      guard shown != oldValue else { return }
      (pieces, set, isSettled) = ([], [], false)
    }
  }

  private(set) var text = EditedText()
  /// Whether what is set is the text.
  private var isSettled = false
  /// The paragraphs that are set.
  private var pieces: [TextParagraphPiece] = []
  private var set: [TextLayout] = []
  /// The top of each paragraph, and the bottom of the last.
  private var tops: [CGFloat] = [0]
  private var width: CGFloat = 0

  /// Takes another text; only what is new in it costs time.
  func set(_ text: EditedText) {
    self.text = text
    isSettled = false
  }

  /// How each paragraph is set.
  var layouts: [TextLayout] {
    settle()
    return set
  }

  private func settle() {
    guard !isSettled else { return }
    isSettled = true
    let new = text.paragraphs
    let shared = min(pieces.count, new.count)
    var before = 0
    while before < shared, pieces[before] === new[before] { before += 1 }
    var after = 0
    while after < shared - before, pieces[pieces.count - 1 - after] === new[new.count - 1 - after] { after += 1 }
    set.replaceSubrange(
      before..<set.count - after,
      with: (before..<new.count - after).map { layout(of: new[$0], showing: shownRange(inParagraph: $0)) })
    pieces = new
    tops.removeLast(tops.count - 1 - before)
    tops.reserveCapacity(set.count + 1)
    for layout in set[before...] { tops.append(tops[tops.count - 1] + layout.usedSize.height) }
    width = set.reduce(0) { max($0, $1.usedSize.width) }
  }

  /// The character that shows all the same, in UTF-16 units of a paragraph; `nil` where it is in none or another one.
  private func shownRange(inParagraph index: Int) -> NSRange? {
    guard let shown else { return nil }
    let start = text.start(ofParagraph: index)
    return shown.location < start ? nil : NSRange(location: shown.location - start, length: shown.length)
  }

  private func layout(of piece: TextParagraphPiece, showing shown: NSRange?) -> TextLayout {
    var options = TextLayout.Options(width: setting.width)
    options.alignment = setting.alignment == .natural ? nil : setting.alignment
    options.direction = setting.direction
    options.baseDirection = setting.baseDirection
    options.defaultFont = setting.defaultFont
    options.fontScale = setting.fontScale
    let content = piece.text.attributedSubstring(from: NSRange(location: 0, length: piece.contentLength))
    return TextLayout(setting.isSecure ? content.hidden(besides: shown) : content, options: options)
  }

  /// What all paragraphs take up.
  var size: CGSize {
    settle()
    return CGSize(width: width, height: tops[tops.count - 1])
  }

  func top(ofParagraph index: Int) -> CGFloat {
    settle()
    return tops[index]
  }

  /// Returns the index of the paragraph at a height; above and below the text, of the first and the last.
  func paragraphIndex(at y: CGFloat) -> Int {
    settle()
    var (low, high) = (0, set.count)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] <= y { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }
}

extension NSAttributedString {
  /// Returns the text with a dot for each character but one, and as many UTF-16 units.
  fileprivate func hidden(besides shown: NSRange?) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    var dots = ""
    var place = 0
    for character in string {
      let range = NSRange(location: place, length: character.utf16.count)
      let dot = "\u{2022}" + String(repeating: "\u{2060}", count: range.length - 1)
      dots += range == shown ? String(character) : dot
      place = range.upperBound
    }
    result.replaceCharacters(in: NSRange(location: 0, length: length), with: dots)
    return result
  }
}
