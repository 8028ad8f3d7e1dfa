// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct DragTests {
  @Test func `what is held, dragged and dropped arrives once, and all are told in order`() {
    let stage = DragStage()
    stage.drag(to: DragStage.into)
    stage.drop(at: DragStage.into)
    #expect(stage.texts == ["hello"])
    #expect(
      stage.log == [
        "items", "will begin", "moved", "can handle", "entered", "updated", "drop", "will end: copy", "loaded",
        "conclude", "did end: copy", "over",
      ])
    #expect(stage.dropPlace == CGPoint(x: 60, y: 60))
    #expect(stage.lifted == nil)
  }

  @Test func `a view is lifted after half a second, follows the finger and is larger, with a shadow`() throws {
    let stage = DragStage()
    stage.touch(.began, DragStage.from)
    stage.platform.advance(by: 0.45)
    #expect(stage.lifted == nil)
    stage.platform.advance(by: 0.6)
    let lifted = try #require(stage.lifted)
    #expect(abs(lifted.width - 126) < 0.5 && abs(lifted.height - 63) < 0.5)
    #expect(abs(lifted.midX - 80) < 0.5 && abs(lifted.midY - 70) < 0.5)
    stage.touch(.moved, DragStage.nowhere)
    stage.platform.advanceFrame()
    let moved = try #require(stage.lifted)
    #expect(abs(moved.midX - (DragStage.nowhere.x + 20)) < 0.5 && abs(moved.midY - (DragStage.nowhere.y + 10)) < 0.5)
    #expect(stage.log == ["items", "will begin", "moved"])
    // The view itself stays where it was.
    #expect(stage.source.frame == CGRect(x: 20, y: 40, width: 120, height: 60))
  }

  @Test func `a finger that moves at once, or goes before, drags nothing`() {
    let stage = DragStage()
    stage.touch(.began, DragStage.from)
    stage.touch(.moved, DragStage.nowhere)
    stage.platform.advance(by: 1)
    stage.touch(.ended, DragStage.into)
    stage.touch(.began, DragStage.from)
    stage.platform.advance(by: 0.3)
    stage.touch(.ended, DragStage.from)
    stage.platform.settle()
    #expect(stage.log.isEmpty && stage.lifted == nil)
  }

  @Test func `what is lifted and not moved is set down again, and nobody else hears of it`() {
    let stage = DragStage()
    stage.touch(.began, DragStage.from)
    stage.platform.advance(by: 0.8)
    stage.touch(.ended, DragStage.from)
    stage.platform.settle()
    #expect(stage.log == ["items"] && stage.lifted == nil)
    // And once more, this time for good.
    stage.drag(to: DragStage.into)
    stage.drop(at: DragStage.into)
    #expect(stage.texts == ["hello"])
  }

  @Test func `what is dropped nowhere flies back`() throws {
    let stage = DragStage()
    stage.drag(to: DragStage.nowhere)
    stage.touch(.ended, DragStage.nowhere)
    #expect(stage.log.last == "will end: cancel")
    stage.platform.advance(by: 0.2)
    let onTheWay = try #require(stage.lifted)
    #expect(onTheWay.midX > 85 && onTheWay.midX < DragStage.nowhere.x)
    stage.platform.settle()
    #expect(stage.lifted == nil)
    #expect(stage.log == ["items", "will begin", "moved", "will end: cancel", "did end: cancel"])
  }

  @Test func `a finger that is taken away ends the drag without a drop`() {
    let stage = DragStage()
    stage.drag(to: DragStage.into)
    stage.touch(.cancelled, DragStage.into)
    stage.platform.settle()
    #expect(
      stage.log == [
        "items", "will begin", "moved", "can handle", "entered", "updated", "exited", "will end: cancel",
        "did end: cancel", "over",
      ])
    #expect(stage.texts.isEmpty && stage.lifted == nil)
  }

  @Test func `a window that closes in the middle of a drag ends it`() {
    let stage = DragStage()
    stage.drag(to: DragStage.into)
    stage.platform.close(stage.scene)
    stage.platform.settle()
    #expect(stage.log.suffix(4) == ["exited", "will end: cancel", "did end: cancel", "over"])
  }

  @Test func `a drag that leaves a view and comes back is told of each time, and asked once`() {
    let stage = DragStage()
    stage.drag(to: DragStage.into)
    for place in [DragStage.nowhere, DragStage.into] {
      stage.touch(.moved, place)
      stage.platform.advanceFrame()
    }
    stage.drop(at: DragStage.into)
    #expect(stage.log.filter { $0 == "can handle" }.count == 1)
    #expect(stage.log.filter { $0 == "entered" }.count == 2 && stage.log.filter { $0 == "exited" }.count == 1)
    #expect(stage.texts == ["hello"])
  }

  @Test(arguments: [UIDropOperation.cancel, .forbidden, .move])
  func `what a view does not take is not dropped on it`(_ proposal: UIDropOperation) {
    let stage = DragStage()
    (stage.proposal, stage.allowsMove) = (proposal, false)
    stage.drag(to: DragStage.into)
    stage.drop(at: DragStage.into)
    #expect(!stage.log.contains("drop") && stage.log.contains("exited"))
    #expect(stage.log.suffix(2) == ["did end: cancel", "over"])
  }

  @Test func `a view that is not interested hears no more`() {
    let stage = DragStage()
    stage.canHandle = false
    stage.drag(to: DragStage.into)
    stage.drop(at: DragStage.into)
    #expect(
      stage.log == ["items", "will begin", "moved", "can handle", "moved", "will end: cancel", "did end: cancel"])
  }

  @Test func `things are moved where both sides say so`() {
    let stage = DragStage()
    stage.proposal = .move
    stage.drag(to: DragStage.into)
    stage.drop(at: DragStage.into)
    #expect(stage.log.contains("did end: move") && stage.texts == ["hello"])
  }

  @Test func `where there is nothing to drag, the view keeps the finger`() {
    let stage = DragStage()
    stage.objects = []
    var taps = 0
    stage.source.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    stage.touch(.began, DragStage.from)
    stage.platform.advance(by: 0.6)
    stage.touch(.ended, DragStage.from)
    stage.platform.settle()
    #expect(taps == 1 && stage.lifted == nil)
  }

  @Test func `an interaction that is off or has left its view drags nothing`() {
    let stage = DragStage()
    #expect(UIDragInteraction.isEnabledByDefault && stage.dragInteraction.isEnabled)
    stage.dragInteraction.isEnabled = false
    stage.drag(to: DragStage.into)
    stage.drop(at: DragStage.into)
    stage.dragInteraction.isEnabled = true
    stage.source.removeInteraction(stage.dragInteraction)
    stage.drag(to: DragStage.into)
    stage.drop(at: DragStage.into)
    #expect(stage.log.isEmpty && stage.dragInteraction.view == nil)
  }

  @Test func `the pointer drags as soon as it moves with its button held`() {
    let stage = DragStage()
    stage.scene.click(.began, at: DragStage.from)
    stage.scene.click(.moved, at: CGPoint(x: 70, y: 60))
    #expect(stage.log == ["items", "will begin", "moved"])
    stage.scene.click(.moved, at: DragStage.into)
    stage.scene.click(.ended, at: DragStage.into)
    stage.platform.settle()
    #expect(stage.texts == ["hello"])
  }

  @Test func `several things arrive in their order, and the inner view takes them`() {
    let stage = DragStage()
    stage.objects = ["one", "two", "three"]
    let inner = DragStage()
    let view = UIView(frame: stage.target.bounds)
    view.addInteraction(UIDropInteraction(delegate: inner))
    stage.target.addSubview(view)
    stage.drag(to: DragStage.into)
    stage.drop(at: DragStage.into)
    #expect(inner.texts == ["one", "two", "three"] && stage.texts.isEmpty)
    #expect(inner.dropped?.localDragSession?.items.count == 3)
  }

  @Test func `a drag goes from one window of a screen into another one`() throws {
    let stage = DragStage()
    let other = stage.platform.openScene(area: CGRect(x: 0, y: 200, width: 300, height: 200))
    let window = UIWindow(windowScene: other.scene)
    window.makeKeyAndVisible()
    stage.target.removeFromSuperview()
    stage.target.frame = CGRect(x: 40, y: 40, width: 220, height: 120)
    window.addSubview(stage.target)
    stage.platform.settle()
    stage.drag(to: DragStage.into)
    #expect(window.subviews.count == 2 && stage.lifted == nil)
    #expect(stage.dropPlace == CGPoint(x: 60, y: 60))
    stage.drop(at: DragStage.into)
    #expect(stage.texts == ["hello"] && window.subviews.count == 1)
  }

  @Test func `a menu that the same hold opens goes as the finger moves on`() {
    let stage = DragStage()
    let menus = MenuMaker()
    stage.source.addInteraction(UIContextMenuInteraction(delegate: menus))
    stage.touch(.began, DragStage.from)
    stage.platform.advance(by: 1)
    #expect(menus.log == ["opens"])
    stage.touch(.moved, DragStage.nowhere)
    stage.platform.advance(by: 0.5)
    #expect(menus.log == ["opens", "closes"] && stage.log.contains("will begin"))
    stage.touch(.moved, DragStage.into)
    stage.drop(at: DragStage.into)
    #expect(stage.texts == ["hello"])
  }

  private final class MenuMaker: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("opens") }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("closes") }
  }
}
