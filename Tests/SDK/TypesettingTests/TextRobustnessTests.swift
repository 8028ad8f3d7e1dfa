// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Typesetting
import Graphics

/// Any text can be set, shown and edited.
@MainActor @Suite struct TextRobustnessTests {
  /// Characters of scripts, and what makes trouble.
  private nonisolated static let alphabets: [String: [Unicode.Scalar]] = [
    "Latin": Array("abc xyz.,-éß".unicodeScalars), "Cyrillic": Array("абв эюя. ё".unicodeScalars),
    "Greek": Array("αβγ ώϊ".unicodeScalars), "Hangul": Array("가나다 한국어ㄱㅏ".unicodeScalars),
    "Japanese": Array("漢字かなカナ、。ー".unicodeScalars), "Arabic": Array("مرحبا بكلا ١٢َّ".unicodeScalars),
    "Hebrew": Array("שלום עִברי".unicodeScalars), "Devanagari": Array("देवनागरी क्ष ि".unicodeScalars),
    "Thai": Array("ภาษาไทยก็ำ ".unicodeScalars), "Tamil": Array("தமிழ் கௌ ".unicodeScalars),
    "Bengali": Array("বাংলা ক্ষ".unicodeScalars), "Khmer": Array("ភាសាខ្មែរ ".unicodeScalars),
    "Emoji": Array("😀👩\u{200D}👧🇰🇷👍🏽❤\u{FE0F} 1\u{20E3}".unicodeScalars),
    "Mixed": Array("aش한\t漢1ש देไ😀 -".unicodeScalars),
    "Odd": Array(
      "\u{0}\u{1}\u{8}\n\r\u{B}\u{C}\u{85}\u{2028}\u{2029}\u{200B}\u{200D}\u{202E}\u{2066}\u{2069}\u{FEFF}\u{FFFC}\u{FFFD}\u{FFFF}\u{AD}\u{301}\u{E0041}\u{10FFFF}a "
        .unicodeScalars),
  ]

