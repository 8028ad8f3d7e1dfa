// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A box for each digit of a code; screen readers take them for one element.
@MainActor
final class DigitBoxesView: UIView {
  private static let (largestWidth, height, gap): (CGFloat, CGFloat, CGFloat) = (52, 64, 12)
  private var labels: [UILabel] = []

  /// How many boxes there are.
  var count: Int {
    get { labels.count }
    set {
      for label in labels { label.removeFromSuperview() }
      labels = (0..<newValue).map { _ in Self.makeBox() }
      for label in labels { addSubview(label) }
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = [.staticText, .updatesFrequently]
    count = 4
  }

  required init?(coder: NSCoder) { nil }

  private static func makeBox() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 34, weight: .semibold)
    label.textAlignment = .center
    label.backgroundColor = .secondarySystemFill
    label.layer.cornerRadius = 10
    label.layer.masksToBounds = true
    return label
  }

  /// Shows digits from the first box on, or dots in place of them; the box for the next one has a frame.
  func show(_ digits: String, isSecure: Bool) {
    let signs = digits.map { isSecure ? "●" : String($0) }
    for (index, label) in labels.enumerated() {
      label.text = index < signs.count ? signs[index] : nil
      label.layer.borderWidth = index == signs.count ? 2 : 0
      label.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }
  }

  // MARK: Places

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  /// Digits stand from left to right in every language.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard !labels.isEmpty else { return }
    let count = CGFloat(labels.count)
    let gap = min(Self.gap, bounds.width / (count * 4))
    let width = min(Self.largestWidth, max((bounds.width - gap * (count - 1)) / count, 0))
    let start = bounds.midX - (width * count + gap * (count - 1)) / 2
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: start + CGFloat(index) * (width + gap), y: 0, width: width, height: bounds.height)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    for label in labels { label.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor }
  }
}
