// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Gallery
public import UIKit

/// A page of titled groups of rows, one below the other, that scrolls; the keyboard goes when a finger scrolls it away.
public class GroupsController: UIViewController {
  public let scrollView = UIScrollView()
  private let groups = UIStackView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .interactive
    groups.axis = .vertical
    groups.spacing = 24
    for (part, holder) in [(scrollView, view), (groups, scrollView)] as [(UIView, UIView?)] {
      part.translatesAutoresizingMaskIntoConstraints = false
      holder?.addSubview(part)
    }
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
  }

  /// Adds rows on a rounded card.
  func addGroup(_ title: String, footer: String? = nil, _ rows: [UIView]) {
    groups.addArrangedSubview(GroupView(title: title, footer: footer, rows: rows))
  }
}
