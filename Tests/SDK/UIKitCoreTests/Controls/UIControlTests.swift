// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct UIControlTests {
  private func makeControl() -> (Stage, UIControl, Diary) {
    let stage = Stage()
    let control = stage.show(UIControl(frame: .zero))
    return (stage, control, Diary(control))
  }

  @Test func `a tap is a finger down and up inside`() {
    let (stage, control, diary) = makeControl()
    stage.down(110, 110)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    #expect(diary.read() == ["down"])
    stage.up(110, 110)
    #expect(diary.read() == ["up inside"])
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
  }

  @Test func `a second tap soon after repeats`() {
    let (stage, _, diary) = makeControl()
    stage.down(110, 110)
    stage.up(110, 110)
    stage.platform.advance(by: 0.1)
    stage.down(111, 110)
    #expect(diary.read() == ["down", "up inside", "down", "repeat"])
  }

  @Test func `a finger is inside up to 70 points from the bounds`() {
    let (stage, control, diary) = makeControl()
    stage.down(110, 110)
    stage.move(31, 110)
    #expect(diary.read() == ["down", "inside"])
    stage.move(29, 110)
    #expect(diary.read() == ["outside", "exit"])
    #expect(!control.isHighlighted)
    stage.move(20, 110)
    #expect(diary.read() == ["outside"])
    stage.move(40, 110)
    #expect(diary.read() == ["inside", "enter"])
    #expect(control.isHighlighted)
    stage.move(10, 110)
    stage.up(10, 110)
    #expect(diary.read() == ["outside", "exit", "up outside"])
  }

  @Test func `a finger that is taken away cancels`() {
    let (stage, control, diary) = makeControl()
    stage.down(110, 110)
    stage.scene.touch([(1, .cancelled, CGPoint(x: 110, y: 110))])
    #expect(diary.read() == ["down", "cancel"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test func `a disabled control is deaf and swallows touches`() {
    let (stage, control, diary) = makeControl()
    control.isEnabled = false
    stage.tap(control)
    #expect(diary.read() == [])
    #expect(control.state == .disabled)
    #expect(control.accessibilityTraits.contains(.notEnabled))
  }

  @Test func `a control that is disabled under the finger lets go`() {
    let (stage, control, diary) = makeControl()
    stage.down(110, 110)
    control.isEnabled = false
    #expect(!control.isTracking && !control.isHighlighted)
    stage.up(110, 110)
    #expect(diary.read() == ["down"])
  }

  @Test func `the raw values of events are iOS's`() {
    let values: [UInt] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 4096, 8192]
    #expect(Diary.names.map(\.0.rawValue) == values)
    #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
    #expect(UIControl.Event.allEvents.rawValue == 0xFFFF_FFFF)
    #expect(UIControl.Event.editingDidEndOnExit.rawValue == 1 << 19)
  }

  @Test func `an action of the same identifier takes the place of the other`() {
    let control = UIControl(frame: .zero)
    var heard: [String] = []
    let id = UIAction.Identifier("same")
    control.addAction(UIAction(identifier: id) { _ in heard.append("first") }, for: [.touchDown, .valueChanged])
    control.addAction(UIAction(identifier: id) { _ in heard.append("second") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    #expect(heard == ["second", "first"])
    control.removeAction(identifiedBy: id, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(heard.count == 2)
    #expect(control.allControlEvents == [])
  }

  @Test func `an action knows its sender while it runs`() {
    let control = UIControl(frame: .zero)
    var senders: [UIControl?] = []
    let action = UIAction { senders.append($0.sender as? UIControl) }
    control.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(senders.count == 1 && senders[0] === control)
    #expect(action.sender == nil)
  }

  @MainActor private final class Target: NSObject {
    var heard: [String] = []

    func plain() { heard.append("plain") }

    func sender(_ sender: UIControl) { heard.append("sender \(sender.tag)") }

    func any(_ sender: Any) { heard.append("any \(sender is UIControl)") }

    func event(_ sender: UIControl, _ event: UIEvent) { heard.append("event \(event.type.rawValue)") }
  }

  @Test func `methods of targets are called with what they take, in the order in which they were added`() {
    let (stage, control, _) = makeControl()
    control.tag = 7
    let target = Target()
    control.addTarget(target, action: Target.plain, for: .touchDown)
    control.addTarget(target, action: Target.sender, for: .touchDown)
    control.addTarget(target, action: Target.any, for: .touchDown)
    control.addTarget(target, action: Target.event, for: .touchDown)
    stage.down(110, 110)
    #expect(target.heard == ["plain", "sender 7", "any true", "event 0"])
    #expect(control.allTargets == [target])
    control.removeTarget(target, action: nil, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.heard.count == 4)
    #expect(control.allTargets.isEmpty)
  }

  @Test func `a target is not kept`() {
    let control = UIControl(frame: .zero)
    var target: Target? = Target()
    weak let gone = target
    if let target { control.addTarget(target, action: Target.plain, for: .touchDown) }
    target = nil
    #expect(gone == nil)
    control.sendActions(for: .touchDown)
    #expect(control.allTargets.isEmpty && control.allControlEvents == [])
  }
}
