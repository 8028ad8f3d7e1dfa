// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Gallery
public import UIKit

/// The same form twice, side by side: one makes room for the keyboard by hand, one stands on the guide.
public final class FormsPage: UIViewController {
  public let byHand = FormController(usesGuide: false)
  public let byGuide = FormController(usesGuide: true)
  public let verdict = UILabel.make("", style: .subheadline, color: .secondaryLabel)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    verdict.textAlignment = .center
    verdict.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(verdict)
    let safe = view.safeAreaLayoutGuide
    for form in [byHand, byGuide] {
      addChild(form)
      form.view.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(form.view)
      form.didMove(toParent: self)
      form.onLayout = { [weak self] in self?.compare() }
      NSLayoutConstraint.activate([
        form.view.topAnchor.constraint(equalTo: verdict.bottomAnchor, constant: 12),
        form.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      verdict.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
      verdict.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      verdict.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      byHand.view.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      byGuide.view.leadingAnchor.constraint(equalTo: byHand.view.trailingAnchor, constant: 12),
      byGuide.view.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      byGuide.view.widthAnchor.constraint(equalTo: byHand.view.widthAnchor),
    ])
    compare()
  }

  /// Says whether both fields are equally high.
  private func compare() {
    let heights = [byHand, byGuide].map { Int($0.list.frame.height.rounded()) }
    let text =
      heights[0] == heights[1]
      ? said("Both lists are \(heights[0]) points high", "두 목록의 높이가 \(heights[0])포인트로 같습니다")
      : said("\(heights[0]) and \(heights[1]) points high", "높이 \(heights[0])포인트와 \(heights[1])포인트")
    if verdict.text != text { verdict.text = text }
  }
}
