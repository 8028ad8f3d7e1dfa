// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Breaks a text into lines from top to bottom, as far as its limits allow.
struct TextLayoutBuilder {
  let text: StyledText
  let options: TextLayout.Options
  private(set) var lines: [TextLayout.Line] = []
  private(set) var isTruncated = false
  /// Longer stretches are set in pieces, which keeps Pango's time linear and its 32-bit coordinates from overflowing.
  /// Where lines have no limit, one that is longer than this ends here.
  private let pieceLimit: Int
  private var bottom: CGFloat = 0
  private var gap: CGFloat = 0

  init(text: StyledText, options: TextLayout.Options) {
    self.text = text
    self.options = options
    let size = text.runs.map { max($0.style.font.pointSize * options.fontScale, abs($0.style.kern ?? 0)) }.max() ?? 1
    pieceLimit = min(16_384, max(64, Int(1_000_000 / min(max(size, 1), 4_096))))
  }

  mutating func build() {
    var start = 0
    var paragraph = TextParagraph(text, start: 0, options: options)
    var startsParagraph = true
    while true {
      let stretch = text.stretch(from: start, startsParagraph: startsParagraph)
      if startsParagraph, start > 0 {
        paragraph = TextParagraph(text, start: start, options: options)
        gap += paragraph.style.paragraphSpacingBefore
      }
      guard add(stretch, of: paragraph), stretch.end > stretch.content.upperBound else { return }
      if stretch.endsParagraph { gap += paragraph.style.paragraphSpacing }
      start = stretch.end
      startsParagraph = stretch.endsParagraph
    }
  }
}

// MARK: - Lines

extension TextLayoutBuilder {
  /// Adds the lines of a stretch; returns whether there may be room for others.
  private mutating func add(_ stretch: TextStretch, of paragraph: TextParagraph) -> Bool {
    var start = stretch.content.lowerBound
    repeat {
      let end = pieceEnd(from: start, in: stretch.content)
      let isFirst = start == stretch.content.lowerBound && stretch.startsParagraph
      guard let wrapping = paragraph.wrapping else {
        let fitting = paragraph.truncation(paragraph.style.lineBreakMode, isFirst: isFirst)
        let whole = piece(start..<end, paragraph: paragraph, fitting: fitting)
        guard add(whole, range: start..<end, isFirst: isFirst, stretch: stretch, paragraph: paragraph) else {
          return false
        }
        start = end
        continue
      }
      let whole = piece(start..<end, paragraph: paragraph)
      let breaker = TextLineBreaker(whole, of: text, range: start..<end, breaksWords: wrapping == .characters)
      var ranges = breaker.lines { paragraph.lineWidth(isFirst: isFirst && $0) ?? .infinity }
        .map { $0.lowerBound + start..<$0.upperBound + start }
      if ranges.isEmpty { ranges = [start..<end] }
      // What is in the last line depends on what follows in the next piece.
      if end < stretch.content.upperBound, ranges.count > 1 { ranges.removeLast() }
      for range in ranges {
        let isFirst = isFirst && range.lowerBound == start
        let isWrapped = range.upperBound < stretch.content.upperBound
        let line =
          isWrapped || range != start..<end
          ? piece(range, paragraph: paragraph, isWrapped: isWrapped, isFirst: isFirst) : whole
        guard add(line, range: range, isFirst: isFirst, stretch: stretch, paragraph: paragraph) else { return false }
      }
      start = ranges.last?.upperBound ?? end
    } while start < stretch.content.upperBound
    return true
  }

  private func piece(
    _ range: Range<Int>, paragraph: TextParagraph, fitting: TextPiece.Fitting = .none, suffix: String = ""
  ) -> TextPiece {
    TextPiece(
      text, range: range, suffix: suffix, fitting: fitting, isRightToLeft: paragraph.isRightToLeft,
      fontScale: options.fontScale)
  }

  private func piece(_ range: Range<Int>, paragraph: TextParagraph, isWrapped: Bool, isFirst: Bool) -> TextPiece {
    func make(_ fitting: TextPiece.Fitting) -> TextPiece {
      TextPiece(
        text, range: range, isWrapped: isWrapped, fitting: fitting, isRightToLeft: paragraph.isRightToLeft,
        fontScale: options.fontScale)
    }
    let natural = make(.none)
    guard isWrapped, paragraph.alignment == .justified, let width = paragraph.lineWidth(isFirst: isFirst),
      natural.width < width
    else { return natural }
    return make(.justified(width: width))
  }

  private func pieceEnd(from start: Int, in content: Range<Int>) -> Int {
    guard content.upperBound - start > pieceLimit else { return content.upperBound }
    var end = start + pieceLimit
    if let space = text.units[(end - 32)..<end].lastIndex(of: 0x20) { end = space + 1 }
    return UTF16.isTrailSurrogate(text.units[end]) ? end - 1 : end
  }

