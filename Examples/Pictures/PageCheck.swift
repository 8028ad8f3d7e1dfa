// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import UIKitCore

/// What is wrong with what a window shows, in words.
@MainActor
package struct PageCheck {
  package private(set) var faults: [String] = []
  private let window: UIWindow

  package init(_ window: UIWindow) {
    self.window = window
    check(window)
  }

  private mutating func check(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    if view.hasAmbiguousLayout { faults.append("\(name(view)) could be in more places than one") }
    if let label = view as? UILabel, let fault = cut(label) { faults.append(fault) }
    if let control = view as? UIControl, let fault = small(control) { faults.append(fault) }
    for subview in view.subviews { check(subview) }
  }

  private func name(_ view: UIView) -> String {
    let words = (view as? UILabel)?.text ?? view.accessibilityLabel ?? ""
    return "\(type(of: view)) “\(words)” at \(view.convert(view.bounds, to: nil))"
  }

  /// Labels that show how text is cut say so by their identifier; others show all of their text.
  private func cut(_ label: UILabel) -> String? {
    guard label.text?.isEmpty == false, label.accessibilityIdentifier != "cut", !label.adjustsFontSizeToFitWidth
    else { return nil }
    let wanted = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
    let fits = wanted.width <= label.bounds.width + 0.6 && wanted.height <= label.bounds.height + 0.6
    return fits ? nil : "\(name(label)) is cut: it wants \(wanted)"
  }

  /// The smallest that a finger finds, in points.
  private static let leastLength: CGFloat = 28

  private func small(_ control: UIControl) -> String? {
    guard control.isEnabled, control.isUserInteractionEnabled else { return nil }
    let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
    let reach = Self.leastLength / 2 - 0.5
    let isLarge = [(-reach, 0), (reach, 0), (0, -reach), (0, reach)].allSatisfy { x, y in
      control.point(inside: CGPoint(x: middle.x + x, y: middle.y + y), with: nil)
    }
    return isLarge ? nil : "\(name(control)) is too small for a finger"
  }
}
