// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Colours that are dragged into wells, and words that are dragged between lists.
final class DragAndDropPage: PageController {
  private let lists = UIStackView()

  override func build() {
    let chips = UIStackView(
      arrangedSubviews: PaletteController.colors.prefix(5).map { ColorChip($0.name, $0.color) })
    chips.distribution = .fillEqually
    chips.spacing = 10
    let wells = UIStackView(arrangedSubviews: [ColorWell("First well"), ColorWell("Second well")])
    wells.distribution = .fillEqually
    wells.spacing = 12
    addGroup(
      "Colors", footer: "Hold a color, and drag it into a well.",
      [chips.sized(height: 48).row(), wells.sized(height: 84).row()])
    for list in [
      WordList("To buy", ["Milk", "Bread", "Apples"]), WordList("Bought", ["Coffee"]),
    ] { lists.addArrangedSubview(list) }
    lists.spacing = 12
    lists.distribution = .fillEqually
    addGroup("Words", footer: "Hold a word, and drag it to the other list.", [lists.row()])
    arrange()
  }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    lists.axis = isLarge ? .vertical : .horizontal
    lists.distribution = isLarge ? .fill : .fillEqually
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }
}
