// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct UIStepperTests {
  private func makeStepper() -> (Stage, UIStepper, Diary) {
    let stage = Stage()
    let stepper = stage.show(UIStepper())
    return (stage, stepper, Diary(stepper))
  }

  @Test func `a stepper is 94 by 32 points`() {
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
  }

  @Test func `taps on the halves step up and down`() {
    let (stage, stepper, diary) = makeStepper()
    stepper.stepValue = 2
    stage.down(180, 110)
    stage.up(180, 110)
    #expect(stepper.value == 2)
    #expect(diary.read() == ["value", "primary", "down", "up inside"])
    stage.down(110, 110)
    stage.up(110, 110)
    #expect(stepper.value == 0)
    stage.down(110, 110)
    #expect(!stepper.isTracking && stepper.value == 0)
  }

  @Test func `a finger that stays goes on stepping until it leaves`() {
    let (stage, stepper, _) = makeStepper()
    stage.down(180, 110)
    stage.platform.advance(by: 0.45)
    #expect(stepper.value == 1)
    stage.platform.advance(by: 0.3)
    #expect(stepper.value == 4)
    stage.move(180, 230)
    stage.platform.advance(by: 1)
    #expect(stepper.value == 4)
    stage.up(180, 230)
    stage.platform.advance(by: 1)
    #expect(stepper.value == 4)
  }

  @Test func `without repeats a finger steps once`() {
    let (stage, stepper, _) = makeStepper()
    stepper.autorepeat = false
    stage.down(180, 110)
    stage.platform.advance(by: 2)
    #expect(stepper.value == 1)
  }

  @Test func `a stepper that wraps goes round`() {
    let (stage, stepper, _) = makeStepper()
    stepper.maximumValue = 3
    stepper.wraps = true
    stage.down(110, 110)
    stage.up(110, 110)
    #expect(stepper.value == 3)
    stage.down(180, 110)
    stage.up(180, 110)
    #expect(stepper.value == 0)
  }

  @Test func `a stepper that is not continuous tells once`() {
    let (stage, stepper, diary) = makeStepper()
    stepper.isContinuous = false
    stage.down(180, 110)
    stage.platform.advance(by: 1)
    #expect(diary.read() == ["down"])
    stage.up(180, 110)
    #expect(diary.read() == ["value", "primary", "up inside"])
  }
}
