// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
import Foundation

/// What a navigation bar shows of one item: the button back, the title and the items at both sides.
@MainActor
final class NavigationBarContent: UIView {
  private let title = UILabel()
  private let titleView: UIView?
  private let back: BarButton?
  private var leading: [UIView] = []
  private var trailing: [UIView] = []

  private static let margin: CGFloat = 16
  /// A chevron stands closer to the side.
  private static let backMargin: CGFloat = 8
  private static let gap: CGFloat = 16

  init(item: UINavigationItem, back backItem: UINavigationItem?, onBack: @escaping () -> Void) {
    titleView = item.titleView
    let showsBack =
      backItem != nil && !item.hidesBackButton
      && ((item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton)
    back =
      showsBack
      ? BarButton(
        backTo: backItem?.backButtonTitle ?? backItem?.backBarButtonItem?.title ?? backItem?.title
          ?? PhraseLanguage.current(.back))
      : nil
    super.init(frame: .zero)
    back?.addAction(UIAction { _ in onBack() }, for: .touchUpInside)
    title.text = item.title
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textColor = .label
    title.textAlignment = .center
    title.lineBreakMode = .byTruncatingTail
    title.accessibilityTraits = .header
    addSubview(titleView ?? title)
    if let back { addSubview(back) }
    leading = (item.leftBarButtonItems ?? []).map { Self.view(of: $0) }
    trailing = (item.rightBarButtonItems ?? []).map { Self.view(of: $0) }
    for view in leading + trailing { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private static func view(of item: UIBarButtonItem) -> UIView {
    if item.isSpace { return UIView(frame: CGRect(x: 0, y: 0, width: item.width, height: 1)) }
    let view = item.customView ?? BarButton(item: item)
    item.view = view
    return view
  }

  var titleAlpha: CGFloat {
    get { title.alpha }
    set { title.alpha = newValue }
  }

  // MARK: Places

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, from start: CGFloat, width: CGFloat, height: CGFloat) {
      view.frame = CGRect(
        x: isMirrored ? bounds.width - start - width : start, y: (bounds.height - height) / 2, width: width,
        height: height)
    }
    func size(_ view: UIView) -> CGSize {
      view is BarButton ? view.sizeThatFits(bounds.size) : view.bounds.size
    }
    var start = Self.margin
    var widthOfBack: CGFloat = 0
    if let back {
      widthOfBack = min(size(back).width, bounds.width / 3)
      place(back, from: Self.backMargin, width: widthOfBack, height: bounds.height)
      start = Self.backMargin + widthOfBack + Self.gap
    }
    for view in leading {
      place(view, from: start, width: size(view).width, height: min(size(view).height, bounds.height))
      start += size(view).width + Self.gap
    }
    var end = bounds.width - Self.margin
    for view in trailing {
      end -= size(view).width
      place(view, from: end, width: size(view).width, height: min(size(view).height, bounds.height))
      end -= Self.gap
    }
    // The title is in the middle of the bar, or of the room that there is.
    let shown = titleView ?? title
    let wanted = min(
      titleView.map { $0.bounds.width > 0 ? $0.bounds.width : $0.sizeThatFits(bounds.size).width }
        ?? title.sizeThatFits(bounds.size).width, max(end - start, 0))
    let middle = min(max(bounds.midX - wanted / 2, start), max(end - wanted, start))
    let height = titleView.map { min(max($0.bounds.height, 1), bounds.height) } ?? bounds.height
    place(shown, from: middle, width: wanted, height: height)
  }

  // MARK: Coming and going

  /// Stands on the way from a side: at 0 where it belongs, at 1 on the trailing side and at -1 on the leading one, unseen.
  func stand(at side: CGFloat) {
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -side : side
    alpha = 1 - abs(side)
    (titleView ?? title).transform = CGAffineTransform(translationX: mirrored * bounds.width / 3, y: 0)
  }
}
