// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
public import Foundation

/// A row of dots, one for each page, that shows which page is seen. A tap on one half of it goes a page on, or back.
@MainActor
open class UIPageControl: UIControl {
  private static var dot: CGFloat { 7 }
  private static var distance: CGFloat { 16 }
  private static var height: CGFloat { 26 }

  private var page = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) { nil }

  /// How many dots there are; less than 0 counts as 0. The current page stays among them.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      guard numberOfPages != oldValue else { return }
      currentPage = page
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// From 0 on; others become the nearest that there is.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(numberOfPages - 1, 0))
      setNeedsDisplay()
    }
  }

  /// Whether nothing shows while there is one page only; `false` by default.
  open var hidesForSinglePage = false {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the other pages' dots; `nil` for grey.
  open var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the current page's dot; `nil` for that of text.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  // MARK: Sizes

  /// Returns the size that dots for so many pages take.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    guard pageCount > 0 else { return CGSize(width: 0, height: Self.height) }
    return CGSize(width: CGFloat(pageCount) * Self.distance + Self.dot + 9, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Looks

  open override func draw(_ rect: CGRect) {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let first = bounds.midX - CGFloat(numberOfPages - 1) / 2 * Self.distance
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for index in 0..<numberOfPages {
      let place = isMirrored ? numberOfPages - 1 - index : index
      let color = index == page ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      color.setFill()
      UIBezierPath(
        ovalIn: CGRect(
          x: first + CGFloat(place) * Self.distance - Self.dot / 2, y: bounds.midY - Self.dot / 2, width: Self.dot,
          height: Self.dot)
      ).fill()
    }
  }

  // MARK: Tracking

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isNext = (touch.location(in: self).x > bounds.midX) != isMirrored
    let old = page
    currentPage = page + (isNext ? 1 : -1)
    if page != old { sendValueChanged(with: event) }
  }

  override var keepsTaps: Bool { true }

  /// Dots are smaller than what fingers find.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: min((bounds.width - 44) / 2, 0), dy: min((bounds.height - 44) / 2, 0)).contains(point)
  }

  // MARK: Accessibility

  override var isNaturalElement: Bool { true }
  override var naturalValue: String? { PhraseLanguage.current(.pageOf, "\(page + 1)", "\(numberOfPages)") }
  override var naturalTraits: UIAccessibilityTraits { super.naturalTraits.union([.adjustable, .updatesFrequently]) }
  override var naturalRole: AccessibilityRole { .pages }

  override var accessibilityRange: AccessibilityRange? {
    AccessibilityRange(minimum: 1, maximum: Double(max(numberOfPages, 1)), step: 1, value: Double(page + 1))
  }

  override func setAccessibilityNumber(_ number: Double) {
    let old = page
    currentPage = Int(number.rounded()) - 1
    if page != old { sendValueChanged(with: nil) }
  }

  open override func accessibilityIncrement() { setAccessibilityNumber(Double(page + 2)) }

  open override func accessibilityDecrement() { setAccessibilityNumber(Double(page)) }
}
