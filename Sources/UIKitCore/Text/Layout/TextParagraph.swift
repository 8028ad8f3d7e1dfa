// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation

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
      case .natural: text.isRightToLeft(paragraphAt: start) ?? (options.direction == .rightToLeft)
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

  /// How much further in the first line starts than the others.
  var extraIndent: CGFloat { leadingInset(isFirst: true) - leadingInset(isFirst: false) }

  /// How the lines of a piece are broken; the first one is the paragraph's first or not.
  func breaking(isFirst: Bool) -> TextPiece.Breaking {
    let narrower = isFirst && extraIndent < 0
    guard let width = lineWidth(isFirst: narrower) else { return .never }
    switch options.lineBreakMode ?? style.lineBreakMode {
    case .byWordWrapping: return .words(width: width)
    case .byCharWrapping: return .characters(width: width)
    case .byClipping: return options.lineBreakMode == nil ? .never : .words(width: width)
    case .byTruncatingHead: return truncating(PANGO_ELLIPSIZE_START, isFirst: isFirst, width: width)
    case .byTruncatingTail: return truncating(PANGO_ELLIPSIZE_END, isFirst: isFirst, width: width)
    case .byTruncatingMiddle: return truncating(PANGO_ELLIPSIZE_MIDDLE, isFirst: isFirst, width: width)
    }
  }

  private func truncating(_ mode: PangoEllipsizeMode, isFirst: Bool, width: CGFloat) -> TextPiece.Breaking {
    options.lineBreakMode == nil ? .ellipsis(mode, width: width) : .words(width: width)
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
