// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Typesetting
import Graphics

@MainActor @Suite struct TextLayoutTests {
  @Test func `text without a limit has one line for each paragraph`() {
    let layout = TextLayout.of("one two three\nfour\r\n\u{2029}five\u{2028}six\r")
    #expect(layout.lineTexts == ["one two three\n", "four\r\n", "\u{2029}", "five\u{2028}", "six\r", ""])
    let font = TextLayout.font
    #expect(abs(layout.usedSize.height - 6 * font.lineHeight) < 0.01)
    #expect(layout.lines.map(\.range.location) == [0, 14, 20, 21, 26, 30])
  }

  @Test func `an empty text has one empty line of the default font`() {
    let layout = TextLayout.of("")
    #expect(layout.lineTexts == [""])
    #expect(layout.usedSize.width == 0)
    #expect(abs(layout.usedSize.height - TextLayout.font.lineHeight) < 0.01)
  }

  @Test func `lines wrap between words and long words between characters`() {
    #expect(TextLayout.of("aaa bbb ccc", width: "aaa bbb").lineTexts == ["aaa bbb ", "ccc"])
    let layout = TextLayout.of("a mmmmmmmm b", width: "mmmm")
    #expect(layout.lineTexts.joined() == "a mmmmmmmm b")
    #expect(layout.lineTexts.contains("mmmm"))
    #expect(layout.lines.allSatisfy { $0.frame.width <= TextLayout.width(of: "mmmm") + 0.01 })
    #expect(TextLayout.of("mm\u{AD}mm", width: "mm-").lines[0].frame.width > TextLayout.width(of: "mm") + 3)
  }

