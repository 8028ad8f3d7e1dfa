// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Holds a picker in place of the keyboard.
@MainActor
final class ChoiceInputView: UIInputView {
  private let picker: UIView

  /// In points; on a phone that lies on its side there is less room.
  static let (usualHeight, compactHeight): (CGFloat, CGFloat) = (216, 162)
  /// Around small controls there is room for a finger, in points.
  static let leastHeight: CGFloat = 84
  /// On tablets, wheels would be too far from each other.
  private static let greatestWidth: CGFloat = 480

  init(_ picker: UIView) {
    self.picker = picker
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.usualHeight), inputViewStyle: .keyboard)
    allowsSelfSizing = true
    addSubview(picker)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let wanted = max(picker.intrinsicContentSize.height, Self.leastHeight)
    let isCompact = traitCollection.verticalSizeClass == .compact
    let height = isCompact ? min(wanted, Self.compactHeight) : wanted
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let width = min(room.width, Self.greatestWidth)
    picker.frame = CGRect(x: room.midX - width / 2, y: 0, width: width, height: bounds.height)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass {
      invalidateIntrinsicContentSize()
      // Out of a window nothing is as high as it.
      guard window != nil else { return }
      UIApplication.shared.inputViews.heightChanged()
    }
  }
}
