// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct PresentationTests {
  private let platform = HeadlessPlatform()
  private let scene: HeadlessScene
  private let log = AppearanceLog()
  private let root: LoggingController

  init() {
    scene = platform.openScene()
    let window = UIWindow(windowScene: scene.scene)
    root = LoggingController("Root", log)
    window.rootViewController = root
    window.makeKeyAndVisible()
    platform.settle()
    _ = log.take()
  }

  private func cover(_ name: String) -> LoggingController {
    let controller = LoggingController(name, log)
    controller.modalPresentationStyle = .fullScreen
    return controller
  }

  @Test func `what covers all comes after what it covers has begun to go, and before that has gone`() {
    root.present(cover("Cover"), animated: true)
    platform.settle()
    #expect(
      log.take() == [
        "Root will disappear", "Cover will appear", "Cover is appearing", "Cover appear", "Root disappear",
      ])
  }

  @Test func `a view knows its place on screen as it appears over others`() {
    let sheet = LoggingController("Sheet", log)
    root.present(sheet, animated: true)
    #expect(sheet.sizeWhenAppearing?.width == scene.area.width)
    #expect(log.take() == ["Sheet will appear", "Sheet is appearing"])
  }

  @Test func `a child that shows something full screen gets its place back`() {
    let child = LoggingController("Child", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    platform.settle()
    _ = log.take()
    child.present(cover("Cover"), animated: false)
    #expect(log.take().filter { !$0.hasPrefix("Cover") }.contains("Child disappear"))
    child.dismiss(animated: false)
    platform.settle()
    #expect(log.take().filter { $0.hasPrefix("Child") } == ["Child will appear", "Child is appearing", "Child appear"])
    #expect(!child.view.isHidden)
    #expect(!root.view.isHidden)
  }

  @Test func `those inside know who shows them and what is shown over them`() {
    let inside = UIViewController()
    let navigation = UINavigationController(rootViewController: inside)
    root.present(navigation, animated: false)
    #expect(inside.presentingViewController === root)
    #expect(navigation.presentingViewController === root)
    let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
    inside.present(alert, animated: false)
    #expect(inside.presentedViewController === alert)
    #expect(alert.presentingViewController === navigation)
    inside.dismiss(animated: false)
    #expect(inside.presentedViewController == nil)
    inside.dismiss(animated: false)
    #expect(inside.presentingViewController == nil)
    #expect(root.presentedViewController == nil)
  }

  @Test func `what is sent away before it has come leaves all as it was`() {
    let cover = cover("Cover")
    var done: [String] = []
    root.present(cover, animated: true) { done.append("came") }
    platform.advance(by: 0.1)
    root.dismiss(animated: true) { done.append("went") }
    platform.advance(by: 0.2)
    #expect(
      log.take() == [
        "Root will disappear", "Cover will appear", "Cover is appearing", "Cover will disappear", "Root will appear",
        "Root is appearing",
      ])
    platform.settle()
    #expect(log.take() == ["Root appear", "Cover disappear"])
    #expect(done.sorted() == ["came", "went"])
    #expect(!root.view.isHidden)
    #expect(cover.view.window == nil)
  }

  @Test func `of several over each other, only the uppermost is seen to go`() throws {
    let lower = cover("Lower")
    let upper = cover("Upper")
    root.present(lower, animated: false)
    lower.present(upper, animated: false)
    platform.settle()
    _ = log.take()
    var isDone = false
    root.dismiss(animated: true) { isDone = true }
    platform.advance(by: 0.1)
    let place = try #require(upper.view.layer.presentation()).position.y
    #expect(place > scene.area.midY)
    #expect(place < scene.area.height * 1.5)
    // Below it, the root can be seen already.
    #expect(!root.view.isHidden)
    #expect(lower.view.superview?.isHidden == true)
    #expect(!isDone)
    platform.settle()
    #expect(isDone)
    #expect(
      log.take() == [
        "Upper will disappear", "Root will appear", "Root is appearing", "Root appear", "Upper disappear",
      ])
    #expect(root.presentedViewController == nil)
    #expect(lower.presentedViewController == nil)
    #expect(upper.presentingViewController == nil)
    root.present(lower, animated: false)
    #expect(lower.view.window != nil)
  }
}

