// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The bar at the top that says where people are and leads back.
@MainActor
open class UINavigationBar: UIView {
  /// The items of all controllers, the one that shows last.
  open internal(set) var items: [UINavigationItem]? = []

  /// The item that shows; `nil` without any.
  open var topItem: UINavigationItem? { items?.last }

  /// The item that the button back leads to; `nil` when only one is left.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Whether titles stand large under the bar until the content is scrolled.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { onHeightChange() } }
  }

  /// The colour of the bar; `nil` for that of the background behind content.
  open var barTintColor: UIColor? {
    didSet { background.backgroundColor = barTintColor ?? .systemBackground }
  }

  let background = UIView()
  private let hairline = UIView()
  /// What shows of the items on their way in and out.
  private(set) var content: NavigationBarContent?
  private let largeTitle = UILabel()
  var onBack: () -> Void = {}
  var onHeightChange: () -> Void = {}
  /// How far the content has been scrolled from its top, in points; negative when it is pulled down.
  var scrollDistance: CGFloat = 0 {
    didSet { if scrollDistance != oldValue { setNeedsLayout() } }
  }

  static let barHeight: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52

  public override init(frame: CGRect) {
    super.init(frame: frame)
    background.backgroundColor = .systemBackground
    hairline.backgroundColor = .separator
    largeTitle.font = .systemFont(ofSize: 34, weight: .bold)
    largeTitle.textColor = .label
    largeTitle.accessibilityTraits = .header
    largeTitle.lineBreakMode = .byTruncatingTail
    addSubview(background)
    addSubview(largeTitle)
    addSubview(hairline)
  }

  public required init?(coder: NSCoder) { nil }

  /// Whether the item that shows has its title in large letters.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles else { return false }
    for item in (items ?? []).reversed() where item.largeTitleDisplayMode != .automatic {
      return item.largeTitleDisplayMode == .always
    }
    return true
  }

  /// The height below the safe area, with nothing scrolled.
  var fullHeight: CGFloat { Self.barHeight + (showsLargeTitle ? Self.largeTitleHeight : 0) }

  // MARK: Items

  /// Shows the last of the items.
  ///
  /// - Parameter direction: Where the new ones come from: 1 from the trailing side, -1 from the leading one, 0 at once.
  func show(_ items: [UINavigationItem], direction: CGFloat) {
    for item in self.items ?? [] { item.onChange = {} }
    self.items = items
    for item in items { item.onChange = { [weak self] in self?.refresh() } }
    let old = content
    let new = topItem.map { NavigationBarContent(item: $0, back: backItem) { [weak self] in self?.onBack() } }
    content = new
    if let new {
      new.frame = contentFrame
      insertSubview(new, aboveSubview: largeTitle)
      UIView.performWithoutAnimation { new.layoutIfNeeded() }
    }
    largeTitle.text = topItem?.title
    guard direction != 0, let old else {
      old?.removeFromSuperview()
      setNeedsLayout()
      return
    }
    UIView.performWithoutAnimation { new?.enter(from: direction) }
    UIView.animate(
      springDuration: 0.5, bounce: 0,
      animations: {
        new?.enter(from: 0)
        old.leave(to: -direction)
        setNeedsLayout()
        layoutIfNeeded()
      }, completion: { _ in old.removeFromSuperview() })
  }

  private func refresh() {
    show(items ?? [], direction: 0)
    onHeightChange()
  }

  // MARK: Places

  private var contentFrame: CGRect {
    CGRect(
      x: safeAreaInsets.left, y: safeAreaInsets.top, width: bounds.width - safeAreaInsets.left - safeAreaInsets.right,
      height: Self.barHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fullHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let collapsed = showsLargeTitle ? min(scrollDistance, Self.largeTitleHeight) : 0
    let height = safeAreaInsets.top + fullHeight - collapsed
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(height, 0))
    let isOverContent = showsLargeTitle ? scrollDistance >= Self.largeTitleHeight : scrollDistance > 0
    hairline.frame = CGRect(x: 0, y: height, width: bounds.width, height: 1 / max(traitCollection.displayScale, 1))
    hairline.alpha = isOverContent ? 1 : 0
    content?.frame = contentFrame
    content?.titleAlpha = showsLargeTitle && scrollDistance < Self.largeTitleHeight - 8 ? 0 : 1
    let margin = safeAreaInsets.left + 16
    largeTitle.frame = CGRect(
      x: margin, y: safeAreaInsets.top + Self.barHeight + 3 - scrollDistance,
      width: max(bounds.width - 2 * margin, 0), height: 41)
    largeTitle.isHidden = !showsLargeTitle
    largeTitle.alpha = scrollDistance > Self.largeTitleHeight - 12 ? 0 : 1
  }

  override var naturalRole: AccessibilityRole { .bar }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    background.frame.contains(point) ? super.hitTest(point, with: event) : nil
  }
}
