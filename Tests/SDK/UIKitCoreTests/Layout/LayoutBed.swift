// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform

@testable import UIKitCore

/// A window with one view that fills it.
@MainActor
final class LayoutBed {
  let platform: HeadlessPlatform
  let screen: HeadlessScreen
  let scene: HeadlessScene
  let window: UIWindow
  let root = CountingView()
  /// What was logged since the bed was made.
  private(set) var log: [String] = []

  init(
    size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2, safeAreaInsets: UIEdgeInsets = .zero,
    isRightToLeft: Bool = false
  ) {
    screen = HeadlessScreen(
      size: size, scale: scale, safeAreaInsets: safeAreaInsets,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    platform = HeadlessPlatform(screens: [screen])
    scene = platform.openScene()
    window = UIWindow(windowScene: scene.scene)
    root.frame = window.bounds
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(root)
    window.makeKeyAndVisible()
    LayoutLog.write = { [weak self] in self?.log.append($0) }
  }

  /// Adds a view that constraints place.
  func add<V: UIView>(_ view: V, to superview: UIView? = nil) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  func box(_ width: CGFloat = -1, _ height: CGFloat = -1, in superview: UIView? = nil) -> SizedView {
    add(SizedView(width, height), to: superview)
  }

  func layout(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
    layout()
  }

  func layout() { window.layoutIfNeeded() }
}

/// Counts its layouts.
class CountingView: UIView {
  var layoutCount = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }
}

/// A view with content of a size.
final class SizedView: CountingView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat = -1, _ height: CGFloat = -1) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// Words of equal width that wrap: 10 points each, lines 20 points high, the baseline 15 below a line's top.
final class WordsView: CountingView {
  var count: Int {
    didSet { invalidateIntrinsicContentSize() }
  }
  var measureCount = 0

  init(_ count: Int) {
    self.count = count
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 10 * count, height: 20) }

  override var heightFollowsWidth: Bool { true }

  override func contentSize(inWidth width: CGFloat) -> CGSize {
    measureCount += 1
    let perLine = max(Int(width / 10 + 0.001), 1)
    let lines = (count + perLine - 1) / perLine
    return CGSize(width: 10 * min(count, perLine), height: 20 * lines)
  }

  override var baselineMetrics: BaselineMetrics? {
    BaselineMetrics(firstFromTop: 15, lastFromBottom: 5, lineHeight: 20)
  }
}
