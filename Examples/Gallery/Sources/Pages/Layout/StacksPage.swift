// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Stack views: how they share room, where they put views, and views that come and go.
final class StacksPage: PageController {
  override func build() {
    addGroup(
      "Distribution",
      [
        sample("Fill", .fill), sample("Fill Equally", .fillEqually), sample("Fill Proportionally", .fillProportionally),
        sample("Equal Spacing", .equalSpacing), sample("Equal Centering", .equalCentering),
      ])
    addGroup(
      "Alignment", [alignment("Top", .top), alignment("Center", .center), alignment("Baseline", .firstBaseline)])
    addGroup("Spacing", [spacing()])
    addGroup("Coming and Going", [hiding()])
  }

  private var blocks: [UIView] {
    [BlockView("One", .systemBlue), BlockView("Two words", .systemGreen), BlockView("3", .systemOrange)]
  }

  private func sample(_ title: String, _ distribution: UIStackView.Distribution) -> UIView {
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.distribution = distribution
    stack.spacing = 8
    if distribution == .fill {
      // Two hold on to their widths, so that the third takes what is left.
      for block in stack.arrangedSubviews.dropLast() {
        block.setContentHuggingPriority(.required, for: .horizontal)
      }
    }
    let column = UIStackView(arrangedSubviews: [
      UILabel.make(title, style: .footnote, color: .secondaryLabel), stack,
    ])
    column.axis = .vertical
    column.spacing = 6
    return column.row()
  }

  private func alignment(_ title: String, _ alignment: UIStackView.Alignment) -> UIView {
    let views: [UIView] = [
      UILabel.make("Aa", style: .largeTitle), UILabel.make("Bb", style: .title3), UILabel.make("Cc", style: .footnote),
      UILabel.make(title, style: .body, color: .secondaryLabel),
    ]
    for view in views.dropLast() { view.setContentHuggingPriority(.required, for: .horizontal) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.alignment = alignment
    stack.spacing = 12
    return stack.row()
  }

  private func spacing() -> UIView {
    let stack = UIStackView(arrangedSubviews: [
      BlockView("4", .systemTeal), BlockView("24", .systemTeal), BlockView("Last", .systemTeal),
    ])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.setCustomSpacing(4, after: stack.arrangedSubviews[0])
    stack.setCustomSpacing(24, after: stack.arrangedSubviews[1])
    return stack.row()
  }

  private func hiding() -> UIView {
    let blocks = self.blocks
    let row = UIStackView(arrangedSubviews: blocks)
    row.spacing = 8
    row.distribution = .fillEqually
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Hide the middle"
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { action in
        UIView.animate(withDuration: 0.35) { blocks[1].isHidden.toggle() }
        (action.sender as? UIButton)?.configuration?.title = blocks[1].isHidden ? "Show the middle" : "Hide the middle"
      })
    let column = UIStackView(arrangedSubviews: [row, button])
    column.axis = .vertical
    column.spacing = 12
    return column.row()
  }
}
