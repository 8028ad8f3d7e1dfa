// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct UIButtonTests {
  @Test func `a tap tells up inside and then the primary action`() {
    let stage = Stage()
    let button = UIButton(type: .system)
    button.setTitle("Tap", for: .normal)
    stage.show(button)
    let diary = Diary(button)
    stage.tap(button)
    #expect(diary.read() == ["down", "up inside", "primary"])
  }

  @Test func `a primary action gives title and image and runs at a tap`() {
    let stage = Stage()
    var count = 0
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in count += 1 })
    stage.show(button)
    #expect(button.titleLabel?.text == "Go")
    stage.tap(button)
    #expect(count == 1)
  }

  @Test func `a finger that goes too far and leaves does nothing`() {
    let stage = Stage()
    let button = stage.show(UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in }))
    let diary = Diary(button)
    stage.down(110, 110)
    stage.move(110, 230)
    stage.up(110, 230)
    #expect(diary.read() == ["down", "outside", "exit", "up outside"])
  }

  @Test func `titles of states that were not set are those of the normal one`() {
    let button = UIButton(type: .custom)
    button.setTitle("On", for: .normal)
    button.setTitle("Off", for: .disabled)
    #expect(button.currentTitle == "On")
    button.isSelected = true
    #expect(button.currentTitle == "On")
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitle == "Off")
    #expect(button.title(for: .highlighted) == "On")
  }

  @Test func `sizes are iOS's`() {
    func height(_ size: UIButton.Configuration.Size) -> CGFloat {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Button"
      configuration.buttonSize = size
      return UIButton(configuration: configuration).intrinsicContentSize.height
    }
    let body = UIFont.preferredFont(forTextStyle: .body).lineHeight
    #expect(abs(height(.medium) - body - 14) <= 1)
    #expect(abs(height(.large) - body - 30) <= 1)
    #expect(height(.small) < height(.medium))
    let system = UIButton(type: .system)
    system.setTitle("Button", for: .normal)
    #expect(abs(system.intrinsicContentSize.height - 30) <= 1)
    system.setTitle("i", for: .normal)
    #expect(system.intrinsicContentSize.width == 30)
  }

  @Test func `an image is on the side that the configuration says, mirrored from right to left`() throws {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let stage = Stage(direction: direction)
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Star"
      configuration.image = UIImage(systemName: "star")
      configuration.imagePadding = 8
      let button = stage.show(UIButton(configuration: configuration))
      let isMirrored = direction == .rightToLeft
      let image = try #require(button.imageView).frame
      let title = try #require(button.titleLabel).frame
      #expect(isMirrored ? image.minX == title.maxX + 8 : image.maxX + 8 == title.minX)
      configuration.imagePlacement = .top
      button.configuration = configuration
      stage.show(button)
      #expect(try #require(button.imageView).frame.maxY + 8 <= #require(button.titleLabel).frame.minY + 0.5)
    }
  }

  @Test func `the handler changes the configuration with the state`() {
    let stage = Stage()
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "Selected" : "Not"
    }
    stage.show(button)
    #expect(button.titleLabel?.text == "Not")
    button.isSelected = true
    stage.platform.advanceFrame()
    #expect(button.titleLabel?.text == "Selected")
  }

  @Test func `a button may change its selection at each tap`() {
    let stage = Stage()
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Bold"
    var states: [Bool] = []
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { states.append(($0.sender as? UIButton)?.isSelected ?? false) })
    button.changesSelectionAsPrimaryAction = true
    stage.show(button)
    stage.tap(button)
    stage.tap(button)
    #expect(states == [true, false])
    #expect(button.accessibilityTraits.contains(.toggleButton))
  }

  @Test func `the background is dimmed under the finger and comes back`() {
    let stage = Stage()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Button"
    let button = stage.show(UIButton(configuration: configuration))
    let place = CGPoint(x: button.frame.minX + 6, y: button.frame.midY)
    let normal = stage.color(place.x, place.y)
    #expect(normal == [0, 122, 255])
    stage.down(place.x, place.y)
    let pressed = stage.color(place.x, place.y)
    #expect(pressed[0] > 40)
    stage.up(place.x, place.y)
    stage.platform.advance(by: 0.5)
    #expect(stage.color(place.x, place.y) == normal)
    button.isEnabled = false
    #expect(stage.color(place.x, place.y)[0] > 200)
  }

  @Test func `a title may have attributes, of which the transformer has the last word`() {
    var configuration = UIButton.Configuration.filled()
    var title = AttributedString("Big")
    title.font = UIFont.systemFont(ofSize: 30)
    configuration.attributedTitle = title
    #expect(configuration.title == "Big")
    let button = UIButton(configuration: configuration)
    #expect(button.titleLabel?.font.pointSize == 30)
    #expect(button.titleLabel?.textColor == .white)
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 12)
      return outgoing
    }
    button.configuration = configuration
    button.sizeToFit()
    #expect(button.titleLabel?.font.pointSize == 12)
  }

  private final class RedButton: UIButton {
    override init(frame: CGRect) {
      super.init(frame: frame)
      setTitleColor(.red, for: .normal)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `a subclass sets itself up once, however it is made`() {
    let button = RedButton(type: .system)
    #expect(button.buttonType == .system && button.currentTitleColor == .red)
    #expect(RedButton(configuration: .plain()).configuration != nil)
  }

  @Test func `a button has the title and the image of its action where it has no others`() {
    let image = UIImage(systemName: "plus")
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go", image: image) { _ in })
    #expect(button.title(for: .normal) == "Go")
    #expect(button.image(for: .highlighted) == image)
    button.setTitle("Stop", for: .normal)
    #expect(button.title(for: .selected) == "Stop")
  }

  @Test func `a screen reader hears title and traits`() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    #expect(button.isAccessibilityElement)
    #expect(button.accessibilityLabel == "Save")
    #expect(button.accessibilityTraits == .button)
    button.isSelected = true
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])
  }

  @Test func `a title has a shadow where a colour was set for it, with the offset of the label`() {
    let stage = Stage()
    let button = UIButton(type: .custom)
    button.setTitle("█ █", for: .normal)
    button.setTitleColor(.red, for: .normal)
    stage.show(button)
    let title = button.convert(button.titleLabel?.frame ?? .zero, to: nil)
    func gap() -> [Int] { stage.color(title.midX, title.midY) }
    #expect(gap() == [255, 255, 255])
    button.setTitleShadowColor(.green, for: .normal)
    // Behind the letters at first.
    #expect(gap() == [255, 255, 255])
    button.titleLabel?.shadowOffset = CGSize(width: 5, height: 0)
    #expect(gap() == [0, 255, 0])
    #expect(stage.color(title.minX + 3, title.midY) == [255, 0, 0])
    button.setTitleShadowColor(.blue, for: .highlighted)
    button.isHighlighted = true
    #expect(gap() == [0, 0, 255])
    button.isHighlighted = false
    button.setTitleShadowColor(nil, for: .normal)
    #expect(gap() == [255, 255, 255])
  }
}
