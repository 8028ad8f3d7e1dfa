// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

/// Writes down what happens to it.
@MainActor
final class DiaryController: UIViewController {
  private let diary: AppearanceLog
  private let color: UIColor

  init(_ name: String, _ diary: AppearanceLog, color: UIColor = .systemBackground) {
    self.diary = diary
    self.color = color
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    diary.note(title, "load")
  }

  override func viewWillAppear(_ animated: Bool) { diary.note(title, "will appear") }

  override func viewDidAppear(_ animated: Bool) { diary.note(title, "appear") }

  override func viewWillDisappear(_ animated: Bool) { diary.note(title, "will disappear") }

  override func viewDidDisappear(_ animated: Bool) { diary.note(title, "disappear") }

  /// How often it was told that it has come to a parent, and that it has left one.
  private(set) var moves: [Bool] = []

  override func didMove(toParent parent: UIViewController?) { moves.append(parent != nil) }
}

@MainActor
final class AppearanceLog {
  private(set) var lines: [String] = []

  func note(_ who: String?, _ what: String) { lines.append("\(who ?? "?") \(what)") }

  /// Returns the lines since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor
private final class NavigationListener: NSObject, UINavigationControllerDelegate {
  private(set) var heard: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    heard.append("will \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    heard.append("did \(viewController.title ?? "")")
  }
}

@MainActor @Suite(.serialized) struct NavigationTests {
  private let platform = HeadlessPlatform(screens: [
    HeadlessScreen(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  ])
  private let scene: HeadlessScene
  private let diary = AppearanceLog()
  private let navigation: UINavigationController

  init() {
    scene = platform.openScene()
    navigation = UINavigationController(rootViewController: DiaryController("One", diary))
    let window = UIWindow(windowScene: scene.scene)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    platform.settle()
  }

  @Test func `controllers are told of coming and going in order`() {
    #expect(diary.take() == ["One load", "One will appear", "One appear"])
    navigation.pushViewController(DiaryController("Two", diary), animated: true)
    #expect(diary.take() == ["One will disappear", "Two load", "Two will appear"])
    platform.settle()
    #expect(diary.take() == ["One disappear", "Two appear"])
    navigation.popViewController(animated: true)
    platform.settle()
    #expect(diary.take() == ["Two will disappear", "One will appear", "Two disappear", "One appear"])
    #expect(navigation.viewControllers.map(\.title) == ["One"])
  }

  @Test func `the bar's button leads back by touch`() {
    navigation.pushViewController(DiaryController("Two", diary), animated: false)
    platform.settle()
    scene.touch([(1, .began, CGPoint(x: 40, y: 47 + 22))])
    scene.touch([(1, .ended, CGPoint(x: 40, y: 47 + 22))])
    platform.settle()
    #expect(navigation.topViewController?.title == "One")
  }

  /// Slides a finger in from the side to 300 points and back.
  private func slide(to x: CGFloat) {
    scene.touch([(1, .began, CGPoint(x: 2, y: 400))])
    var place: CGFloat = 2
    while place < 300 {
      place += 20
      platform.advance(by: 1 / 60)
      scene.touch([(1, .moved, CGPoint(x: place, y: 400))])
    }
    while place > x {
      place -= 20
      platform.advance(by: 1 / 60)
      scene.touch([(1, .moved, CGPoint(x: place, y: 400))])
    }
    platform.advance(by: 0.2)
    scene.touch([(1, .moved, CGPoint(x: place, y: 400))])
  }

  private func lift(at x: CGFloat) {
    scene.touch([(1, .ended, CGPoint(x: x, y: 400))])
    platform.settle()
  }

  @Test func `controllers hear of a finger that leads back as it does, and of one that turns round`() {
    let two = DiaryController("Two", diary)
    let listener = NavigationListener()
    navigation.pushViewController(two, animated: false)
    platform.settle()
    navigation.delegate = listener
    _ = diary.take()
    slide(to: 60)
    #expect(diary.take() == ["Two will disappear", "One will appear"])
    #expect(listener.heard == ["will One"])
    lift(at: 60)
    #expect(diary.take() == ["One will disappear", "One disappear", "Two will appear", "Two appear"])
    #expect(navigation.viewControllers.map(\.title) == ["One", "Two"])
    #expect(two.view.frame.minX == 0)
    slide(to: 300)
    lift(at: 300)
    #expect(diary.take() == ["Two will disappear", "One will appear", "Two disappear", "One appear"])
    #expect(listener.heard == ["will One", "will One", "did One"])
    #expect(two.parent == nil)
    #expect(two.moves == [true, false])
  }

  @Test func `a controller is told once that it has come, those below the top too`() throws {
    let controllers = ["A", "B", "C"].map { DiaryController($0, diary) }
    navigation.setViewControllers(controllers, animated: false)
    navigation.popViewController(animated: true)
    platform.settle()
    navigation.popViewController(animated: false)
    #expect(controllers.map(\.moves) == [[true], [true, false], [true, false]])
  }

  @Test func `the delegate hears of the controller that shows first`() {
    let listener = NavigationListener()
    let other = UINavigationController(rootViewController: DiaryController("First", diary))
    other.delegate = listener
    _ = diary.take()
    navigation.present(other, animated: true)
    #expect(listener.heard == ["will First"])
    platform.settle()
    #expect(listener.heard == ["will First", "did First"])
    other.pushViewController(DiaryController("Second", diary), animated: true)
    platform.settle()
    #expect(listener.heard == ["will First", "did First", "will Second", "did Second"])
  }

  @Test func `a controller that comes without movement is laid out when it has come`() {
    let controller = LoggingController("Two", diary)
    navigation.pushViewController(controller, animated: false)
    #expect(controller.sizeWhenAppearing == CGSize(width: 390, height: 844))
    #expect(controller.contentSizeWhenShown == CGSize(width: 390, height: 844))
  }

  @Test func `a finger that slides in from the side leads back, or not if it turns round`() {
    func slide(to x: CGFloat) {
      self.slide(to: x)
      lift(at: x)
    }
    navigation.pushViewController(DiaryController("Two", diary), animated: false)
    platform.settle()
    slide(to: 60)
    #expect(navigation.topViewController?.title == "Two")
    slide(to: 300)
    #expect(navigation.topViewController?.title == "One")
  }

  @Test func `content lies below the bar by its safe area`() throws {
    let view = try #require(navigation.topViewController?.view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    navigation.navigationBar.prefersLargeTitles = true
    platform.settle()
    #expect(view.safeAreaInsets.top == 143)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(view.safeAreaInsets.top == 47)
  }

  @Test func `a large title grows with the person's text size`() throws {
    let stage = Stage(width: 390, height: 700)
    let page = UITableViewController(style: .plain)
    page.title = "Letters"
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    stage.window.rootViewController = navigation
    stage.platform.settle()
    func title() -> UILabel? {
      navigation.navigationBar.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Letters" }
    }
    #expect(title()?.font.pointSize == 34)
    #expect(page.view.safeAreaInsets.top == 96)
    stage.screen.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    stage.platform.settle()
    let large = try #require(title())
    #expect(large.font.pointSize == 60)
    #expect(page.view.safeAreaInsets.top == 136)
    #expect(large.frame.height >= large.sizeThatFits(CGSize(width: 358, height: 0)).height)
    stage.screen.contentSizeCategory = .extraSmall
    stage.platform.settle()
    #expect(title()?.font.pointSize == 31)
    #expect(page.view.safeAreaInsets.top == 91)
  }

  @Test(
    "SY-5 the bar is as high as what shows in it, behind a page with a large title as well", arguments: [false, true])
  func barHeight(isAnimated: Bool) {
    navigation.navigationBar.prefersLargeTitles = true
    platform.settle()
    #expect(navigation.navigationBar.frame.height == 143)
    let page = UIViewController()
    page.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(page, animated: isAnimated)
    platform.settle()
    #expect(navigation.navigationBar.frame.height == 91)
    navigation.popViewController(animated: isAnimated)
    platform.settle()
    #expect(navigation.navigationBar.frame.height == 143)
  }

  @Test func `a large title goes away with the content that is scrolled, and comes back with its start`() throws {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 390, height: 3000)
    let controller = UIViewController()
    controller.title = "List"
    controller.view = list
    navigation.navigationBar.prefersLargeTitles = true
    navigation.pushViewController(controller, animated: false)
    platform.settle()
    let window = try #require(list.window)
    // Where the large title stands.
    let place = CGPoint(x: 195, y: 47 + 44 + 30)
    #expect(window.hitTest(place, with: nil)?.isDescendant(of: navigation.navigationBar) == true)
    list.contentOffset.y += 200
    platform.settle()
    #expect(window.hitTest(place, with: nil)?.isDescendant(of: list) == true)
    // The controller before has its own title, and the list is as it was when people come back.
    navigation.pushViewController(UIViewController(), animated: false)
    platform.settle()
    #expect(window.hitTest(place, with: nil)?.isDescendant(of: navigation.navigationBar) == true)
    navigation.popViewController(animated: false)
    platform.settle()
    #expect(window.hitTest(place, with: nil)?.isDescendant(of: list) == true)
    list.contentOffset.y -= 200
    platform.settle()
    #expect(window.hitTest(place, with: nil)?.isDescendant(of: navigation.navigationBar) == true)
  }

