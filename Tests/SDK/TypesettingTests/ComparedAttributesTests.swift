// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Typesetting
import Graphics

/// Attributes of strings that Foundation compares.
@MainActor @Suite struct ComparedAttributesTests {
  private func attributes(_ size: CGFloat, _ alpha: CGFloat, _ spacing: CGFloat) -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = spacing
    return [
      .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor(white: 0.5, alpha: alpha),
      .paragraphStyle: style,
    ]
  }

  /// Foundation for Linux ended the process in about one of a thousand comparisons.
  @Test func `pieces of text that look the same become one, however often`() {
    for round in 0..<4000 {
      let differs = round % 4
      let second = attributes(differs == 1 ? 11 : 10, differs == 2 ? 0.4 : 0.5, differs == 3 ? 2 : 1)
      let text = NSMutableAttributedString(string: "one", attributes: attributes(10, 0.5, 1))
      text.append(NSAttributedString(string: "two", attributes: second))
      text.addAttribute(.font, value: UIFont.systemFont(ofSize: 10), range: NSRange(location: 0, length: 2))
      var first = NSRange()
      _ = text.attributes(at: 0, effectiveRange: &first)
      #expect(first.length == (differs == 0 ? 6 : 3))
    }
  }

  @Test func `fonts, colours and paragraph styles are objects, and equal where they look the same`() {
    let objects: [NSObject] = [UIFont.systemFont(ofSize: 10), UIColor.red, NSParagraphStyle.default]
    let others: [NSObject] = [
      UIFont.systemFont(ofSize: 10), UIColor(red: 1, green: 0, blue: 0, alpha: 1), NSParagraphStyle(),
    ]
    #expect(objects == others && objects.map(\.hash) == others.map(\.hash))
  }
}
