// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// What texts that are typed look like, as surroundings and settings change.
@MainActor @Suite(.serialized) struct TextStyleTests {
  private let page = FieldPage()
  private let app: TestApp

  init() { app = TestApp { [page] in page } }

  @Test("TF-5 fonts of text styles grow with the size that the person prefers, where the field follows that")
  func contentSize() {
    let usual = UIFont.preferredFont(forTextStyle: .body).pointSize
    for field in [page.first, page.second] { field.font = .preferredFont(forTextStyle: .body) }
    page.first.text = "follows"
    page.first.adjustsFontForContentSizeCategory = true
    app.settle()
    let height = page.first.intrinsicContentSize.height
    app.screen.contentSizeCategory = .accessibilityLarge
    app.settle()
    #expect(page.first.font?.pointSize ?? 0 > usual * 1.5 && page.first.intrinsicContentSize.height > height)
    #expect(page.second.font?.pointSize == usual)
    app.screen.contentSizeCategory = .large
    app.settle()
    #expect(page.first.font?.pointSize == usual && page.first.intrinsicContentSize.height == height)
  }

  @Test("TF-5 a text that is set with attributes says what the field looks like from then on") func attributedText() {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    let text = NSMutableAttributedString(
      string: "ab",
      attributes: [
        .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.systemRed, .paragraphStyle: paragraph,
      ])
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 1, length: 1))
    let view = UITextView()
    page.first.attributedText = text
    view.attributedText = text
    #expect(page.first.font?.pointSize == 20 && view.font?.pointSize == 20)
    #expect(page.first.textColor == .systemRed && view.textColor == .systemRed)
    #expect(page.first.textAlignment == .center && view.textAlignment == .center)
    let second = page.first.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
    #expect(second?.pointSize == 30)
    page.first.attributedText = nil
    #expect(page.first.font?.pointSize == 20)
  }

  @Test("TF-5 default attributes are those of all of the text, and of what is typed from then on")
  func defaultAttributes() throws {
    page.first.text = "ab"
    page.first.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 20), .kern: 4]
    try app.tap(.label("first"))
    try app.tap(.label("c"))
    let text = try #require(page.first.attributedText)
    for place in 0..<3 {
      let attributes = text.attributes(at: place, effectiveRange: nil)
      #expect(attributes[.kern] as? Int == 4 && (attributes[.font] as? UIFont)?.pointSize == 20)
    }
  }

  @Test func `the border of a field is seen in light and in dark surroundings`() {
    let light = page.first.layer.borderColor
    app.screen.userInterfaceStyle = .dark
    app.settle()
    let dark = page.first.layer.borderColor
    #expect(light != dark)
    #expect(dark == UIColor.separator.resolvedColor(with: page.first.traitCollection).cgColor)
  }

  @Test func `composed text is drawn as the app says`() throws {
    try app.tap(.label("first"))
    page.first.setMarkedText("mmmm", selectedRange: NSRange(location: 4, length: 0))
    app.settle()
    let plain = try #require(app.screen.pngData())
    page.first.markedTextStyle = [.backgroundColor: UIColor.systemYellow]
    app.settle()
    #expect(app.screen.pngData() != plain)
    page.first.markedTextStyle = nil
    app.settle()
    #expect(app.screen.pngData() == plain)
  }
}
