// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

/// What the system adds to the pages of apps: margins, bars, levels.
@MainActor @Suite(.serialized) struct SystemLookTests {
  @MainActor private struct Bed {
    let platform: HeadlessPlatform
    let scene: HeadlessScene
    let window: UIWindow

    init(_ root: UIViewController, style: UIUserInterfaceStyle = .light, width: CGFloat = 390) {
      platform = HeadlessPlatform(screens: [
        HeadlessScreen(
          size: CGSize(width: width, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
          userInterfaceStyle: style, contentSizeCategory: .accessibilityLarge)
      ])
      scene = platform.openScene()
      window = UIWindow(windowScene: scene.scene)
      window.rootViewController = root
      window.makeKeyAndVisible()
      platform.settle()
    }

    /// The colour at a place in points, as `0xAARRGGBB`.
    func color(_ x: Int, _ y: Int) -> UInt32 { scene.image().map { $0.pixels[y * 2 * $0.width + x * 2] } ?? 0 }

    func drag(from start: CGPoint, to end: CGPoint, lifts: Bool = true) {
      scene.touch([(1, .began, start)])
      for step in 1...20 {
        let part = CGFloat(step) / 20
        platform.advance(by: 1 / 60)
        let place = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        scene.touch([(1, .moved, place)])
      }
      platform.advance(by: 0.1)
      if lifts {
        scene.touch([(1, .ended, end)])
        platform.settle()
      }
    }
  }

  private func makeList() -> UIViewController {
    let list = UIViewController()
    let scroll = UIScrollView()
    scroll.backgroundColor = .systemGroupedBackground
    scroll.contentSize = CGSize(width: 390, height: 3_000)
    list.view = scroll
    list.title = "List"
    return list
  }

  @Test func `a bar is seen only once content comes under it`() throws {
    let list = makeList()
    let bed = Bed(UINavigationController(rootViewController: list))
    #expect(bed.color(10, 60) == 0xFFF2_F2F7, "the page's background goes on to the top")
    bed.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 500))
    #expect(bed.color(10, 60) == 0xFFF7_F7F9, "glass that is lighter than the page")
  }

  @Test func `the view of a controller keeps the system's margins from its sides`() throws {
    let page = UIViewController()
    _ = Bed(page)
    #expect(page.view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
    page.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 4, bottom: 5, trailing: 30)
    #expect(page.view.layoutMargins == UIEdgeInsets(top: 52, left: 16, bottom: 39, right: 30))
    page.viewRespectsSystemMinimumLayoutMargins = false
    #expect(page.view.layoutMargins.left == 4)
    let wide = UIViewController()
    _ = Bed(wide, width: 834)
    #expect(wide.view.layoutMargins.left == 20)
    #expect(wide.view.layoutMarginsGuide.layoutFrame.minX == 20)
  }

  @Test func `a page is made in the traits of the screen that it will be on`() {
    final class Page: UIViewController {
      var traits = UITraitCollection()
      var fontSize: CGFloat = 0

      override func viewDidLoad() {
        traits = .current
        fontSize = UIFont.preferredFont(forTextStyle: .body).pointSize
      }
    }
    let page = Page()
    _ = Bed(UINavigationController(rootViewController: page), style: .dark)
    #expect(page.traits.userInterfaceStyle == .dark)
    #expect(page.traits.displayScale == 2)
    #expect(page.fontSize == 33)
  }

  @Test func `what lies over other content is lighter in the dark`() {
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    let bed = Bed(root, style: .dark)
    #expect(bed.color(195, 700) == 0xFF00_0000)
    let sheet = UIViewController()
    sheet.view.backgroundColor = .systemBackground
    root.present(sheet, animated: false)
    bed.platform.settle()
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(root.traitCollection.userInterfaceLevel == .base)
    #expect(bed.color(195, 700) == 0xFF1C_1C1E)
  }

  @Test func `a page behind a high sheet stands back before black`() {
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    let bed = Bed(root)
    root.present(UIViewController(), animated: true)
    bed.platform.settle()
    #expect(bed.color(195, 5) == 0xFF00_0000)
    root.dismiss(animated: true)
    bed.platform.settle()
    #expect(bed.color(195, 5) == 0xFFFF_FFFF)
  }

  @Test func `a sheet that is pulled up keeps its foot where it is`() {
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    let bed = Bed(root)
    let sheet = UIViewController()
    sheet.view.backgroundColor = .systemGreen
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    root.present(sheet, animated: false)
    bed.platform.settle()
    bed.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 350), lifts: false)
    #expect(bed.color(195, 320) == 0xFF34_C759)
    #expect(bed.color(195, 840) == 0xFF34_C759)
  }

  @Test func `titles follow the finger that leads back, and the page before keeps its place`() throws {
    let list = makeList()
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    let bed = Bed(navigation)
    let page = UIViewController()
    page.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(page, animated: true)
    bed.platform.settle()
    #expect(page.view.safeAreaInsets.top == 91)
    #expect(list.view.safeAreaInsets.top == 143, "the list's own title is large")
    bed.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 197, y: 400), lifts: false)
    let title = try #require(navigation.navigationBar.largeTitles(saying: "List").last)
    #expect(title.alpha > 0.3 && title.alpha < 0.7)
    #expect(title.frame.minX < 0)
    // Back to where it came from: the page stays.
    bed.drag(from: CGPoint(x: 197, y: 400), to: CGPoint(x: 10, y: 400))
    #expect(navigation.topViewController === page)
    #expect(navigation.navigationBar.largeTitles(saying: "List").allSatisfy { $0.isHidden || $0.alpha == 0 })
    bed.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 340, y: 400))
    #expect(navigation.topViewController === list)
    let shown = try #require(navigation.navigationBar.largeTitles(saying: "List").first)
    #expect(shown.alpha == 1 && shown.frame.minX == 16)
  }
}

extension UIView {
  fileprivate func largeTitles(saying text: String) -> [UILabel] {
    subviews.compactMap { $0 as? UILabel }.filter { $0.text == text && $0.font.pointSize == 34 }
  }
}
