// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized)
struct TransitionCoordinatorTests {
  private let platform: HeadlessPlatform
  private let screen = HeadlessScreen(size: CGSize(width: 390, height: 700))
  private let scene: HeadlessScene
  private let window: UIWindow

  init() {
    platform = HeadlessPlatform(screens: [screen])
    scene = platform.openScene()
    window = UIWindow(windowScene: scene.scene)
    window.makeKeyAndVisible()
  }

  @Test func `a controller hears of a new size before, with and after the change, and its children too`() {
    let page = Listener("page")
    let child = Listener("child")
    window.rootViewController = page
    page.addChild(child)
    child.view.frame = page.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.view.addSubview(child.view)
    child.didMove(toParent: page)
    platform.settle()
    page.log.entries = []
    child.log = page.log
    screen.change(size: CGSize(width: 700, height: 390))
    #expect(
      page.log.entries == [
        "page traits", "child traits", "page size 700 × 390 from 390", "child size 700 × 390 from 390",
        "page along 700", "child along 700", "page end", "child end",
      ])
    #expect(page.transitionCoordinator == nil)
  }

  @Test func `what is added to a push moves with it and is called at its end`() {
    let first = Listener("first")
    let second = Listener("second")
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    platform.settle()
    first.log.entries = []
    second.log = first.log
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(box)
    second.onAppear = { controller in
      controller.transitionCoordinator?.animate(
        alongsideTransition: { context in
          first.log.entries.append("along \(context.isAnimated) \(context.viewController(forKey: .to) === second)")
          box.alpha = 0.5
        }, completion: { _ in first.log.entries.append("end") })
    }
    navigation.pushViewController(second, animated: true)
    #expect(navigation.transitionCoordinator != nil)
    platform.advance(by: 0.1)
    let opacity = box.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.5 && opacity < 1)
    platform.settle()
    #expect(
      first.log.entries == [
        "first will disappear", "second will appear", "along true true", "first did disappear", "second did appear",
        "end",
      ])
    #expect(navigation.transitionCoordinator == nil)
    navigation.popViewController(animated: false)
    #expect(second.transitionCoordinator == nil)
  }

  @Test func `a finger that goes back steers what moves along, and turns it back where it gives up`() {
    let first = Listener("first")
    let second = Listener("second")
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    navigation.pushViewController(second, animated: false)
    platform.settle()
    first.log.entries = []
    second.log = first.log
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(box)
    box.isUserInteractionEnabled = false
    var cancelled: [Bool] = []
    first.onAppear = { controller in
      controller.transitionCoordinator?.animate(
        alongsideTransition: { _ in box.alpha = 0 }, completion: { cancelled.append($0.isCancelled) })
      controller.transitionCoordinator?.notifyWhenInteractionChanges { context in
        first.log.entries.append("let go \(context.isInteractive)")
      }
    }
    drag(to: 100)
    #expect(abs((box.layer.presentation()?.opacity ?? 0) - 0.75) < 0.1)
    scene.touch([(1, .ended, CGPoint(x: 100, y: 300))])
    platform.settle()
    #expect(cancelled == [true])
    #expect(box.layer.presentation()?.opacity == 1)
    #expect(navigation.topViewController === second)
    #expect(
      first.log.entries == [
        "second will disappear", "first will appear", "let go false", "first will disappear", "first did disappear",
        "second will appear", "second did appear",
      ])
    drag(to: 320)
    scene.touch([(1, .ended, CGPoint(x: 320, y: 300))])
    platform.settle()
    #expect(cancelled == [true, false])
    #expect(box.alpha == 0)
    #expect(navigation.topViewController === first)
  }

  @Test func `a sheet's coming and going take others along`() {
    let page = Listener("page")
    window.rootViewController = page
    platform.settle()
    page.log.entries = []
    let sheet = Listener("sheet")
    sheet.log = page.log
    sheet.onAppear = { controller in
      controller.transitionCoordinator?.animate(
        alongsideTransition: { _ in page.log.entries.append("along") },
        completion: { _ in page.log.entries.append("end") })
    }
    page.present(sheet, animated: true)
    #expect(page.transitionCoordinator != nil)
    platform.settle()
    #expect(page.log.entries == ["sheet will appear", "along", "sheet did appear", "end"])
    #expect(page.transitionCoordinator == nil)
  }

  private func drag(to x: CGFloat) {
    scene.touch([(1, .began, CGPoint(x: 2, y: 300))])
    for step in 1...10 {
      platform.advanceFrame()
      scene.touch([(1, .moved, CGPoint(x: 2 + (x - 2) * CGFloat(step) / 10, y: 300))])
    }
    // The finger rests before it goes.
    platform.advance(by: 0.3)
    scene.touch([(1, .moved, CGPoint(x: x, y: 300))])
    platform.advanceFrame()
  }
}

@MainActor
private final class Log {
  var entries: [String] = []
}

@MainActor
private final class Listener: UIViewController {
  private let name: String
  var log = Log()
  var onAppear: (UIViewController) -> Void = { _ in }

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.entries.append("\(name) will appear")
    onAppear(self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.entries.append("\(name) did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.entries.append("\(name) will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.entries.append("\(name) did disappear")
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.entries.append("\(name) traits")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    log.entries.append(
      "\(name) size \(Int(size.width)) × \(Int(size.height)) from \(Int(view.bounds.width))")
    coordinator.animate(
      alongsideTransition: { [weak self] _ in
        guard let self else { return }
        log.entries.append("\(name) along \(Int(view.bounds.width))")
      },
      completion: { [weak self] _ in
        guard let self else { return }
        log.entries.append("\(name) end")
      })
    super.viewWillTransition(to: size, with: coordinator)
  }
}