  @Test func `character wrapping fills lines`() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byCharWrapping
    #expect(TextLayout.of("mm mmmm", width: "mm mm", style: style).lineTexts == ["mm mm", "mm"])
  }

  @Test func `Korean wraps at spaces unless a word is too long`() {
    #expect(
      TextLayout.of("안녕하세요 여러분 반갑습니다", width: "안녕하세요 여러").lineTexts == ["안녕하세요 ", "여러분 ", "반갑습니다"])
    #expect(TextLayout.of("2024년에 한국어를", width: "2024년에 한국").lineTexts == ["2024년에 ", "한국어를"])
    let long = TextLayout.of("가나다라마바사아자차카타파하", width: "가나다라마")
    #expect(long.lineTexts == ["가나다라마", "바사아자차", "카타파하"])
    #expect(TextLayout.of("漢字漢字漢字", width: "漢字漢").lineTexts == ["漢字漢", "字漢字"])
  }

  @Test func `text fits into the width that was measured for it`() {
    for text in ["Hello world", "다람쥐 헌 쳇바퀴에 타고파", "مرحبا بالعالم", "AVAVAV To. fi", "a b c d"] {
      for size in [9.0, 11.3, 17, 40.7] {
        let font = UIFont.systemFont(ofSize: size)
        let string = NSAttributedString(string: text, attributes: [.font: font])
        let width = TextLayout(string).usedSize.width
        #expect(TextLayout(string, options: .init(width: width)).lines.count == 1)
        #expect(TextLayout(string, options: .init(width: width - 1)).lines.count > 1)
      }
    }
  }

  @Test func `paragraph styles give room`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 5
    style.paragraphSpacing = 7
    style.paragraphSpacingBefore = 2
    style.firstLineHeadIndent = 20
    style.headIndent = 10
    style.tailIndent = -30
    let layout = TextLayout.of("aaa aaa aaa\nb", points: 20 + 30 + TextLayout.width(of: "aaa aaa"), style: style)
    let height = TextLayout.font.lineHeight
    #expect(layout.lineTexts == ["aaa aaa ", "aaa\n", "b"])
    #expect(layout.lines.map(\.frame.minX) == [20, 10, 20])
    let tops = [0, height + 5, 2 * height + 5 + 5 + 7 + 2]
    for (line, top) in zip(layout.lines, tops) { #expect(abs(line.frame.minY - top) < 0.01) }
    #expect(abs(layout.usedSize.height - tops[2] - height) < 0.01)
  }

  @Test func `hanging first lines and absolute tails work`() {
    let style = NSMutableParagraphStyle()
    style.headIndent = 30
    style.tailIndent = 100
    let layout = TextLayout.of("aaa aaa aaa aaa aaa aaa aaa aaa", points: 400, style: style)
    #expect(layout.lines.map(\.frame.minX).prefix(2) == [0, 30])
    #expect(layout.lines.allSatisfy { $0.frame.maxX <= 100.01 })
    #expect(layout.lines[0].frame.width > 70)
  }

  @Test func `line heights are multiplied and kept in limits above the text`() {
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 2
    let natural = TextLayout.of("a\nb").lines[0]
    let double = TextLayout.of("a\nb", style: style).lines[0]
    #expect(abs(double.frame.height - 2 * natural.frame.height) < 0.01)
    #expect(abs(double.baseline - natural.baseline - natural.frame.height) < 0.01)
    style.maximumLineHeight = 15
    #expect(TextLayout.of("a\nb", style: style).usedSize.height == 30)
    style.maximumLineHeight = 0
    style.minimumLineHeight = 90
    #expect(TextLayout.of("a\nb", style: style).usedSize.height == 180)
  }

  @Test func `fonts of a line share a baseline, and fallback fonts leave Latin's height alone`() {
    let mixed = NSMutableAttributedString(string: "small ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    mixed.append(NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
    let layout = TextLayout(mixed)
    #expect(abs(layout.lines[0].frame.height - UIFont.systemFont(ofSize: 40).lineHeight) < 0.01)
    for text in ["한국어", "漢字", "Ж", "😀"] {
      #expect(TextLayout.of(text).usedSize.height == TextLayout.of("a").usedSize.height)
    }
  }

  @Test func `kerning adds room and a raised text makes its line taller`() {
    let plain = NSAttributedString(string: "abcd", attributes: [.font: TextLayout.font])
    let spaced = NSAttributedString(string: "abcd", attributes: [.font: TextLayout.font, .kern: 5])
    #expect(abs(TextLayout(spaced).usedSize.width - TextLayout(plain).usedSize.width - 20) < 5.1)
    let raised = NSAttributedString(string: "abcd", attributes: [.font: TextLayout.font, .baselineOffset: 5.0])
    #expect(abs(TextLayout(raised).lines[0].baseline - TextLayout(plain).lines[0].baseline - 5) < 0.01)
  }

  // MARK: - Limits

  @Test func `a line limit wraps, and truncates the last line`() {
    let text = "one two three four five six"
    func lines(_ mode: NSLineBreakMode, limit: Int) -> TextLayout {
      TextLayout.of(text, width: "one two thr", lineLimit: limit, mode: mode)
    }
    #expect(lines(.byTruncatingTail, limit: 0).lineTexts == ["one two ", "three four ", "five six"])
    #expect(!lines(.byTruncatingTail, limit: 0).isTruncated)
    for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
      let layout = lines(mode, limit: 2)
      #expect(layout.lineTexts.first == "one two ")
      #expect(layout.lines.count == 2 && layout.isTruncated)
      #expect(layout.lines[1].piece.isEllipsized)
      #expect(layout.usedSize.width <= TextLayout.width(of: "one two thr") + 1.01)
    }
    let wrapped = lines(.byWordWrapping, limit: 2)
    #expect(wrapped.lineTexts == ["one two ", "three four "] && wrapped.isTruncated)
    let clipped = lines(.byClipping, limit: 1)
    #expect(clipped.lines.count == 1 && clipped.isTruncated)
    #expect(abs(clipped.lines[0].frame.width - TextLayout.width(of: text)) < 0.01)
  }

  @Test func `an ellipsis stands for paragraphs that have no room`() {
    let two = TextLayout.of("Hello\nWorld", points: 500, lineLimit: 1, mode: .byTruncatingTail)
    #expect(abs(two.usedSize.width - TextLayout.width(of: "Hello…")) < 0.01)
    #expect(two.isTruncated)
    let blank = TextLayout.of("Hello\n\n", points: 500, lineLimit: 1, mode: .byTruncatingTail)
    #expect(abs(blank.usedSize.width - TextLayout.width(of: "Hello")) < 0.01)
    #expect(!blank.isTruncated)
  }

  @Test func `lines below the height are left out but the first stays`() {
    var options = TextLayout.Options()
    options.height = TextLayout.font.lineHeight * 2.5
    let text = NSAttributedString(string: "a\nb\nc", attributes: [.font: TextLayout.font])
    #expect(TextLayout(text, options: options).lineTexts == ["a\n", "b\n"])
    options.height = 1
    #expect(TextLayout(text, options: options).lineTexts == ["a\n"])
    options.height = TextLayout.font.lineHeight * 2
    options.width = 500
    options.truncatesLastLine = true
    let truncated = TextLayout(text, options: options)
    #expect(truncated.lines.count == 2 && truncated.isTruncated)
    #expect(abs(truncated.lines[1].frame.width - TextLayout.width(of: "b…")) < 0.01)
  }

  // MARK: - Alignment

  @Test func `lines are aligned, naturally by the direction of the paragraph`() {
    func left(_ text: String, _ alignment: NSTextAlignment, _ direction: NSWritingDirection = .natural) -> CGFloat {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      style.baseWritingDirection = direction
      let layout = TextLayout.of(text, points: 300, style: style)
      let line = layout.lines[0]
      let room = 300 - line.frame.width
      return room > 0 ? line.frame.minX / room : -1
    }
    #expect(left("abc", .left) == 0)
    #expect(left("abc", .center) == 0.5)
    #expect(left("abc", .right) == 1)
    #expect(left("abc", .natural) == 0)
    #expect(left("abc", .natural, .rightToLeft) == 1)
    #expect(left("שלום", .natural) == 1)
    #expect(left("שלום", .left) == 0)
    #expect(left("123 שלום abc", .natural) == 1)
    #expect(left("\u{2066}abc\u{2069} שלום", .natural) == 1)
    #expect(left("שלום", .natural, .leftToRight) == 0)
    #expect(left("abc", .justified) == 0)
  }

  @Test func `text without letters takes the direction that it is given`() {
    var options = TextLayout.Options(width: 300)
    options.direction = .rightToLeft
    #expect(TextLayout(NSAttributedString(string: "123"), options: options).lines[0].isRightToLeft)
    #expect(!TextLayout(NSAttributedString(string: "abc"), options: options).lines[0].isRightToLeft)
  }

  @Test func `justified lines are as wide as the layout, save for the last`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .justified
    let layout = TextLayout.of("aaa bbb ccc ddd eee fff ggg", points: 110, style: style)
    #expect(layout.lines.count > 2)
    #expect(layout.lines.dropLast().allSatisfy { abs($0.frame.width - 110) < 0.1 })
    #expect(layout.lines.last.map { $0.frame.width < 100 } == true)
  }

  @Test func `an ellipsis takes no more room than it needs, wherever it is`() {
    for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
      let style = NSMutableParagraphStyle()
      style.lineBreakMode = mode
      var widths: Set<CGFloat> = []
      for width in stride(from: 150.0, to: 160, by: 1) {
        let text = NSAttributedString(
          string: "The quick brown fox jumps over the lazy dog", attributes: [.paragraphStyle: style])
        let layout = TextLayout(text, options: .init(width: width, lineLimit: 1))
        #expect(layout.isTruncated)
        #expect(layout.lines[0].frame.width <= width + 0.1)
        widths.insert(layout.lines[0].frame.width)
      }
      // The room that is left over is not filled: several widths show the same.
      #expect(widths.count < 6, "\(mode)")
    }
  }
}
