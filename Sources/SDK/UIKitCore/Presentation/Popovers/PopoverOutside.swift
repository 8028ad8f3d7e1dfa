// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lies around a popover: a tap on it sends the popover away.
@MainActor
final class PopoverOutside: UIView {
  var passthroughViews: () -> [UIView] = { [] }
  var onTap: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTap() })
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    return !passthroughViews().contains { view in
      view.window === window && view.point(inside: view.convert(point, from: self), with: event)
    }
  }
}
