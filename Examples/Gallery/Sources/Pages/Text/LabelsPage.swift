// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Labels: wrapping, cutting, aligning, attributes and scripts.
final class LabelsPage: PageController {
  private static let long = "The quick brown fox jumps over the lazy dog while the sun goes down behind the hills."

  override func build() {
    addGroup("Wrapping", [UILabel.make(Self.long, style: .body).row()])
    addGroup(
      "Cutting",
      [
        cut(.byTruncatingTail), cut(.byTruncatingMiddle), cut(.byTruncatingHead), cut(.byClipping),
        cut(.byTruncatingTail, lines: 2), shrinking(),
      ].map { $0.row() })
    addGroup("Alignment", [aligned(.left), aligned(.center), aligned(.right)].map { $0.row() })
    addGroup("Attributes", [attributed().row(), lists().row()])
    addGroup(
      "Scripts",
      [
        "다람쥐 헌 쳇바퀴에 타고파. 안녕하세요, 반갑습니다!", "مرحبًا بالعالم، هذا نص من اليمين إلى اليسار.",
        "שלום עולם, זה טקסט מימין לשמאל.",
        "吾輩は猫である。名前はまだ無い。", "Mixed: 서울의 봄 and العالم in one line.", "Ελληνικά, Кириллица, Việt Nam, 1½ €",
      ].map { UILabel.make($0, style: .body).row() })
  }

  private func cut(_ mode: NSLineBreakMode, lines: Int = 1) -> UILabel {
    let label = UILabel.make(Self.long, style: .body)
    label.numberOfLines = lines
    label.lineBreakMode = mode
    label.accessibilityIdentifier = "cut"
    return label
  }

  private func shrinking() -> UILabel {
    let label = UILabel.make("This line becomes smaller rather than lose its end.", style: .body)
    label.numberOfLines = 1
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    return label
  }

  private func aligned(_ alignment: NSTextAlignment) -> UILabel {
    let label = UILabel.make("Two lines of text that stand\non the same side", style: .body)
    label.textAlignment = alignment
    return label
  }

  private func attributed() -> UILabel {
    let text = NSMutableAttributedString(string: "")
    func add(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
      text.append(NSAttributedString(string: string, attributes: attributes))
    }
    let size = UIFont.preferredFont(forTextStyle: .body).pointSize
    add("Bold", [.font: UIFont.boldSystemFont(ofSize: size)])
    add(", ", [:])
    add("italic", [.font: UIFont.italicSystemFont(ofSize: size)])
    add(", ", [:])
    add("colored", [.foregroundColor: UIColor.systemPink])
    add(", ", [:])
    add("underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue])
    add(", ", [:])
    add("struck", [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
    add(", ", [:])
    add("marked", [.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.4)])
    add(", ", [:])
    add("spaced", [.kern: 4])
    add(" and ", [:])
    add("large", [.font: UIFont.systemFont(ofSize: size * 1.6, weight: .light)])
    add(".", [:])
    let label = UILabel.make("", style: .body)
    label.attributedText = text
    return label
  }

  private func lists() -> UILabel {
    let style = NSMutableParagraphStyle()
    style.headIndent = 18
    style.paragraphSpacing = 6
    let label = UILabel.make("", style: .body)
    label.attributedText = NSAttributedString(
      string: "1. Paragraphs have indents of their own, and so lines after the first stand in.\n"
        + "2. There is room between them.", attributes: [.paragraphStyle: style])
    return label
  }
}
