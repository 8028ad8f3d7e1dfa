// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct UISliderTests {
  /// 200 points wide from 100 on: the knob's middle goes from 116 to 284.
  private func makeSlider(_ direction: UITraitEnvironmentLayoutDirection = .leftToRight) -> (Stage, UISlider, Diary) {
    let stage = Stage(width: 400, direction: direction)
    let slider = UISlider()
    stage.show(slider)
    slider.frame.size.width = 200
    stage.platform.advanceFrame()
    return (stage, slider, Diary(slider))
  }

  @Test func `a slider is 34 points high`() { #expect(UISlider().intrinsicContentSize.height == 34) }

  @Test func `the knob follows the finger and tells`() {
    let (stage, slider, diary) = makeSlider()
    stage.down(116, 117)
    stage.move(200, 117)
    #expect(abs(slider.value - 0.5) < 0.001)
    #expect(diary.read() == ["down", "value", "primary", "inside"])
    stage.move(390, 117)
    #expect(slider.value == 1)
    stage.up(390, 117)
    #expect(diary.read().contains("up outside"))
    #expect(slider.accessibilityValue == "100%")
  }

  @Test func `a slider that is not continuous tells once, when the finger leaves`() {
    let (stage, slider, diary) = makeSlider()
    slider.isContinuous = false
    stage.down(116, 117)
    stage.move(150, 117)
    stage.move(200, 117)
    #expect(!diary.read().contains("value"))
    stage.up(200, 117)
    #expect(diary.read() == ["value", "primary", "up inside"])
  }

  @Test func `a finger beside the knob moves nothing`() {
    let (stage, slider, diary) = makeSlider()
    stage.down(250, 117)
    stage.move(260, 117)
    stage.up(260, 117)
    #expect(slider.value == 0 && diary.read().isEmpty && !slider.isTracking)
  }

  @Test func `from right to left small values are on the right`() {
    let (stage, slider, _) = makeSlider(.rightToLeft)
    stage.down(284, 117)
    stage.move(242, 117)
    #expect(abs(slider.value - 0.25) < 0.001)
  }

  @Test func `values stay between the least and the greatest`() {
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.minimumValue = 5
    #expect(slider.value == 5 && slider.maximumValue == 5)
    slider.value = .nan
    #expect(slider.value == 5)
  }

  @Test func `images take room from the track`() {
    let slider = UISlider()
    slider.semanticContentAttribute = .forceLeftToRight
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    let wide = slider.trackRect(forBounds: bounds)
    #expect(wide == CGRect(x: 2, y: 15, width: 196, height: 4))
    slider.minimumValueImage = UIImage(systemName: "minus")
    let narrow = slider.trackRect(forBounds: bounds)
    #expect(narrow.minX > slider.minimumValueImageRect(forBounds: bounds).maxX && narrow.maxX == 198)
  }

  @Test func `a pan of what holds the slider leaves the knob alone`() {
    let (stage, slider, _) = makeSlider()
    let pan = UIPanGestureRecognizer()
    stage.window.addGestureRecognizer(pan)
    stage.down(116, 117)
    stage.move(140, 117)
    stage.move(200, 117)
    #expect(pan.state != .began && pan.state != .changed)
    #expect(abs(slider.value - 0.5) < 0.001)
  }
}