  @Test func `a sheet comes over the window, is pulled away by hand and its presenter is told nothing of it`() {
    _ = diary.take()
    let sheet = DiaryController("Sheet", diary)
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    navigation.present(sheet, animated: true)
    platform.settle()
    #expect(diary.take() == ["Sheet load", "Sheet will appear", "Sheet appear"])
    #expect(sheet.view.convert(.zero, to: nil).y > 300)
    #expect(sheet.presentingViewController === navigation)
    pull(from: 500, to: 800)
    #expect(diary.take() == ["Sheet will disappear", "Sheet disappear"])
    #expect(navigation.presentedViewController == nil)
  }

  @Test func `a sheet is pulled up to its other height and cannot be sent away where it is modal`() {
    let sheet = DiaryController("Sheet", diary)
    sheet.isModalInPresentation = true
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    navigation.present(sheet, animated: true)
    platform.settle()
    pull(from: 500, to: 200)
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
    #expect(sheet.view.convert(CGPoint.zero, to: nil).y < 100)
    pull(from: 200, to: 840)
    #expect(navigation.presentedViewController === sheet)
  }

  @Test func `a controller that covers all takes the others away, and gives them back`() {
    _ = diary.take()
    let cover = DiaryController("Cover", diary)
    cover.modalPresentationStyle = .fullScreen
    var isDone = false
    navigation.present(cover, animated: true) { isDone = true }
    platform.settle()
    #expect(isDone)
    #expect(diary.take() == ["Cover load", "One will disappear", "Cover will appear", "Cover appear", "One disappear"])
    cover.dismiss(animated: true)
    platform.settle()
    #expect(
      diary.take() == ["Cover will disappear", "One will appear", "One appear", "Cover disappear"])
  }

  @Test func `a controller inside of another one can show one that covers all, and is there again after it`() throws {
    let inner = try #require(navigation.topViewController)
    _ = diary.take()
    let cover = DiaryController("Cover", diary)
    cover.modalPresentationStyle = .fullScreen
    inner.present(cover, animated: true)
    platform.settle()
    #expect(diary.take() == ["Cover load", "One will disappear", "Cover will appear", "Cover appear", "One disappear"])
    inner.dismiss(animated: true)
    platform.settle()
    #expect(
      diary.take() == ["Cover will disappear", "One will appear", "One appear", "Cover disappear"])
    let window = try #require(inner.view.window)
    let place = inner.view.convert(CGPoint(x: 100, y: 400), to: nil)
    #expect(window.hitTest(place, with: nil) === inner.view)
  }

  private func pull(from: CGFloat, to end: CGFloat) {
    scene.touch([(1, .began, CGPoint(x: 195, y: from))])
    for step in 1...10 {
      platform.advance(by: 1 / 60)
      scene.touch([(1, .moved, CGPoint(x: 195, y: from + (end - from) * CGFloat(step) / 10))])
    }
    scene.touch([(1, .ended, CGPoint(x: 195, y: end))])
    platform.settle()
  }
}
