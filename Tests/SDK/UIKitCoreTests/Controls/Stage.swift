// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import UIKitCore

/// A window of its own for a test of views, and a finger.
@MainActor
final class Stage {
  let platform: HeadlessPlatform
  let scene: HeadlessScene
  let window: UIWindow
  let screen: HeadlessScreen

  init(
    width: CGFloat = 320, height: CGFloat = 240, scale: CGFloat = 2, style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, category: UIContentSizeCategory = .large
  ) {
    screen = HeadlessScreen(
      size: CGSize(width: width, height: height), scale: scale, userInterfaceStyle: style, layoutDirection: direction,
      contentSizeCategory: category)
    platform = HeadlessPlatform(screens: [screen])
    scene = platform.openScene()
    window = UIWindow(windowScene: scene.scene)
    window.backgroundColor = .systemBackground
    window.makeKeyAndVisible()
  }

  /// Shows a view in its own size.
  @discardableResult
  func show<View: UIView>(_ view: View, x: CGFloat = 100, y: CGFloat = 100) -> View {
    window.addSubview(view)
    let size = view.intrinsicContentSize
    view.frame = CGRect(
      x: x, y: y, width: size.width > 0 ? size.width : 120, height: size.height > 0 ? size.height : 40)
    platform.advanceFrame()
    return view
  }

  // MARK: The finger

  func down(_ x: CGFloat, _ y: CGFloat) { scene.touch([(1, .began, CGPoint(x: x, y: y))]) }

  func move(_ x: CGFloat, _ y: CGFloat) { scene.touch([(1, .moved, CGPoint(x: x, y: y))]) }

  func up(_ x: CGFloat, _ y: CGFloat) { scene.touch([(1, .ended, CGPoint(x: x, y: y))]) }

  func tap(_ view: UIView) {
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    down(middle.x, middle.y)
    platform.advance(by: 0.05)
    up(middle.x, middle.y)
    platform.advance(by: 1)
  }

  // MARK: The picture

  /// The colour at a place in points, red, green and blue.
  func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
    platform.advanceFrame()
    guard let image = scene.image() else { return [] }
    let pixel = image.pixels[Int(y * 2) * image.width + Int(x * 2)]
    return [Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255)]
  }

  /// How many pixels of an area, in points, differ from the one in its top left corner.
  func ink(in area: CGRect) -> Int {
    platform.advanceFrame()
    guard let image = scene.image() else { return 0 }
    let rows = Int(area.minY * 2)..<Int(area.maxY * 2)
    let columns = Int(area.minX * 2)..<Int(area.maxX * 2)
    let ground = image.pixels[rows.lowerBound * image.width + columns.lowerBound]
    return rows.reduce(0) { count, y in
      count + columns.count { image.pixels[y * image.width + $0] != ground }
    }
  }
}

/// What a control has told, in order.
@MainActor
final class Diary {
  private(set) var entries: [String] = []

  static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
    (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up inside"),
    (.touchUpOutside, "up outside"), (.touchCancel, "cancel"), (.valueChanged, "value"),
    (.primaryActionTriggered, "primary"),
  ]

  init(_ control: UIControl) {
    for (event, name) in Self.names {
      control.addAction(UIAction { [weak self] _ in self?.entries.append(name) }, for: event)
    }
  }

  /// Returns what was written since the last time.
  func read() -> [String] {
    defer { entries = [] }
    return entries
  }
}
