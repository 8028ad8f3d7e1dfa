// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view that shows a picture, or several one after the other.
@MainActor
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view of the picture's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Makes a view of the picture's size.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  public required init?(coder: NSCoder) { nil }

  /// What is shown; the view's frame stays as it is, and symbols and templates are drawn in the tint colour.
  open var image: UIImage? {
    didSet { if image !== oldValue { imageChanged(from: oldValue) } }
  }

  /// What is shown while `isHighlighted`; `nil` for the same as ever.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { setNeedsDisplay() } }
  }

  /// Whether `highlightedImage` is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The size and weight of symbols that say nothing of their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { imageChanged(from: nil) } }
  }

  // MARK: Several pictures

  /// What is shown one after the other, in place of `image`, between `startAnimating` and `stopAnimating`.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// Seconds for all pictures; 0 for a thirtieth each.
  open var animationDuration: TimeInterval = 0

  /// How often all pictures are shown; 0 for ever.
  open var animationRepeatCount = 0

  /// Whether the pictures are shown one after the other.
  open private(set) var isAnimating = false
  private var frameIndex = 0
  private var animationStart: TimeInterval = 0

  /// Begins to show `animationImages` one after the other; does nothing without any.
  open func startAnimating() {
    guard let animationImages, !animationImages.isEmpty, !isAnimating else { return }
    isAnimating = true
    animationStart = UIApplication.clock()
    show(frame: 0)
    followFrames()
  }

  /// Shows `image` again.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    scene?.animator.unfollow(self)
    setNeedsDisplay()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating { followFrames() }
  }

  private func followFrames() {
    guard let scene else { return }
    scene.animator.follow(self) { [weak self] in self?.step(to: $0) ?? false }
    scene.setNeedsFrame()
  }

  private func step(to time: TimeInterval) -> Bool {
    guard isAnimating, window != nil, let count = animationImages?.count, count > 0 else { return false }
    let duration = animationDuration > 0 ? animationDuration : Double(count) / 30
    let rounds = max(time - animationStart, 0) / duration
    if animationRepeatCount > 0, rounds >= Double(animationRepeatCount) {
      isAnimating = false
      setNeedsDisplay()
      return false
    }
    show(frame: min(Int((rounds - rounds.rounded(.down)) * Double(count)), count - 1))
    return true
  }

  private func show(frame: Int) {
    guard frame != frameIndex else { return }
    frameIndex = frame
    setNeedsDisplay()
  }

  // MARK: Showing

  /// What is shown now.
  var shownImage: UIImage? {
    if isAnimating, let animationImages, animationImages.indices.contains(frameIndex) {
      return animationImages[frameIndex]
    }
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let preferredSymbolConfiguration else { return image }
    return image?.filled(from: preferredSymbolConfiguration)
  }

  private func imageChanged(from old: UIImage?) {
    setNeedsDisplay()
    if old?.size != image?.size { invalidateIntrinsicContentSize() }
  }

  /// The picture in its own size, which the content mode then places; one that stretches only in parts in the view's.
  override var drawnSize: CGSize {
    guard let image = shownImage else { return .zero }
    return image.capInsets == .zero ? image.size : bounds.size
  }

  open override func draw(_ rect: CGRect) {
    guard let image = shownImage, let context = UIGraphicsGetCurrentContext() else { return }
    image.draw(in: rect, of: context, tint: image.isTemplate ? tintColor : nil)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let image = shownImage, image.capInsets != .zero { setNeedsDisplay() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.isTemplate == true { setNeedsDisplay() }
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  // MARK: Accessibility

  override var naturalTraits: UIAccessibilityTraits { .image }
}
