// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct RootMarginTests {
  private final class Root: UIViewController {
    var changes = 0

    override func viewLayoutMarginsDidChange() { changes += 1 }
  }

  private func show(_ root: UIViewController, size: CGSize = CGSize(width: 390, height: 844)) -> HeadlessPlatform {
    let platform = HeadlessPlatform(screens: [
      HeadlessScreen(size: size, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    ])
    let window = UIWindow(windowScene: platform.openScene().scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    platform.settle()
    return platform
  }

  @Test func `a controller's view keeps the system's margins at the sides and none at top and bottom`() {
    let root = UIViewController()
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    let guide = root.view.layoutMarginsGuide
    root.view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    withExtendedLifetime(show(root)) {
      #expect(content.frame == CGRect(x: 16, y: 47, width: 358, height: 763))
      #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }
  }

  @Test func `a wide window has wider margins`() {
    let root = UIViewController()
    withExtendedLifetime(show(root, size: CGSize(width: 1200, height: 800))) {
      #expect(root.systemMinimumLayoutMargins.leading == 20)
      #expect(root.view.layoutMargins.left == 20)
    }
  }

  @Test func `margins set by hand count where they are larger, or where the system's are left aside`() {
    let root = Root()
    withExtendedLifetime(show(root)) {
      root.changes = 0
      root.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 30, bottom: 0, trailing: 4)
      #expect(root.view.layoutMargins == UIEdgeInsets(top: 52, left: 30, bottom: 34, right: 16))
      root.viewRespectsSystemMinimumLayoutMargins = false
      #expect(root.view.layoutMargins == UIEdgeInsets(top: 52, left: 30, bottom: 34, right: 4))
      #expect(root.changes == 2)
    }
  }
}
