// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A line between rows, one pixel high, that leaves the leading margin free.
final class SeparatorView: UIView {
  private let line = UIView()

  init() {
    super.init(frame: .zero)
    line.backgroundColor = .separator
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 1 / max(traitCollection.displayScale, 1))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    line.frame = CGRect(x: isMirrored ? 0 : 16, y: 0, width: bounds.width - 16, height: bounds.height)
  }
}
