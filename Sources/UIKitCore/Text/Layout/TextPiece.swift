// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation

/// Text without line ends, as Pango sets it.
final class TextPiece {
  /// How lines are broken.
  enum Breaking: Equatable {
    case never
    case words(width: CGFloat)
    case characters(width: CGFloat)
    /// One line, with an ellipsis where it is too wide.
    case ellipsis(PangoEllipsizeMode, width: CGFloat)

    var width: CGFloat? {
      switch self {
      case .never: nil
      case .words(let width), .characters(let width), .ellipsis(_, let width): width
      }
    }
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
  private let layout: OpaquePointer?
  private var knownBreaks: TextBreaks?

  /// - Parameters:
  ///   - suffix: Shown after the text; not part of it.
  ///   - indent: How much further in the first line starts than the others, in points; may be negative.
  init(
    _ text: StyledText, range: Range<Int>, suffix: String = "", breaking: Breaking, indent: CGFloat = 0,
    isJustified: Bool = false, isRightToLeft: Bool, fontScale: CGFloat
  ) {
    start = range.lowerBound
    map = TextMap(text.units[range] + Array(suffix.utf16))
    self.isRightToLeft = isRightToLeft
    self.fontScale = fontScale
    var runs: [Run] = []
    var index = text.runIndex(at: range.lowerBound)
    repeat {
      let end = index + 1 < text.runs.count ? text.runs[index + 1].start : Int.max
      let first = runs.last?.bytes.upperBound ?? 0
      let isLast = end >= range.upperBound
      let last = isLast ? map.utf8.count : map.byte(at: end - range.lowerBound)
      runs.append(Run(bytes: first..<max(first, last), style: text.runs[index].style))
      index += 1
      if isLast { break }
    } while index < text.runs.count
    self.runs = runs
    layout = Self.makeLayout(
      map.utf8, runs: runs, breaking: breaking, indent: indent, isJustified: isJustified, isRightToLeft: isRightToLeft,
      fontScale: fontScale)
  }

  deinit {
    if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) }
  }
}

// MARK: - Lines

extension TextPiece {
  typealias LinePointer = UnsafeMutablePointer<PangoLayoutLine>

  var lineCount: Int { layout.map { Int(pango_layout_get_line_count($0)) } ?? 0 }

  /// Whether an ellipsis stands for some of the text.
  var isEllipsized: Bool { layout.map { pango_layout_is_ellipsized($0) != 0 } ?? false }

  func line(_ index: Int) -> LinePointer? {
    layout.flatMap { pango_layout_get_line_readonly($0, Int32(clamping: index)) }
  }

  /// Returns a line's UTF-16 offsets in the layout's text.
  func range(ofLine index: Int) -> Range<Int> {
    guard let line = line(index) else { return start..<start }
    let first = Int(line.pointee.start_index)
    return start + map.utf16(at: first)..<start + map.utf16(at: first + Int(line.pointee.length))
  }

  /// Whether no line of the piece follows this one.
  func isLast(_ index: Int) -> Bool { index + 1 >= lineCount }

  /// Returns the width of a line, in points.
  func width(ofLine index: Int) -> CGFloat {
    guard let line = line(index) else { return 0 }
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

  /// Which characters were cut or broken where.
  var breaks: TextBreaks {
    if let knownBreaks { return knownBreaks }
    let breaks = TextBreaks(layout, map: map)
    knownBreaks = breaks
    return breaks
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
