// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gallery
import HeadlessPlatform
import UIKitCore

/// The gallery on a screen in memory, with fingers.
@MainActor
final class Stage {
  let platform: HeadlessPlatform
  let scene: HeadlessScene
  let window: UIWindow
  let navigation = GalleryController.makeRoot()

  init(_ variant: Variant) {
    platform = HeadlessPlatform(screens: [variant.makeScreen()])
    scene = platform.openScene()
    window = UIWindow(windowScene: scene.scene)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    settle()
  }

  /// Lets everything come to rest that does so within a moment; indicators of activity never do.
  func settle() { platform.settle(limit: 2) }

  /// Makes the screen as high as the page that shows, so that all of it is seen.
  func showWholePage() {
    guard let page = navigation.topViewController?.view else { return }
    let scroll = page as? UIScrollView ?? page.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    guard let scroll else { return }
    let insets = scroll.adjustedContentInset
    let height = min(scroll.contentSize.height + insets.top + insets.bottom, 4_000)
    platform.screens[0].change(size: CGSize(width: scene.area.width, height: max(height, scene.area.height)))
    settle()
  }

  func picture() throws -> UIImage {
    guard let image = scene.image() else { throw GalleryError("no picture of the screen") }
    return UIImage(cgImage: image, scale: 2, orientation: .up)
  }

  // MARK: Fingers

  /// The middle of the view that says a text.
  func place(of text: String) throws -> CGPoint {
    guard let view = Self.find(text, in: window) else { throw GalleryError("nothing on the screen says “\(text)”") }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  private static func find(_ text: String, in view: UIView) -> UIView? {
    guard !view.isHidden, view.alpha > 0.01 else { return nil }
    for subview in view.subviews.reversed() {
      if let found = find(text, in: subview) { return found }
    }
    return (view as? UILabel)?.text == text || view.accessibilityLabel == text ? view : nil
  }

  func tap(_ text: String) throws {
    let place = try place(of: text)
    scene.touch([(finger: 0, phase: .began, place: place)])
    platform.advance(by: 0.2)
    scene.touch([(finger: 0, phase: .ended, place: place)])
  }

  /// Moves a finger along a line, and calls back after every frame.
  func drag(
    from start: CGPoint, to end: CGPoint, seconds: TimeInterval, lifts: Bool = true, _ onFrame: () -> Void = {}
  ) {
    scene.touch([(finger: 0, phase: .began, place: start)])
    let count = max(Int(seconds * 60), 1)
    var place = start
    for step in 1...count {
      let part = CGFloat(step) / CGFloat(count)
      place = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      platform.advance(by: 1.0 / 60)
      scene.touch([(finger: 0, phase: .moved, place: place)])
      onFrame()
    }
    platform.advance(by: 1.0 / 60)
    if lifts { scene.touch([(finger: 0, phase: .ended, place: place)]) }
  }
}

/// Why pictures could not be made.
struct GalleryError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
