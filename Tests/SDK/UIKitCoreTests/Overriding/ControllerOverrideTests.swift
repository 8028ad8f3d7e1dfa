// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

/// A controller of an app that overrides what controllers have, and leaves the work to UIKit.
private class OverridingController: UIViewController {
  let calls = Calls()

  override func loadView() { view = OverridingView() }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    calls.note("present")
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    calls.note("dismiss")
    super.dismiss(animated: flag, completion: completion)
  }

  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    calls.note("begin")
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  override func endAppearanceTransition() {
    calls.note("end")
    super.endAppearanceTransition()
  }

  override func removeFromParent() {
    calls.note("removeFromParent")
    super.removeFromParent()
  }
}

private final class OverridingNavigation: UINavigationController {
  // Made before the first controller is pushed, which happens in the initialiser.
  let calls = Calls()

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    calls.note("push")
    super.pushViewController(viewController, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    calls.note("pop")
    return super.popViewController(animated: animated)
  }

  override func addChild(_ childController: UIViewController) {
    calls.note("addChild")
    super.addChild(childController)
  }
}

/// What controllers of UIKit do, as an app's subclasses see it.
@MainActor @Suite(.serialized) struct ControllerOverrideTests {
  private let platform = HeadlessPlatform()
  private let scene: HeadlessScene
  private let window: UIWindow

  init() {
    scene = platform.openScene()
    window = UIWindow(windowScene: scene.scene)
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    platform.settle()
  }

  private func tap(_ place: CGPoint) {
    scene.touch([(1, .began, place)])
    scene.touch([(1, .ended, place)])
    platform.settle()
  }

  /// Moves a finger from a place by a distance in a fifth of a second, and lifts it.
  private func slide(from start: CGPoint, by distance: CGVector) {
    scene.touch([(1, .began, start)])
    for step in 1...12 {
      platform.advance(by: 1 / 60)
      let part = CGFloat(step) / 12
      scene.touch([(1, .moved, CGPoint(x: start.x + distance.dx * part, y: start.y + distance.dy * part))])
    }
    scene.touch([(1, .ended, CGPoint(x: start.x + distance.dx, y: start.y + distance.dy))])
    platform.settle()
  }

  // MARK: Presentation

  @Test func `a sheet that is pulled away is dismissed by whoever shows it`() {
    let root = OverridingController()
    let sheet = UIViewController()
    show(root)
    root.present(sheet, animated: true)
    platform.settle()
    #expect(root.calls.take().contains("present"))
    let top = sheet.view.convert(CGPoint.zero, to: nil).y
    slide(from: CGPoint(x: window.bounds.midX, y: top + 20), by: CGVector(dx: 0, dy: window.bounds.height * 0.8))
    #expect(root.calls.take().contains("dismiss"))
    #expect(root.presentedViewController == nil)
  }

  @Test func `a sheet whose class says that it is modal stays where it is pulled`() {
    final class Modal: UIViewController {
      override var isModalInPresentation: Bool {
        get { true }
        set {}
      }
    }
    let root = OverridingController()
    let sheet = Modal()
    show(root)
    root.present(sheet, animated: true)
    platform.settle()
    let top = sheet.view.convert(CGPoint.zero, to: nil).y
    slide(from: CGPoint(x: window.bounds.midX, y: top + 20), by: CGVector(dx: 0, dy: window.bounds.height * 0.8))
    #expect(root.presentedViewController === sheet)
    #expect(!root.calls.take().contains("dismiss"))
  }

  @Test func `a controller that is asked to go has whoever shows it send it away`() {
    let root = OverridingController()
    let sheet = OverridingController()
    show(root)
    root.present(sheet, animated: false)
    _ = root.calls.take()
    sheet.dismiss(animated: false)
    #expect(sheet.calls.take().contains("dismiss"))
    #expect(root.calls.take().contains("dismiss"))
    #expect(root.presentedViewController == nil)
  }

  @Test func `a controller comes in the style that its class says`() {
    final class Cover: UIViewController {
      override var modalPresentationStyle: UIModalPresentationStyle {
        get { .fullScreen }
        set {}
      }
    }
    let root = OverridingController()
    let cover = Cover()
    show(root)
    let below = root.view as? OverridingView
    _ = below?.calls.take()
    root.present(cover, animated: false)
    #expect(cover.view.frame.size == window.bounds.size)
    // What is covered is hidden, and shows again.
    #expect(below?.calls.take().contains("isHidden") == true)
    #expect(root.view.isHidden)
    root.dismiss(animated: false)
    #expect(below?.calls.take().contains("isHidden") == true)
    #expect(!root.view.isHidden)
  }

