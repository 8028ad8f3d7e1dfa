// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

/// Writes down all that a controller is told about its view.
@MainActor
final class LoggingController: UIViewController {
  private let log: AppearanceLog
  /// The size of the view when `viewIsAppearing` came, where it was in a window.
  private(set) var sizeWhenAppearing: CGSize?
  /// The size of a view that fills the controller's by constraints, when `viewDidAppear` came.
  private(set) var contentSizeWhenShown: CGSize?
  private let content = UIView()
  var forwards = true

  init(_ name: String, _ log: AppearanceLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) { log.note(title, "will appear") }

  override func viewIsAppearing(_ animated: Bool) {
    log.note(title, "is appearing")
    sizeWhenAppearing = view.window == nil ? nil : view.bounds.size
  }

  override func viewDidAppear(_ animated: Bool) {
    log.note(title, "appear")
    contentSizeWhenShown = content.bounds.size
  }

  override func viewWillDisappear(_ animated: Bool) { log.note(title, "will disappear") }

  /// Whether the view was still in a window when `viewDidDisappear` came.
  private(set) var wasInWindowWhenGone: Bool?

  override func viewDidDisappear(_ animated: Bool) {
    log.note(title, "disappear")
    wasInWindowWhenGone = view.window != nil
  }
}

@MainActor @Suite(.serialized) struct AppearanceTests {
  private let platform = HeadlessPlatform()
  private let scene: HeadlessScene
  private let window: UIWindow
  private let log = AppearanceLog()
  private let root: LoggingController

  init() {
    scene = platform.openScene()
    window = UIWindow(windowScene: scene.scene)
    root = LoggingController("Root", log)
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  @Test func `a window's root is laid out before it has appeared`() {
    #expect(log.take() == ["Root will appear"])
    platform.settle()
    #expect(log.take() == ["Root is appearing", "Root appear"])
    #expect(root.sizeWhenAppearing == scene.area.size)
    #expect(root.contentSizeWhenShown == scene.area.size)
  }

  @Test func `a root that is replaced before anyone saw it has not appeared`() {
    let next = LoggingController("Next", log)
    window.rootViewController = next
    platform.settle()
    #expect(!log.take().contains("Root appear"))
    #expect(next.contentSizeWhenShown == scene.area.size)
  }

  @Test func `a window that goes and comes has its root disappear and appear`() {
    platform.settle()
    _ = log.take()
    window.isHidden = true
    #expect(log.take() == ["Root will disappear", "Root disappear"])
    window.isHidden = false
    platform.settle()
    #expect(log.take() == ["Root will appear", "Root is appearing", "Root appear"])
  }

  @Test func `a child whose view comes to a parent on screen appears, and disappears as it is taken away`() {
    platform.settle()
    _ = log.take()
    let child = LoggingController("Child", log)
    root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(log.take() == ["Child will appear"])
    platform.settle()
    #expect(log.take() == ["Child is appearing", "Child appear"])
    #expect(child.sizeWhenAppearing == CGSize(width: 50, height: 40))
    #expect(child.contentSizeWhenShown == CGSize(width: 50, height: 40))
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.take() == ["Child will disappear", "Child disappear"])
  }

  @Test func `children appear and disappear with their parent, once`() {
    platform.settle()
    let child = LoggingController("Child", log)
    let parent = LoggingController("Parent", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    _ = log.take()
    root.view.addSubview(parent.view)
    platform.settle()
    #expect(
      log.take() == [
        "Parent will appear", "Child will appear", "Parent is appearing", "Child is appearing", "Parent appear",
        "Child appear",
      ])
    parent.view.removeFromSuperview()
    #expect(
      log.take() == ["Parent will disappear", "Child will disappear", "Parent disappear", "Child disappear"])
  }

  @Test func `a parent that hands nothing on tells its children itself`() {
    platform.settle()
    root.forwards = false
    _ = log.take()
    let child = LoggingController("Child", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    platform.settle()
    #expect(log.take() == [])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(log.take() == ["Child will appear", "Child is appearing", "Child appear"])
  }

  @Test func `the style that a controller asks for does not make its view, and its view has it`() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    #expect(!controller.isViewLoaded)
    #expect(controller.overrideUserInterfaceStyle == .dark)
    root.view.addSubview(controller.view)
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    #expect(root.view.traitCollection.userInterfaceStyle == .light)
    controller.view.overrideUserInterfaceStyle = .light
    #expect(controller.view.traitCollection.userInterfaceStyle == .light)
  }
}
