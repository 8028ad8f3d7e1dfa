// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Scrolling in scrolling: rows that go sideways on a page that goes up and down.
final class ScrollingPage: PageController {
  override func build() {
    addGroup("Cards", [strip(count: 12, width: 120, height: 150)])
    addGroup("Pages", footer: "Comes to rest at whole pages.", [PagesView().row()])
    addGroup("Tags", [tags()])
    addGroup("More", (1...6).map { strip(count: 8, width: 72, height: 72, from: $0) })
  }

  private static let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemBrown, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPurple,
  ]

  private func strip(count: Int, width: CGFloat, height: CGFloat, from first: Int = 0) -> UIView {
    row(
      (0..<count).map { index in
        BlockView("\(index + 1)", Self.colors[(index + first) % Self.colors.count]).sized(width: width, height: height)
      })
  }

  private func tags() -> UIView {
    row(
      ["All", "Unread", "Flagged", "From people I know", "With pictures", "This week"].map { title in
        var configuration = UIButton.Configuration.gray()
        configuration.title = title
        configuration.cornerStyle = .capsule
        configuration.titleLineBreakMode = .byTruncatingTail
        return UIButton(configuration: configuration, primaryAction: nil)
      })
  }

  private func row(_ views: [UIView]) -> UIView {
    let scroll = StripView()
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      content.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
    ])
    return scroll
  }
}

/// A scroll view that begins with what comes first, on whichever side that is.
private class StripView: UIScrollView {
  private var isPlaced = false

  init() {
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isPlaced, contentSize.width > 0, bounds.width > 0 else { return }
    isPlaced = true
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    contentOffset.x = max(contentSize.width - bounds.width, 0)
  }
}

/// Pictures of which one shows at a time, with dots below.
private final class PagesView: UIView, UIScrollViewDelegate {
  private let scroll = StripView()
  private let dots = UIPageControl()

  init() {
    super.init(frame: .zero)
    scroll.isPagingEnabled = true
    scroll.delegate = self
    scroll.layer.cornerRadius = 10
    dots.numberOfPages = 4
    for view in [scroll, dots] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let colors: [UIColor] = [.systemPink, .systemOrange, .systemGreen, .systemBlue]
    let pages = UIStackView(arrangedSubviews: colors.enumerated().map { BlockView("Page \($0 + 1)", $1) })
    pages.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(pages)
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: topAnchor), scroll.leadingAnchor.constraint(equalTo: leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: trailingAnchor), scroll.heightAnchor.constraint(equalToConstant: 130),
      dots.topAnchor.constraint(equalTo: scroll.bottomAnchor, constant: 6),
      dots.bottomAnchor.constraint(equalTo: bottomAnchor), dots.centerXAnchor.constraint(equalTo: centerXAnchor),
      pages.topAnchor.constraint(equalTo: content.topAnchor),
      pages.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      pages.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      pages.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      pages.heightAnchor.constraint(equalTo: frame.heightAnchor),
    ])
    for page in pages.arrangedSubviews {
      page.widthAnchor.constraint(equalTo: frame.widthAnchor).isActive = true
    }
    dots.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        scroll.setContentOffset(
          CGPoint(x: scroll.bounds.width * CGFloat(place(of: dots.currentPage)), y: 0), animated: true)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    dots.currentPage = place(of: Int((scrollView.contentOffset.x / max(scrollView.bounds.width, 1)).rounded()))
  }

  /// The page at a place from the left, and the place of a page.
  private func place(of page: Int) -> Int {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? dots.numberOfPages - 1 - page : page
  }
}
