// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct UILabelTests {
  private func makeLabel(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func `a label is as large as its text`() {
    let label = makeLabel("Hello")
    let size = label.intrinsicContentSize
    #expect(size.width > 30 && size.width < 60)
    // Up to the next pixel of whatever screen the tests before have left.
    let scale = UIScreen.main.scale
    #expect(size.height == (label.font.lineHeight * scale).rounded(.up) / scale)
    #expect(makeLabel("").intrinsicContentSize == .zero)
    #expect(makeLabel("Hello, hello").intrinsicContentSize.width > size.width)
    #expect(label.sizeThatFits(CGSize(width: 10, height: 10)) == size)
  }

  @Test func `lines are broken at the width that there is, up to the number of lines`() {
    let label = makeLabel("one two three four five six seven", lines: 0)
    let line = label.sizeThatFits(.zero).height
    let all = label.sizeThatFits(CGSize(width: 60, height: 0))
    #expect(all.width <= 60 && all.height >= line * 3)
    label.numberOfLines = 2
    // Up to the pixel that one line is rounded to.
    let two = label.sizeThatFits(CGSize(width: 60, height: 0)).height
    #expect(abs(two - line * 2) <= 1)
    label.preferredMaxLayoutWidth = 60
    #expect(label.intrinsicContentSize.height == two)
    let bounds = CGRect(x: 0, y: 0, width: 60, height: 100)
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).height == line)
  }

  @Test func `attributes at the start of a text become the label's, and the label's those of all text`() {
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "c", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    label.attributedText = text
    #expect(label.font.pointSize == 30)
    #expect(label.textColor == .red)
    #expect(label.text == "abc")
    let size = label.intrinsicContentSize
    label.font = UIFont.systemFont(ofSize: 60)
    #expect(label.intrinsicContentSize.width > size.width * 1.9)
    label.text = "d"
    #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
  }

  @Test func `text that does not fit shrinks no further than it may`() {
    let stage = Stage()
    let label = makeLabel("A fairly long text")
    window(stage, label, CGRect(x: 10, y: 10, width: 80, height: 20))
    let cut = stage.ink(in: CGRect(x: 10, y: 10, width: 80, height: 20))
    label.adjustsFontSizeToFitWidth = true
    let small = stage.ink(in: CGRect(x: 10, y: 10, width: 80, height: 20))
    #expect(small != cut)
    label.minimumScaleFactor = 1
    #expect(stage.ink(in: CGRect(x: 10, y: 10, width: 80, height: 20)) == cut)
  }

  private func window(_ stage: Stage, _ label: UILabel, _ frame: CGRect) {
    label.frame = frame
    stage.window.addSubview(label)
  }

  @Test func `natural alignment is the side where the user interface begins`() {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let stage = Stage(direction: direction)
      let label = makeLabel("Hi")
      window(stage, label, CGRect(x: 0, y: 0, width: 200, height: 40))
      let left = stage.ink(in: CGRect(x: 0, y: 0, width: 100, height: 40))
      let right = stage.ink(in: CGRect(x: 100, y: 0, width: 100, height: 40))
      #expect(direction == .leftToRight ? left > 0 && right == 0 : right > 0 && left == 0)
    }
  }

  @Test func `a text style's font follows the size that people prefer`() {
    let stage = Stage()
    let label = makeLabel("Hello")
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    stage.show(label)
    let small = label.intrinsicContentSize
    stage.screen.contentSizeCategory = .accessibilityLarge
    #expect(label.font.pointSize == 33)
    #expect(label.intrinsicContentSize.height > small.height * 1.8)
  }

  @Test func `colours follow light and dark`() {
    let stage = Stage()
    let label = makeLabel("Hello")
    stage.show(label)
    let area = CGRect(x: 95, y: 95, width: 60, height: 30)
    #expect(stage.ink(in: area) > 50)
    stage.screen.userInterfaceStyle = .dark
    #expect(stage.color(96, 96) == [0, 0, 0])
    #expect(stage.ink(in: area) > 50)
  }

  @Test func `a screen reader hears the text`() {
    let label = makeLabel("Hello")
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Hello")
    #expect(label.accessibilityTraits == .staticText)
  }
}

@MainActor @Suite(.serialized) struct ControlLayoutTests {
  @Test func `a label of several lines is as high as its width asks for`() {
    let stage = Stage()
    let label = UILabel()
    label.text = "one two three four five six seven"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      label.topAnchor.constraint(equalTo: stage.window.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 80),
    ])
    stage.platform.advanceFrame()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 80, height: 0)).height)
    #expect(label.frame.height > 50)
    label.text = "one"
    stage.platform.advanceFrame()
    #expect(label.frame.height < 25)
  }

  @Test func `texts of different sizes and buttons stand on one line`() {
    let stage = Stage()
    let large = UILabel()
    large.text = "Large"
    large.font = .systemFont(ofSize: 40)
    let small = UILabel()
    small.text = "small"
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Button"
    let button = UIButton(configuration: configuration)
    for view in [large, small, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      large.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      large.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 20),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor, constant: 8),
      button.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      button.leadingAnchor.constraint(equalTo: small.trailingAnchor, constant: 8),
    ])
    stage.platform.settle()
    let line = 20 + large.font.ascender
    #expect(abs(small.frame.minY + small.font.ascender - line) <= 1.5)
    #expect(abs(button.frame.minY + 7 + UIFont.preferredFont(forTextStyle: .body).ascender - line) <= 1.5)
    #expect(button.frame.height > 33 && button.frame.height < 37)
  }
}
