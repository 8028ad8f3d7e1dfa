// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
public import Foundation

/// A bar that shows how far something has come.
@MainActor
open class UIProgressView: UIView {
  /// How high a bar is and what its ends look like.
  @nonexhaustive
  public enum Style: Int, Sendable {
    /// 4 points high, with round ends.
    case `default` = 0
    /// For the edge of a bar: without round ends.
    case bar = 1
  }

  private let track = UIView()
  private let fill = UIView()
  private var part: Float = 0

  /// How high the bar is and what its ends look like.
  open var progressViewStyle = Style.default {
    didSet {
      invalidateIntrinsicContentSize()
      updateColors()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layout.hugging.vertical = .defaultHigh
    addSubview(track)
    track.addSubview(fill)
    track.clipsToBounds = true
    updateColors()
  }

  /// Makes a bar of a style and of its height.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  public required init?(coder: NSCoder) { nil }

  /// Between 0 and 1.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }

  /// Shows how far something has come, between 0 and 1; what is beyond counts as the nearest of these.
  ///
  /// If animated, the bar moves there in a quarter of a second.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    part = min(max(progress, 0), 1)
    guard animated, window != nil else { return UIView.performWithoutAnimation(place) }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: { [self] in place() })
  }

  /// The colour of what is done; `nil` for the tint colour.
  open var progressTintColor: UIColor? {
    didSet { updateColors() }
  }

  /// The colour of what is left; `nil` for grey.
  open var trackTintColor: UIColor? {
    didSet { updateColors() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    track.backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
    fill.backgroundColor = progressTintColor ?? tintColor
  }

  private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func place() {
    track.frame = bounds
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    track.layer.cornerRadius = radius
    fill.layer.cornerRadius = radius
    let width = bounds.width * CGFloat(part)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
  }

  // MARK: Accessibility

  override var isNaturalElement: Bool { true }
  override var naturalLabel: String? { PhraseLanguage.current(.progress) }
  override var naturalValue: String? { "\(Int((part * 100).rounded()))%" }
  override var naturalRole: AccessibilityRole { .progress }
  override var accessibilityRange: AccessibilityRange? {
    AccessibilityRange(minimum: 0, maximum: 1, step: 0, value: Double(part))
  }
  override var naturalTraits: UIAccessibilityTraits { .updatesFrequently }
}
