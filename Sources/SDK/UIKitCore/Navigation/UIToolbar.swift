// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A bar with buttons, as below a page or above the keyboard.
@MainActor
open class UIToolbar: UIView {
  /// From the leading side on. Flexible spaces share the room that is left.
  open var items: [UIBarButtonItem]? {
    didSet { rebuild() }
  }

  /// Shows other items.
  ///
  /// `animated`: Without effect, as items change at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The colour of the bar; `nil` for the system's.
  open var barTintColor: UIColor? {
    didSet { background.color = barTintColor }
  }

  private let background = BarGlass()
  private let hairline = UIView()
  /// What stands for each item; nothing for a space.
  private var views: [UIView?] = []

  /// How high the bar is, in points.
  var barHeight: CGFloat { 44 }
  /// The size of the titles of its buttons, in points.
  var textSize: CGFloat { BarButton.usualTextSize }

  private static let margin: CGFloat = 16
  /// Between two items with no space between them.
  private static let gap: CGFloat = 16

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hairline.backgroundColor = .separator
    hairline.isUserInteractionEnabled = false
    for view in [background, hairline] { addSubview(view) }
    setContentHuggingPriority(.required, for: .vertical)
  }

  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: barHeight)
  }

  // MARK: Items

  /// Makes all buttons anew.
  func rebuild() {
    for view in views { view?.removeFromSuperview() }
    views = (items ?? []).map(makeView)
    setNeedsLayout()
  }

  private func makeView(_ item: UIBarButtonItem) -> UIView? {
    item.onChange = { [weak self, weak item] in
      if let item { self?.changed(item) }
    }
    guard !item.isSpace else { return nil }
    let view = item.customView ?? BarButton(item: item, textSize: textSize)
    item.view = view
    addSubview(view)
    return view
  }

  private func changed(_ item: UIBarButtonItem) {
    guard let place = items?.firstIndex(of: item), views.indices.contains(place) else { return }
    if views[place] !== item.customView || item.customView == nil {
      views[place]?.removeFromSuperview()
      views[place] = makeView(item)
    }
    setNeedsLayout()
  }

  // MARK: Places

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(traitCollection.displayScale, 1))
    let items = items ?? []
    let widths = zip(items, views).map { width(of: $0, $1) }
    let flexibleCount = items.count { $0.systemItem == .flexibleSpace }
    let insets = safeAreaInsets
    let room =
      bounds.width - insets.left - insets.right - 2 * Self.margin - widths.reduce(0, +) - gaps(items).reduce(0, +)
    let share = flexibleCount > 0 ? max(room, 0) / CGFloat(flexibleCount) : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var start = Self.margin + (isMirrored ? insets.right : insets.left)
    for (index, item) in items.enumerated() {
      let width = item.systemItem == .flexibleSpace ? share : widths[index]
      if let view = views[index] {
        let height = min(view is BarButton ? barHeight : view.bounds.height, bounds.height)
        view.frame = CGRect(
          x: isMirrored ? bounds.width - start - width : start, y: (barHeight - height) / 2, width: width,
          height: height)
      }
      start += width + gaps(items)[index]
    }
  }

  private func width(of item: UIBarButtonItem, _ view: UIView?) -> CGFloat {
    if item.systemItem == .flexibleSpace { return 0 }
    guard let view else { return item.width }
    if item.width > 0 { return item.width }
    return view is BarButton ? view.sizeThatFits(bounds.size).width : view.bounds.width
  }

  /// The room behind each item, none beside a space.
  private func gaps(_ items: [UIBarButtonItem]) -> [CGFloat] {
    items.indices.map { index in
      index + 1 < items.count && !items[index].isSpace && !items[index + 1].isSpace ? Self.gap : 0
    }
  }
}