  @Test func `a controller that fades in has its view's alpha changed, and its frame set`() {
    final class Fading: OverridingController {
      override var modalTransitionStyle: UIModalTransitionStyle {
        get { .crossDissolve }
        set {}
      }
    }
    let root = UIViewController()
    let fading = Fading()
    fading.modalPresentationStyle = .overFullScreen
    show(root)
    let view = fading.view as? OverridingView
    _ = view?.calls.take()
    root.present(fading, animated: true)
    platform.advance(by: 0.05)
    let calls = view?.calls.take() ?? []
    #expect(calls.contains("alpha"))
    #expect(calls.contains("frame"))
    platform.settle()
    #expect(fading.view.alpha == CGFloat(1))
    root.dismiss(animated: true)
    platform.settle()
    #expect(view?.calls.take().contains("removeFromSuperview") == true)
    #expect(fading.view.window == nil)
  }

  @Test func `a sheet is as its class sets it up`() {
    final class Half: UIViewController {
      override var sheetPresentationController: UISheetPresentationController? {
        super.sheetPresentationController
      }

      override var presentationController: UIPresentationController? {
        let controller = super.presentationController
        (controller as? UISheetPresentationController)?.detents = [.medium()]
        return controller
      }
    }
    let root = UIViewController()
    let half = Half()
    show(root)
    root.present(half, animated: false)
    platform.settle()
    #expect(half.view.convert(CGPoint.zero, to: nil).y > window.bounds.height * 0.3)
  }

  // MARK: Children

  @Test func `a parent that appears tells its children by the methods that apps call`() {
    let parent = UIViewController()
    let child = OverridingController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    show(parent)
    let calls = child.calls.take()
    #expect(calls.filter { $0 == "begin" || $0 == "end" } == ["begin", "end"])
  }

  @Test func `a child that goes to another parent leaves the one before by its own method`() {
    let child = OverridingController()
    let parents = [UIViewController(), UIViewController()]
    parents[0].addChild(child)
    _ = child.calls.take()
    parents[1].addChild(child)
    #expect(child.calls.take() == ["removeFromParent"])
    #expect(child.parent === parents[1])
    #expect(parents[0].children.isEmpty)
  }

  @Test func `a controller knows the navigation controller that its class names`() {
    final class Lonely: UIViewController {
      override var navigationController: UINavigationController? { nil }
    }
    let lonely = Lonely()
    let navigation = UINavigationController(rootViewController: lonely)
    let controller: UIViewController = lonely
    #expect(controller.navigationController == nil)
    #expect(navigation.viewControllers == [lonely])
  }

  // MARK: Navigation

  @Test func `the first controller is pushed, and each is added as a child`() {
    let navigation = OverridingNavigation(rootViewController: UIViewController())
    #expect(navigation.calls.take() == ["push", "addChild"])
    show(navigation)
    navigation.pushViewController(UIViewController(), animated: true)
    platform.settle()
    #expect(navigation.calls.take() == ["push", "addChild"])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `the button back and a finger from the side pop by the method that apps call`() {
    let navigation = OverridingNavigation(rootViewController: UIViewController())
    navigation.viewControllers[0].title = "One"
    show(navigation)
    for way in ["button", "finger"] {
      let popped = OverridingController()
      navigation.pushViewController(popped, animated: false)
      platform.settle()
      _ = navigation.calls.take()
      if way == "button" {
        tap(CGPoint(x: 40, y: 22))
      } else {
        slide(from: CGPoint(x: 2, y: 300), by: CGVector(dx: window.bounds.width * 0.8, dy: 0))
      }
      #expect(navigation.calls.take() == ["pop"], "\(way)")
      #expect(popped.calls.take().contains("removeFromParent"), "\(way)")
      #expect(navigation.viewControllers.count == 1, "\(way)")
    }
  }

  @Test func `a finger from the side that turns round leaves everything as it was`() {
    let navigation = OverridingNavigation(rootViewController: UIViewController())
    show(navigation)
    let second = UIViewController()
    navigation.pushViewController(second, animated: false)
    platform.settle()
    _ = navigation.calls.take()
    slide(from: CGPoint(x: 2, y: 300), by: CGVector(dx: 30, dy: 0))
    #expect(navigation.calls.take() == ["pop"])
    #expect(navigation.topViewController === second)
    #expect(second.view.window === window)
  }
}