  private static func text(_ alphabet: [Unicode.Scalar], length: Int, using random: inout SeededGenerator) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<length { text.append(alphabet[Int.random(in: alphabet.indices, using: &random)]) }
    return String(text)
  }

  @Test(arguments: alphabets.keys.sorted())
  func `lines cover the text and places are found again`(name: String) throws {
    var random = SeededGenerator(seed: 7)
    let alphabet = try #require(Self.alphabets[name])
    for round in 0..<25 {
      let text = Self.text(alphabet, length: .random(in: 0...60, using: &random), using: &random)
      let style = NSMutableParagraphStyle()
      style.lineBreakMode = round % 3 == 0 ? .byCharWrapping : .byWordWrapping
      style.alignment = NSTextAlignment(rawValue: round % 5) ?? .natural
      let layout = TextLayout.of(text, points: [nil, 0, 40, 160][round % 4], style: style)
      check(layout, text)
    }
  }

  private func check(_ layout: TextLayout, _ text: String) {
    var end = 0
    for line in layout.lines {
      #expect(line.range.location == end, "\(text.debugDescription)")
      end += line.range.length
      #expect(line.frame.width.isFinite && line.frame.height > 0)
    }
    #expect(end == text.utf16.count)
    var offset = 0
    while true {
      let caret = layout.caretRect(at: offset)
      #expect(caret.minX.isFinite && caret.minY.isFinite)
      let found = layout.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY))
      let line = layout.lines[layout.lineIndex(at: found)]
      #expect(
        line.range.location == layout.lineRange(at: .init(offset)).location, "\(offset) in \(text.debugDescription)")
      // At a change of direction, one place on the screen is two in the text.
      if !Self.hasDirections(line) {
        let place = layout.caretRect(at: found).minX
        #expect(abs(place - caret.minX) < 0.05, "\(offset) \(found.offset) in \(text.debugDescription)")
      }
      guard offset < layout.length else { break }
      let next = layout.offset(after: offset)
      #expect(next > offset && layout.offset(before: next) == offset, "\(offset) in \(text.debugDescription)")
      offset = next
    }
    for start in stride(from: 0, to: layout.length, by: 7) {
      for rect in layout.selectionRects(for: NSRange(location: start, length: 5)) {
        #expect(rect.rect.width >= 0 && rect.rect.minX.isFinite)
      }
      _ = layout.wordRange(at: start)
      for right in [true, false] {
        #expect((0...layout.length).contains(layout.positionVisually(from: .init(start), right: right).offset))
      }
    }
  }

  private static func hasDirections(_ line: TextLayout.Line) -> Bool {
    let bytes = line.piece.bytes
    return bytes.contains { line.piece.isRightToLeft(at: $0) != line.isRightToLeft }
  }

  @Test func `random attributes at random places can be drawn`() throws {
    var random = SeededGenerator(seed: 11)
    let mixed = Self.alphabets.values.flatMap { $0 }.sorted()
    for round in 0..<40 {
      let text = NSMutableAttributedString(string: Self.text(mixed, length: 80, using: &random))
      for _ in 0..<12 {
        let start = Int.random(in: 0..<text.length, using: &random)
        let range = NSRange(location: start, length: .random(in: 0...(text.length - start), using: &random))
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = NSLineBreakMode(rawValue: .random(in: 0...5, using: &random)) ?? .byClipping
        style.headIndent = .random(in: -500...500, using: &random)
        style.tailIndent = .random(in: -500...500, using: &random)
        let values: [(NSAttributedString.Key, Any)] = [
          (.font, UIFont.systemFont(ofSize: .random(in: 0...60, using: &random))),
          (.kern, Double.random(in: -9...9, using: &random)),
          (.underlineStyle, Int.random(in: -1...0xFFFF, using: &random)), (.strikethroughStyle, 9),
          (.baselineOffset, CGFloat.infinity), (.paragraphStyle, style), (.link, "x"), (.backgroundColor, UIColor.red),
          (.font, "no font"), (.kern, "no number"), (.foregroundColor, UIColor.blue),
        ]
        let (key, value) = values[.random(in: values.indices, using: &random)]
        text.addAttributes([key: value], range: range)
      }
      var options = TextLayout.Options(width: [nil, 30, 200][round % 3], lineLimit: round % 4)
      options.lineBreakMode = NSLineBreakMode(rawValue: round % 8)
      let layout = TextLayout(text, options: options)
      let image = CGImage.drawn(size: CGSize(width: 200, height: 100), scale: 1) { context in
        layout.draw(at: CGPoint(x: 3, y: 3), in: context)
      }
      #expect(try #require(image).pixels.contains { $0 != 0 } || layout.usedSize.width == 0)
    }
  }

  @Test(arguments: [1.0, 17, 5_000, CGFloat.infinity])
  func `sizes and lengths without sense do no harm`(size: CGFloat) {
    let text = NSAttributedString(
      string: String(repeating: "m", count: 3_000), attributes: [.font: UIFont.systemFont(ofSize: size)])
    for width in [nil, 0, -1, CGFloat.nan, 100, .infinity] as [CGFloat?] {
      let layout = TextLayout(text, options: .init(width: width, lineLimit: 3))
      #expect(layout.lines.allSatisfy { $0.frame.width >= 0 && $0.frame.width.isFinite })
    }
  }

  @Test func `long texts are set in lines, in one paragraph or many`() {
    let word = "lorem ipsum 한국어 "
    let one = TextLayout.of(String(repeating: word, count: 10_000), points: 300)
    #expect(one.lines.count > 3_000)
    #expect(one.lines.map(\.range.length).reduce(0, +) == one.length)
    #expect(one.lines.dropLast().allSatisfy { $0.frame.width > 200 })
    let many = TextLayout.of(String(repeating: "lorem\n", count: 3_000), points: 300)
    #expect(many.lines.count == 3_001)
    let label = TextLayout.of(
      String(repeating: "m", count: 1_000_000), points: 300, lineLimit: 1, mode: .byTruncatingTail)
    #expect(label.lines.count == 1 && label.usedSize.width <= 300)
  }
}
