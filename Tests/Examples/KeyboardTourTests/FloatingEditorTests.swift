// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import KeyboardTour
import Testing
import UIKitCore

/// The page on a tablet, and what a person does to the keyboard there.
@MainActor
private struct EditorStage {
  let page: PostcardPage
  let app: TestApp

  init() {
    // Its words are in the app's language, which is known when the app is there.
    var made: PostcardPage?
    app = TestApp(size: CGSize(width: 1024, height: 768)) {
      let page = PostcardPage()
      made = page
      return page
    }
    page = made ?? PostcardPage()
  }

  var keyboard: CGRect {
    app.all(.identifier("Keyboard").type(UIView.self)).first.map { $0.convert($0.bounds, to: app.screen.screen) }
      ?? .null
  }

  /// Drags the keyboard by its handle so that its top left corner is somewhere.
  func drag(to corner: CGPoint) {
    let frame = keyboard
    let handle = CGPoint(x: frame.midX, y: frame.maxY - 12)
    let finger = app.putFinger(at: handle)
    finger.move(to: CGPoint(x: handle.x + corner.x - frame.minX, y: handle.y + corner.y - frame.minY), over: 0.5)
    finger.lift()
    app.settle()
    page.view.layoutIfNeeded()
  }

  /// How far a view goes from frame to frame while a finger drags the keyboard, in points; all of it, and the most.
  func film(_ view: UIView, dragging way: CGVector) -> (all: CGFloat, most: CGFloat) {
    func place() -> CGPoint {
      let frame = view.layer.presentation()?.frame ?? view.frame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    let finger = app.putFinger(at: CGPoint(x: keyboard.midX, y: keyboard.maxY - 12))
    let (start, origin) = (finger.place, place())
    var (last, most) = (origin, CGFloat(0))
    for step in 1...60 {
      let part = min(CGFloat(step) / 30, 1)
      finger.move(to: CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part), over: 1 / 60)
      app.platform.advanceFrame()
      let now = place()
      most = max(most, hypot(now.x - last.x, now.y - last.y))
      last = now
    }
    finger.lift()
    app.settle()
    return (hypot(last.x - origin.x, last.y - origin.y), most)
  }
}

/// The scenario that the guide was shown with.
@MainActor @Suite(.serialized) struct FloatingEditorTests {
  @Test("KG-8 an editor rides a floating keyboard, drops at the top, shifts at the sides, and the image gives way")
  func scenario() throws {
    let stage = EditorStage()
    #expect(stage.page.editor.frame.maxY == 760 && stage.page.editor.center.x == 512)
    try stage.app.tap("Caption")
    stage.app.settle()
    #expect(stage.page.editor.frame.maxY == stage.keyboard.minY - 8 && stage.page.editor.center.x == 512)
    stage.app.screen.keyboard.kind = .floating
    stage.app.settle()
    stage.drag(to: CGPoint(x: 300, y: 400))
    #expect(
      stage.page.editor.frame.maxY == 392 && stage.page.editor.center.x == 460 && stage.page.postcard.center.x == 512)
    stage.drag(to: CGPoint(x: 300, y: 20))
    #expect(stage.page.editor.frame.maxY == 760 && stage.page.editor.center.x == 460)
    stage.drag(to: CGPoint(x: 10, y: 400))
    #expect(
      stage.page.editor.frame.minX == 16 && stage.page.editor.frame.maxY == 392
        && stage.page.postcard.frame.maxX == 1008)
    stage.drag(to: CGPoint(x: 694, y: 400))
    #expect(
      stage.page.editor.frame.maxX == 1008 && stage.page.editor.frame.maxY == 392
        && stage.page.postcard.frame.minX == 16)
    stage.drag(to: CGPoint(x: 694, y: 20))
    #expect(
      stage.page.editor.frame.maxX == 1008 && stage.page.editor.frame.maxY == 760
        && stage.page.postcard.frame.minX == 16)
    for key in ["H", "i"] { try stage.app.tap(.label(key)) }
    #expect(stage.page.editor.field.text == "Hi")
    stage.page.editor.field.resignFirstResponder()
    stage.app.settle()
    #expect(
      stage.page.editor.frame.maxY == 760 && stage.page.editor.center.x == 512 && stage.page.postcard.center.x == 512)
  }

  @Test("KG-6 constraints that take turns while a finger drags the keyboard move views in time")
  func swaps() throws {
    let stage = EditorStage()
    try stage.app.tap("Caption")
    stage.app.screen.keyboard.kind = .floating
    stage.app.settle()
    stage.drag(to: CGPoint(x: 352, y: 400))
    let aside = stage.film(stage.page.postcard, dragging: CGVector(dx: -340, dy: 0))
    #expect(stage.page.postcard.frame.maxX == 1008 && aside.all > 200 && aside.most < aside.all / 3)
    let down = stage.film(stage.page.editor, dragging: CGVector(dx: 0, dy: -390))
    #expect(stage.page.editor.frame.maxY == 760 && down.all > 300 && down.most < down.all / 3)
  }
}
