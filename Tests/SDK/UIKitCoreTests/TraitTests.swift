// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct TraitTests {
  private final class Root: UIViewController {
    var border: CGColor?
    var picture: UIImage?

    override func viewDidLoad() {
      super.viewDidLoad()
      border = UIColor.label.cgColor
      picture = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    }
  }

  @Test func `code outside of drawing finds the traits of the app's first scene`() {
    let platform = HeadlessPlatform(screens: [HeadlessScreen(scale: 3, userInterfaceStyle: .dark)])
    #expect(UIGraphicsImageRendererFormat().scale == 3)
    let window = UIWindow(windowScene: platform.openScene().scene)
    let root = Root()
    window.rootViewController = root
    #expect(root.border == UIColor.white.cgColor)
    #expect(root.picture?.scale == 3)
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
  }

  @Test func `traits that change later are found too`() throws {
    let screen = HeadlessScreen(userInterfaceStyle: .light)
    let platform = HeadlessPlatform(screens: [screen])
    platform.openScene()
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    screen.userInterfaceStyle = .dark
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
  }

  @Test func `the colour of what can be touched is told with the view's own traits`() {
    final class Tinted: UIView {
      var style: UIUserInterfaceStyle?

      override func tintColorDidChange() { style = UITraitCollection.current.userInterfaceStyle }
    }
    let platform = HeadlessPlatform()
    let window = UIWindow(windowScene: platform.openScene().scene)
    let view = Tinted()
    view.overrideUserInterfaceStyle = .dark
    window.addSubview(view)
    view.tintColor = .systemRed
    #expect(view.style == .dark)
  }

  @Test func `views and controllers tell closures of the traits that these want to know of, until they are taken out`()
  {
    let screen = HeadlessScreen(userInterfaceStyle: .light)
    let platform = HeadlessPlatform(screens: [screen])
    let window = UIWindow(windowScene: platform.openScene().scene)
    let root = Root()
    var heard: [String] = []
    root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (root: Root, old: UITraitCollection) in
      heard.append("controller \(old.userInterfaceStyle.rawValue) \(root.traitCollection.userInterfaceStyle.rawValue)")
    }
    let registration = root.view.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
      (_: UIView, _) in heard.append("view")
    }
    root.view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitPreferredContentSizeCategory.self]) {
      (_: UIView, _) in heard.append("size")
    }
    window.rootViewController = root
    window.makeKeyAndVisible()
    heard = []
    screen.userInterfaceStyle = .dark
    #expect(heard == ["controller 1 2", "view"])
    root.view.unregisterForTraitChanges(registration)
    screen.userInterfaceStyle = .light
    #expect(heard == ["controller 1 2", "view", "controller 2 1"])
    screen.contentSizeCategory = .extraLarge
    #expect(heard.last == "size")
    screen.accessibilityContrast = .high
    #expect(root.traitCollection.accessibilityContrast == .high)
  }

  @Test func `a view that comes into a window with other traits than the app's first is told, and into that one not`() {
    final class Listener: UIView {
      var heard: [UIUserInterfaceStyle?] = []

      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        heard.append(previousTraitCollection?.userInterfaceStyle)
      }
    }
    func window(_ style: UIUserInterfaceStyle) -> (HeadlessPlatform, UIWindow) {
      let platform = HeadlessPlatform(screens: [HeadlessScreen(userInterfaceStyle: style)])
      return (platform, UIWindow(windowScene: platform.openScene().scene))
    }
    let (light, other) = window(.light)
    let (dark, first) = window(.dark)
    let view = Listener()
    other.addSubview(view)
    #expect(view.heard == [.dark])
    let usual = Listener()
    first.addSubview(usual)
    let changed = UIView()
    changed.overrideUserInterfaceStyle = .light
    first.addSubview(changed)
    let inside = Listener()
    changed.addSubview(inside)
    // Nothing is told to what has no place yet.
    let placeless = Listener()
    placeless.overrideUserInterfaceStyle = .light
    #expect(usual.heard == [] && inside.heard == [] && placeless.heard == [])
    withExtendedLifetime((light, dark)) {}
  }
}
