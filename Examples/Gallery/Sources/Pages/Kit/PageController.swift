// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// A page of titled groups, one below the other, that scrolls when there is no room for all of them.
open class PageController: UIViewController {
  public let scrollView = UIScrollView()
  private let groups = UIStackView()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    groups.axis = .vertical
    groups.spacing = 24
    groups.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(groups)
    let content = scrollView.contentLayoutGuide
    let readable = view.readableContentGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      groups.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      groups.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      groups.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      groups.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
    ])
    build()
  }

  /// Adds the groups of the page.
  open func build() {}

  /// Adds rows on a rounded card.
  public func addGroup(_ title: String? = nil, footer: String? = nil, _ rows: [UIView]) {
    groups.addArrangedSubview(GroupView(title: title, footer: footer, rows: rows))
  }
}
