// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct UISwitchTests {
  private func makeSwitch(_ direction: UITraitEnvironmentLayoutDirection = .leftToRight) -> (Stage, UISwitch, Diary) {
    let stage = Stage(direction: direction)
    let control = stage.show(UISwitch())
    return (stage, control, Diary(control))
  }

  @Test func `a switch is 51 by 31 points`() {
    #expect(UISwitch().bounds.size == CGSize(width: 51, height: 31))
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
  }

  @Test func `a tap turns it on and tells`() {
    let (stage, control, diary) = makeSwitch()
    stage.tap(control)
    #expect(control.isOn)
    #expect(diary.read() == ["down", "value", "primary", "up inside"])
    #expect(control.accessibilityValue == "1")
  }

  @Test func `a finger slides it on, and back without an event`() {
    let (stage, control, diary) = makeSwitch()
    stage.down(110, 115)
    stage.move(140, 115)
    #expect(control.isOn)
    stage.move(105, 115)
    #expect(!control.isOn)
    stage.up(105, 115)
    #expect(!diary.read().contains("value"))
    stage.down(110, 115)
    stage.move(140, 115)
    stage.up(140, 115)
    #expect(control.isOn && diary.read().contains("value"))
  }

  @Test func `a cancelled touch leaves it as it was`() {
    let (stage, control, diary) = makeSwitch()
    stage.down(110, 115)
    stage.move(140, 115)
    stage.scene.touch([(1, .cancelled, CGPoint(x: 140, y: 115))])
    #expect(!control.isOn && !diary.read().contains("value"))
  }

  @Test func `setting it tells nobody`() {
    let (_, control, diary) = makeSwitch()
    control.setOn(true, animated: true)
    #expect(control.isOn && diary.read().isEmpty)
  }

  @Test func `it is green when it is on, with the knob where text ends`() {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let (stage, control, _) = makeSwitch(direction)
      control.isOn = true
      let isMirrored = direction == .rightToLeft
      #expect(stage.color(isMirrored ? 144 : 107, 115) == [52, 199, 89])
      #expect(stage.color(isMirrored ? 115 : 136, 115) == [255, 255, 255])
    }
  }

  @Test func `a tap on it is none on what holds it`() {
    let (stage, control, _) = makeSwitch()
    var taps = 0
    let recognizer = UITapGestureRecognizer()
    let counter = Counter { taps += 1 }
    recognizer.addTarget(counter, action: Counter.count)
    stage.window.addGestureRecognizer(recognizer)
    stage.tap(control)
    #expect(control.isOn && taps == 0)
    stage.down(10, 10)
    stage.up(10, 10)
    #expect(taps == 1)
  }
}

@MainActor final class Counter: NSObject {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func count() { body() }
}
