// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation

/// Text without line ends, as Pango sets it in one line.
///
/// Pango never breaks lines here: its own way of doing so ends the program at some texts ("process_line: assertion
/// failed", in version 1.50.12).
final class TextPiece {
  /// What is done to a line that does not have the width that it should have.
  enum Fitting: Equatable {
    case none
    case ellipsis(PangoEllipsizeMode, width: CGFloat)
    /// Wider spaces.
    case justified(width: CGFloat)
  }

  /// A stretch of one style, in bytes of the piece.
  struct Run {
    var bytes: Range<Int>
    var style: TextStyle
  }

  /// The UTF-16 offset of the piece's first unit in the layout's text.
  let start: Int
  let map: TextMap
  let runs: [Run]
  let isRightToLeft: Bool
  let fontScale: CGFloat
  let layout: OpaquePointer?
  /// Owned by the layout.
  let line: UnsafeMutablePointer<PangoLayoutLine>?
  /// Where carets stand and words begin and end.
  private(set) lazy var breaks = unhidden.map { TextBreaks($0) } ?? TextBreaks(layout, map: map)
  /// The text with its spaces, where some are not shown.
  private let unhidden: ArraySlice<UInt16>?

  /// - Parameters:
  ///   - suffix: Shown after the text; not part of it.
  ///   - isWrapped: Whether the text goes on in the next line: spaces at the end take no room, and soft hyphens are seen.
  init(
    _ text: StyledText, range: Range<Int>, suffix: String = "", isWrapped: Bool = false, fitting: Fitting = .none,
    isRightToLeft: Bool, fontScale: CGFloat
  ) {
    start = range.lowerBound
    var units = text.units[range] + Array(suffix.utf16)
    if isWrapped { HangingSpaces.hide(in: &units) }
    unhidden = isWrapped ? text.units[range] : nil
    let map = TextMap(units)
    self.map = map
    self.isRightToLeft = isRightToLeft
    self.fontScale = fontScale
    let first = text.runIndex(at: range.lowerBound)
    let last = text.runIndex(at: max(range.upperBound - 1, range.lowerBound))
    runs = (first...last).map { index in
      let start = index == first ? 0 : map.byte(at: text.runs[index].start - range.lowerBound)
      let end = index == last ? map.utf8.count : map.byte(at: text.runs[index + 1].start - range.lowerBound)
      return Run(bytes: start..<end, style: text.runs[index].style)
    }
    layout = Self.makeLayout(
      map.utf8, runs: runs, fitting: fitting, isRightToLeft: isRightToLeft, fontScale: fontScale)
    line = layout.flatMap { pango_layout_get_line_readonly($0, 0) }
  }

  deinit {
    if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) }
  }
}

// MARK: - Places

extension TextPiece {
  /// The bytes that are shown.
  var bytes: Range<Int> { 0..<map.utf8.count }

  /// Whether an ellipsis stands for some of the text.
  var isEllipsized: Bool { layout.map { pango_layout_is_ellipsized($0) != 0 } ?? false }

  /// In points.
  var width: CGFloat {
    guard let line else { return 0 }
    guard !isEllipsized else { return Self.widthOfGlyphs(line) }
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    return CGFloat(logical.width) / CGFloat(PANGO_SCALE)
  }

  /// Returns the index of the run that a byte is in.
  func runIndex(at byte: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].bytes.lowerBound <= byte { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// Where a caret goes when it moves by one place to the left or right, in bytes; `nil` beyond the piece's ends.
  func byteVisually(from byte: Int, right: Bool) -> Int? {
    guard let layout else { return nil }
    var (index, trailing): (Int32, Int32) = (0, 0)
    pango_layout_move_cursor_visually(layout, 1, Int32(clamping: byte), 0, right ? 1 : -1, &index, &trailing)
    guard index >= 0, index < Int32.max else { return nil }
    return map.byte(Int(index), advancedByScalars: Int(trailing))
  }
}