  private mutating func add(
    _ piece: TextPiece, range content: Range<Int>, isFirst: Bool, stretch: TextStretch, paragraph: TextParagraph
  ) -> Bool {
    let endsStretch = content.upperBound >= stretch.content.upperBound
    let range = content.lowerBound..<(endsStretch ? stretch.end : content.upperBound)
    let line = makeLine(
      piece, range: range, content: content, isFirst: isFirst, paragraph: paragraph)
    if let height = options.height, !lines.isEmpty, line.frame.maxY > height + 0.001 {
      isTruncated = true
      if options.truncatesLastLine, let last = lines.popLast() {
        bottom = last.frame.minY
        gap = 0
        let paragraph = TextParagraph(text, start: text.paragraphStart(of: last.range.location), options: options)
        addLastLine(from: last.range.location, mode: .byTruncatingTail, paragraph: paragraph)
      }
      return false
    }
    let isLastAllowed = options.lineLimit > 0 && lines.count + 1 >= options.lineLimit
    if isLastAllowed, !(endsStretch && text.isBlank(from: stretch.content.upperBound)) {
      isTruncated = true
      let mode =
        options.truncatesLastLine ? .byTruncatingTail : options.lineBreakMode ?? paragraph.style.lineBreakMode
      if mode == .byWordWrapping || mode == .byCharWrapping {
        append(line, paragraph: paragraph)
      } else {
        addLastLine(from: range.lowerBound, mode: mode, paragraph: paragraph)
      }
      return false
    }
    append(line, paragraph: paragraph)
    return !isLastAllowed
  }

  /// Adds one line for all the rest of the text.
  private mutating func addLastLine(from start: Int, mode: NSLineBreakMode, paragraph: TextParagraph) {
    let stretch = text.stretch(from: start, startsParagraph: false)
    let isFirst = start == paragraph.start
    var range = start..<stretch.content.upperBound
    var suffix = ""
    switch mode {
    case .byTruncatingHead: range = max(start, text.units.count - pieceLimit)..<text.units.count
    case .byTruncatingMiddle: range = start..<min(text.units.count, start + pieceLimit)
    default:
      range = start..<min(stretch.content.upperBound, start + pieceLimit)
      // The rest of the paragraph may fit: the ellipsis stands for those that follow.
      if mode != .byClipping, !text.isBlank(from: range.upperBound) { suffix = "\u{2026}" }
    }
    let piece = piece(
      range, paragraph: paragraph, fitting: paragraph.truncation(mode, isFirst: isFirst), suffix: suffix)
    append(
      makeLine(
        piece, range: start..<max(stretch.end, range.upperBound), content: start..<range.upperBound,
        isFirst: isFirst, paragraph: paragraph), paragraph: paragraph)
  }

  private mutating func append(_ line: TextLayout.Line, paragraph: TextParagraph) {
    lines.append(line)
    if line.piece.isEllipsized { isTruncated = true }
    bottom = line.frame.maxY
    gap = paragraph.style.lineSpacing
    if options.usesFontLeading { gap += line.piece.leading }
  }

  private func makeLine(
    _ piece: TextPiece, range: Range<Int>, content: Range<Int>, isFirst: Bool, paragraph: TextParagraph
  ) -> TextLayout.Line {
    let extent = piece.extent
    let height = paragraph.lineHeight(natural: extent.ascent + extent.descent)
    let top = lines.isEmpty ? 0 : bottom + gap
    var line = TextLayout.Line(
      range: NSRange(location: range.lowerBound, length: range.count), contentLength: content.count,
      frame: CGRect(x: 0, y: top, width: piece.width, height: height),
      baseline: top + height - extent.descent, ascent: extent.ascent, descent: extent.descent,
      isRightToLeft: paragraph.isRightToLeft, piece: piece)
    let (leading, trailing) = (paragraph.leadingInset(isFirst: isFirst), paragraph.trailingInset)
    line.leftInset = paragraph.isRightToLeft ? trailing : leading
    line.rightInset = paragraph.isRightToLeft ? leading : trailing
    line.alignment = paragraph.alignment
    line.isWrapped = range.upperBound == content.upperBound && range.upperBound < text.units.count
    line.endsWithSpace =
      line.isWrapped && text.units[..<range.upperBound].last.map(HangingSpaces.contains) == true
    return line
  }
}

// MARK: - Alignment

extension TextLayoutBuilder {
  /// Moves the lines to where they are aligned to; returns the size that they take up.
  func place(_ lines: inout [TextLayout.Line]) -> CGSize {
    let width = lines.map { $0.frame.width + ($0.isRightToLeft ? $0.rightInset : $0.leftInset) }.max() ?? 0
    let container = TextParagraph.limited(options.width) ?? width
    for index in lines.indices {
      let line = lines[index]
      let room = container - line.leftInset - line.rightInset - line.frame.width
      let shift: CGFloat =
        switch line.alignment {
        case .left: 0
        case .right: room
        case .center: room / 2
        case .natural, .justified: line.isRightToLeft ? room : 0
        }
      lines[index].frame.origin.x = line.leftInset + shift
    }
    return CGSize(width: width, height: lines.last?.frame.maxY ?? 0)
  }
}
