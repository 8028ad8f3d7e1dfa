// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
public import Foundation

/// A wheel of spokes that turns while something goes on.
@MainActor
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  @nonexhaustive
  public enum Style: Int, Sendable {
    /// 20 points wide.
    case medium = 100
    /// 37 points wide.
    case large = 101
  }

  /// How large the wheel is; a view made with a frame has a `medium` one.
  open var style: Style {
    didSet {
      guard style != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the view hides while the wheel does not turn; `true` by default.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// The colour of the spokes; `nil` for grey.
  open var color: UIColor! = .secondaryLabel {
    didSet {
      if color == nil { color = .secondaryLabel }
      setNeedsDisplay()
    }
  }

  /// Whether the wheel turns.
  open private(set) var isAnimating = false
  /// How many spokes the wheel has turned by.
  private var step = 0
  private var isFollowing = false

  /// Makes a wheel that stands still, and is hidden until it turns.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    setUp()
    sizeToFit()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) { nil }

  private func setUp() {
    isUserInteractionEnabled = false
    hugsContent()
    contentMode = .redraw
    isHidden = true
  }

  /// Shows the wheel and has it turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
    follow()
  }

  /// Has the wheel stand still, and hides it if `hidesWhenStopped`.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  // MARK: Sizes

  private var length: CGFloat { style == .large ? 37 : 20 }

  open override var intrinsicContentSize: CGSize { CGSize(width: length, height: length) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Turning

  private static var spokes: Int { 8 }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating { follow() }
  }

  private func follow() {
    guard let scene, !isFollowing else { return }
    isFollowing = true
    scene.animator.follow(self) { [weak self] in self?.turn(to: $0) ?? false }
    scene.setNeedsFrame()
  }

  /// Turns the wheel.
  ///
  /// - Returns: Whether it turns on: not while nobody can see it.
  private func turn(to time: TimeInterval) -> Bool {
    guard isAnimating, isShown else {
      isFollowing = false
      // When it shows again, it is drawn again, and turns on.
      layer.content = nil
      return false
    }
    let step = Int((time * Double(Self.spokes)).rounded(.down)) % Self.spokes
    if step != self.step {
      self.step = step
      setNeedsDisplay()
    }
    return true
  }

  private var isShown: Bool {
    var view: UIView? = self
    while let next = view {
      if next.isHidden || next.alpha < 0.01 { return false }
      if next is UIWindow { return true }
      view = next.superview
    }
    return false
  }

  open override func draw(_ rect: CGRect) {
    if isAnimating { follow() }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let length = min(length, min(bounds.width, bounds.height))
    let unit = length / 20
    let color = color.cgColor
    for spoke in 0..<Self.spokes {
      let age = (step - spoke + Self.spokes * 2) % Self.spokes
      let strength = isAnimating ? max(1 - CGFloat(age) / 7.5, 0.2) : max(1 - CGFloat(Self.spokes - spoke) / 10, 0.25)
      context.saveGState()
      context.translateBy(x: bounds.midX, y: bounds.midY)
      context.rotate(by: CGFloat(spoke) * 2 * .pi / CGFloat(Self.spokes))
      UIColor(cgColor: color).withAlphaComponent(color.alpha * strength).setFill()
      UIBezierPath(
        roundedRect: CGRect(x: -1.15 * unit, y: -9.6 * unit, width: 2.3 * unit, height: 5.4 * unit),
        cornerRadius: 1.15 * unit
      ).fill()
      context.restoreGState()
    }
  }

  // MARK: Accessibility

  override var isNaturalElement: Bool { true }
  override var naturalLabel: String? {
    isAnimating ? PhraseLanguage.current(.inProgress) : PhraseLanguage.current(.progressHalted)
  }
  override var naturalTraits: UIAccessibilityTraits { .updatesFrequently }
  override var naturalRole: AccessibilityRole { .activity }
}
