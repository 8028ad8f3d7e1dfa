// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
import Foundation

/// One segment of a segmented control.
@MainActor
final class SegmentView: UIView {
  let label = UILabel()
  private let picture = UIImageView()
  var action: UIAction?
  /// In points; 0 for what suits the content.
  var width: CGFloat = 0
  var isEnabled = true {
    didSet { updateLooks() }
  }
  var isSelected = false {
    didSet { updateLooks() }
  }
  /// The attributes of the title, by state.
  var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:] {
    didSet { updateLooks() }
  }

  var title: String? {
    didSet { updateLooks() }
  }

  var image: UIImage? {
    didSet { updateLooks() }
  }

  static let height: CGFloat = 32
  private static var padding: CGFloat { 10 }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(picture)
    addSubview(label)
    picture.contentMode = .center
  }

  required init?(coder: NSCoder) { nil }

  /// The width that suits the content, selected or not.
  var contentWidth: CGFloat {
    if width > 0 { return width }
    if let image { return shown(image).size.width + Self.padding * 2 }
    guard let title else { return Self.padding * 2 }
    let heavy = NSAttributedString(string: title, attributes: attributes(isSelected: true, isEnabled: true))
    let width = TextLayout(heavy).usedSize.width
    return (width * 2).rounded(.up) / 2 + Self.padding * 2
  }

  private func updateLooks() {
    picture.image = image.map(shown)
    picture.tintColor = isEnabled ? .label : .tertiaryLabel
    picture.isHidden = image == nil
    label.isHidden = image != nil
    label.attributedText = NSAttributedString(
      string: title ?? "", attributes: attributes(isSelected: isSelected, isEnabled: isEnabled))
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    setNeedsLayout()
  }

  private func shown(_ image: UIImage) -> UIImage {
    image.filled(from: UIImage.SymbolConfiguration(pointSize: 13, weight: isSelected ? .semibold : .medium))
  }

  private func attributes(isSelected: Bool, isEnabled: Bool) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium),
      .foregroundColor: isEnabled ? UIColor.label : UIColor.tertiaryLabel,
    ]
    var states: [UIControl.State] = [.normal]
    if isSelected { states.append(.selected) }
    if !isEnabled { states.append(.disabled) }
    for state in states { result.merge(attributes[state.rawValue] ?? [:]) { $1 } }
    return result
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    label.frame = bounds.insetBy(dx: 4, dy: 0)
  }

  override var isNaturalElement: Bool { true }
  override var naturalLabel: String? { title ?? action?.title }
  override var naturalRole: AccessibilityRole { .segment }

  /// Which one of how many it is.
  override var naturalValue: String? {
    guard let segments = (superview as? UISegmentedControl)?.segments,
      let index = segments.firstIndex(where: { $0 === self })
    else { return nil }
    return PhraseLanguage.current(.positionOf, "\(index + 1)", "\(segments.count)")
  }

  override var naturalTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled || (superview as? UIControl)?.isEnabled == false { traits.insert(.notEnabled) }
    return traits
  }
}
