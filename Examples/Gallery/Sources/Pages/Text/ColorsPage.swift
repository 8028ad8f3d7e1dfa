// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The system's colours: tints, greys, texts, fills and backgrounds.
final class ColorsPage: PageController {
  override func build() {
    addGroup(
      "Colors",
      [
        ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen),
        ("Mint", .systemMint), ("Teal", .systemTeal), ("Cyan", .systemCyan), ("Blue", .systemBlue),
        ("Indigo", .systemIndigo), ("Purple", .systemPurple), ("Pink", .systemPink), ("Brown", .systemBrown),
      ].map(row))
    addGroup(
      "Grays",
      [
        ("Gray", .systemGray), ("Gray 2", .systemGray2), ("Gray 3", .systemGray3), ("Gray 4", .systemGray4),
        ("Gray 5", .systemGray5), ("Gray 6", .systemGray6),
      ].map(row))
    addGroup(
      "Texts",
      [
        ("Label", .label), ("Secondary label", .secondaryLabel), ("Tertiary label", .tertiaryLabel),
        ("Quaternary label", .quaternaryLabel), ("Link", .link), ("Placeholder", .placeholderText),
      ].map { name, color in UILabel.make(name, style: .body, color: color).row() })
    addGroup(
      "Fills",
      [
        ("Fill", .systemFill), ("Secondary fill", .secondarySystemFill), ("Tertiary fill", .tertiarySystemFill),
        ("Quaternary fill", .quaternarySystemFill), ("Separator", .separator),
        ("Opaque separator", .opaqueSeparator),
      ].map(row))
    addGroup(
      "Backgrounds",
      [
        ("Background", .systemBackground), ("Secondary background", .secondarySystemBackground),
        ("Tertiary background", .tertiarySystemBackground), ("Grouped background", .systemGroupedBackground),
      ].map(row))
  }

  private func row(_ name: String, _ color: UIColor) -> UIView {
    let swatch = UIView().sized(width: 64, height: 28)
    swatch.backgroundColor = color
    swatch.layer.cornerRadius = 7
    return RowView(name, swatch)
  }
}
