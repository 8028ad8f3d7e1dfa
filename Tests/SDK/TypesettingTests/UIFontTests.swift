// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Typesetting
import Graphics

@MainActor @Suite struct UIFontTests {
  @Test(arguments: [9.0, 17, 34.5, 1_000])
  func `a line reaches from the ascender to the descender`(size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(font.pointSize == size)
    #expect(font.descender < 0)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-9)
    #expect(font.xHeight > 0.3 * size && font.xHeight < font.capHeight && font.capHeight < font.ascender)
    // That of iOS is 1.193 em high.
    #expect((1.1...1.45).contains(font.lineHeight / size))
  }

  @Test func `measures grow with the size`() {
    let (small, large) = (UIFont.systemFont(ofSize: 7), UIFont.systemFont(ofSize: 70))
    #expect(abs(small.lineHeight * 10 - large.lineHeight) < 1e-9)
    #expect(abs(small.capHeight * 10 - large.capHeight) < 1e-9)
  }

  @Test func `fonts of the same face and size are equal, as attributes too`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(font.hash == UIFont.systemFont(ofSize: 17).hash)
    #expect(font != UIFont.systemFont(ofSize: 18))
    #expect(font != UIFont.boldSystemFont(ofSize: 17))
    #expect(font.isEqual(font.copy()))
    #expect(!font.isEqual("font"))
  }

  @Test func `a size that is not positive stands for the default`() {
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 12)
    #expect(UIFont.systemFont(ofSize: -.infinity).pointSize == 12)
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == 12)
  }

  @Test func `fonts are found by the names that they report, and others are not`() throws {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(try #require(UIFont(name: font.familyName, size: 13)).familyName == font.familyName)
    let bold = UIFont.systemFont(ofSize: 20, weight: .bold)
    #expect(try #require(UIFont(name: bold.fontName, size: 13)).fontName == bold.fontName)
    #expect(UIFont(name: "No Such Typeface", size: 13) == nil)
    #expect(UIFont(name: "", size: 13) == nil)
  }

  @Test func `heavier fonts are wider and monospaced ones have equal widths`() {
    func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
    #expect(width("minimum", .systemFont(ofSize: 20, weight: .bold)) > width("minimum", .systemFont(ofSize: 20)))
    let mono = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    #expect(abs(width("iiii", mono) - width("MMMM", mono)) < 0.01)
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    #expect(abs(width("1111", digits) - width("0000", digits)) < 0.01)
  }

  @Test func `traits of descriptors come back as fonts`() throws {
    let font = UIFont.systemFont(ofSize: 15)
    let both = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    let made = UIFont(descriptor: both, size: 0)
    #expect(made.pointSize == 15)
    #expect(made != font)
    let plain = try #require(made.fontDescriptor.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 15) == font)
    let mono = try #require(font.fontDescriptor.withSymbolicTraits(.traitMonoSpace))
    #expect(UIFont(descriptor: mono, size: 9) == .monospacedSystemFont(ofSize: 9, weight: .regular))
  }

  @Test func `text styles follow the content size`() {
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: usual).pointSize == 17)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 53)
    #expect(UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: traits).pointSize == 40)
    UITraitCollection(preferredContentSizeCategory: .extraSmall).performAsCurrent {
      #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 31)
      #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34)).pointSize == 28)
    }
    #expect(UIFontMetrics(forTextStyle: .title1).scaledValue(for: 10, compatibleWith: usual) == 10)
    let limited = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 30, compatibleWith: traits)
    #expect(limited.pointSize == 30)
    #expect(UIFont.preferredFont(forTextStyle: .headline, compatibleWith: usual) == .boldSystemFont(ofSize: 17))
  }

  @Test(.enabled(if: UIFont(name: "Inter Display", size: 17) != nil))
  func `letters of large text stand closer`() {
    func width(_ size: CGFloat) -> CGFloat {
      "Settings".size(withAttributes: [.font: UIFont.systemFont(ofSize: size, weight: .bold)]).width / size
    }
    #expect(width(34) < width(17) * 0.98)
    #expect(abs(width(34) - width(20)) < 0.05)
  }
}
