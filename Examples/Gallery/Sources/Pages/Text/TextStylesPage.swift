// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// All text styles at the size that people prefer, all weights, and other typefaces.
final class TextStylesPage: PageController {
  private let styles: [(String, UIFont.TextStyle)] = [
    ("Large Title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
    ("Footnote", .footnote), ("Caption 1", .caption1), ("Caption 2", .caption2),
  ]
  private let weights: [(String, UIFont.Weight)] = [
    ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
    ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
  ]

  override func build() {
    addGroup(
      "Dynamic Type", footer: "Every style grows with the text size that people choose.",
      styles.map { name, style in UILabel.make(name, style: style).row() })
    addGroup(
      "Weights",
      weights.map { name, weight in
        let label = UILabel.make(name, style: .title3)
        label.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 20, weight: weight))
        return label.row()
      })
    addGroup("Other Typefaces", [italic().row(), monospaced().row(), digits().row()])
  }

  private func italic() -> UIView {
    let label = UILabel.make("Italic, for the names of ships", style: .body)
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .italicSystemFont(ofSize: 17))
    return label
  }

  private func monospaced() -> UIView {
    let label = UILabel.make("let answer = 6 * 7", style: .body)
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .monospacedSystemFont(ofSize: 16, weight: .regular))
    return label
  }

  private func digits() -> UIView {
    let label = UILabel.make("11:11:11\n20:48:36", style: .body)
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
    return label
  }
}
