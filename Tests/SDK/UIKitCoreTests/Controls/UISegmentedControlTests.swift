// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct UISegmentedControlTests {
  /// Three segments of 50 points each from 100 on.
  private func makeControl(
    _ direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> (Stage, UISegmentedControl, Diary) {
    let stage = Stage(direction: direction)
    let control = UISegmentedControl(items: ["A", "B", "C"])
    stage.show(control)
    control.frame.size.width = 150
    stage.platform.advanceFrame()
    return (stage, control, Diary(control))
  }

  @Test func `it is 32 points high and as wide as its widest segment for each`() {
    let narrow = UISegmentedControl(items: ["A", "B"]).intrinsicContentSize
    let wide = UISegmentedControl(items: ["A", "Longer"]).intrinsicContentSize
    #expect(narrow.height == 32 && wide.width > narrow.width)
    let fitted = UISegmentedControl(items: ["A", "Longer"])
    fitted.apportionsSegmentWidthsByContent = true
    #expect(fitted.intrinsicContentSize.width < wide.width)
  }

  @Test func `a tap selects and tells, a tap on the selected segment does not`() {
    let (stage, control, diary) = makeControl()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    stage.down(175, 110)
    stage.up(175, 110)
    #expect(control.selectedSegmentIndex == 1)
    #expect(diary.read() == ["down", "value", "primary", "up inside"])
    stage.platform.advance(by: 1)
    stage.down(175, 110)
    stage.up(175, 110)
    #expect(diary.read() == ["down", "up inside"])
  }

  @Test func `the selection slides with the finger and is told when it leaves`() {
    let (stage, control, diary) = makeControl()
    control.selectedSegmentIndex = 0
    stage.down(125, 110)
    stage.move(170, 110)
    stage.move(220, 110)
    #expect(control.selectedSegmentIndex == 0)
    stage.up(220, 110)
    #expect(control.selectedSegmentIndex == 2)
    #expect(diary.read().filter { $0 == "value" }.count == 1)
  }

  @Test func `a finger that leaves an unselected segment selects the one that it is on, or none outside`() {
    let (stage, control, diary) = makeControl()
    stage.down(125, 110)
    stage.move(220, 110)
    stage.up(220, 110)
    #expect(control.selectedSegmentIndex == 2)
    stage.down(125, 110)
    stage.move(125, 230)
    stage.up(125, 230)
    #expect(control.selectedSegmentIndex == 2)
    #expect(diary.read().filter { $0 == "value" }.count == 1)
  }

  @Test func `a disabled segment cannot be selected`() {
    let (stage, control, _) = makeControl()
    control.setEnabled(false, forSegmentAt: 1)
    stage.down(175, 110)
    stage.up(175, 110)
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test func `from right to left the first segment is on the right`() {
    let (stage, control, _) = makeControl(.rightToLeft)
    stage.down(240, 110)
    stage.up(240, 110)
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func `a momentary control tells which segment and forgets it`() {
    let (stage, control, _) = makeControl()
    control.isMomentary = true
    var index = -1
    control.addAction(
      UIAction { index = ($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -1 }, for: .valueChanged)
    stage.down(175, 110)
    stage.up(175, 110)
    #expect(index == 1 && control.selectedSegmentIndex == -1)
  }

  @Test func `segments come and go, and the selection stays with its segment`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "First", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "First")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1 && control.numberOfSegments == 2)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == -1)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.intrinsicContentSize.width == 0)
  }

  @Test func `a segment runs its action`() {
    let stage = Stage()
    var ran = ""
    let control = UISegmentedControl(
      frame: .zero, actions: [UIAction(title: "A") { ran = $0.title }, UIAction(title: "B") { ran = $0.title }])
    stage.show(control)
    stage.down(control.frame.maxX - 5, 110)
    stage.up(control.frame.maxX - 5, 110)
    #expect(ran == "B")
  }

  @Test func `each segment is there for a screen reader`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 0
    let elements = control.subviews.filter(\.isAccessibilityElement)
    #expect(elements.compactMap(\.accessibilityLabel) == ["A", "B"])
    #expect(elements.map { $0.accessibilityTraits.contains(.selected) } == [true, false])
  }
}
