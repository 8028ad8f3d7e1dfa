// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Typesetting
import Graphics

/// Values of attributes in Foundation's attributed strings, which compares them in ways of its own.
@MainActor @Suite struct TextAttributeTests {
  private let whole = NSRange(location: 0, length: 6)
  private let middle = NSRange(location: 2, length: 2)

  @Test func `attributes can be replaced by others and by equal ones`() {
    let text = NSMutableAttributedString(
      string: "abcdef", attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red])
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 17), range: middle)
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: middle)
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: middle)
    text.addAttribute(.paragraphStyle, value: NSMutableParagraphStyle(), range: whole)
    text.addAttribute(.paragraphStyle, value: NSParagraphStyle.default, range: middle)
    var range = NSRange()
    let font = text.attribute(.font, at: 2, longestEffectiveRange: &range, in: whole) as? UIFont
    #expect(font == .boldSystemFont(ofSize: 17))
    #expect(range == middle)
    var ranges: [NSRange] = []
    text.enumerateAttribute(.foregroundColor, in: whole, options: []) { _, range, _ in ranges.append(range) }
    #expect(ranges == [NSRange(location: 0, length: 2), middle, NSRange(location: 4, length: 2)])
  }

  @Test func `equal attributes make equal strings`() {
    func make(_ color: UIColor) -> NSAttributedString {
      NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: color])
    }
    #expect(make(.red).isEqual(to: make(UIColor(red: 1, green: 0, blue: 0, alpha: 1))))
    #expect(!make(.red).isEqual(to: make(.blue)))
  }

  @Test func `a copied paragraph style no longer follows the one that it came from`() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    style.alignment = .center
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 4
    #expect(copy.lineSpacing == 3)
    #expect(copy != style)
    let other = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    other.lineSpacing = 4
    #expect(other == style)
    other.setParagraphStyle(.default)
    #expect(other == NSParagraphStyle.default)
    #expect(other.alignment == .natural && other.baseWritingDirection == .natural)
  }
}
