// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The bar at the top that says where people are and leads back.
@MainActor
open class UINavigationBar: UIView {
  /// The items, the one that shows last: those of all controllers on the bar of a navigation controller, which sets them
  /// itself.
  open var items: [UINavigationItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }
  private var shownItems: [UINavigationItem] = []

  /// Decides which items come and go on a bar without a navigation controller.
  weak open var delegate: (any UINavigationBarDelegate)?

  /// The item that shows; `nil` without any.
  open var topItem: UINavigationItem? { shownItems.last }

  /// The item that the button back leads to; `nil` when only one is left.
  open var backItem: UINavigationItem? { shownItems.dropLast().last }

  /// Shows the last of some items. Does nothing on the bar of a navigation controller.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard onBack == nil else { return }
    let items = items ?? []
    let isForward = items.last.map { top in !shownItems.contains { $0 === top } } ?? false
    show(items, direction: animated ? (isForward ? 1 : -1) : 0)
  }

  /// Shows another item. Does nothing on the bar of a navigation controller, and where the delegate does not want it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard onBack == nil, delegate?.navigationBar(self, shouldPush: item) != false else { return }
    show(shownItems + [item], direction: animated ? 1 : 0)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Goes back to the item before. Does nothing on the bar of a navigation controller, and where the delegate does not
  /// want it.
  ///
  /// - Returns: The item that went.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard onBack == nil, let top = topItem, delegate?.navigationBar(self, shouldPop: top) != false else { return nil }
    show(shownItems.dropLast(), direction: animated ? -1 : 0)
    delegate?.navigationBar(self, didPop: top)
    return top
  }

  /// Whether titles stand large under the bar until the content is scrolled.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { onHeightChange() } }
  }

  /// The colour behind the bar at all times; `nil` for none until content is scrolled under it.
  open var barTintColor: UIColor? {
    didSet {
      background.color = barTintColor
      setNeedsLayout()
    }
  }

  let background = BarGlass()
  private let hairline = UIView()
  /// What shows of the items on their way in and out.
  private(set) var content: NavigationBarContent?
  private let largeTitle = makeLargeTitle()
  private var transition: NavigationBarTransition?
  /// Leads back for the navigation controller; `nil` on a bar without one.
  var onBack: (() -> Void)?
  var onHeightChange: () -> Void = {}
  /// How far the content has been scrolled from its top, in points; negative when it is pulled down.
  var scrollDistance: CGFloat = 0 {
    didSet { if scrollDistance != oldValue { setNeedsLayout() } }
  }

  static let barHeight: CGFloat = 44
  /// The room of a large title, which grows with its text.
  private var largeTitleHeight: CGFloat = 52
  /// How far content is under the bar when the bar has come to be seen.
  private static let fadingDistance: CGFloat = 6

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hairline.backgroundColor = .separator
    addSubview(background)
    addSubview(largeTitle)
    addSubview(hairline)
    updateLargeTitle()
  }

  public required init?(coder: NSCoder) { nil }

  /// Whether the item that shows has its title in large letters.
  var showsLargeTitle: Bool { showsLargeTitle(shownItems) }

  private func showsLargeTitle(_ items: [UINavigationItem]) -> Bool {
    guard prefersLargeTitles else { return false }
    for item in items.reversed() where item.largeTitleDisplayMode != .automatic {
      return item.largeTitleDisplayMode == .always
    }
    return true
  }

  /// The height below the safe area, with nothing scrolled.
  var fullHeight: CGFloat { fullHeight(showing: shownItems) }

  /// That height while the last of other items shows.
  func fullHeight(showing items: [UINavigationItem]) -> CGFloat {
    Self.barHeight + (showsLargeTitle(items) ? largeTitleHeight : 0)
  }

  // MARK: Items

  /// Shows the last of the items.
  ///
  /// - Parameter direction: Where the new ones come from: 1 from the trailing side, -1 from the leading one, 0 at once.
  func show(_ items: [UINavigationItem], direction: CGFloat) {
    guard direction != 0, content != nil else {
      finishTransition()
      let old = content
      adopt(items)
      old?.removeFromSuperview()
      setNeedsLayout()
      onHeightChange()
      return
    }
    let transition = beginTransition(to: items, direction: direction)
    UIView.animate(
      springDuration: 0.5, bounce: 0, options: .allowUserInteraction, animations: { transition.stand(at: 1) },
      completion: { [weak self] _ in self?.end(transition) })
  }

  private func adopt(_ items: [UINavigationItem]) {
    for item in shownItems { item.onChange = {} }
    shownItems = items
    for item in items { item.onChange = { [weak self] in self?.refresh() } }
    content = topItem.map { NavigationBarContent(item: $0, back: backItem) { [weak self] in self?.goBack() } }
    largeTitle.text = topItem?.title
    guard let content else { return }
    content.frame = contentFrame
    insertSubview(content, aboveSubview: largeTitle)
  }

  /// Takes over other items, and stands at the old ones for now.
  func beginTransition(to items: [UINavigationItem], direction: CGFloat) -> NavigationBarTransition {
    finishTransition()
    var result: NavigationBarTransition?
    UIView.performWithoutAnimation {
      let ghost = Self.makeLargeTitle()
      ghost.font = largeTitle.font
      ghost.text = largeTitle.text
      insertSubview(ghost, belowSubview: largeTitle)
      let old = side(ghost)
      adopt(items)
      setNeedsLayout()
      layoutIfNeeded()
      result = NavigationBarTransition(self, from: old, to: side(largeTitle), direction: direction)
      result?.stand(at: 0)
    }
    let transition = result ?? NavigationBarTransition(self, from: side(largeTitle), to: side(largeTitle), direction: 0)
    self.transition = transition
    return transition
  }

  private func side(_ title: UILabel) -> NavigationBarTransition.Side {
    NavigationBarTransition.Side(
      content: content, largeTitle: title, titleFrame: largeTitle.frame,
      titleAlpha: largeTitle.isHidden ? 0 : largeTitle.alpha, barAlpha: hairline.alpha)
  }

  func end(_ transition: NavigationBarTransition) {
    transition.end()
    guard self.transition === transition else { return }
    self.transition = nil
    setNeedsLayout()
    onHeightChange()
  }

  private func finishTransition() {
    if let transition { end(transition) }
  }

  private static func makeLargeTitle() -> UILabel {
    let label = UILabel()
    label.textColor = .label
    label.accessibilityTraits = .header
    label.lineBreakMode = .byTruncatingTail
    return label
  }

  private func updateLargeTitle() {
    let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection).pointSize
    largeTitle.font = .systemFont(ofSize: size, weight: .bold)
    largeTitleHeight = (52 * size / 34).rounded()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    updateLargeTitle()
    setNeedsLayout()
    onHeightChange()
  }

  private func refresh() {
    show(shownItems, direction: 0)
  }

  private func goBack() {
    if let onBack { onBack() } else { popItem(animated: true) }
  }

  // MARK: Places

  private var contentFrame: CGRect {
    CGRect(
      x: safeAreaInsets.left, y: safeAreaInsets.top, width: bounds.width - safeAreaInsets.left - safeAreaInsets.right,
      height: Self.barHeight)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: fullHeight) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fullHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let collapsed = showsLargeTitle ? min(scrollDistance, largeTitleHeight) : 0
    let height = safeAreaInsets.top + fullHeight - collapsed
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(height, 0))
    hairline.frame = CGRect(x: 0, y: height, width: bounds.width, height: 1 / max(traitCollection.displayScale, 1))
    // Nothing is to be seen of the bar itself until content comes under it, of which a bar without a controller knows
    // nothing.
    let reach = scrollDistance - (showsLargeTitle ? largeTitleHeight : 0)
    showBar(onBack == nil ? 1 : min(max(reach / Self.fadingDistance, 0), 1))
    content?.frame = contentFrame
    content?.titleAlpha = showsLargeTitle && scrollDistance < largeTitleHeight - 8 ? 0 : 1
    let margin = safeAreaInsets.left + Self.systemMargin(forWidth: bounds.width)
    largeTitle.frame = CGRect(
      x: margin, y: safeAreaInsets.top + Self.barHeight + 3 - scrollDistance,
      width: max(bounds.width - 2 * margin, 0), height: largeTitleHeight - 10)
    largeTitle.isHidden = !showsLargeTitle
    largeTitle.alpha = scrollDistance > largeTitleHeight - 12 ? 0 : 1
    transition?.standAgain()
  }

  /// Shows a part of the bar itself and of the line below it.
  func showBar(_ part: CGFloat) {
    hairline.alpha = part
    background.alpha = barTintColor == nil ? part : 1
  }

  override var naturalRole: AccessibilityRole { .bar }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    background.frame.contains(point) ? super.hitTest(point, with: event) : nil
  }
}
