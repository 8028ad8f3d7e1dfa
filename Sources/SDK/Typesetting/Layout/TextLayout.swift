// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Graphics

/// An attributed string set in lines.
///
/// Lengths are in points and grow to the right and down from the layout's top left corner; offsets count UTF-16 units
/// of the string. The layout is the same at every scale. It belongs to the thread that makes it.
package final class TextLayout {
  /// How a text is set.
  package struct Options {
    /// The width that lines are broken at; `nil` is no limit.
    package var width: CGFloat?
    /// Leaves out lines below this height, but never the first; `nil` is no limit.
    package var height: CGFloat?
    /// The greatest number of lines; 0 is no limit.
    package var lineLimit = 0
    /// Counts for the text as a whole instead of what paragraphs say: modes that truncate or clip wrap between words, and
    /// only the last line that the limits allow is truncated or clipped.
    package var lineBreakMode: NSLineBreakMode?
    /// Counts instead of what paragraphs say.
    package var alignment: NSTextAlignment?
    /// The direction of paragraphs without any letter.
    package var direction = UIUserInterfaceLayoutDirection.leftToRight
    /// The direction of paragraphs that say none themselves, whatever their letters; `nil` for that of the first letter.
    package var baseDirection: UIUserInterfaceLayoutDirection?
    /// Whether the last line gets an ellipsis when the limits leave text out, whatever the line break mode.
    package var truncatesLastLine = false
    package var usesFontLeading = true
    /// The font of text that has none.
    package var defaultFont = UIFont.systemFont(ofSize: 12)
    /// What font sizes are multiplied by.
    package var fontScale: CGFloat = 1

    package init(width: CGFloat? = nil, lineLimit: Int = 0) {
      self.width = width
      self.lineLimit = lineLimit
    }
  }

  /// One line.
  package struct Line {
    /// The text of the line with the line end that follows.
    package let range: NSRange
    /// The number of UTF-16 units in the range that are no line end.
    package let contentLength: Int
    /// What the characters cover, from left to right, and the line's height.
    package internal(set) var frame: CGRect
    /// The baseline, from the top of the layout.
    package internal(set) var baseline: CGFloat
    /// How far the fonts reach above and below the baseline.
    package let ascent: CGFloat
    package let descent: CGFloat
    /// Whether the paragraph is written from right to left.
    package let isRightToLeft: Bool

    /// Whether the line ends for want of room, and its text goes on in the next one.
    package internal(set) var isWrapped = false

    /// Whether it is wrapped at a space.
    var endsWithSpace = false
    let piece: TextPiece
    /// Where the line may begin and end.
    var leftInset: CGFloat = 0
    var rightInset: CGFloat = 0
    var alignment: NSTextAlignment = .natural
  }

  package let options: Options
  let text: StyledText
  /// From top to bottom; at least one.
  package internal(set) var lines: [Line] = []
  /// What the lines take up: the width of the widest with its indents, and all their heights.
  package internal(set) var usedSize = CGSize.zero
  /// Whether text was left out for want of room.
  package internal(set) var isTruncated = false

  /// What letters of no style of their own paint.
  package private(set) lazy var inkFrame = lines.reduce(CGRect.null) { frame, line in
    frame.union(line.piece.inkExtents.offsetBy(dx: line.frame.minX, dy: line.baseline))
  }

  package init(_ attributedString: NSAttributedString, options: Options = Options()) {
    self.options = options
    text = StyledText(attributedString, defaultFont: options.defaultFont)
    var builder = TextLayoutBuilder(text: text, options: options)
    builder.build()
    lines = builder.lines
    isTruncated = builder.isTruncated
    usedSize = builder.place(&lines)
  }

  /// The length of the text.
  package var length: Int { text.units.count }
}