@MainActor @Suite(.serialized) struct SheetPullTests {
  private let platform = HeadlessPlatform()
  private let scene: HeadlessScene
  private let log = AppearanceLog()
  private let root = UIViewController()
  private let sheet: LoggingController
  private let judge = Judge()

  private final class Judge: NSObject, UISheetPresentationControllerDelegate {
    var allows = true
    var heard: [String] = []

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      heard.append("may it?")
      return allows
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      heard.append("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      heard.append("did")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      heard.append("tried")
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      heard.append("rests at \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nothing")")
    }
  }

  init() {
    scene = platform.openScene()
    let window = UIWindow(windowScene: scene.scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    sheet = LoggingController("Sheet", log)
    sheet.sheetPresentationController?.delegate = judge
    root.present(sheet, animated: false)
    platform.settle()
    _ = log.take()
  }

  /// Slides a finger without lifting it.
  private func slide(_ places: [CGFloat]) {
    for (index, place) in places.enumerated() {
      platform.advance(by: 0.05)
      scene.touch([(1, index == 0 ? .began : .moved, CGPoint(x: 195, y: place))])
    }
    platform.advance(by: 0.2)
    scene.touch([(1, .moved, CGPoint(x: 195, y: places.last ?? 0))])
  }

  private func lift(at place: CGFloat) {
    scene.touch([(1, .ended, CGPoint(x: 195, y: place))])
    platform.settle()
  }

  @Test func `a sheet is about to go as soon as a finger pulls it down`() {
    slide([200, 230, 260, 290])
    #expect(judge.heard == ["may it?", "will"])
    #expect(log.take() == ["Sheet will disappear"])
    scene.touch([(1, .moved, CGPoint(x: 195, y: 700))])
    lift(at: 700)
    #expect(judge.heard == ["may it?", "will", "did"])
    #expect(log.take() == ["Sheet disappear"])
  }

  @Test func `a sheet that is let go of too soon stays, and appears again`() {
    slide([200, 230, 260, 290])
    _ = log.take()
    lift(at: 290)
    #expect(log.take() == ["Sheet will appear", "Sheet is appearing", "Sheet appear"])
    #expect(judge.heard == ["may it?", "will"])
    #expect(root.presentedViewController === sheet)
  }

  @Test func `a sheet that comes back and is then sent away has gone only when it is gone`() {
    slide([200, 230, 260, 290])
    scene.touch([(1, .ended, CGPoint(x: 195, y: 290))])
    platform.advance(by: 0.1)
    _ = log.take()
    root.dismiss(animated: true)
    platform.settle()
    #expect(log.take() == ["Sheet will disappear", "Sheet disappear"])
    #expect(sheet.wasInWindowWhenGone == false)
  }

  @Test func `a sheet that may not go follows the finger only a little and says that it was tried`() {
    judge.allows = false
    let rest = sheet.view.convert(CGPoint.zero, to: nil).y
    slide([200, 400, 600, 800])
    #expect(sheet.view.convert(CGPoint.zero, to: nil).y - rest < 100)
    lift(at: 800)
    #expect(judge.heard == ["may it?", "tried"])
    #expect(log.take() == [])
    #expect(root.presentedViewController === sheet)
  }

  @Test func `a sheet says at which height it rests when a finger has changed that`() throws {
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [.medium(), .large()]
    presentation.selectedDetentIdentifier = .large
    platform.settle()
    #expect(judge.heard == [])
    slide([200, 300, 400, 460])
    lift(at: 460)
    #expect(judge.heard == ["rests at com.apple.UIKit.medium"])
    // Where it was already, nobody is told.
    slide([500, 510, 530, 520])
    lift(at: 520)
    #expect(judge.heard == ["rests at com.apple.UIKit.medium", "may it?", "will"])
    #expect(presentation.delegate === judge)
    #expect((presentation as UIPresentationController).delegate === judge)
  }
}
