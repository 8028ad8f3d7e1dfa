// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation
internal import Graphics

/// What the lines of one paragraph have in common.
struct TextParagraph {
  /// UTF-16 offset.
  let start: Int
  let style: NSParagraphStyle
  let isRightToLeft: Bool
  let alignment: NSTextAlignment
  private let options: TextLayout.Options

  init(_ text: StyledText, start: Int, options: TextLayout.Options) {
    self.start = start
    self.options = options
    style = text.style(at: start).paragraph
    alignment = options.alignment ?? style.alignment
    isRightToLeft =
      switch style.baseWritingDirection {
      case .leftToRight: false
      case .rightToLeft: true
      case .natural:
        options.baseDirection.map { $0 == .rightToLeft } ?? text.isRightToLeft(paragraphAt: start)
          ?? (options.direction == .rightToLeft)
      }
  }

  /// Returns a width that lines are really broken at.
  static func limited(_ width: CGFloat?) -> CGFloat? { width.flatMap { $0 < 1_000_000 ? max($0, 0) : nil } }
}

// MARK: - Widths

extension TextParagraph {
  private var width: CGFloat? { Self.limited(options.width) }

  func leadingInset(isFirst: Bool) -> CGFloat {
    let inset = isFirst ? style.firstLineHeadIndent : style.headIndent
    return inset.isFinite ? inset : 0
  }

  var trailingInset: CGFloat {
    guard let width, style.tailIndent.isFinite else { return 0 }
    return style.tailIndent > 0 ? width - style.tailIndent : -style.tailIndent
  }

  /// The width of a line; `nil` where there is no limit.
  func lineWidth(isFirst: Bool) -> CGFloat? {
    width.map { max(0, $0 - leadingInset(isFirst: isFirst) - trailingInset) }
  }

  /// Whether lines are broken, and then whether at any character.
  var wrapping: Wrapping? {
    guard width != nil else { return nil }
    switch options.lineBreakMode ?? style.lineBreakMode {
    case .byWordWrapping: return .words
    case .byCharWrapping: return .characters
    // Modes for the whole text only count in its last line.
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      return options.lineBreakMode == nil ? nil : .words
    }
  }

  enum Wrapping { case words, characters }

  /// What is done to a line that is not broken and too wide.
  func truncation(_ mode: NSLineBreakMode, isFirst: Bool) -> TextPiece.Fitting {
    guard let width = lineWidth(isFirst: isFirst) else { return .none }
    switch mode {
    case .byTruncatingHead: return .ellipsis(PANGO_ELLIPSIZE_START, width: width)
    case .byTruncatingTail: return .ellipsis(PANGO_ELLIPSIZE_END, width: width)
    case .byTruncatingMiddle: return .ellipsis(PANGO_ELLIPSIZE_MIDDLE, width: width)
    case .byWordWrapping, .byCharWrapping, .byClipping: return .none
    }
  }

  func lineHeight(natural: CGFloat) -> CGFloat {
    var height = natural
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    return style.maximumLineHeight > 0 ? min(height, style.maximumLineHeight) : height
  }
}

// MARK: - Direction

extension StyledText {
  /// Looking further for a letter would make texts without any slow.
  private static let longestLookAhead = 4_096

  /// Whether the first letter of a paragraph is written from right to left; `nil` when it has none.
  func isRightToLeft(paragraphAt start: Int) -> Bool? {
    let units = units[start...].prefix(Self.longestLookAhead).prefix { $0 != 0x0A && $0 != 0x0D && $0 != 0x2029 }
    var isolates = 0
    for scalar in String(decoding: units, as: UTF16.self).unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(isolates - 1, 0)
      default:
        if isolates == 0, let isRightToLeft = TextScripts.isRightToLeft(scalar) { return isRightToLeft }
      }
    }
    return nil
  }

  func paragraphStart(of offset: Int) -> Int {
    var start = min(offset, units.count)
    while start > 0, units[start - 1] != 0x0A, units[start - 1] != 0x0D, units[start - 1] != 0x2029 { start -= 1 }
    return start
  }
}
