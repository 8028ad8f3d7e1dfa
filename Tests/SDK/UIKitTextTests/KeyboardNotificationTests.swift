// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// What apps are told of the keyboard, however it is held.
@MainActor @Suite(.serialized) struct KeyboardNotificationTests {
  private let stage = KeyboardStage()

  private static let bottom: CGFloat = 768

  @Test("KG-1 the keyboard comes and goes: order, frames, duration, curve, whose it is and on which screen")
  func comingAndGoing() throws {
    try stage.app.tap("first")
    stage.app.settle()
    let shown = stage.diary.entries
    #expect(shown.map(\.name) == ["will change", "will show", "did change", "did show"])
    for entry in shown {
      #expect(entry.begin == stage.frame.offsetBy(dx: 0, dy: stage.frame.height))
      #expect(entry.end == stage.frame && entry.end.maxY == Self.bottom)
      #expect(entry.duration == 0.25 && entry.curve == UIView.AnimationCurve.easeInOut.rawValue && entry.isLocal)
      #expect(entry.screen === stage.app.screen.screen)
    }
    _ = stage.diary.news()
    let frame = stage.frame
    stage.page.first.resignFirstResponder()
    stage.app.settle()
    let gone = stage.diary.entries
    #expect(gone.map(\.name) == ["will change", "will hide", "did change", "did hide"])
    #expect(gone.allSatisfy { $0.begin == frame && $0.end == frame.offsetBy(dx: 0, dy: frame.height) })
  }

  @Test("KG-1 a keyboard that leaves the bottom hides, moves on, and shows when it is docked again")
  func undocking() throws {
    try stage.app.tap("first")
    stage.app.settle()
    _ = stage.diary.news()
    let docked = stage.frame
    stage.pinch(from: 300, to: 120)
    #expect(stage.diary.entries.first?.begin == docked && stage.diary.entries.last?.end == stage.frame)
    #expect(stage.diary.news() == ["will change", "will hide", "did change", "did hide"])
    stage.drag(stage.handle, by: CGVector(dx: 100, dy: -100))
    #expect(stage.diary.entries.allSatisfy { $0.duration == 0 } && stage.diary.entries.last?.end == stage.frame)
    let moves = stage.diary.news()
    #expect(moves.count > 4 && Set(moves) == ["will change", "did change"])
    stage.pinch(from: 60, to: 200)
    #expect(stage.diary.entries.last?.end == docked)
    #expect(stage.diary.news() == ["will change", "will show", "did change", "did show"])
  }

  @Test("KG-1 the key that hides the keyboard lifts it: it hides once, and shows once it is set down")
  func lifting() throws {
    try stage.app.tap("first")
    stage.app.settle()
    _ = stage.diary.news()
    stage.drag(stage.dismissKey, by: CGVector(dx: 0, dy: -150))
    let up = stage.diary.news()
    #expect(up.prefix(2) == ["will change", "will hide"])
    #expect(up.filter { $0.hasSuffix("hide") } == ["will hide", "did hide"] && !up.contains("will show"))
    stage.drag(stage.dismissKey, by: CGVector(dx: 0, dy: 150))
    let down = stage.diary.news()
    #expect(down.suffix(4) == ["will change", "will show", "did change", "did show"])
    #expect(!down.contains("will hide"))
  }

  @Test("KG-1 the bar of a hardware keyboard is a keyboard that is less high, and shows when it comes first")
  func bar() throws {
    try stage.app.tap("first")
    stage.app.settle()
    _ = stage.diary.news()
    stage.app.platform.keyboard.press("x")
    stage.app.settle()
    #expect(stage.diary.entries.last?.end == CGRect(x: 0, y: Self.bottom - 55, width: 1024, height: 55))
    #expect(stage.diary.news() == ["will change", "did change"])
    stage.page.first.resignFirstResponder()
    stage.app.settle()
    #expect(stage.diary.news() == ["will change", "will hide", "did change", "did hide"])
    try stage.app.tap("second")
    stage.app.settle()
    #expect(stage.diary.news() == ["will change", "will show", "did change", "did show"])
    #expect(!stage.app.exists("space") && stage.app.exists("show keyboard"))
  }

  @Test("KG-1 an accessory view changes the height, and nothing shows or hides")
  func height() throws {
    try stage.app.tap("first")
    stage.app.settle()
    _ = stage.diary.news()
    let old = stage.frame
    stage.page.first.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    stage.page.first.reloadInputViews()
    stage.app.settle()
    #expect(stage.diary.entries.allSatisfy { $0.begin == old && $0.end.minY == old.minY - 50 })
    #expect(stage.diary.news() == ["will change", "did change"])
  }
}
