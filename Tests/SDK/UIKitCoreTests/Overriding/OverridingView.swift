// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// What an app's class was asked for, in order.
@MainActor
final class Calls {
  private(set) var names: [String] = []

  func note(_ name: String) { names.append(name) }

  /// Returns what was called since the last time.
  func take() -> [String] {
    defer { names = [] }
    return names
  }
}

/// A view of an app that overrides what views have, and leaves the work to UIKit.
class OverridingView: UIView {
  let calls = Calls()

  override var frame: CGRect {
    get { super.frame }
    set {
      calls.note("frame")
      super.frame = newValue
    }
  }

  override var bounds: CGRect { didSet { calls.note("bounds") } }

  override var center: CGPoint { didSet { calls.note("center") } }

  override var transform: CGAffineTransform { didSet { calls.note("transform") } }

  override var alpha: CGFloat { didSet { calls.note("alpha") } }

  override var isHidden: Bool { didSet { calls.note("isHidden") } }

  override func addSubview(_ view: UIView) {
    calls.note("addSubview")
    super.addSubview(view)
  }

  override func removeFromSuperview() {
    calls.note("removeFromSuperview")
    super.removeFromSuperview()
  }

  override func setNeedsLayout() {
    calls.note("setNeedsLayout")
    super.setNeedsLayout()
  }

  override func setNeedsDisplay() {
    calls.note("setNeedsDisplay")
    super.setNeedsDisplay()
  }

  override func setNeedsUpdateConstraints() {
    calls.note("setNeedsUpdateConstraints")
    super.setNeedsUpdateConstraints()
  }

  override func addInteraction(_ interaction: any UIInteraction) {
    calls.note("addInteraction")
    super.addInteraction(interaction)
  }

  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    calls.note("convert")
    return super.convert(point, from: view)
  }
}
