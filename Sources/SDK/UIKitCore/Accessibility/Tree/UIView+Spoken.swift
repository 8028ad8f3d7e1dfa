// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// What the texts below the view say, in reading order; `nil` without any. Those of controls belong to the controls.
  var spokenText: String? {
    var texts: [(text: String, frame: CGRect)] = []
    collect { view in
      guard !view.isUsable, let text = view.accessibilityLabel, !text.isEmpty else { return }
      texts.append((text, view.accessibilityFrame))
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let ordered = ReadingOrder.sorted(texts, isRightToLeft: isMirrored, frame: \.frame)
    return ordered.isEmpty ? nil : ordered.map(\.text).joined(separator: ", ")
  }

  /// The elements here or below that can be used by themselves.
  var controlsInside: [UIView] {
    var controls: [UIView] = []
    collect { if $0.isUsable { controls.append($0) } }
    return controls
  }

  private var isUsable: Bool {
    self is UIControl || !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField])
  }

  /// Calls the closure with the elements that show, here and below.
  private func collect(_ take: (UIView) -> Void) {
    guard !isHidden, !accessibilityElementsHidden else { return }
    if isAccessibilityElement { return take(self) }
    for subview in subviews { subview.collect(take) }
  }
}
